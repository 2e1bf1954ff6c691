from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from windlass.engine import rule as rules
from windlass.engine.rule import Compiler, Interpreter, bind, cache_root, can_compile, digest, dispatch, rule

PRICE = (2, 3, 5)
FARES = ((1, 2), (3, 4))
TAX = 10


@rule
def price(thing: int) -> int:
    return PRICE[thing] + TAX


@rule
def countdown(number: int) -> int:
    return 0 if number == 0 else 1 + countdown(number - 1)


@rule
def total(things: list[int]) -> int:
    result = 0
    for index in range(len(things)):
        result += price(things[index]) + FARES[1][0]
    return result


def template(things: list[int]) -> int:
    return TOTAL(things)  # type: ignore[name-defined,no-any-return]  # noqa: F821


def deep(number: int) -> int:
    return DEEP(number)  # type: ignore[name-defined,no-any-return]  # noqa: F821


@rule
def doubled(number: int) -> int:
    return number * 2


@rule
def dropped(_number: int) -> int:
    return 0


chosen = dispatch([countdown, doubled, dropped])


def by_place(place: int) -> int:
    return CHOSEN(place, 5)  # type: ignore[name-defined, no-any-return]  # noqa: F821  # bound by the test


@rule
def near(number: int) -> int:
    return FARE(number) + 1  # type: ignore[name-defined, no-any-return]  # noqa: F821  # bound by the test


def far(number: int) -> int:
    return near(number)


WORDS = ("one", "two")
HALVES = (0.5, 1.5)


def worded(place: int) -> str:
    return WORDS[place]


def halved(place: int) -> float:
    return HALVES[place]


def test_a_rule_is_the_function_itself():
    assert total([0, 2]) == 2 + 5 + 2 * (10 + 3)


def test_a_template_bound_to_names_calls_what_they_mean():
    assert bind(template, {"TOTAL": total})([0]) == 15
    assert bind(template, {"TOTAL": len})([0]) == 1


def test_a_bound_template_keeps_defaults_and_names():
    def original(a: int, b: int = 2, *, c: int = 3) -> int:
        return a + b + c

    twin = bind(original, {})
    assert twin(1) == 6
    assert twin.__qualname__ == original.__qualname__


def test_a_name_bound_far_below_reaches_the_rule_that_uses_it():
    bound = Interpreter({"FARE": doubled})
    assert bound.entry(far)(4) == 9
    assert bound.entry(total) is total


def test_a_table_that_is_none_of_numbers_is_refused(tmp_path: Path):
    with pytest.raises(TypeError, match="worded: WORDS"):
        Compiler({}).compile(worded, tmp_path)


def test_fractions_in_tables_are_kept(tmp_path: Path):
    assert Compiler({}).compile(halved, tmp_path)(1) == 1.5


def test_the_compiled_twin_gives_the_same_and_lies_in_its_folder(tmp_path: Path):
    compiled = Compiler({"TOTAL": total}).compile(template, tmp_path / "made")
    things = np.array([0, 1, 2, 1])
    assert compiled(things) == total([0, 1, 2, 1])
    assert list((tmp_path / "made").rglob("*.nbi"))


def test_a_rule_may_call_itself(tmp_path: Path):
    assert Compiler({"DEEP": countdown}).compile(deep, tmp_path)(9) == 9


def test_a_table_of_rules_is_a_rule_that_takes_a_place_first(tmp_path: Path):
    interpreted = [chosen(place, 5) for place in range(3)]
    assert interpreted == [countdown(5), 10, 0]
    compiled = Compiler({"CHOSEN": chosen}).compile(by_place, tmp_path)
    assert [compiled(place) for place in range(3)] == interpreted


def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WINDLASS_JIT", "0")
    assert not can_compile()


def test_without_the_compiler_rules_run_interpreted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WINDLASS_JIT", "1")
    assert can_compile() is (rules.importlib.util.find_spec("numba") is not None)
    monkeypatch.setattr(rules.importlib.util, "find_spec", lambda name: None)
    assert not can_compile()


def test_the_cache_lies_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("WINDLASS_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    monkeypatch.delenv("WINDLASS_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root() == tmp_path / "windlass"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_root() == Path.home() / ".cache" / "windlass"


def test_the_digest_follows_names_and_contents_but_not_the_order_given(tmp_path: Path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a")
    two.write_text("b")
    first = digest([one, two])
    assert digest([two, one]) == first
    assert len(first) == 20
    two.write_text("c")
    assert digest([one, two]) != first


def test_machine_code_is_found_again_when_its_folder_has_moved(tmp_path: Path):
    Compiler({"DEEP": countdown}).compile(deep, tmp_path / "here")(3)
    assert {file.suffix for file in (tmp_path / "here").iterdir()} == {".nbi", ".nbc"}
    shutil.move(tmp_path / "here", tmp_path / "there")
    again = Compiler({"DEEP": countdown}).compile(deep, tmp_path / "there")
    assert again(3) == 3
    assert sum(again.stats.cache_hits.values()) == 1


def twice(number: int) -> int:
    return DOUBLED(DOUBLED(number))  # type: ignore[name-defined,no-any-return]  # noqa: F821


def once(number: int) -> int:
    return DOUBLED(number)  # type: ignore[name-defined,no-any-return]  # noqa: F821


def test_a_rule_becomes_part_of_its_caller_where_that_is_the_only_one(tmp_path):
    pytest.importorskip("numba")
    compiler = Compiler({"DOUBLED": doubled})
    made = [compiler.compile(template, tmp_path / template.__name__) for template in (once, twice, once)]
    assert [compiled(5) for compiled in made] == [10, 20, 10]
    inlined = [part.targetoptions["forceinline"] for part in (one.py_func.__globals__["DOUBLED"] for one in made)]
    assert inlined == [True, False, True]
    assert made[0].py_func.__globals__["DOUBLED"] is made[2].py_func.__globals__["DOUBLED"], "and is compiled once for all such callers"
