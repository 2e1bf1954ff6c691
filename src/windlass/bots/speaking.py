"""The other end of the line protocol: any player of this program as a bot in a process of its own, `windlass bot captain`."""

from __future__ import annotations

import random
from typing import Any, BinaryIO

import msgspec

from windlass.bots import protocol
from windlass.bots.player import Player
from windlass.bots.registry import find_player
from windlass.engine.game import Game
from windlass.engine.registry import find_game


class Asked(msgspec.Struct, frozen=True, tag="choose"):
    """Of a decision what a player of ours needs: everything else follows from the position."""

    id: int
    seconds: float
    lots: int
    position: str


def speak(level: str, heard: BinaryIO, said: BinaryIO) -> None:
    """Answer line by line until there is no more. What is no line of the protocol raises `msgspec.MsgspecError`."""
    player: Player | None = None
    for line in heard:
        message = msgspec.json.decode(line, type=protocol.Hello | Asked | protocol.Bye)
        if isinstance(message, protocol.Bye):
            return
        if isinstance(message, protocol.Hello):
            player = find_player(find_game(message.game), level)
            answer: msgspec.Struct = protocol.Ready(level)
        else:
            assert player is not None, "hello comes first"
            answer = protocol.Decision(message.id, decide(player, message))
        said.write(msgspec.json.encode(answer) + b"\n")
        said.flush()


def decide(player: Player, asked: Asked) -> int:
    """What the player chooses in the position that was written."""
    game: Game = player.game
    known: Any = game.parse_position(asked.position)
    out = [0] * game.actions
    return player.choose(known, out[: game.legal(known, out)], asked.seconds, random.Random(asked.lots))  # noqa: S311  # play, not secrecy
