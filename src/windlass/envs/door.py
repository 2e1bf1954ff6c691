"""The way into a compiled loop that looks at the kinds of arguments once, when it is made: to look again takes longer than a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from windlass.engine.batch import Bench, compile_loop


def bound(bench: Bench, loop: Callable[..., Any], arguments: tuple[Any, ...], types: tuple[Any, ...] = ()) -> Callable[..., Any]:
    """A loop over a game's rules for arguments like these and then arguments of these types.

    Whoever calls it answers for the kinds of all arrays: a wrong one is not noticed.
    """
    if not bench.compiled:
        return compile_loop(bench.game, loop, compiled=False)
    import numba

    type_of: Any = numba.typeof
    made: Any = compile_loop(bench.game, loop, compiled=True, signature=(*map(type_of, arguments), *types))
    (only,) = made.overloads.values()
    door: Callable[..., Any] = only.entry_point
    return door
