"""A sitting: people at one keyboard and bots, playing a match to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from windlass.bots.level import Level, weigh
from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.terminal.files import read_match, write_match
from windlass.terminal.screen import Screen

DEAL: Final = -1  # the ply before the first


class Sitting:
    """Who plays which seat, what each person has already seen, and the words they may type."""

    def __init__(self, match: Match, people: Iterable[int], level: Level, screen: Screen) -> None:
        self.match, self.people, self.level, self.screen = match, set(people), level, screen
        self.say, self.console = screen.say, screen.console
        self.left = False
        self._seen = dict.fromkeys(self.people, DEAL)
        self._at_keyboard = -1
        commands: dict[str, Callable[[int, str], bool]] = {
            "help": self._help, "hint": self._hint, "undo": self._undo, "log": self._log, "list": self._list,
            "save": self._save, "load": self._load, "resign": self._resign, "quit": self._quit,
        }  # fmt: skip
        self._words = {word: do for name, do in commands.items() for word in (name, self.say(f"terminal-word-{name}"))}

    def run(self) -> None:
        """Play until the match is over or the people leave."""
        self.console.print(self.say("terminal-welcome"), style="dim")
        while not self.match.ending and not self.left:
            actor = self.match.actor
            if actor in self.people:
                self._decide(actor)
            else:
                self._let_bot_play(actor)
        if self.left:
            self.console.print(self.say("terminal-left"))
        else:
            self._show_end()

    def _show_end(self) -> None:
        """What happened since anybody last decided, and the end: to one person as their seat sees it, to more as to spectators."""
        reader = next(iter(self.people)) if len(self.people) == 1 else -1
        self.screen.show_story(reader, max(self._seen.values(), default=DEAL))
        self.screen.show_end(reader)

    def _let_bot_play(self, seat: int) -> None:
        seed = int(self.match.header.seed_hash[:12], 16) + len(self.match.line)
        self.match.play(self.level.choose(self.match.game, self.match.redacted(seat), seed))

    # -- a person's decision ----------------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        self._draw_curtain(seat)
        self._show(seat)
        self._seen[seat] = len(self.match.line)
        decided = False
        while not decided:
            try:
                decided = self._obey(seat, self._ask(seat))
            except Refusal as refusal:
                self.console.print(self.say.text(refusal.text), style="bold red")

    def _draw_curtain(self, seat: int) -> None:
        """Hide one person's cards from the next."""
        if len(self.people) > 1 and self._at_keyboard != seat:
            self.screen.wipe()
            self._read(self.say("terminal-curtain", seat=self.say.name(seat)) + " ")
        self._at_keyboard = seat

    def _show(self, seat: int) -> None:
        self.console.print()
        self.screen.show_story(seat, min(self._seen[seat], len(self.match.line)))
        self._list(seat, "")

    def _ask(self, seat: int) -> str:
        return self._read(f"{self.say.name(seat)} > ").strip()

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return "quit"

    def _obey(self, seat: int, line: str) -> bool:
        """Do what was typed; true when the next decision is due."""
        word, _, rest = line.partition(" ")
        if not line:
            return False
        if word.lower() in self._words:
            return self._words[word.lower()](seat, rest.strip())
        self.match.play(self._numbered(int(line)) if line.isdecimal() else line)
        return True

    def _numbered(self, number: int) -> int:
        codes = self.match.legal()
        if not 1 <= number <= len(codes):
            raise Refusal("terminal.number", number=number, count=len(codes))
        return codes[number - 1]

    # -- words ------------------------------------------------------------------------------------------------------

    def _help(self, _seat: int, _rest: str) -> bool:
        self.console.print(self.say("terminal-help"), highlight=False)
        return False

    def _hint(self, seat: int, _rest: str) -> bool:
        game = self.match.game
        best = weigh(game, self.match.redacted(seat))[0]
        notation = game.print_action(best.action)
        self.console.print(self.say("terminal-hint", notation=notation, action=game.describe(best.action), reason=Text(best.reason)))
        return False

    def _undo(self, seat: int, _rest: str) -> bool:
        self.match.undo(seat)
        self.console.print(self.say("terminal-undone"))
        return True

    def _log(self, seat: int, _rest: str) -> bool:
        self.screen.show_story(seat, DEAL, most=None)
        return False

    def _list(self, seat: int, _rest: str) -> bool:
        self.screen.show_table(seat)
        self.screen.show_choices(seat)
        return False

    def _save(self, _seat: int, file: str) -> bool:
        if not file:
            raise Refusal("terminal.file-needed", command="save")
        write_match(self.match, file)
        self.console.print(self.say("terminal-saved", file=file))
        return False

    def _load(self, _seat: int, file: str) -> bool:
        if not file:
            raise Refusal("terminal.file-needed", command="load")
        match = read_match(file)
        self.match = self.screen.match = match
        self.say.names[:] = match.header.names
        self.people = {seat for seat in self.people if seat < match.seats} or {0}
        self._seen = dict.fromkeys(self.people, DEAL)
        self.console.print(self.say("terminal-loaded", file=file))
        return True

    def _resign(self, seat: int, _rest: str) -> bool:
        self.match.resign(seat)
        self.people.discard(seat)
        self.console.print(self.say("terminal-resigned", seat=self.say.name(seat)))
        return True

    def _quit(self, _seat: int, _rest: str) -> bool:
        self.left = True
        return True
