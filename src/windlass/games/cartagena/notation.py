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
from windlass.games.cartagena.secrecy import suits_of
from windlass.games.cartagena.state import PIRATES, State
from windlass.games.cartagena.tunnel import crowd, enter, pirates_aboard, places_of, track
from windlass.games.cartagena.validity import flaw

LETTERS: Final = "fspkbt"
MOST_CARDS: Final = 120
_ACTION = re.compile(r"(?P<space>[0-9]{1,2}|boat)(?P<what>[fspkbt<])")

# Small numbers printed when they are not the rulebook's, in this order: the usual one, the lowest and the highest.
_SIZES: Final = {
    "segments": (6, 1, 6), "symbols": (6, 1, 6), "copies": (17, 1, 20), "pirates": (6, 1, PIRATES), "actions": (3, 1, 6),
    "opening": (6, 1, 12), "hidden_hands": (1, 0, 1), "open_row": (0, 0, 1), "boat_retreat": (1, 0, 1), "skip_draws": (0, 0, 1),
    "stall_limit": (0, 0, 1000),
}  # fmt: skip
# Numbers that every line has, with the lowest, which is the usual one, and the highest.
_PLAIN: Final = {
    "turn": (0, 4), "made": (0, 6), "ended": (0, 3), "round": (1, 30_000), "progress": (1, 30_000), "deck_left": (0, MOST_CARDS),
}  # fmt: skip


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
    parts.append("track:" + "".join(LETTERS[symbol] for symbol in track(state)))
    parts += [f"{name}:{getattr(state, name)}" for name in _PLAIN]
    seats = range(state.seats)
    parts.append("where:" + "/".join(".".join(_place(space) for space in places_of(state, seat)) for seat in seats))
    parts.append("hands:" + "/".join(_cards(state.hand[seat]) for seat in seats))
    if any(state.held[seat] != sum(state.hand[seat]) for seat in seats):
        parts.append("held:" + "/".join(str(state.held[seat]) for seat in seats))
    if any(any(known) for known in state.known):
        parts.append("known:" + "/".join(_cards(state.known[seat]) for seat in seats))
    if state.reshuffled:
        parts.append("counted:" + "/".join(_cards(state.counted[seat]) for seat in seats))
        if state.counted_all != [sum(column) for column in zip(*state.counted, strict=True)]:
            parts.append("counted_all:" + _cards(state.counted_all))
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
    laid = _symbols(parts, "track", state)
    if len(laid) != state.last:
        parts.refuse("track")
    for space, symbol in enumerate(laid, 1):
        state.spots[symbol] |= 1 << space
    for name, (low, high) in _PLAIN.items():
        setattr(state, name, parts.number(name, low, high, low))
    if state.turn >= state.seats:
        parts.refuse("turn")
    for seat, words in enumerate(parts.listed("where", state.seats)):
        for place in _places(parts, words, state):
            if crowd(state, place) == CROWD:
                parts.refuse("where")
            enter(state, seat, place)
    for name in ("hand", "known"):
        part = "hands" if name == "hand" else name
        for seat, cards in enumerate(parts.listed(part, state.seats, "")):
            getattr(state, name)[seat][:] = _counts(parts, part, cards, state)
    for seat in range(state.seats):
        state.suits[seat] = suits_of(state.hand[seat])
    for seat, number in enumerate(parts.listed("best", state.seats, "-1")):
        state.best[seat] = parts.whole("best", number, -1, state.pirates)
        if state.best[seat] == -1:
            state.best[seat] = pirates_aboard(state, seat)
    _read_counts(parts, state)
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
    wrong = flaw(state)
    if wrong:
        parts.refuse(wrong)
    return state


def _read_counts(parts: Parts, state: State) -> None:
    """What could be counted since a reshuffle; a line without it tells of none."""
    given = parts.text("counted", "never")
    if given == "never":
        return
    state.reshuffled = 1
    rows = given.split("/")
    if len(rows) != state.seats:
        parts.refuse("counted")
    for seat, cards in enumerate(rows):
        state.counted[seat][:] = _counts(parts, "counted", cards, state)
    state.counted_all = [sum(column) for column in zip(*state.counted, strict=True)]
    given = parts.text("counted_all", "same")
    if given != "same":
        state.counted_all = _counts(parts, "counted_all", given, state)


def _place(space: int) -> str:
    return "boat" if space == BOAT else str(space)


def _cards(counts: Iterable[int]) -> str:
    return "".join(f"{LETTERS[symbol]}{'' if count == 1 else count}" for symbol, count in enumerate(counts) if count)


def _counts(parts: Parts, name: str, cards: str, state: State) -> list[int]:
    sign = "-?" if name.startswith("counted") else ""
    if not re.fullmatch(rf"([fspkbt]({sign}[0-9]{{1,3}})?)*", cards):
        parts.refuse(name)
    counts = [0] * len(LETTERS)
    for letter, count in re.findall(r"([fspkbt])(-?[0-9]*)", cards):
        counts[LETTERS.index(letter)] += int(count or 1)
    if max(counts) > state.copies or min(counts) < -state.copies or any(counts[state.symbols :]):
        parts.refuse(name)
    return counts


def _symbols(parts: Parts, name: str, state: State) -> list[int]:
    text = parts.text(name, "")
    if set(text) - set(LETTERS[: state.symbols]):
        parts.refuse(name)
    return [LETTERS.index(letter) for letter in text]


def _places(parts: Parts, words: str, state: State) -> list[int]:
    places = [BOAT if word == "boat" else parts.whole("where", word, START, state.last) for word in words.split(".")]
    if len(places) != state.pirates:
        parts.refuse("where")
    return places
