"""Rules: plain functions over plain positions, and their machine-code twins made from the same text by Numba.

A rule called by its name runs interpreted. `Compiler` makes the compiled twin; globals that are tuples of numbers become
constant arrays there, and rules called inside become their own twins.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import types
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])
_RULES: set[Callable[..., Any]] = set()


def rule(function: F) -> F:
    """Mark a function as a rule: it may be called by other rules, interpreted or compiled."""
    _RULES.add(function)
    return function


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


class Compiler:
    """Makes the machine-code twins of one game's rules, kept in one cache folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._twins: dict[Callable[..., Any], Any] = {}

    def entry(self, template: Callable[..., Any], names: Mapping[str, Callable[..., Any]]) -> Any:
        """The compiled twin of a template that Python itself calls, cached on disk; `names` binds the game's rules."""
        import numba

        config: Any = numba.core.config
        twin = bind(template, {**self._constants(template), **{name: self._twin(rule) for name, rule in names.items()}})
        before = config.CACHE_DIR
        self.folder.mkdir(parents=True, exist_ok=True)
        config.CACHE_DIR = str(self.folder)
        try:
            return numba.njit(twin, cache=True, nogil=True, error_model="numpy")
        finally:
            config.CACHE_DIR = before

    def _twin(self, function: Callable[..., Any]) -> Any:
        if function not in self._twins:
            import numba

            twin = bind(function, {})
            compile_rule: Any = numba.njit
            # Inner rules need no door for Python: less to compile.
            made = compile_rule(twin, no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy")
            self._twins[function] = _of_one_width(made)
            twin.__globals__.update(self._constants(function))
        return self._twins[function]

    def _constants(self, function: Callable[..., Any]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, types.FunctionType) and value in _RULES:
                found[name] = self._twin(value)
            elif isinstance(value, tuple):
                found[name] = np.array(value, np.int64)
        return found


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
