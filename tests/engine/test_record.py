from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from windlass.engine.record import LINE, Cube, Grid, Record, Row, i8, i16, i32, i64, record


@record
class Chest(Record):
    """A record with a field of every kind and depth."""

    gold: int = i8()
    silver: int = i16()
    copper: int = i32()
    iron: int = i64()
    row: Row = i8(3)
    grid: Grid = i16(2, 2)
    cube: Cube = i32(2, 1, 2)

    def double(self) -> int:
        """Methods survive."""
        return 2 * self.gold


def filled() -> Chest:
    chest = Chest()
    chest.gold, chest.silver, chest.copper, chest.iron = -128, 32767, -(2**31), 2**62
    chest.row = [1, 2, 3]
    chest.grid = [[4, 5], [6, 7]]
    chest.cube = [[[8, 9]], [[10, 11]]]
    return chest


def test_a_new_record_is_all_zero():
    chest = Chest()
    assert (chest.gold, chest.row, chest.grid, chest.cube) == (0, [0, 0, 0], [[0, 0], [0, 0]], [[[0, 0]], [[0, 0]]])


def test_fields_are_packed_in_the_order_of_declaration_and_records_of_an_array_fill_whole_lines():
    assert Chest.dtype.names == ("gold", "silver", "copper", "iron", "row", "grid", "cube")
    assert len(Chest().to_bytes()) == 1 + 2 + 4 + 8 + 3 + 8 + 16
    assert Chest.zeros(3).nbytes == 3 * LINE


def test_methods_of_the_class_survive_and_unknown_fields_do_not_appear():
    chest = filled()
    assert chest.double() == -256
    with pytest.raises(AttributeError):
        chest.lead = 1  # type: ignore[attr-defined]


def test_a_field_without_storage_is_a_mistake():
    with pytest.raises(TypeError, match="Broken: fields without a storage: gold"):

        @record
        class Broken(Record):
            gold: int


def test_a_copy_is_equal_and_independent():
    chest = filled()
    copy = chest.copy()
    assert copy == chest
    copy.row[0] = 99
    copy.grid[0][0] = 99
    copy.cube[0][0][0] = 99
    assert chest == filled()
    assert copy != chest


def test_records_equal_only_records_of_the_same_kind():
    assert Chest() != 0
    assert (Chest() == object()) is False


def test_records_cannot_be_hashed_because_they_change():
    with pytest.raises(TypeError):
        hash(Chest())


def test_a_record_shows_its_fields():
    assert repr(filled()).startswith("Chest(gold=-128, silver=32767,")


def test_arrays_and_bytes_lead_back():
    chest = filled()
    assert Chest.from_array(chest.to_array()) == chest
    assert Chest.from_bytes(chest.to_bytes()) == chest
    assert type(Chest.from_bytes(chest.to_bytes()).gold) is int


def test_one_record_of_an_array_can_be_written_and_read():
    array = Chest.zeros(3)
    filled().store(array, 1)
    assert Chest.from_array(array, 0) == Chest()
    assert Chest.from_array(array, 1) == filled()


@pytest.mark.parametrize(
    ("field", "value"), [("gold", 128), ("silver", -40000), ("copper", 2**31), ("row", [1, 200, 3]), ("grid", [[0, 0], [0, 99999]])]
)
def test_a_number_that_does_not_fit_is_named(field: str, value: object):
    chest = Chest()
    setattr(chest, field, value)
    with pytest.raises(OverflowError, match=rf"Chest\.{field} holds"):
        chest.to_array()


def test_an_array_of_something_else_is_refused():
    with pytest.raises(TypeError, match="not an array of Chest"):
        Chest.from_array(np.zeros(1, np.int64))


def test_the_wrong_number_of_bytes_is_refused():
    with pytest.raises(ValueError, match="Chest takes 42 bytes, not 3"):
        Chest.from_bytes(b"abc")


@given(st.binary(min_size=42, max_size=42))
def test_any_bytes_of_the_right_number_are_a_record(data: bytes):
    assert Chest.from_bytes(data).to_bytes() == data


@record
class Urn(Record):
    """A record with a generator."""

    balls: int = i8()
    chance: Row = i64(4)


def test_positions_that_differ_only_in_their_generator_have_the_same_key():
    urn, other, fuller = Urn(), Urn(), Urn()
    other.chance, fuller.balls = [1, 2, 3, 4], 1
    assert urn != other
    assert urn.key() == other.key() != fuller.key()
    assert len({urn.key(), other.key(), fuller.key()}) == 2
    assert other.chance == [1, 2, 3, 4]


def test_a_record_can_be_pickled():
    assert pickle.loads(pickle.dumps(filled())) == filled()


def test_a_record_that_does_not_fit_writes_nothing():
    array, chest = Chest.zeros(1), filled()
    chest.cube[1][0][1] = 2**40
    with pytest.raises(OverflowError):
        chest.store(array, 0)
    assert Chest.from_array(array) == Chest()
