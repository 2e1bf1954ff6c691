"""Seating: who sits where at one keyboard. Without a seat chosen on purpose it is drawn by lot, as the rulebooks say."""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection, Sequence

from windlass.bots.registry import name_of
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.terminal.speech import Speaker


def places(seats: int, bots: int | None, seat: int | None, seed: bytes | None) -> list[int]:
    """The seats of the people, the first person's first. Refuses more bots than seats and a seat that there is not."""
    robots = seats - 1 if bots is None else bots
    if robots > seats:
        raise Refusal("terminal.bots", bots=robots, seats=seats)
    if seat is not None and seat > seats:
        raise Refusal("terminal.seat", seat=seat, seats=seats)
    first = _lot(seats, seed) if seat is None else seat - 1
    return [(first + place) % seats for place in range(seats - robots)]


def _lot(seats: int, seed: bytes | None) -> int:
    """A seat by lot; a chosen seed draws the same lot again."""
    return secrets.randbelow(seats) if seed is None else random.Random(b"seat " + seed).randrange(seats)  # noqa: S311  # a chosen seed is no secret


def called(say: Speaker, game: str, level: str, seats: int, people: Collection[int]) -> list[str]:
    """What everybody is called who has no name: people by their seats, bots by their character, with a number where they are several."""
    bots = [seat for seat in range(seats) if seat not in people]
    name = name_of(game, level)
    texts = [name if len(bots) == 1 else Text("table-bot", {"level": name, "number": number}) for number in range(1, len(bots) + 1)]
    characters = dict(zip(bots, map(say.text, texts), strict=True))
    return [characters.get(seat) or say("seat-number", number=seat + 1) for seat in range(seats)]


def named(names: Sequence[str], seats: int, people: Sequence[int], seat: int | None, unnamed: Sequence[str]) -> list[str]:
    """The name of every seat: given ones in turn order where a seat was chosen, else to the people first. Refuses more names than seats."""
    if len(names) > seats:
        raise Refusal("terminal.names", names=len(names), seats=seats)
    if not names:
        return []
    order = list(range(seats)) if seat is not None else [*people, *(other for other in range(seats) if other not in people)]
    given = dict(zip(order, names, strict=False))
    return [given.get(place, unnamed[place]) for place in range(seats)]
