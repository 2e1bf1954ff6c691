"""What a learner needs of a game beside its rules: numbers that describe a position, and when to look at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from windlass.engine.rule import rule

IDLE: Final = 0  # promises: cannot help to win this turn
USEFUL: Final = 1
HARMLESS: Final = 2  # never stands in the way of a win: done at once, nothing else is tried here


@rule
def no_hope(_state: Any, _seat: int) -> bool:
    """Nobody looks for a win within the turn."""
    return False


@rule
def no_promise(_state: Any, _seat: int, _action: int) -> int:
    """No action is told apart."""
    return IDLE


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Lesson:
    """How one game is learned. `features` and `is_quiet` are rules."""

    names: tuple[str, ...]
    """What each feature is, in order."""
    features: Callable[[Any, int, Any], None]
    """(position redacted for a seat, seat, out): fills out[: len(names)] with whole numbers, seen from that seat."""
    is_quiet: Callable[[Any], bool]
    """(position): whether a value may be asked here: nothing is half done, or the game is over."""
    course_of: Callable[[Any], str]
    """(position) -> the name of the games that are learned together with this one, or "" for odd sizes nobody learns."""
    courses: Callable[[int], Mapping[str, Sequence[Any]]]
    """(seats) -> for each course the options of the games to learn it from."""
    hope: Callable[[Any, int], bool] = no_hope
    """(position, seat to act) -> whether it might still win in this turn without luck; never wrong when it says no."""
    promise: Callable[[Any, int, int], int] = no_promise
    """(position, seat to act, legal action) -> IDLE, USEFUL or HARMLESS for winning in this turn without luck."""
    curious: tuple[str, ...] = ()
    """Features that some players of a school like beyond their worth, one each, so that what is rarely done is learned too."""
    gains: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """What a plan may bring, told by hints: a word, so that `<game>-gain-<word>` is its message, the feature that shows it, and 1 or -1."""
