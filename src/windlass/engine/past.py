"""The past of a match: positions kept every few plies, so that an early one costs no more than a late one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple, TypeVar, overload

T = TypeVar("T")
EVERY: Final = 4  # plies between two kept positions while there are few
MOST: Final = 4096  # positions kept: under 5 MiB; beyond, every second one is let go and the distance doubles


class Branch(Sequence[T]):
    """A list that lends its beginning: earlier moments share one trunk, and whoever goes another way takes a copy of what is common."""

    __slots__ = ("_length", "_lent", "_trunk")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._trunk = list(items)
        self._length = len(self._trunk)
        self._lent = False

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._trunk, self._length)

    def __reversed__(self) -> Iterator[T]:
        return islice(reversed(self._trunk), len(self._trunk) - self._length, None)

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return [self._trunk[at] for at in range(*place.indices(self._length))]
        return self._trunk[range(self._length)[place]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Branch | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        return repr(list(self))

    def append(self, item: T) -> None:
        """Go on with one more; what others were lent stays as it is."""
        if self._length < len(self._trunk):
            self._trunk, self._lent = self._trunk[: self._length], False
        self._trunk.append(item)
        self._length += 1

    def cut(self, length: int) -> None:
        """Forget all but the first so many."""
        self._length = length
        if not self._lent:
            del self._trunk[length:]

    def until(self, length: int) -> Branch[T]:
        """The first so many, free to go on another way."""
        early: Branch[T] = Branch()
        early._trunk, early._length = self._trunk, length
        early._lent = self._lent = True
        return early


class Moment(NamedTuple):
    """What play goes on from after some plies: the link of chance and the position as bytes."""

    link: bytes
    position: bytes


class Past:
    """The kept moments of one line of play. The start is always among them."""

    def __init__(self, start: Moment) -> None:
        self._every = EVERY
        self._kept = Branch([start])

    def wants(self, ply: int) -> bool:
        """Whether the moment after that many plies is one to keep."""
        return ply % self._every == 0

    def keep(self, moment: Moment) -> None:
        """Keep the next moment that is wanted."""
        self._kept.append(moment)
        if len(self._kept) > MOST:
            self._kept = Branch(self._kept[::2])
            self._every *= 2

    def nearest(self, ply: int) -> tuple[int, Moment]:
        """The last moment kept at or before that many plies, and after how many it stood."""
        place = min(ply // self._every, len(self._kept) - 1)
        return place * self._every, self._kept[place]

    def cut(self, ply: int) -> None:
        """Forget what came after that many plies."""
        self._kept.cut(min(ply // self._every + 1, len(self._kept)))

    def until(self, ply: int) -> Past:
        """The same past up to that many plies, free to go on another way."""
        early = object.__new__(Past)
        early._every = self._every
        early._kept = self._kept.until(min(ply // self._every + 1, len(self._kept)))
        return early
