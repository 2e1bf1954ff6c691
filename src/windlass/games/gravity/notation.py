"""Text forms. An action is a word with its values: `play2`, `capture`, `fromA`, `take3`, `send2`, `turn4.2`, `enough`.

A position is one line of `name:value` parts. An island is `4:A5@1,-1+3.1=a2m1`: face A, turned by 5 sides, in cell (1, -1),
3 permanent and 1 temporary gravity, 2 hunters of the first seat and 1 mercenary. Cards are their numbers, `?` where hidden;
played ones lie in order, `c4` being a castling that stands for card 4.
What follows from the rest is left out: the deck, the reserve and the hunters aboard.
"""

from __future__ import annotations

import re
from typing import Final

from windlass.engine.notation import SEAT_LETTERS, Parts, print_chance
from windlass.engine.refusal import Refusal
from windlass.games.gravity.actions import ACTIONS, ISLAND_LETTERS, PLACE_LETTERS, family_of
from windlass.games.gravity.components import ACTION_NAMES, COPIES, FACE_NAMES, HUNTERS, ISLANDS, KINDS, MERCENARIES, TURNS
from windlass.games.gravity.rules.geography import survey
from windlass.games.gravity.rules.gravitation import SUPPLY
from windlass.games.gravity.state import NOBODY, NOTHING, SEATS, STEP_NAMES, State
from windlass.games.gravity.validity import flaw

_ISLAND = re.compile(
    r"(?P<face>[AB])(?P<rotation>[0-5])@(?P<q>-?\d{1,4}),(?P<r>-?\d{1,4})"
    r"(\+(?P<permanent>\d{1,4})\.(?P<temporary>\d{1,4}))?"
    r"(=((?P<owner>[a-d])(?P<hunters>[1-5]))?(m(?P<mercenaries>[1-8]))?)?"
)
# What may lie in the row of played cards: nothing, a card, or a castling with the card it stands for.
_ROW: Final = ("", *(str(kind + 1) for kind in range(KINDS)), *(f"c{kind + 1}" for kind in range(KINDS)))
_HIDDEN_ZONES: Final = ("hand", "discard", "saved", "laid")
# Numbers of the present decision and of the options, printed when they are not zero, with their bounds.
_NUMBERS: Final = {
    "passed": 15, "done": 3, "force": 5, "toll": 8, "need": 6, "fleeing": 1, "ended": 2,
    "dealt_abilities": 1, "chosen_abilities": 1, "given_map": 1, "round_limit": 1000,
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
    if any(any(row) for row in state.row):
        parts.append("played:" + "/".join("".join(_ROW[lying] for lying in state.row[seat]) for seat in seats))
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
    state.mover = _index(parts, "mover", letters, "a")
    state.first = _index(parts, "first", letters, "a")
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
    if state.owner[island] >= state.seats or _cell(state, island) in [_cell(state, other) for other in range(island)]:
        parts.refuse(name)


def _cell(state: State, island: int) -> tuple[int, int]:
    return state.q[island], state.r[island]


def _parse_cards(parts: Parts, state: State) -> None:
    """Cards by zone; what no zone holds is in the deck. Refuses the zone with a card too many."""
    hidden = parts.listed("deck", state.seats, "")
    for seat in range(state.seats):
        state.deck[seat] = list(COPIES)
    for name in _HIDDEN_ZONES:
        for seat, cards in enumerate(parts.listed(name, state.seats, "")):
            if not re.fullmatch(r"[1-6]*\?*", cards) or len(cards) > sum(COPIES):
                parts.refuse(name)
            getattr(state, f"{name}_size")[seat] = len(cards)
            _take_cards(parts, state, name, seat, [int(card) - 1 for card in cards if card != "?"])
    for seat, cards in enumerate(parts.listed("played", state.seats, "")):
        lying = re.findall("c?[1-6]", cards)
        if "".join(lying) != cards or len(lying) > TURNS:
            parts.refuse("played")
        state.row[seat] = [*(_ROW.index(card) for card in lying), *[0] * (TURNS - len(lying))]
        _take_cards(parts, state, "played", seat, [int(card) - 1 for card in lying if len(card) == 1])
    for seat, deck in enumerate(hidden):
        if deck not in ("", "?"):
            parts.refuse("deck")
        if deck:
            state.deck[seat] = [0] * KINDS


def _take_cards(parts: Parts, state: State, zone: str, seat: int, kinds: list[int]) -> None:
    for kind in kinds:
        getattr(state, zone)[seat][kind] += 1
        state.deck[seat][kind] -= 1
        if state.deck[seat][kind] < 0:
            parts.refuse(zone)


def _count_pieces(parts: Parts, state: State) -> None:
    """What no part mentions is in the reserve or aboard. Refuses the part with a piece too many."""
    state.reserve = MERCENARIES
    state.crew[: state.seats] = [HUNTERS] * state.seats
    for island in range(ISLANDS):
        state.reserve -= state.mercenaries[island]
        if state.hunters[island]:
            state.crew[state.owner[island]] -= state.hunters[island]
        _refuse_too_many(parts, state, ISLAND_LETTERS[island])
    state.reserve -= sum(state.hired)
    _refuse_too_many(parts, state, "hired")
    for seat in range(state.seats):
        state.crew[seat] -= state.fallen[seat]
    _refuse_too_many(parts, state, "fallen")
    state.reserve -= state.lifted[1]
    state.crew[state.mover] -= state.lifted[0]
    _refuse_too_many(parts, state, "lifted")


def _refuse_too_many(parts: Parts, state: State, part: str) -> None:
    if state.reserve < 0 or min(state.crew) < 0:
        parts.refuse(part)
