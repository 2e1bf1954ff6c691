"""Datasets: matches with what each actor could see, the legal actions, the choice and the result, as Parquet with a manifest; and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

import windlass
from windlass.engine.match import Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.refusal import Refusal
from windlass.lab.blocks import MANIFEST
from windlass.lab.matches import MOST, Field, play_match

if TYPE_CHECKING:
    import polars as pl

SIZE: Final = 10  # matches in a block
COLUMNS: Final = {
    "match": "number of the match; it follows from the seed and this number",
    "ply": "actions before this decision",
    "seat": "who decides, from 0",
    "player": "the level that sits there",
    "observation": "what this seat may know, one number a feature, in the order of `features`",
    "legal": "codes of the actions to choose from, ascending",
    "action": "the code that was chosen",
    "result": "this seat's zero-sum result of the match, between -1 and 1; null where it was cut off",
    "file": "the whole match as a match file, at its first decision; null elsewhere",
}


class Dataset(msgspec.Struct, frozen=True):
    """A dataset of matches: block n holds matches n * SIZE and on."""

    field: Field

    def manifest(self) -> dict[str, Any]:
        """What every row follows from, and what the columns mean."""
        game = windlass.find_game(self.field.game)
        return {
            "columns": COLUMNS,
            "features": list(game.lesson.names) if game.lesson else [],
            "actions": [game.print_action(code) for code in range(game.actions)],
            **msgspec.to_builtins(self.field),
            "version": game.version,
            "components": game.components,
            "windlass": windlass.__version__,
            "block": SIZE,
            "most": MOST,
        }

    def blocks(self, matches: int) -> range:
        """The blocks that hold so many matches and more."""
        return range(-(-matches // SIZE))

    def rows(self, block: int) -> pl.DataFrame:
        """The decisions of a block's matches."""
        import polars as pl

        kinds = pl.Schema([
            ("match", pl.Int64), ("ply", pl.Int32), ("seat", pl.Int8), ("player", pl.String), ("observation", pl.List(pl.Int32)),
            ("legal", pl.List(pl.Int16)), ("action", pl.Int16), ("result", pl.Float32), ("file", pl.String),
        ])  # fmt: skip
        rows = [row for number in range(block * SIZE, block * SIZE + SIZE) for row in self._decisions(number)]
        return pl.DataFrame(rows, schema=kinds, orient="row")

    def _decisions(self, number: int) -> list[tuple[Any, ...]]:
        seen: list[tuple[Any, ...]] = []

        def watch(match: Match, legal: list[int], chosen: int) -> None:
            observed = match.observation(match.actor).tolist()
            seen.append((number, len(match.line), match.actor, match.header.names[match.actor], observed, legal, chosen))

        match = play_match(self.field, number, watch)
        results = match.returns if match.ending else (None,) * match.seats
        return [(*row, results[row[2]], dump(match) if row[1] == 0 else None) for row in seen]


def matches(folder: Path) -> Iterator[tuple[int, Match]]:
    """The matches of a dataset with their numbers, each read from its file and checked against its rows.

    Refuses rows that do not tell what the match tells with `dataset.altered`.
    """
    import polars as pl

    for file in sorted(folder.glob("block-*.parquet")):
        for (number,), rows in pl.read_parquet(file).group_by("match", maintain_order=True):
            text = rows["file"][0]
            match = parse(text)
            told = list(zip(rows["seat"], rows["action"], strict=True))
            if told != [(ply.actor, ply.action) for ply in match.line]:
                raise Refusal("dataset.altered", file=file.name, number=number)
            yield number, match


def manifest(folder: Path) -> dict[str, Any]:
    """What a dataset says of itself."""
    told: dict[str, Any] = msgspec.json.decode((folder / MANIFEST).read_bytes())
    return told
