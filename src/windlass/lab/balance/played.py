"""The page of a simulation: who won, how games ended and how long they were, with intervals."""

from __future__ import annotations

import windlass
from windlass.lab.balance.charts import Mark, chart, table
from windlass.lab.balance.sheet import Sheet, Speaks
from windlass.lab.results import Results, Standing, wilson


class PlayedPage(Sheet):
    """Writes the results of a simulation in one language."""

    def __init__(self, results: Results, say: Speaks) -> None:
        super().__init__(windlass.find_game(results.game), say)
        self.results = results

    def html(self) -> str:
        """The whole page."""
        found = self.results
        title = self.say("balance-title-played", game=self.say(f"{found.game}-name"))
        about = self.say(
            "balance-about", matches=found.games, players=", ".join(map(self.level, dict.fromkeys(found.players))),
            seats=len(found.seats), seed=found.seed, version=found.version, components=self.game.components,
        )  # fmt: skip
        seats = [self.say("seat-number", number=seat) for seat in range(1, len(found.seats) + 1)]
        parts = [self.section("seats", self.standings("seat", seats, found.seats))]
        if len(set(found.players)) > 1:
            parts.append(self.section("everyone", self.standings("player", list(map(self.level, found.players)), found.by_player)))
        return self.document(title, about, [*parts, self.section("endings", self.endings()), self.section("figures", self.figures())])

    def standings(self, first: str, names: list[str], standings: tuple[Standing, ...]) -> str:
        """How each seat or player did, beside a fair share."""
        rows = [
            (name, self.mark(one.share, one.low, one.high), (self.plain(one.mean_place, 2),))
            for name, one in zip(names, standings, strict=True)
        ]
        return chart("", self.headings(first, "share", more=("place",)), rows, 1 / len(standings))

    def endings(self) -> str:
        """The ways in which games ended, and those cut off."""
        found = self.results
        named = {
            self.say("ending-resigned" if name == "resigned" else f"{found.game}-ending-{name}"): count
            for name, count in found.endings.items()
        }
        rows = [
            (name, self.mark(count / found.games, *wilson(count, found.games)), (self.plain(count),))
            for name, count in {**named, self.say("terminal-simulate-unfinished"): found.unfinished}.items()
        ]
        return chart("", self.headings("ending", "part", more=("games",)), rows)

    def figures(self) -> str:
        """How long games are and how much there is to choose."""
        found = self.results
        spread = f"{self.plain(found.low_decisions)} – {self.plain(found.high_decisions)}"
        rows = [
            (self.say("balance-measure-decisions"), self.plain(found.mean_decisions, 1), spread),
            (self.say("balance-measure-options"), self.plain(found.branching, 1), ""),
        ]
        return table("", self.headings("measure", "mean", "range"), rows)

    def mark(self, value: float, low: float, high: float) -> Mark:
        """A share for a chart."""
        return Mark(value, low, high, self.share(value), f"{self.share(low)} – {self.share(high)}")
