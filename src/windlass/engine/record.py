"""Records: one class of integer fields becomes a NumPy record type and a plain twin of ints and nested lists.

Compiled rules work on the NumPy form, interpreted rules on the plain twin; conversion between the two checks ranges.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

Row = list[int]
Grid = list[list[int]]
Cube = list[list[list[int]]]

R = TypeVar("R", bound="Record")
LINE: Final = 64  # bytes a machine fetches at once: records that fill whole lines of an array are played up to a tenth faster
_MADE: dict[object, type[Any]] = {}  # by name and form: a package that is read once more has the same records


class Storage(NamedTuple):
    """How one field is kept: the NumPy integer type and the shape, empty for a single number."""

    kind: str
    shape: tuple[int, ...]

    @property
    def low(self) -> int:
        return int(np.iinfo(self.kind).min)

    @property
    def high(self) -> int:
        return int(np.iinfo(self.kind).max)


def i8(*shape: int) -> Any:
    """A field of 8-bit integers."""
    return Storage("i1", shape)


def i16(*shape: int) -> Any:
    """A field of 16-bit integers."""
    return Storage("i2", shape)


def i32(*shape: int) -> Any:
    """A field of 32-bit integers."""
    return Storage("i4", shape)


def i64(*shape: int) -> Any:
    """A field of 64-bit integers; rules keep every value within 63 bits."""
    return Storage("i8", shape)


class Record:
    """What every record can do. Calling the class gives the plain twin with all fields zero."""

    __slots__ = ()
    fields: ClassVar[dict[str, Storage]]
    dtype: ClassVar[np.dtype[np.void]]
    _packed: ClassVar[np.dtype[np.void]]  # the same without the room at the end
    _take_over: ClassVar[Callable[[Any, Any], None]]
    _empty: ClassVar[Callable[[Any], None]]

    def __init__(self) -> None:
        self._empty()

    def copy(self) -> Self:
        """An independent plain twin with the same values."""
        twin = object.__new__(type(self))
        twin.assign(self)
        return twin

    def assign(self, other: Self) -> None:
        """Take over every value of another position of the same kind."""
        self._take_over(other)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # positions change in place

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"

    # -- the NumPy form ---------------------------------------------------------------------------------------------

    @classmethod
    def zeros(cls, count: int = 1) -> NDArray[np.void]:
        """An array of that many records, all zero, as compiled rules take them."""
        return np.zeros(count, cls.dtype)

    def to_array(self) -> NDArray[np.void]:
        """The same position as an array of one NumPy record. Raises OverflowError naming the field that does not fit."""
        array = self.zeros()
        self.store(array, 0)
        return array

    def store(self, array: NDArray[np.void], index: int) -> None:
        """Write this position over one record of an array. Raises OverflowError naming the field that does not fit, writing nothing."""
        array[index] = self._written(self.dtype)

    def _written(self, dtype: np.dtype[np.void]) -> NDArray[np.void]:
        try:
            return np.array(tuple([getattr(self, name) for name in self.fields]), dtype)
        except OverflowError:
            raise self._misfit() from None

    def _misfit(self) -> OverflowError:
        """Which field holds a number outside the range of its storage."""
        for name, storage in self.fields.items():
            for number in _flat(getattr(self, name), len(storage.shape)):
                if not storage.low <= number <= storage.high:
                    return OverflowError(f"{type(self).__name__}.{name} holds {number}, outside {storage.low}..{storage.high}")
        raise AssertionError("some field does not fit")

    @classmethod
    def from_array(cls, array: NDArray[np.void], index: int = 0) -> Self:
        """The plain twin of one record of an array."""
        if array.dtype != cls.dtype:
            raise TypeError(f"not an array of {cls.__name__}")
        return cls._read(array[index])

    @classmethod
    def _read(cls, written: Any) -> Self:
        twin = object.__new__(cls)
        for name, value in zip(cls.fields, written.item(), strict=True):
            setattr(twin, name, value.tolist() if isinstance(value, np.ndarray) else value)
        return twin

    # -- bytes ------------------------------------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """The position as the bytes of its fields, one after the other."""
        return self._written(self._packed).tobytes()

    def key(self) -> bytes:
        """What tells positions apart, whatever their generators: to be hashed, compared and put into sets."""
        twin: Any = self.copy()
        twin.chance = [0, 0, 0, 0]
        return twin.to_bytes()  # type: ignore[no-any-return]  # a record like this one

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The position with these bytes. Raises ValueError when their number is wrong."""
        if len(data) != cls._packed.itemsize:
            raise ValueError(f"{cls.__name__} takes {cls._packed.itemsize} bytes, not {len(data)}")
        return cls._read(np.frombuffer(data, cls._packed)[0])


def record(cls: type[R]) -> type[R]:
    """Turn the fields declared in a class body into slots, and give the class its NumPy type."""
    fields = {name: value for name, value in vars(cls).items() if isinstance(value, Storage)}
    missing = set(cls.__annotations__) - set(fields)
    if missing:
        raise TypeError(f"{cls.__name__}: fields without a storage: {', '.join(sorted(missing))}")
    body = {name: value for name, value in vars(cls).items() if name not in fields and name not in ("__dict__", "__weakref__")}
    body["__slots__"] = tuple(fields)
    body["fields"] = fields
    body["_take_over"], body["_empty"] = _copying(fields), _emptying(fields)
    body["_packed"] = packed = np.dtype([(name, storage.kind, storage.shape) for name, storage in fields.items()])
    body["dtype"] = _spread(packed)
    return cast(type[R], _MADE.setdefault((cls.__module__, cls.__qualname__, body["dtype"]), type(cls.__name__, cls.__bases__, body)))


def _spread(packed: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same fields in the same places, with room at the end up to whole lines."""
    kinds: Any = packed.fields
    names = list(kinds)
    whole = -(-packed.itemsize // LINE) * LINE
    form: Any = {
        "names": names, "formats": [kinds[name][0] for name in names], "offsets": [kinds[name][1] for name in names], "itemsize": whole,
    }  # fmt: skip
    return cast("np.dtype[np.void]", np.dtype(form))


def _copying(fields: dict[str, Storage]) -> Callable[[Any, Any], None]:
    """The assignment of every field as one plain function, as dataclasses are made: four times as fast as a loop over the fields."""

    def copied(value: str, depth: int) -> str:
        return (value, f"{value}[:]")[depth] if depth < 2 else f"[{copied(f'part{depth}', depth - 1)} for part{depth} in {value}]"

    return _written_out("self, other", [f"self.{name} = {copied(f'other.{name}', len(one.shape))}" for name, one in fields.items()])


def _emptying(fields: dict[str, Storage]) -> Callable[[Any], None]:
    """The same for zeros in every field."""

    def zeros(shape: tuple[int, ...]) -> str:
        if len(shape) < 2:
            return f"[0] * {shape[0]}" if shape else "0"
        return f"[{zeros(shape[1:])} for _ in range({shape[0]})]"

    return _written_out("self", [f"self.{name} = {zeros(one.shape)}" for name, one in fields.items()])


def _written_out(given: str, lines: list[str]) -> Callable[..., None]:
    made: dict[str, Any] = {}
    exec("\n    ".join((f"def written({given}):", *lines)), made)  # noqa: S102  # names come from a class body
    return cast(Callable[..., None], made["written"])


def _flat(value: Any, depth: int) -> Iterator[int]:
    if depth == 0:
        return iter((value,))
    if depth == 1:
        return iter(value)
    return itertools.chain.from_iterable(_flat(part, depth - 1) for part in value)
