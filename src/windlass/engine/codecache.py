"""Machine code on disk: kept in a folder whose own name says what it was made from, so that the folder may be moved, shipped and shared.

Numba's own cache trusts a file's path and time; here the folder's digest is trusted, and Numba still asks for the same processor.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any


def keep_in(folder: Path, dispatcher: Any) -> Any:
    """The same compiled function, which from now on looks for its machine code in this folder and leaves it there."""
    from numba.core import caching

    folder.mkdir(parents=True, exist_ok=True)
    locator: Any = caching._CacheLocator  # noqa: SLF001  # Numba has no public way to say where a cache lies
    implementation: Any = caching.CompileResultCacheImpl
    cache: Any = caching.FunctionCache

    class Here(locator):  # type: ignore[misc]  # Numba has no types
        """Says where machine code lies, and that it is never stale."""

        @classmethod
        def from_function(cls, _function: Any, _file: str) -> Any:
            return cls()

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> int:
            return 0

        def get_disambiguator(self) -> None:
            return None

    kept = type("Kept", (implementation,), {"_locator_classes": [Here]})
    dispatcher._cache = type("Cache", (cache,), {"_impl_class": kept})(dispatcher.py_func)  # noqa: SLF001
    return dispatcher
