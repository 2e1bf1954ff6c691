"""The command line. Commands are loaded when they are used, so that each starts quickly."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

import click

import windlass
from windlass.engine.data import BadComponents
from windlass.engine.refusal import Refusal
from windlass.engine.registry import game_ids
from windlass.engine.text import Text
from windlass.terminal.letters import speak_plainly_everywhere
from windlass.terminal.speech import Speaker, language_here, language_option
from windlass.terminal.usage import text_of

COMMANDS: Final = {
    "play": "play:command",
    "serve": "serve:serve",
    "client": "serve:client",
    "bots": "serve:bots",
    "backup": "serve:backup",
    "store": "stores:store",
    "doctor": "doctor:command",
    "simulate": "simulate:command",
    "dataset": "dataset:command",
    "arena": "arena:command",
    "bot": "bot:command",
    "mcp": "mcp:command",
    "train": "train:command",
    "balance": "balance:command",
    "components": "components:command",
    "warm": "warm:command",
    "replay": "matches:replay",
    "verify": "matches:verify",
    "review": "review:command",
    "puzzles": "puzzles:command",
    "games": "titles:command",
    "rules": "rules:command",
}
EXTRAS: Final = {"polars": "lab", "matplotlib": "lab", "mcp": "mcp"}  # what brings a module


class Refused(click.ClickException):
    """A refusal as a sentence in the reader's language; the command ends with code 1."""

    def show(self, file: Any = None) -> None:
        """Print the sentence alone."""
        click.secho(self.message, file=file, err=True, fg="red")


class NoStore(Refused):
    """A data file that cannot be used; the command ends with code 2."""

    exit_code = 2


def _use_components(_context: click.Context, _option: click.Parameter, folder: str | None) -> None:
    """Games read their components when they are loaded, which is later than this."""
    if folder and not any((Path(folder) / game).is_dir() for game in game_ids()):
        refusal = Refusal("components.nothing", folder=folder, games=", ".join(game_ids()))
        raise Refused(Speaker(language_here()).text(refusal.text))
    if folder:
        os.environ["WINDLASS_COMPONENTS"] = folder


COMPONENTS: Final = click.Option(
    ["--components"],
    type=click.Path(exists=True, file_okay=False),
    callback=_use_components,
    expose_value=False,
    is_eager=True,
    help="Folder with component files (<game>/<name>.toml) used instead of the built-in ones.",
)  # before or after a command's name


class Windlass(click.Group):
    """The group of all commands, each in a module of its own."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # click's signature
        """All commands, most used first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002  # click's signature
        """A command by its name, loaded now."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(importlib.import_module(f"windlass.terminal.{module}"), name)
        if COMPONENTS not in command.params:
            command.params.append(COMPONENTS)
        return command

    _reached: click.Context | None = None

    def make_context(self, *args: Any, **given: Any) -> click.Context:
        """The context of a command line, remembered for errors that come without one."""
        self._reached = super().make_context(*args, **given)
        return self._reached

    def main(self, *args: Any, **given: Any) -> Any:
        """Run the command line; what cannot be understood is said in the reader's language, with click's exit code."""
        speak_plainly_everywhere()
        run: Callable[..., Any] = super().main
        try:
            sys.exit(run(*args, **{**given, "standalone_mode": False}) or 0)
        except click.UsageError as error:
            if isinstance(error, click.exceptions.NoArgsIsHelpError):
                error.show()
            else:
                with error.ctx or self._reached or nullcontext():
                    Refused(Speaker(language_here()).text(text_of(error))).show()
            sys.exit(error.exit_code)
        except click.ClickException as error:
            error.show()
            sys.exit(error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            sys.exit(1)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; what it refuses or misses is said in the reader's language, faults of component files as they are named there."""
        try:
            return super().invoke(ctx)
        except Refusal as refusal:
            kind = NoStore if refusal.code.startswith("store.") else Refused
            raise kind(Speaker(language_here()).text(refusal.text)) from None
        except BadComponents as error:
            raise Refused(str(error)) from None
        except ModuleNotFoundError as error:
            extra = EXTRAS.get((error.name or "").partition(".")[0])
            if extra is None:
                raise
            wanted = Text("terminal-extra-missing", {"command": f'pip install "windlass[{extra}]"'})
            raise Refused(Speaker(language_here()).text(wanted)) from None


main = Windlass(
    "windlass",
    help="Complete modern board games: play, serve, simulate.",
    params=[
        COMPONENTS,
        language_option(),
    ],
)
click.version_option(windlass.__version__, prog_name="windlass")(main)
