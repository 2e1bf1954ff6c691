from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from windlass.engine import rule as rules
from windlass.engine.rule import Compiler, bind, cache_root, can_compile, digest, rule

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


def test_the_compiled_twin_gives_the_same_and_lies_in_its_folder(tmp_path: Path):
    compiler = Compiler(tmp_path / "made")
    compiled = compiler.entry(template, {"TOTAL": total})
    things = np.array([0, 1, 2, 1])
    assert compiled(things) == total([0, 1, 2, 1])
    assert list((tmp_path / "made").rglob("*.nbi"))


def test_a_rule_may_call_itself(tmp_path: Path):
    assert Compiler(tmp_path).entry(deep, {"DEEP": countdown})(9) == 9


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
