"""Any sequence of playing, taking back and giving up leaves a match whose log tells the same story."""

from __future__ import annotations

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from windlass.engine.match import Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.refusal import Refusal

OPTIONS = (
    {"seats": 2, "segments": 1, "symbols": 2, "copies": 3, "pirates": 1, "actions": 1, "hand": 1, "variant": "tortuga"},
    {"seats": 3, "segments": 2, "symbols": 3, "copies": 4, "pirates": 2, "actions": 2, "hand": 2, "stall_limit": 3},
    {"seats": 2, "variant": "hispaniola", "skip_draws": True},
    {"seats": 5},
)


class MatchLife(RuleBasedStateMachine):
    """A match beside a model of it: the actions that stand and the positions before each."""

    @initialize(options=st.sampled_from(OPTIONS), seed=st.binary(min_size=16, max_size=16))
    def begin(self, options: dict[str, object], seed: bytes) -> None:
        self.match = Match.new("cartagena", seed=seed, **options)
        self.line: list[int] = []
        self.past = [self.match.state.copy()]

    def over(self) -> bool:
        return self.match.ending is not None

    def refused(self, code: str, deed: object, *args: object, **named: object) -> None:
        """The deed is refused with the code and changes nothing."""
        before, entries = self.match.state.copy(), list(self.match.entries)
        try:
            deed(*args, **named)  # type: ignore[operator]
        except Refusal as refusal:
            assert refusal.code == code
        else:
            raise AssertionError(f"not refused: {code}")
        assert self.match.state == before
        assert self.match.entries == entries

    @precondition(lambda self: not self.over())
    @rule(choice=st.integers(0, 1000), typed=st.booleans())
    def play(self, choice: int, typed: bool) -> None:
        menu = self.match.legal()
        action = menu[choice % len(menu)]
        actor = self.match.actor
        ply = self.match.play(self.match.game.print_action(action) if typed else action)
        assert (ply.action, ply.actor) == (action, actor)
        self.line.append(action)
        self.past.append(self.match.state.copy())

    @precondition(lambda self: not self.over())
    @rule(code=st.integers(-3, 300))
    def play_something_illegal(self, code: int) -> None:
        if code not in self.match.legal():
            refusal = self.match.game.why_not(self.match.state, code)
            self.refused(refusal.code, self.match.play, code)

    @precondition(lambda self: not self.over() and self.match.line)
    @rule(seat=st.integers(0, 4))
    def take_back(self, seat: int) -> None:
        seat, last = seat % self.match.seats, self.match.line[-1]
        allowed = not self.match.resigned and last.actor == seat and not last.barrier
        assert self.match.can_undo(seat) == allowed
        if allowed:
            self.match.undo(seat)
            self.line.pop()
            self.past.pop()
        else:
            code = "undo.over" if self.match.resigned else "undo.not-yours" if last.actor != seat else "undo.revealed"
            self.refused(code, self.match.undo, seat)

    @precondition(lambda self: not self.over() and self.match.line and not self.match.resigned)
    @rule()
    def take_back_by_consent(self) -> None:
        self.match.undo(-1, consent=True)
        self.line.pop()
        self.past.pop()

    @precondition(lambda self: not self.over() and not self.match.line and not self.match.resigned)
    @rule(consent=st.booleans())
    def take_back_nothing(self, consent: bool) -> None:
        self.refused("undo.nothing", self.match.undo, 0, consent=consent)

    @precondition(lambda self: not self.over() and len(self.line) > 6)
    @rule(seat=st.integers(0, 4))
    def give_up(self, seat: int) -> None:
        seat %= self.match.seats
        if seat in self.match.resigned:
            self.refused("resign.twice", self.match.resign, seat)
        else:
            self.match.resign(seat)

    @precondition(lambda self: self.over())
    @rule()
    def nothing_happens_after_the_end(self) -> None:
        self.refused("match.over", self.match.play, 0)
        self.refused("match.over", self.match.resign, 0)
        self.refused("match.over", self.match.undo, 0, consent=True)
        assert self.match.public_header().seed is not None
        assert (self.match.actor, self.match.legal()) == (-1, [])

    @rule()
    def replay(self) -> None:
        again = Match(self.match.header)
        for entry in self.match.entries:
            again.enter(entry)
        read = parse(dump(self.match))
        for other in (again, read):
            assert (other.state, other.line, other.entries) == (self.match.state, self.match.line, self.match.entries)
            assert (other.resigned, other.ending) == (self.match.resigned, self.match.ending)

    @rule(place=st.integers(0, 30))
    def look_back(self, place: int) -> None:
        place = min(place, len(self.line))
        assert self.match.at(place).state == self.past[place]

    @invariant()
    def the_line_is_what_was_played_and_not_taken_back(self) -> None:
        assert [ply.action for ply in self.match.line] == self.line
        assert self.match.state == self.past[-1]

    @invariant()
    def components_are_conserved(self) -> None:
        assert self.match.game.conserved(self.match.state) == self.match.game.conserved(self.past[0])


MatchLife.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestMatchLife = MatchLife.TestCase
