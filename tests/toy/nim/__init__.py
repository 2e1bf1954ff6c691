"""Nim: the smallest game there can be, its rules, its messages and a registration."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from nim import rules
from nim.rules import MOST, State
from windlass.engine.game import Game, Options
from windlass.engine.notation import Parts, print_chance
from windlass.engine.refusal import Refusal
from windlass.engine.text import Seat, Text


class NimOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many play, and with how many stones."""

    seats: Annotated[int, Meta(ge=2, le=3)] = 2
    stones: Annotated[int, Meta(ge=1, le=40)] = 15


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """Take so many stones."""

    stones: int


class SeatView(msgspec.Struct):
    """One player."""

    to_take: bool


class NimView(msgspec.Struct, tag="nim"):
    """The heap and who is to take."""

    actor: int
    heap: int
    seats: list[SeatView]


def prepare(options: NimOptions) -> State:
    state = State()
    state.seats, state.start = options.seats, options.stones
    return state


def parse_action(text: str) -> int:
    if text.strip() not in map(str, range(1, MOST + 1)):
        raise Refusal("notation.action", text=text)
    return int(text) - 1


def print_position(state: State) -> str:
    fields = (f"{name}:{getattr(state, name)}" for name in ("seats", "turn", "heap", "start"))
    return " ".join([*fields, *print_chance(state.chance)])


def parse_position(line: str) -> State:
    parts, state = Parts(line), State()
    state.seats = parts.number("seats", 2, 3)
    state.turn = parts.number("turn", 0, state.seats - 1)
    state.start = parts.number("start", 1, 40)
    state.heap = parts.number("heap", 0, state.start)
    state.chance = parts.chance()
    parts.finish()
    return state


def why_not(state: State, action: int) -> Refusal:
    return Refusal("action.unknown", code=action) if not 0 <= action < MOST else Refusal("nim.too-few", heap=state.heap)


def view(state: State, seat: int) -> NimView:
    deciding = rules.actor(state)
    return NimView(deciding, state.heap, [SeatView(owner == deciding) for owner in range(state.seats)])


def prompt(state: State, seat: int) -> Text:
    deciding = rules.actor(state)
    return Text("nim-prompt") if deciding == seat else Text("nim-prompt-wait", {"seat": Seat(max(0, deciding))})


def conserved(state: State) -> Any:
    return state.start


GAME = Game(
    id="nim", version=1, package=__name__, components="", seat_counts=range(2, 4), state=State, options=NimOptions, actions=MOST,
    option_sets=lambda: [NimOptions(), NimOptions(seats=3, stones=21)], long_game_limit=lambda options: options, events=rules.EVENTS,
    prepare=prepare, deal=rules.deal, actor=rules.actor, legal=rules.legal, apply=rules.apply, outcome=rules.outcome,
    redact=rules.redact, imagine=rules.imagine, weigh=rules.weigh, endings=("emptied",), reasons=("four", "any"),
    face=lambda code: Take(code + 1), print_action=lambda code: str(code + 1), parse_action=parse_action, print_position=print_position,
    parse_position=parse_position, why_not=why_not, view=view, prompt=prompt, describe=lambda code: Text("nim-take", {"stones": code + 1}),
    conserved=conserved, scores=lambda state: [0] * state.seats,
)  # fmt: skip
