"""The generator inside a position: sfc32 (three words and a counter, no bad state) held in a field `chance = i64(4)`.

All arithmetic stays within 63 bits, so compiled and interpreted rules draw the same numbers.
"""

from __future__ import annotations

from typing import Final

from windlass.engine.record import Row
from windlass.engine.rule import rule

WORD: Final = 0xFFFFFFFF
SPREAD: Final = 0x45D9F3B  # odd, below 2**31: a 32-bit word times this fits in 63 bits


@rule
def next_word(chance: Row) -> int:
    """The next 32 random bits; moves the generator on."""
    second = chance[1]
    third = chance[2]
    counter = chance[3]
    result = (chance[0] + second + counter) & WORD
    chance[3] = (counter + 1) & WORD
    chance[0] = second ^ (second >> 9)
    chance[1] = (third * 9) & WORD
    chance[2] = ((((third << 21) & WORD) | (third >> 11)) + result) & WORD
    return result


@rule
def below(chance: Row, count: int) -> int:
    """A whole number from 0 to count-1, each equally likely. `count` is at least 1 and below 2**31."""
    product = next_word(chance) * count
    low = product & WORD
    if low < count:
        floor = (WORD + 1 - count) % count
        while low < floor:
            product = next_word(chance) * count
            low = product & WORD
    return product >> 32


@rule
def pick_counted(chance: Row, counts: Row, total: int) -> int:
    """The index of one of `total` things lying in these counted heaps, each thing equally likely."""
    place = below(chance, total)
    index = 0
    while place >= counts[index]:
        place -= counts[index]
        index += 1
    return index


@rule
def key(chance: Row, seed: int, stream: int) -> None:
    """Start the generator of one stream of a seed: simulation number `stream` draws the same wherever it runs."""
    word = seed & WORD
    mixed = (seed >> 32) & WORD
    for index in range(4):
        word = (word + stream + 0x9E3779B + index) & WORD
        mixed = (mixed + (stream >> 32) + word) & WORD
        for _ in range(2):
            word = ((word ^ (word >> 16)) * SPREAD) & WORD
            mixed = ((mixed ^ (mixed >> 16)) * SPREAD) & WORD
        chance[index] = word ^ (word >> 16) ^ (mixed >> 15) ^ mixed
    for _ in range(12):
        next_word(chance)
