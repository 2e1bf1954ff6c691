"""Bit sets: whole numbers below 2**63 as sets of small numbers, and the three questions a machine answers in one step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from windlass.engine.rule import native


def _by(build: Callable[[Any, Any], Any]) -> Callable[[], Any]:
    """Makes the compiled twin of a question from the LLVM instruction that `build` writes."""

    def make() -> Any:
        from numba.core import types
        from numba.extending import intrinsic

        kind: Any = types.int64

        def question(_context: Any, _bits: Any) -> Any:
            return kind(kind), lambda _context, builder, _signature, given: build(builder, given[0])

        return intrinsic(question)

    return make


def _never_empty() -> Any:
    """The flag by which LLVM may leave the empty set out of account."""
    from llvmlite import ir

    return ir.IntType(1)(1)


@native(_by(lambda builder, bits: builder.cttz(bits, _never_empty())))
def lowest(bits: int) -> int:
    """The smallest member; the set is not empty."""
    return (bits & -bits).bit_length() - 1


@native(_by(lambda builder, bits: builder.sub(bits.type(63), builder.ctlz(bits, _never_empty()))))
def highest(bits: int) -> int:
    """The largest member; the set is not empty."""
    return bits.bit_length() - 1


@native(_by(lambda builder, bits: builder.ctpop(bits)))
def count(bits: int) -> int:
    """How many members there are."""
    return bits.bit_count()


def members(bits: int) -> list[int]:
    """The members in ascending order."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]
