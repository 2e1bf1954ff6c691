"""The screen: what a seat sees of a match, printed with rich."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from windlass.engine.journal import Event
from windlass.engine.match import Match
from windlass.i18n.story import ending_text, event_text
from windlass.terminal.boards import board_of, mark, name_tag
from windlass.terminal.speech import Speaker

STORY_LINES: Final = 20  # lines of story shown before a decision


def console_here() -> Console:
    """The console of this command: rich marks up only what we style."""
    return Console(highlight=False, emoji=False, markup=False)


class Screen:
    """A console on which one match is shown in one language."""

    def __init__(self, match: Match, say: Speaker, console: Console) -> None:
        self.match, self.say, self.console = match, say, console

    def names(self) -> list[str]:
        """How the players are called."""
        return [self.say.name(seat) for seat in range(self.match.seats)]

    def wipe(self) -> None:
        """Leave nothing to read, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def show_table(self, seat: int) -> None:
        """The board as this seat sees it; -1 is a spectator."""
        self.console.print(board_of(self.match.game.id).draw(self.match.view(seat), self.say, self.names()))

    def show_story(self, seat: int, since: int, most: int | None = STORY_LINES) -> None:
        """What happened since a ply, as this seat may know it, the last lines only; ply -1 includes the deal."""
        lines = self.story(seat, max(since, 0))
        if since < 0:
            lines.insert(0, (Styled("·"), self.opening(seat)))
        if not lines:
            return
        hidden = max(0, len(lines) - most) if most else 0
        self.console.print(self.say("terminal-since"), style="bold")
        if hidden:
            self.console.print(self.say("terminal-earlier", count=hidden), style="dim")
        table = Table.grid(padding=(0, 1))
        for line in lines[hidden:]:
            table.add_row(*line)
        self.console.print(table)

    def opening(self, seat: int) -> str:
        """The sentences of the deal."""
        return self._sentences(self.match.opening(seat))

    def story(self, seat: int, since: int) -> list[tuple[Styled, str]]:
        """Each ply since that one: the mark of who acted, and the sentences of what followed."""
        plies = zip(self.match.line[since:], self.match.story(seat, since), strict=True)
        return [(mark(ply.actor), self._sentences(events)) for ply, events in plies]

    def _sentences(self, events: list[Event]) -> str:
        return " ".join(self.say.text(event_text(self.match.game, event)) for event in events)

    def show_choices(self, seat: int) -> None:
        """The legal actions, numbered, in notation and in words, and what is asked."""
        self.console.print(self._choices(seat))
        self.console.print(self.say.text(self.match.game.prompt(self.match.redacted(seat), seat)), style="bold")

    def _choices(self, seat: int) -> RenderableType:
        game, codes = self.match.game, self.match.legal()
        outlook = board_of(game.id).outlook(self.match.view(seat), self.say)
        wide = max(len(game.print_action(code)) for code in codes)
        items = [
            Styled.assemble(
                (f"{number:>2} ", "dim"),
                (f"{game.print_action(code):<{wide}} ", "bold cyan"),
                self.say.text(game.describe(code)),
                (f" {outlook[code]}" if code in outlook else "", "italic"),
            )
            for number, code in enumerate(codes, 1)
        ]
        return Columns(items, padding=(0, 2), column_first=True, equal=True)

    def show_end(self, seat: int) -> None:
        """The last table, how the match ended, everyone's place, and the proof that chance was fair."""
        ending = self.match.ending
        assert ending is not None
        assert self.match.header.seed is not None
        self.show_table(seat)
        self.console.print(self.say("terminal-over", ending=ending_text(self.match.game, ending)), style="bold")
        scores = self.match.game.scores(self.match.redacted(-1))
        table = Table(self.say("terminal-place"), self.say("terminal-player"), self.say("terminal-score"))
        for place, player in sorted((place, player) for player, place in enumerate(ending.rank)):
            table.add_row(str(place), name_tag(player, self.names()), str(scores[player]))
        self.console.print(table)
        self.console.print(self.say("terminal-fair", seed=self.match.header.seed.hex(), hash=self.match.header.seed_hash), style="dim")
