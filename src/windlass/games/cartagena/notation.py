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
from windlass.games.cartagena.components import BOAT, ROW, SPACES, START
from windlass.games.cartagena.state import PIRATES, State

LETTERS: Final = "fspkbt"
MOST_CARDS: Final = 120
_ACTION = re.compile(r"(?P<space>\d{1,2}|boat)(?P<what>[fspkbt<])")

# Small numbers printed when they are not the rulebook's, in this order.
_SIZES: Final = {
    "segments": 6, "symbols": 6, "copies": 17, "pirates": 6, "actions": 3, "opening": 6, "hidden_hands": 1, "open_row": 0,
    "boat_retreat": 1, "skip_draws": 0, "stall_limit": 0,
}  # fmt: skip
_PLAIN: Final = ("turn", "made", "ended", "round", "progress", "deck_left")


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
    parts += [f"{name}:{getattr(state, name)}" for name, usual in _SIZES.items() if getattr(state, name) != usual]
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
    for name, usual in _SIZES.items():
        setattr(state, name, parts.number(name, 0, 1000, usual))
    if not (1 <= state.symbols <= len(LETTERS) and 1 <= state.segments * state.symbols <= SPACES and 1 <= state.pirates <= PIRATES):
        raise Refusal("notation.position", part="sizes")
    state.last = state.segments * state.symbols
    track = _symbols(parts, "track", state.last)
    if len(track) != state.last:
        raise Refusal("notation.position", part="track")
    state.track[1 : state.last + 1] = track
    for name in _PLAIN:
        setattr(state, name, parts.number(name, 0, 10_000, 0))
    for seat, words in enumerate(parts.listed("where", state.seats)):
        state.where[seat][: state.pirates] = _spaces(words, state)
    for name in ("hand", "known"):
        for seat, cards in enumerate(parts.listed("hands" if name == "hand" else name, state.seats, "")):
            getattr(state, name)[seat][:] = _counts(parts, name, cards)
    for seat, number in enumerate(parts.listed("best", state.seats, "0")):
        state.best[seat] = parts.whole("best", number, 0, PIRATES)
    for seat, number in enumerate(parts.listed("held", state.seats, "-1")):
        state.held[seat] = parts.whole("held", number, -1, MOST_CARDS)
        if state.held[seat] == -1:
            state.held[seat] = sum(state.hand[seat])
    row = _symbols(parts, "row", ROW)
    state.row[: len(row)] = row
    state.row_left = len(row)
    state.deck = _counts(parts, "deck", parts.text("deck", ""))
    state.discard = _counts(parts, "discard", parts.text("discard", ""))
    state.chance = parts.chance()
    parts.finish()
    return state


def _place(space: int) -> str:
    return "boat" if space == BOAT else str(space)


def _cards(counts: Iterable[int]) -> str:
    return "".join(f"{LETTERS[symbol]}{count if count > 1 else ''}" for symbol, count in enumerate(counts) if count)


def _counts(parts: Parts, name: str, cards: str) -> list[int]:
    if not re.fullmatch(r"([fspkbt][0-9]{0,3})*", cards):
        parts.refuse(name)
    counts = [0] * len(LETTERS)
    for letter, count in re.findall(r"([fspkbt])([0-9]*)", cards):
        counts[LETTERS.index(letter)] += int(count or 1)
    if sum(counts) > MOST_CARDS:
        parts.refuse(name)
    return counts


def _symbols(parts: Parts, name: str, most: int) -> list[int]:
    text = parts.text(name, "")
    if set(text) - set(LETTERS) or len(text) > most:
        parts.refuse(name)
    return [LETTERS.index(letter) for letter in text]


def _spaces(words: str, state: State) -> list[int]:
    spaces = sorted(BOAT if word == "boat" else int(word) if word.isdecimal() else -1 for word in words.split("."))
    if len(spaces) != state.pirates or any(space < 0 or state.last < space < BOAT or space > BOAT for space in spaces):
        raise Refusal("notation.position", part="where")
    for space in spaces:
        if START < space < BOAT:
            state.crowd[space] += 1
    return spaces
