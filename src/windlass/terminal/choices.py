"""Choices before a game: command-line flags made from a game's options, and a command for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import click
import msgspec

import windlass
from windlass.engine.game import Game
from windlass.engine.refusal import Refusal
from windlass.i18n.catalog import catalog


@dataclass(frozen=True, slots=True)
class Field:
    """One option of a game: its name, its type as msgspec sees it, and its default."""

    name: str
    kind: msgspec.inspect.Type
    default: Any

    @property
    def values(self) -> tuple[str, ...]:
        """The words to choose from, the default first, where it is an enumeration."""
        if not isinstance(self.kind, msgspec.inspect.LiteralType):
            return ()
        return tuple(sorted(map(str, self.kind.values), key=lambda value: (value != self.default, value)))

    def read(self, text: str) -> Any:
        """The value of a typed text; one that is not of the right form is left for the options themselves to refuse."""
        if isinstance(self.kind, msgspec.inspect.BoolType):
            return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(text.lower(), text)
        if isinstance(self.kind, msgspec.inspect.IntType) and text.lstrip("-").isdecimal():
            return int(text)
        return text

    def flag(self, game: Game) -> click.Option:
        """The command-line option: `--boat-retreat/--no-boat-retreat`, `--variant [jamaica|...]`, `--seats 2..5`."""
        word = self.name.replace("_", "-")
        explanation = f"{catalog('en')(f'{game.id}-option-{self.name}')}  [default: {shown(self.default)}]"
        if isinstance(self.kind, msgspec.inspect.BoolType):
            return click.Option([f"--{word}/--no-{word}", self.name], default=None, help=explanation)
        kind: click.ParamType[Any] = click.STRING
        if isinstance(self.kind, msgspec.inspect.IntType):
            kind = click.IntRange(self.kind.ge, self.kind.le)
        elif self.values:
            kind = click.Choice(self.values)
        return click.Option([f"--{word}", self.name], type=kind, help=explanation)


def fields(game: Game) -> list[Field]:
    """The options of a game in their order."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    found = [Field(field.name, field.type, field.default) for field in info.fields]
    return sorted(found, key=lambda field: field.name != "seats")


def flags(game: Game) -> list[click.Option]:
    """All options of a game as flags, and `-o name=value` for any of them."""
    pairs = click.Option(["-o", "--option", "pairs"], multiple=True, metavar="NAME=VALUE", help="Any option of the game by its name.")
    return [*(field.flag(game) for field in fields(game)), pairs]


def gathered(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """What was chosen by flags and pairs. Takes it out of `given`, leaving what is not the game's."""
    by_name = {field.name: field for field in fields(game)}
    by_flag = {name: given.pop(name) for name in by_name}
    chosen = {name: value for name, value in by_flag.items() if value is not None}
    for pair in given.pop("pairs"):
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("terminal.pair", text=pair)
        if name not in by_name:
            raise Refusal("terminal.option", game=game.id, name=name, names=", ".join(by_name))
        chosen[name] = by_name[name].read(value)
    return chosen


class GameCommands(click.Group):
    """A command group with one command for each game, made when it is asked for."""

    def __init__(self, *args: Any, make: Callable[[Game], click.Command], **rest: Any) -> None:
        super().__init__(*args, **rest)
        self._make = make

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # click's signature
        """The ids of all games."""
        return windlass.game_ids()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002  # click's signature
        """The command of one game. Refuses an unknown one."""
        return self._make(windlass.find_game(cmd_name))


def shown(value: Any) -> str:
    """A default as it would be typed."""
    return str(value).lower() if isinstance(value, bool) else str(value) or '""'
