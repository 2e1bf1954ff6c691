"""Text forms. An action is a word with its values: `play2`, `capture`, `fromA`, `take3`, `send2`, `turn4.2`, `enough`.

A position is one line of `name:value` parts. An island is `4:A5@1,-1+3.1=b2m1`: face A, turned by 5 sides, in cell (1, -1),
3 permanent and 1 temporary gravity, 2 hunters of blue and 1 mercenary. Cards are their numbers, `?` where hidden.
What follows from the rest is left out: the deck, the reserve and the hunters aboard.
"""

from __future__ import annotations

import re
from typing import Final

from windlass.engine.notation import Parts, print_chance
from windlass.engine.refusal import Refusal
from windlass.games.gravity.actions import ACTIONS, ISLAND_LETTERS, PLACE_LETTERS, family_of
from windlass.games.gravity.components import ACTION_NAMES, COPIES, FACE_NAMES, HUNTERS, ISLANDS, KINDS, MERCENARIES
from windlass.games.gravity.rules.geography import survey
from windlass.games.gravity.rules.gravitation import SUPPLY
from windlass.games.gravity.soundness import flaw
from windlass.games.gravity.state import NOBODY, NOTHING, SEATS, STEP_NAMES, State

SEAT_LETTERS: Final = "brgy"
_ISLAND = re.compile(
    r"(?P<face>[AB])(?P<rotation>[0-5])@(?P<q>-?\d{1,4}),(?P<r>-?\d{1,4})"
    r"(\+(?P<permanent>\d{1,4})\.(?P<temporary>\d{1,4}))?"
    r"(=((?P<owner>[brgy])(?P<hunters>[1-5]))?(m(?P<mercenaries>[1-8]))?)?"
)
_HIDDEN_ZONES: Final = ("hand", "discard", "saved", "laid")
# Numbers of the present decision and of the options, printed when they are not zero, with their bounds.
_NUMBERS: Final = {
    "passed": 15, "done": 3, "force": 5, "toll": 8, "need": 6, "fleeing": 1, "ended": 2,
    "dealt_abilities": 1, "given_map": 1, "round_limit": 1000,
}  # fmt: skip
_MASKS: Final = ("visited", "scope", "taken")
_PLACES: Final = ("origin", "target", "strongest")


# -- Actions ---------------------------------------------------------------------------------------------------------


def print_action(action: int) -> str:
    """An action as players type it."""
    family, places = family_of(action)
    return family.word + ".".join(value.typed[at] for value, at in zip(family.values, places, strict=True))


_CODES: Final = {print_action(action).lower(): action for action in range(ACTIONS)}


def parse_action(text: str) -> int:
    """The code of a typed action. Refuses text that is none."""
    code = _CODES.get(text.strip().lower())
    if code is None:
        raise Refusal("notation.action", text=text)
    return code


# -- Positions -------------------------------------------------------------------------------------------------------


def print_position(state: State) -> str:
    """A position as one line."""
    seats = range(state.seats)
    parts = [f"seats:{state.seats}", f"round:{state.round}", f"step:{STEP_NAMES[state.step]}"]
    parts += [f"{name}:{SEAT_LETTERS[getattr(state, name)]}" for name in ("first", "turn", "mover")]
    parts += [f"{ISLAND_LETTERS[island]}:{_print_island(state, island)}" for island in range(ISLANDS)]
    for name in ("turns", "fallen", "hired", "ability"):
        if any(getattr(state, name)):
            parts.append(f"{name}:" + "/".join(str(getattr(state, name)[seat]) for seat in seats))
    for name in _HIDDEN_ZONES:
        if any(getattr(state, f"{name}_size")):
            parts.append(f"{name}:" + "/".join(_cards(getattr(state, name)[seat], getattr(state, f"{name}_size")[seat]) for seat in seats))
    if any(any(row) for row in state.played):
        parts.append("played:" + "/".join(_cards(state.played[seat], sum(state.played[seat])) for seat in seats))
    hidden = [not any(state.deck[seat]) for seat in seats]
    if any(hidden):
        parts.append("deck:" + "/".join("?" if blank else "" for blank in hidden))
    parts += [f"{name}:{getattr(state, name)}" for name in _NUMBERS if getattr(state, name)]
    parts += [f"{name}:{_letters(getattr(state, name))}" for name in _MASKS if getattr(state, name)]
    parts += [f"{name}:{PLACE_LETTERS[getattr(state, name)]}" for name in _PLACES if getattr(state, name) != NOTHING]
    if any(state.lost):
        parts.append("lost:" + "/".join(_letters(state.lost[seat]) for seat in seats))
    if any(state.lifted):
        parts.append("lifted:" + "/".join(map(str, state.lifted)))
    if state.card != NOTHING:
        parts.append(f"card:{state.card + 1}")
    if state.doing != NOTHING:
        parts.append(f"doing:{ACTION_NAMES[state.doing]}")
    if state.winner != NOBODY:
        parts.append(f"winner:{SEAT_LETTERS[state.winner]}")
    return " ".join([*parts, *print_chance(state.chance)])


def _print_island(state: State, island: int) -> str:
    text = f"{FACE_NAMES[state.face[island]]}{state.rotation[island]}@{state.q[island]},{state.r[island]}"
    if state.permanent[island] or state.temporary[island]:
        text += f"+{state.permanent[island]}.{state.temporary[island]}"
    pieces = f"{SEAT_LETTERS[state.owner[island]]}{state.hunters[island]}" if state.hunters[island] else ""
    pieces += f"m{state.mercenaries[island]}" if state.mercenaries[island] else ""
    return f"{text}={pieces}" if pieces else text


def _cards(counts: list[int], size: int) -> str:
    return "".join(str(kind + 1) * count for kind, count in enumerate(counts)) + "?" * (size - sum(counts))


def _letters(mask: int) -> str:
    return "".join(letter for island, letter in enumerate(ISLAND_LETTERS) if mask >> island & 1)


def parse_position(text: str) -> State:
    """The position of a line. Refuses a line that is broken or says something impossible, naming the part."""
    parts = Parts(text)
    state = State()
    state.seats = parts.number("seats", 2, SEATS)
    state.round = parts.number("round", 0, 10_000, 1)
    state.step = _index(parts, "step", STEP_NAMES, "turn")
    letters = SEAT_LETTERS[: state.seats]
    state.mover = _index(parts, "mover", letters, "b")
    state.first = _index(parts, "first", letters, "b")
    state.turn = _index(parts, "turn", letters, letters[state.mover])
    for island in range(ISLANDS):
        _parse_island(parts, state, island)
    for name, most in (("turns", 6), ("fallen", HUNTERS), ("hired", MERCENARIES), ("ability", 4)):
        for seat, number in enumerate(parts.listed(name, state.seats, "0")):
            getattr(state, name)[seat] = parts.whole(name, number, 0, most)
    for name, most in _NUMBERS.items():
        setattr(state, name, parts.number(name, 0, most, 0))
    for name in _MASKS:
        setattr(state, name, _mask(parts, name, parts.text(name, "")))
    for name in _PLACES:
        setattr(state, name, _index(parts, name, PLACE_LETTERS, None))
    for seat, islands in enumerate(parts.listed("lost", state.seats, "")):
        state.lost[seat] = _mask(parts, "lost", islands)
    state.lifted = [parts.whole("lifted", number, 0, SUPPLY) for number in parts.listed("lifted", 4, "0")]
    state.card = _index(parts, "card", tuple(str(kind + 1) for kind in range(KINDS)), None)
    state.doing = _index(parts, "doing", ACTION_NAMES, None)
    state.winner = _index(parts, "winner", letters, None)
    _parse_cards(parts, state)
    _count_pieces(parts, state)
    state.chance = parts.chance()
    parts.finish()
    survey(state)
    if wrong := flaw(state):
        parts.refuse(wrong)
    return state


def _index(parts: Parts, name: str, names: tuple[str, ...] | str, default: str | None) -> int:
    text = parts.text(name, default or "")
    if not text:
        return NOTHING
    if text not in tuple(names):
        parts.refuse(name)
    return names.index(text)


def _mask(parts: Parts, name: str, letters: str) -> int:
    if set(letters) - set(ISLAND_LETTERS):
        parts.refuse(name)
    return sum(1 << ISLAND_LETTERS.index(letter) for letter in set(letters))


def _parse_island(parts: Parts, state: State, island: int) -> None:
    name = ISLAND_LETTERS[island]
    found = _ISLAND.fullmatch(parts.text(name))
    if not found:
        parts.refuse(name)
    state.face[island] = FACE_NAMES.index(found["face"])
    state.rotation[island] = int(found["rotation"])
    state.q[island] = int(found["q"])
    state.r[island] = int(found["r"])
    state.permanent[island] = int(found["permanent"] or 0)
    state.temporary[island] = int(found["temporary"] or 0)
    state.hunters[island] = int(found["hunters"] or 0)
    state.mercenaries[island] = int(found["mercenaries"] or 0)
    state.owner[island] = SEAT_LETTERS.index(found["owner"]) if found["owner"] else NOBODY
    if state.owner[island] >= state.seats or (
        (state.round or state.step) and _cell(state, island) in [_cell(state, other) for other in range(island)]
    ):
        parts.refuse(name)


def _cell(state: State, island: int) -> tuple[int, int]:
    return state.q[island], state.r[island]


def _parse_cards(parts: Parts, state: State) -> None:
    for name in (*_HIDDEN_ZONES, "played"):
        for seat, cards in enumerate(parts.listed(name, state.seats, "")):
            if not re.fullmatch(r"[1-6]*\?*" if name != "played" else "[1-6]*", cards):
                parts.refuse(name)
            for kind in range(KINDS):
                getattr(state, name)[seat][kind] = cards.count(str(kind + 1))
            if name != "played":
                getattr(state, f"{name}_size")[seat] = len(cards)
    for seat, deck in enumerate(parts.listed("deck", state.seats, "")):
        if deck not in ("", "?"):
            parts.refuse("deck")
        for kind in range(KINDS):
            left = COPIES[kind] - sum(getattr(state, name)[seat][kind] for name in (*_HIDDEN_ZONES, "played"))
            if left < 0:
                parts.refuse("hand")
            state.deck[seat][kind] = 0 if deck else left


def _count_pieces(parts: Parts, state: State) -> None:
    state.reserve = MERCENARIES - sum(state.mercenaries) - sum(state.hired) - state.lifted[1]
    for seat in range(state.seats):
        on_map = sum(state.hunters[island] for island in range(ISLANDS) if state.owner[island] == seat)
        in_hand = state.lifted[0] if seat == state.mover else 0
        state.crew[seat] = HUNTERS - on_map - in_hand - state.fallen[seat]
    if state.reserve < 0 or min(state.crew) < 0:
        parts.refuse("pieces")
