"""Rules as parts of what calls them: typed and lowered once, but optimised and made into machine code only within a whole loop.

By itself Numba would finish every rule together with all it calls, though nobody ever calls it from Python: more than a third of the time.
"""

from __future__ import annotations

import functools
from typing import Any


@functools.cache
def part_compiler() -> Any:
    """The Numba pipeline for rules that only other rules call."""
    import importlib

    def found(module: str, name: str) -> Any:
        return getattr(importlib.import_module(f"numba.{module}"), name)  # untyped, all of it

    make_function, library = found("_dynfunc", "make_function"), found("core.codegen", "JITCodeLibrary")
    base, builder = found("core.compiler", "CompilerBase"), found("core.compiler", "DefaultPassBuilder")
    register, lowering = found("core.compiler_machinery", "register_pass"), found("core.typed_passes", "NativeLowering")

    class Part(library):  # type: ignore[misc, valid-type]
        """Code to be linked into other libraries, never run where it is."""

        def _optimize_final_module(self) -> None:
            """Leave that to whoever links this in."""

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

    @register(mutates_CFG=True, analysis_only=False)
    class LowerPart(lowering):  # type: ignore[misc, valid-type]
        """Lowers a function and makes it known to callers without making machine code of it."""

        _name = "lower_part"

        def run_pass(self, state: Any) -> bool:
            state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
            state.flags.no_compile = True
            super().run_pass(state)
            lowered = state["cr"]
            door = make_function(lowered.fndesc.lookup_module(), state.func_id.func_name, "", 0, lowered.env, (state.library,))
            state.targetctx.insert_user_function(door, lowered.fndesc, [state.library])
            state["cr"] = lowered._replace(cfunc=door)
            return True

    class PartCompiler(base):  # type: ignore[misc, valid-type]
        """The usual passes, with that one at the end."""

        def define_pipelines(self) -> list[Any]:
            usual = builder.define_nopython_pipeline(self.state)
            usual.passes = [(LowerPart if one is lowering else one, words) for one, words in usual.passes]
            usual.finalize()
            return [usual]

    return PartCompiler
