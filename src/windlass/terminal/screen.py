"""The screen: what a seat sees of a match. On a terminal a page is drawn in place and fits; elsewhere everything is printed in turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text as Styled

from windlass.engine.journal import Event
from windlass.engine.match import Match
from windlass.i18n.story import ending_text, story_texts
from windlass.terminal.boards import board_of, mark, name_tag
from windlass.terminal.compact import compact_of
from windlass.terminal.letters import speak_plainly_everywhere
from windlass.terminal.menu import Menu
from windlass.terminal.speech import Speaker

STORY_LINES: Final = 20  # lines of story shown before a decision where there is no page to fit
GAP: Final = 2  # columns between choices
Lines = list[list[Segment]]


def console_here() -> Console:
    """The console of this command: rich marks up only what we style, and letters the terminal lacks have stand-ins."""
    speak_plainly_everywhere()
    return Console(highlight=False, emoji=False, markup=False)


class Screen:
    """A console on which one match is shown in one language."""

    def __init__(self, match: Match, say: Speaker, console: Console) -> None:
        self.match, self.say, self.console = match, say, console

    @property
    def is_page(self) -> bool:
        """Whether there is a page to draw on again and again."""
        return self.console.is_terminal

    def names(self) -> list[str]:
        """How the players are called."""
        return [self.say.name(seat) for seat in range(self.match.seats)]

    def wipe(self) -> None:
        """Leave nothing to read, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    # -- a decision -------------------------------------------------------------------------------------------------

    def show_decision(self, seat: int, since: int, menu: Menu, notices: Sequence[RenderableType]) -> None:
        """What happened, the table, the choices and what is asked: a page where there is one."""
        if self.is_page:
            self._draw_page(seat, since, menu, notices)
            return
        self.console.print()
        self.show_story(seat, since)
        self.show_table(seat)
        self.show_choices(seat, menu)

    def show_table(self, seat: int) -> None:
        """The board as this seat sees it; -1 is a spectator."""
        self.console.print(self._table(seat))

    def show_choices(self, seat: int, menu: Menu) -> None:
        """The legal actions, numbered, in short form and in words, and what is asked."""
        self.console.print(self._columns(self._choices(seat, menu, words=True)))
        self.console.print(self._question(seat))

    def _draw_page(self, seat: int, since: int, menu: Menu, notices: Sequence[RenderableType]) -> None:
        """The largest board and the fullest choices that fit together; what room is left tells what happened."""
        below = [*self._lines(Group(*notices)), *self._lines(self._question(seat))]
        room = self.console.height - 1 - len(below)
        board, choices = self._fitting(seat, menu, room)
        left = room - len(board) - len(choices)
        story = [line for mark_, said in self._story_lines(seat, since) for line in self._lines(Styled.assemble(mark_, " ", (said, "dim")))]
        told = story[-left:] if left > 0 else []
        self.console.clear()
        self._print_lines([*told, *board, *choices, *below])

    def _fitting(self, seat: int, menu: Menu, room: int) -> tuple[Lines, Lines]:
        """The table and the choices, in the finest form that fits; the last form is cut to fit."""
        small = compact_of(self.match.game.id)
        tables: list[RenderableType] = [self._table(seat)]
        if small:
            tables += [draw(self.match.view(seat), self.say, self.names()) for draw in small.DRAWS]
        for table in tables:
            board = self._lines(table)
            for words in (True, False):
                choices = self._lines(self._columns(self._choices(seat, menu, words=words)))
                if len(board) + len(choices) <= room:
                    return board, choices
        most = max(2, room - len(board))
        more = Styled(self.say("terminal-more", command=self.say("terminal-word-list")), "dim")
        return board[: max(0, room - most)], [*choices[: most - 1], *self._lines(more)]

    def _table(self, seat: int) -> RenderableType:
        return board_of(self.match.game.id).draw(self.match.view(seat), self.say, self.names())

    def _question(self, seat: int) -> Styled:
        return Styled(self.say.text(self.match.game.prompt(self.match.redacted(seat), seat)), "bold")

    def _choices(self, seat: int, menu: Menu, *, words: bool) -> list[Styled]:
        """Each choice: its number, its short form, in words if there is room, and what would follow."""
        shorts = menu.shorts()
        wide = max(map(len, shorts))
        items = []
        for number, (code, short) in enumerate(zip(menu.codes, shorts, strict=True), 1):
            item = Styled.assemble((f"{number:>2} ", "dim"), (f"{short:<{wide}} ", "bold cyan"))
            item.append(self.say.text(self.match.game.describe(code)) if words else "")
            items.append(item.append(f" {self._outlook(seat, code)}".rstrip(), "italic"))
        return items

    def _outlook(self, seat: int, code: int) -> str:
        game = self.match.game
        preview = game.preview(self.match.redacted(seat), code)
        return "" if preview is None else board_of(game.id).outlook(self.match.view(seat), preview, self.say)

    def _columns(self, items: Sequence[Styled]) -> Styled:
        """Items in as many columns as fit, one below the other first."""
        wide = max(map(len, items)) + GAP
        columns = max(1, (self.console.width + GAP) // wide)
        rows = -(-len(items) // columns)
        lines = []
        for row in range(rows):
            line = Styled()
            for item in items[row::rows]:
                item.pad_right(wide - len(item))
                line.append_text(item)
            line.rstrip()
            lines.append(line)
        return Styled("\n").join(lines)

    def _print_lines(self, lines: Lines) -> None:
        self.console.print(Segments([segment for line in lines for segment in (*line, Segment.line())]), end="")

    def _lines(self, content: RenderableType) -> Lines:
        return self.console.render_lines(content, pad=False)

    # -- on request -------------------------------------------------------------------------------------------------

    def show_leaf(self, content: RenderableType, turn: Callable[[], None]) -> None:
        """Something to read: leaf by leaf where there is a page, calling `turn` between them."""
        if not self.is_page:
            self.console.print(content)
            return
        lines, most = self._lines(content), max(4, self.console.height - 2)
        for first in range(0, max(1, len(lines)), most):
            self.console.clear()
            self._print_lines(lines[first : first + most])
            turn()

    def all_choices(self, seat: int, menu: Menu) -> RenderableType:
        """Every choice in words."""
        return self._columns(self._choices(seat, menu, words=True))

    # -- the story --------------------------------------------------------------------------------------------------

    def show_story(self, seat: int, since: int, most: int | None = STORY_LINES) -> None:
        """What happened since a ply, as this seat may know it, the last lines only; ply -1 includes the deal."""
        told = self.whole_story(seat, since, most)
        if told is not None:
            self.console.print(told)

    def whole_story(self, seat: int, since: int, most: int | None = None) -> RenderableType | None:
        """What happened since a ply, or the last lines of it; None where nothing did."""
        lines = self._story_lines(seat, since)
        if not lines:
            return None
        hidden = max(0, len(lines) - most) if most else 0
        parts: list[RenderableType] = [Styled(self.say("terminal-since"), "bold")]
        if hidden:
            parts.append(Styled(self.say("terminal-earlier", count=hidden), "dim"))
        table = Table.grid(padding=(0, 1))
        for line in lines[hidden:]:
            table.add_row(*line)
        return Group(*parts, table)

    def _story_lines(self, seat: int, since: int) -> list[tuple[Styled, str]]:
        opening = [(Styled("·"), self.opening(seat))] if since < 0 else []
        return opening + self.story(seat, max(since, 0))

    def opening(self, seat: int) -> str:
        """The sentences of the deal."""
        return self._sentences(self.match.opening(seat))

    def story(self, seat: int, since: int) -> list[tuple[Styled, str]]:
        """Each ply since that one: the mark of who acted, and the sentences of what followed."""
        plies = zip(self.match.line[since:], self.match.story(seat, since), strict=True)
        return [(mark(ply.actor), self._sentences(events)) for ply, events in plies]

    def _sentences(self, events: list[Event]) -> str:
        return " ".join(map(self.say.text, story_texts(self.match.game, events)))

    # -- the end ----------------------------------------------------------------------------------------------------

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
