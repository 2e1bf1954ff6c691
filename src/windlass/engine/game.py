"""The contract every game meets. A game is data plus pure functions; its promises stand on the fields below."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from windlass.engine.journal import EventKind
from windlass.engine.lesson import Lesson
from windlass.engine.record import Record
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What people choose before a game. Every game adds its own fields; defaults are the rulebook's game."""

    seats: int = 2


def no_preview(_state: Any, _code: int) -> None:
    """What a game says of its actions beforehand when it has nothing to add."""


Constant = int | str | tuple[int, ...] | tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game:
    """One title. Rules are functions marked `@rule`; they take positions, and only `deal` and `apply` change them.

    A position is a Record whose field `chance` is `i64(4)`. `seat` counts from 0 in turn order; -1 is nobody or a spectator.
    """

    id: str
    version: int
    """Rises with every change that could make an old match replay differently."""
    package: str
    """The Python package, whose sources and data name the folder of compiled rules."""
    components: str
    """Digest of the values of the component data in use."""
    seat_counts: range
    state: type[Record]
    options: type[Options]
    option_sets: Callable[[], Sequence[Options]]
    """Option sets that together switch every rule: tests and benchmarks run them all."""
    long_game_limit: Callable[[Options], Options]
    """The same options with whatever bound makes weak play end: for simulation."""
    actions: int
    """Action codes are 0 .. actions-1, the same in every position."""
    events: tuple[EventKind, ...]

    # -- rules: compiled or interpreted -----------------------------------------------------------------------------

    prepare: Callable[[Any], Any]
    """(options) -> State: options noted, nothing dealt. Plain Python. Raises Refusal for impossible options."""
    deal: Callable[[Any, Any], None]
    """(state, journal): from `prepare` to the first decision, drawing from state.chance."""
    actor: Callable[[Any], int]
    """(state) -> the seat to decide, or -1 once the game is over."""
    legal: Callable[[Any, Any], int]
    """(state, out) -> count: fills `out` with the actor's action codes, ascending, without repeats; 0 only when over.
    Gives the same for a position redacted for the actor."""
    apply: Callable[[Any, int, Any], None]
    """(state, action, journal): plays a legal action in place and moves on to the next decision."""
    outcome: Callable[[Any, Any], int]
    """(state, rank) -> why the game ended, 0 while it goes on; fills rank[seat] from 1, equal for shared places."""
    redact: Callable[[Any, int], None]
    """(state, seat): blanks all that the seat may not know, chance included. Idempotent; hidden facts change no byte."""
    imagine: Callable[[Any, int], None]
    """(state, seat): fills a redacted position's blanks at random from state.chance.

    Promised: redacted again for the seat, the world is the position it was made from; every component is in it once; the actor has the
    same menu. What the seat knew for certain and an action did not make doubtful stays certain (a hand counted out when the deck ran
    empty): a position must therefore hold what can be deduced from the past. Every world that the seat cannot rule out can come up.
    Not promised: how likely a world is. What somebody's choices say about their hand is for players to weigh.
    The game's page names whatever else a careful player could conclude."""
    weigh: Callable[[Any, Any, int, Any, Any], None]
    """(redacted state, legal, count, weight, reason): for each legal action how good it looks (any scale, higher is
    better) and which of `reasons` speaks for it."""

    # -- faces: plain Python ----------------------------------------------------------------------------------------

    endings: tuple[str, ...]
    """Names of outcome codes; the first stands for code 1."""
    reasons: tuple[str, ...]
    """Names of the reasons that `weigh` gives."""
    face: Callable[[int], msgspec.Struct]
    """(code) -> the typed action, a frozen tagged struct. `faces` gives the way back."""
    print_action: Callable[[int], str]
    parse_action: Callable[[str], int]
    """Raises Refusal('notation.action', text=...) for text that is no action."""
    print_position: Callable[[Any], str]
    parse_position: Callable[[str], Any]
    """Raises Refusal('notation.position', ...) naming the part that is wrong."""
    why_not: Callable[[Any, int], Refusal]
    """(state, illegal action) -> the reason, in terms the actor may know."""
    view: Callable[[Any, int], msgspec.Struct]
    """(redacted state, seat) -> what a screen of that seat needs."""
    prompt: Callable[[Any, int], Text]
    """(redacted state, seat) -> what is asked of the actor, in one sentence."""
    describe: Callable[[int], Text]
    """(code) -> the action in words, for buttons, logs and screen readers."""
    conserved: Callable[[Any], Any]
    """(true state) -> the number of each component, wherever it lies: never changes during a match."""
    scores: Callable[[Any], list[int]]
    """(redacted state) -> per seat, how far along it is, from public facts only: for graphs and rails."""
    preview: Callable[[Any, int], msgspec.Struct | None] = no_preview
    lasting: tuple[str, ...] = ()
    """The lists of a view that stay as they are through a match: a table sends them once."""
    """(state redacted for the actor, legal code) -> what the action would do or cost, for screens; None where its words say it all."""
    constants: Mapping[str, Constant] = field(default_factory=dict)
    """Numbers and words that hold in every match and that screens use, by name: generated for the browser."""
    messages: Callable[[str], Mapping[str, str]] = lambda _language: {}
    """(language) -> messages that stand in the component data, by id: names of cards that an owner of the box may add."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """Numbers of the rules that texts tell: `crowd` is the Fluent term `-<game>-crowd` in every language, here and in the browser."""
    replays: tuple[int, ...] = ()
    """Earlier versions whose matches still play the same: every action, the reason of the end and the places."""
    former: Mapping[str, str] = field(default_factory=dict)
    """Digests that earlier versions gave to component data, each with the digest that the same values have today."""
    lesson: Lesson | None = None
    """What a learner sees of the game; None where nobody has said it."""

    def has_components(self, digest: str) -> bool:
        """Whether a match that names this digest was played with the components in use."""
        return self.components in (digest, self.former.get(digest))


def returns(rank: Sequence[int], seats: int) -> list[float]:
    """Zero-sum result per seat, between -1 and 1: the first place's share against all others', shared by ties."""
    better = [sum(1 for other in rank[:seats] if other > own) - sum(1 for other in rank[:seats] if other < own) for own in rank[:seats]]
    return [value / (seats - 1) for value in better]


def places_with(places: Sequence[int], given_up: Sequence[int], seats: int) -> tuple[int, ...]:
    """The place of every seat when some gave up, in that order: behind all others, the first last. Who is left alone wins."""
    alone = len(given_up) == seats - 1
    late = [1 + list(given_up[::-1]).index(seat) if seat in given_up else 0 for seat in range(seats)]
    keys = [(behind, 0 if alone else place) for behind, place in zip(late, places, strict=False)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)
