"""A sitting: people at one keyboard and bots, playing a match to its end. Whoever leaves finds it kept."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text as Styled

from windlass.bots.hints import hints
from windlass.bots.player import Player, fair_choice, lots_of
from windlass.bots.registry import USUAL, find_player
from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.table.log.speech import advice_info
from windlass.terminal.boards import board_of, short_form
from windlass.terminal.compact import compact_of
from windlass.terminal.files import read_match, write_match
from windlass.terminal.hinting import told
from windlass.terminal.kept import keep
from windlass.terminal.menu import Menu
from windlass.terminal.screen import Screen

DEAL: Final = -1  # the ply before the first
SECOND: Final = "2"  # which of the hints is asked for
SECONDS: Final = 1.0  # a bot thinks no longer
CAREFUL: Final = ("resign", "quit")  # words that must be typed out


class Left(Exception):  # noqa: N818  # somebody left, which is no error
    """The people leave the match."""


class Sitting:
    """Who plays which seat, what each person has already seen, and the words they may type."""

    def __init__(self, match: Match, people: Iterable[int], bot: Player, screen: Screen) -> None:
        self.match, self.people, self.bot, self.screen = match, set(people), bot, screen
        self.say, self.console = screen.say, screen.console
        self._seen = dict.fromkeys(self.people, DEAL)
        self._at_keyboard = -1
        self._notices: list[RenderableType] = []
        self._menu: Menu | None = None
        self._learn_words()

    def _learn_words(self) -> None:
        """The words of this game, in English and in the reader's language."""
        commands: dict[str, Callable[[int, str], bool]] = {
            "help": self._help, "hint": self._hint, "undo": self._undo, "log": self._log, "list": self._list, "proof": self._proof,
            "save": self._save, "load": self._load, "resign": self._resign, "quit": self._quit,
        }  # fmt: skip
        commands |= {name: self._detail(name) for name in self._details()}
        self._words = {word: do for name, do in commands.items() for word in (name, self.say(f"terminal-word-{name}"))}
        self._careful = {word for name in CAREFUL for word in (name, self.say(f"terminal-word-{name}"))}

    def run(self) -> None:
        """Play until the match is over or the people leave."""
        self._note(Styled(self.say("terminal-welcome"), "dim"))
        self._proof(-1, "")
        try:
            while not self.match.ending:
                if self.match.actor in self.people:
                    self._decide(self.match.actor)
                else:
                    self._let_bot_play(self.match.actor)
        except (Left, KeyboardInterrupt, EOFError):
            self._take_leave()
        else:
            self._show_end()

    def _take_leave(self) -> None:
        """Keep the match and tell how to go on with it."""
        if self.screen.is_page:
            self.screen.wipe()
        try:
            keep(self.match, self.people, self.bot.level)
        except Refusal as refusal:
            self.console.print(self.say.text(refusal.text), style="bold red")
            self.console.print(self.say("terminal-left"))
        else:
            self.console.print(self.say("terminal-left-kept", command="windlass play --resume"))

    def _show_end(self) -> None:
        """What happened since anybody last decided, and the end: to one person as their seat sees it, to more as to spectators."""
        reader = next(iter(self.people)) if len(self.people) == 1 else -1
        self.screen.show_story(reader, max(self._seen.values(), default=DEAL))
        self.screen.show_end(reader)
        shuffle = self.match.header.shuffle
        if shuffle is not None and self._keep():
            file = keep(self.match, self.people, self.bot.level)
            self.console.print(self.say("terminal-check", command=f"windlass verify {file} --commitment {shuffle.commitment}"), style="dim")

    def _keep(self) -> bool:
        """Keep the match as it stands; false where that cannot be done."""
        try:
            keep(self.match, self.people, self.bot.level)
        except Refusal:
            return False
        return True

    def _let_bot_play(self, seat: int) -> None:
        """A bot's decision. One that fails loses by rule: its seat gives up, and the usual bot plays on there."""
        lots = random.Random(lots_of(self.match))  # noqa: S311  # play, not secrecy
        bot = find_player(self.match.game, USUAL) if seat in self.match.resigned else self.bot
        try:
            self.match.play(fair_choice(bot, self.match.redacted(seat), self.match.legal(), SECONDS, lots))
        except Exception as error:  # noqa: BLE001  # whatever somebody's bot does wrong, people play on
            reason = error if isinstance(error, Refusal) else Refusal("bot.gone")
            self.match.resign(seat)
            self._note(Styled(self.say("terminal-bot-gives-up", seat=self.say.name(seat), reason=reason.text), "bold red"))

    # -- a person's decision ----------------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        self._draw_curtain(seat)
        since, self._seen[seat] = min(self._seen[seat], len(self.match.line)), len(self.match.line)
        self._menu = Menu(self.match, seat, self.say)
        fresh = True
        while True:
            if fresh or self.screen.is_page:
                self.screen.show_decision(seat, since, self._menu, self._notices)
            self._notices, fresh = [], False
            try:
                if self._obey(seat, self._read(f"{self.say.name(seat)} > ").strip()):
                    break
            except Refusal as refusal:
                self._note(Styled(self.say.text(refusal.text), "bold red"))
        self._keep()

    def _draw_curtain(self, seat: int) -> None:
        """Hide one person's cards from the next; whoever leaves here sees none."""
        if len(self.people) > 1 and self._at_keyboard != seat:
            self.screen.wipe()
            self._read(self.say("terminal-curtain", seat=self.say.name(seat)) + " ")
        self._at_keyboard = seat

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None

    def _note(self, notice: RenderableType) -> None:
        """Say something above the next question: on the page, or at once where there is none."""
        if self.screen.is_page:
            self._notices.append(notice)
        else:
            self.console.print(notice)

    def _read_leaf(self, content: RenderableType) -> bool:
        self.screen.show_leaf(content, self._turn_over)
        return False

    def _turn_over(self) -> None:
        self._read(self.say("terminal-turn-over") + " ")

    def _obey(self, seat: int, line: str) -> bool:
        """Do what was typed; true when the next decision is due."""
        if not line:
            return False
        word, _, rest = line.partition(" ")
        do = self._words.get(word.lower())
        if do:
            return do(seat, rest.strip())
        assert self._menu is not None
        try:
            code = self._menu.find(line)
        except Refusal as refusal:
            begun = {do for known, do in self._words.items() if known.startswith(word.lower()) and known not in self._careful}
            if refusal.code == "notation.action" and len(begun) == 1:
                return begun.pop()(seat, rest.strip())
            raise
        self.match.play(code)
        return True

    # -- words ------------------------------------------------------------------------------------------------------

    def _help(self, _seat: int, _rest: str) -> bool:
        own = [self.say(f"terminal-help-{name}") for name in self._details()]
        return self._read_leaf(Styled("\n".join([self.say("terminal-help"), *own])))

    def _hint(self, seat: int, rest: str) -> bool:
        """The best action as a strong player sees it, or the second best."""
        game = self.match.game
        ranked, second = hints(game, self.match.redacted(seat), lots_of(self.match)), rest == SECOND
        one = ranked[1 if second and len(ranked) > 1 else 0]
        notation = short_form(board_of(game.id), game, one.action, self.say)
        self._note(Styled(told(self.say, notation, advice_info(game, one), second=one is not ranked[0])))
        return False

    def _undo(self, seat: int, _rest: str) -> bool:
        self.match.undo(seat)
        self._note(Styled(self.say("terminal-undone")))
        return True

    def _log(self, seat: int, _rest: str) -> bool:
        told = self.screen.whole_story(seat, DEAL)
        return self._read_leaf(told or "")

    def _list(self, seat: int, _rest: str) -> bool:
        assert self._menu is not None
        if self.screen.is_page:
            return self._read_leaf(self.screen.all_choices(seat, self._menu))
        self.screen.show_table(seat)
        self.screen.show_choices(seat, self._menu)
        return False

    def _proof(self, _seat: int, _rest: str) -> bool:
        """The hash that was fixed before the first card, and what it is for."""
        shuffle = self.match.header.shuffle
        told = self.say("terminal-commitment", hash=shuffle.commitment) if shuffle else self.say("terminal-chosen")
        self._note(Styled(told, "dim"))
        return False

    def _details(self) -> list[str]:
        """The words by which this game shows more."""
        compact = compact_of(self.match.game.id)
        return list(compact.DETAILS) if compact else []

    def _detail(self, name: str) -> Callable[[int, str], bool]:
        def show(seat: int, typed: str) -> bool:
            compact = compact_of(self.match.game.id)
            assert compact is not None
            return self._read_leaf(compact.DETAILS[name](self.match.view(seat), typed, self.say, self.screen.names()))

        return show

    def _save(self, _seat: int, file: str) -> bool:
        if not file:
            raise Refusal("terminal.file-needed", command="save")
        write_match(self.match, file)
        self._note(Styled(self.say("terminal-saved", file=file)))
        return False

    def _load(self, _seat: int, file: str) -> bool:
        if not file:
            raise Refusal("terminal.file-needed", command="load")
        match = read_match(file)
        self.match = self.screen.match = match
        self.say.names[:] = match.header.names
        self.people = {seat for seat in self.people if seat < match.seats} or {0}
        self._seen = dict.fromkeys(self.people, DEAL)
        self._learn_words()
        self._note(Styled(self.say("terminal-loaded", file=file)))
        return True

    def _resign(self, seat: int, _rest: str) -> bool:
        self.match.resign(seat)
        self.people.discard(seat)
        self._note(Styled(self.say("terminal-resigned", seat=self.say.name(seat))))
        return True

    def _quit(self, _seat: int, _rest: str) -> bool:
        raise Left
