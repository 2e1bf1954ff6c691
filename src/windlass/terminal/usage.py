"""Usage errors: what click has to say about a command line, in the reader's language."""

from __future__ import annotations

from typing import Any

import click

from windlass.engine.text import Text


def text_of(error: click.UsageError) -> Text:
    """The sentence for a command line that cannot be understood."""
    if isinstance(error, click.NoSuchOption):
        return Text("terminal-usage-no-option", {"option": error.option_name})
    if isinstance(error, click.MissingParameter):
        return Text("terminal-usage-missing", {"option": _name(error)})
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _wrong_value(_name(error), error.param.type)
    if isinstance(error, click.BadOptionUsage):
        return Text("terminal-usage-no-value", {"option": error.option_name})
    return Text("terminal-usage-other", {"text": error.format_message()})


def _name(error: click.BadParameter) -> str:
    parameter = error.param
    if parameter is None:
        return error.param_hint if isinstance(error.param_hint, str) else ""
    return parameter.opts[0] if isinstance(parameter, click.Option) else parameter.human_readable_name


def _wrong_value(option: str, kind: click.ParamType[Any]) -> Text:
    if isinstance(kind, click.Choice):
        return Text("terminal-usage-choice", {"option": option, "values": ", ".join(map(str, kind.choices))})
    if isinstance(kind, click.IntRange):
        if kind.max is None:
            return Text("terminal-usage-least", {"option": option, "low": int(kind.min or 0)})
        return Text("terminal-usage-range", {"option": option, "low": int(kind.min or 0), "high": int(kind.max)})
    return Text("terminal-usage-value", {"option": option})
