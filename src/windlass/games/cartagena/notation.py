"""Text forms: `9f` plays a flag with the pirate on 9, `0s` a sabre from the start, `9<` falls back, `boat<` from the boat, `end`.

A position is one line of `name:value` parts, for example
`seats:2 track:bpt... turn:0 made:1 round:4 where:0.0.3/5.boat.boat hands:f2k/b deck_left:20 deck:f6s14 discard:b`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from windlass.engine.notation import Parts, print_chance
from windlass.engine.refusal import Refusal
from windlass.games.cartagena.actions import Advance, EndTurn, Retreat, code, face
from windlass.games.cartagena.components import BOAT, CROWD, ROW, SPACES, START
from windlass.games.cartagena.state import PIRATES, State

LETTERS: Final = "fspkbt"
MOST_CARDS: Final = 120
_ACTION = re.compile(r"(?P<space>[0-9]{1,2}|boat)(?P<what>[fspkbt<])")

# Small numbers printed when they are not the rulebook's, in this order: the usual one, the lowest and the highest.
_SIZES: Final = {
    "segments": (6, 1, 6), "symbols": (6, 1, 6), "copies": (17, 1, 20), "pirates": (6, 1, PIRATES), "actions": (3, 1, 6),
    "opening": (6, 1, 12), "hidden_hands": (1, 0, 1), "open_row": (0, 0, 1), "boat_retreat": (1, 0, 1), "skip_draws": (0, 0, 1),
    "stall_limit": (0, 0, 1000),
}  # fmt: skip
_PLAIN: Final = ("turn", "made", "ended", "round", "progress", "deck_left")
_MOST_ROUNDS: Final = 30_000


def print_action(action: int) -> str:
    """An action as players type it."""
    made = face(action)
    if isinstance(made, Advance):
        return f"{made.space}{LETTERS[made.symbol]}"
    return f"{_place(made.space)}<" if isinstance(made, Retreat) else "end"


def parse_action(text: str) -> int:
    """The code of a typed action. Refuses text that is none."""
    word = text.strip().lower()
    if word == "end":
        return code(EndTurn())
    found = _ACTION.fullmatch(word)
    if found:
        space = BOAT if found["space"] == "boat" else int(found["space"])
        if found["what"] == "<" and space > START and (space <= SPACES or found["space"] == "boat"):
            return code(Retreat(space))
        if found["what"] != "<" and space <= SPACES:
            return code(Advance(LETTERS.index(found["what"]), space))
    raise Refusal("notation.action", text=text)


def print_position(state: State) -> str:
    """A position as one line."""
    parts = [f"seats:{state.seats}"]
    parts += [f"{name}:{getattr(state, name)}" for name, (usual, _, _) in _SIZES.items() if getattr(state, name) != usual]
    parts.append("track:" + "".join(LETTERS[state.track[space]] for space in range(1, state.last + 1)))
    parts += [f"{name}:{getattr(state, name)}" for name in _PLAIN]
    seats = range(state.seats)
    parts.append("where:" + "/".join(".".join(_place(space) for space in state.where[seat][: state.pirates]) for seat in seats))
    parts.append("hands:" + "/".join(_cards(state.hand[seat]) for seat in seats))
    if any(state.held[seat] != sum(state.hand[seat]) for seat in seats):
        parts.append("held:" + "/".join(str(state.held[seat]) for seat in seats))
    if any(any(known) for known in state.known):
        parts.append("known:" + "/".join(_cards(state.known[seat]) for seat in seats))
    if any(state.best):
        parts.append("best:" + "/".join(str(state.best[seat]) for seat in seats))
    if state.row_left:
        parts.append("row:" + "".join(LETTERS[symbol] for symbol in state.row[: state.row_left]))
    parts.append("deck:" + _cards(state.deck))
    parts.append("discard:" + _cards(state.discard))
    return " ".join([*parts, *print_chance(state.chance)])


def parse_position(text: str) -> State:
    """The position of a line. Refuses a line that is broken or says something impossible, naming the part."""
    parts = Parts(text)
    state = State()
    state.seats = parts.number("seats", 2, 5)
    for name, (usual, low, high) in _SIZES.items():
        setattr(state, name, parts.number(name, low, high, usual))
    state.last = state.segments * state.symbols
    track = _symbols(parts, "track", state)
    if len(track) != state.last:
        parts.refuse("track")
    state.track[1 : state.last + 1] = track
    most = (state.seats - 1, state.actions, 3, _MOST_ROUNDS, _MOST_ROUNDS, MOST_CARDS)
    for name, high in zip(_PLAIN, most, strict=True):
        setattr(state, name, parts.number(name, 0, high, 0))
    for seat, words in enumerate(parts.listed("where", state.seats)):
        state.where[seat][: state.pirates] = _spaces(parts, words, state)
    for name in ("hand", "known"):
        for seat, cards in enumerate(parts.listed("hands" if name == "hand" else name, state.seats, "")):
            getattr(state, name)[seat][:] = _counts(parts, name, cards, state)
    for seat, number in enumerate(parts.listed("best", state.seats, "0")):
        state.best[seat] = parts.whole("best", number, 0, state.pirates)
    for seat, number in enumerate(parts.listed("held", state.seats, "-1")):
        state.held[seat] = parts.whole("held", number, -1, MOST_CARDS)
        if state.held[seat] == -1:
            state.held[seat] = sum(state.hand[seat])
    row = _symbols(parts, "row", state)
    if len(row) > ROW * state.open_row:
        parts.refuse("row")
    state.row[: len(row)] = row
    state.row_left = len(row)
    state.deck = _counts(parts, "deck", parts.text("deck", ""), state)
    state.discard = _counts(parts, "discard", parts.text("discard", ""), state)
    state.chance = parts.chance()
    parts.finish()
    _check_cards(parts, state)
    return state


def _check_cards(parts: Parts, state: State) -> None:
    """Refuse sizes that do not fit what is shown, unless it is blanked, and more cards than there are."""
    zones = [(state.deck, state.deck_left, "deck"), *((state.hand[seat], state.held[seat], "held") for seat in range(state.seats))]
    for cards, size, name in zones:
        if size != sum(cards) and (any(cards) or not state.hidden_hands):
            parts.refuse(name)
    seen = [sum(column) for column in zip(state.deck, state.discard, *map(_shown, state.hand, state.known), strict=True)]
    for symbol in state.row[: state.row_left]:
        seen[symbol] += 1
    total = state.deck_left + sum(state.discard) + state.row_left + sum(state.held)
    if max(seen) > state.copies or total > state.copies * state.symbols:
        parts.refuse("copies")
    if any(sum(_shown(hand, known)) > held for hand, known, held in zip(state.hand, state.known, state.held, strict=True)):
        parts.refuse("known")


def _shown(hand: list[int], known: list[int]) -> list[int]:
    """The cards of a hand that are certain: those in sight, and of each symbol at least those seen being taken."""
    return [max(pair) for pair in zip(hand, known, strict=True)]


def _place(space: int) -> str:
    return "boat" if space == BOAT else str(space)


def _cards(counts: Iterable[int]) -> str:
    return "".join(f"{LETTERS[symbol]}{count if count > 1 else ''}" for symbol, count in enumerate(counts) if count)


def _counts(parts: Parts, name: str, cards: str, state: State) -> list[int]:
    if not re.fullmatch(r"([fspkbt][0-9]{0,3})*", cards):
        parts.refuse(name)
    counts = [0] * len(LETTERS)
    for letter, count in re.findall(r"([fspkbt])([0-9]*)", cards):
        counts[LETTERS.index(letter)] += int(count or 1)
    if max(counts) > state.copies or any(counts[state.symbols :]):
        parts.refuse(name)
    return counts


def _symbols(parts: Parts, name: str, state: State) -> list[int]:
    text = parts.text(name, "")
    if set(text) - set(LETTERS[: state.symbols]):
        parts.refuse(name)
    return [LETTERS.index(letter) for letter in text]


def _spaces(parts: Parts, words: str, state: State) -> list[int]:
    spaces = sorted(BOAT if word == "boat" else parts.whole("where", word, START, state.last) for word in words.split("."))
    if len(spaces) != state.pirates:
        parts.refuse("where")
    for space in spaces:
        if START < space < BOAT:
            state.crowd[space] += 1
            if state.crowd[space] > CROWD:
                parts.refuse("where")
    return spaces
