"""Rules: plain functions over plain positions, and their twins made from the same text: other names bound, or machine code by Numba.

A rule called by its name runs interpreted. `Interpreter` binds names that stand for a game's rules; `Compiler` does the same and
compiles: tuples of numbers become constant arrays there, and rules called inside become their own twins.
"""

from __future__ import annotations

import contextlib
import dis
import hashlib
import importlib.util
import inspect
import os
import types
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numpy as np

from windlass.engine.codecache import keep_in
from windlass.engine.parts import part_compiler

F = TypeVar("F", bound=Callable[..., Any])
NUMBERS: Final = "if"  # kinds of tables that compiled rules can read
MACHINE: Final[Any] = {"error_model": "numpy", "_nrt": False}  # as in C: no rule allocates, so nobody counts who uses an array
_RULES: set[Callable[..., Any]] = set()
_NATIVE: dict[Callable[..., Any], Callable[[], Any]] = {}


def rule(function: F) -> F:
    """Mark a function as a rule: it may be called by other rules, interpreted or compiled."""
    _RULES.add(function)
    return function


def native(make: Callable[[], Any]) -> Callable[[F], F]:
    """Mark a function as a rule whose compiled twin `make` gives: a question that a machine answers by one instruction."""

    def mark(function: F) -> F:
        _NATIVE[function] = make
        return rule(function)

    return mark


def dispatch(functions: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
    """A rule that calls one of these rules, by the place given first. Its text is a chain of ifs, so that it runs both ways."""
    given = ", ".join(inspect.signature(functions[0]).parameters)
    cases = [f"    if place == {place}:\n        return rule{place}({given})" for place in range(len(functions) - 1)]
    text = "\n".join((f"def dispatched(place, {given}):", *cases, f"    return rule{len(functions) - 1}({given})"))
    made: dict[str, Any] = {f"rule{place}": function for place, function in enumerate(functions)}
    exec(text, made)  # noqa: S102  # names come from a signature
    return rule(cast(Callable[..., Any], made["dispatched"]))


def can_compile() -> bool:
    """Whether machine code may be made here: Numba is installed and WINDLASS_JIT is not 0."""
    return os.environ.get("WINDLASS_JIT", "1") != "0" and importlib.util.find_spec("numba") is not None


def cache_root() -> Path:
    """The folder that holds compiled rules, one folder a digest inside."""
    given = os.environ.get("WINDLASS_CACHE")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "windlass"


def digest(paths: Iterable[Path]) -> str:
    """Twenty hex digits over the names and contents of these files: the same sources, the same digits."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:20]


def bind(template: F, names: Mapping[str, Any]) -> F:
    """The same function text with some global names meaning something else."""
    twin = types.FunctionType(
        template.__code__, {**template.__globals__, **names}, template.__name__, template.__defaults__, template.__closure__
    )
    twin.__kwdefaults__ = template.__kwdefaults__
    twin.__qualname__ = template.__qualname__
    twin.__module__ = template.__module__
    return twin  # type: ignore[return-value]


class Interpreter:
    """Makes twins of functions in which some names mean a game's rules, however deep the function that uses the name lies."""

    def __init__(self, names: Mapping[str, Callable[..., Any]]) -> None:
        self.names = names
        self._twins: dict[Callable[..., Any], Any] = {}

    def entry(self, template: F) -> F:
        """The twin of a template: rules that use none of the names stay what they are."""
        return self._twin(template)  # type: ignore[no-any-return]

    def reached(self, template: Callable[..., Any]) -> set[Callable[..., Any]]:
        """The template, and every rule its text leads to."""
        found: set[Callable[..., Any]] = set()
        pending = [template]
        while pending:
            function = pending.pop()
            if function not in found:
                found.add(function)
                pending.extend(self._called(function).values())
        return found

    def _called(self, function: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
        """The rules a function calls, by the names it calls them."""
        found: dict[str, Callable[..., Any]] = {}
        for name in function.__code__.co_names:
            value = self.names.get(name) or function.__globals__.get(name)
            if isinstance(value, types.FunctionType) and (name in self.names or value in _RULES):
                found[name] = value
        return found

    def _twin(self, function: Callable[..., Any]) -> Any:
        if function not in self._twins:
            uses_names = any(name in self.names for inner in self.reached(function) for name in inner.__code__.co_names)
            twin = self._twins[function] = bind(function, {}) if uses_names else function
            if uses_names:
                twin.__globals__.update({name: self._twin(inner) for name, inner in self._called(function).items()})
        return self._twins[function]


class Compiler(Interpreter):
    """Makes the machine-code twins of one game's rules. A rule called from one place becomes part of its caller: no code is doubled."""

    def __init__(self, names: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__(names)
        self._calls: Counter[Callable[..., Any]] = Counter()  # in the template being compiled and all it leads to
        self._parts: dict[tuple[Callable[..., Any], bool], Any] = {}

    def compile(self, template: Callable[..., Any], folder: Path, signature: Any = None) -> Any:
        """The compiled twin of a template that Python itself calls, kept in a folder; without a signature it is made at the first call."""
        import numba

        self._calls = self._count_calls(template)
        made = keep_in(folder, numba.njit(bind(template, self._meanings(template)), nogil=True, **MACHINE))
        if signature is not None:
            with through_pointers():
                made.compile(signature)
            made.disable_compile()
        return made

    def _count_calls(self, template: Callable[..., Any]) -> Counter[Callable[..., Any]]:
        """From how many places each rule is called."""
        found: Counter[Callable[..., Any]] = Counter()
        for function in self.reached(template):
            called = self._called(function)
            found.update(
                called[one.argval] for one in dis.get_instructions(function) if one.opname == "LOAD_GLOBAL" and one.argval in called
            )
        return found

    def _twin(self, function: Callable[..., Any]) -> Any:
        if function in _NATIVE:
            if function not in self._twins:
                self._twins[function] = _NATIVE[function]()
            return self._twins[function]
        is_called_once = self._calls[function] == 1
        if (function, is_called_once) not in self._parts:
            import numba

            twin = bind(function, {})
            compile_rule: Any = numba.njit
            made = compile_rule(
                twin,
                no_cpython_wrapper=True,  # inner rules need no door for Python: less to compile
                no_cfunc_wrapper=True,
                forceinline=is_called_once,
                pipeline_class=part_compiler(),
                **MACHINE,
            )
            self._parts[function, is_called_once] = _of_one_width(made)
            twin.__globals__.update(self._meanings(function))
        return self._parts[function, is_called_once]

    def _meanings(self, function: Callable[..., Any]) -> dict[str, Any]:
        """What the global names in a function's text mean to its compiled twin."""
        found = {name: self._twin(inner) for name, inner in self._called(function).items()}
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, tuple):
                table = np.array(value)
                if table.dtype.kind not in NUMBERS:
                    raise TypeError(f"{function.__qualname__}: {name} is no table of numbers")
                found[name] = table
        return found


@contextlib.contextmanager
def through_pointers() -> Iterator[None]:
    """Without the warning that calls through pointers count as experimental."""
    import numba

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", numba.core.errors.NumbaExperimentalFeatureWarning)
        yield


def _of_one_width(dispatcher: Any) -> Any:
    """The same twin, compiled once for all widths of whole numbers instead of once for each mix of them and each constant."""
    import numba

    types: Any = numba.core.types

    def widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) else kind

    inner = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: inner(tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})
    return dispatcher
