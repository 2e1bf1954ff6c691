"""The guest house: matches of one agent against bots, told in words and as data. Its functions are the tools of `windlass mcp`."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import windlass
from windlass.bots.player import fair_choice, lots_of
from windlass.bots.registry import USUAL, find_level, find_player, levels, name_of
from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.i18n.rulebook import rulebook
from windlass.i18n.story import ending_text, story_texts
from windlass.terminal.speech import Speaker

SECONDS = 1.0  # a bot thinks no longer
Told = dict[str, Any]


class Visit:
    """One match: the agent's seat, the level of the bots in all others, and up to which ply the agent has heard."""

    def __init__(self, match: Match, seat: int, level: str) -> None:
        self.match, self.seat, self.level = match, seat, level
        self.heard = 0

    def let_bots_play(self) -> None:
        """Bots act until the agent is to, or the match is over."""
        bot = find_player(self.match.game, self.level)
        while not self.match.ending and self.match.actor != self.seat:
            known, lots = self.match.redacted(self.match.actor), random.Random(lots_of(self.match))  # noqa: S311  # play, not secrecy
            self.match.play(fair_choice(bot, known, self.match.legal(), SECONDS, lots))


class GuestHouse:
    """All matches of one agent, by number, in one language."""

    def __init__(self, language: str) -> None:
        self.say = Speaker(language)
        self._visits: dict[int, Visit] = {}

    def list_games(self) -> list[Told]:
        """The games: id, name, what it is about, numbers of seats, options with their defaults, chapters of the rules, and bots."""
        return [self._game(game_id) for game_id in windlass.game_ids()]

    def _game(self, game_id: str) -> Told:
        game = windlass.find_game(game_id)
        chapters = [chapter.name for chapter in rulebook(game_id, self.say.language)]
        bots = {level.id: self.say.text(name_of(game_id, level.id)) for level in levels()}
        return {
            "game": game_id, "name": self.say(f"{game_id}-name"), "about": self.say(f"{game_id}-tagline"), "seats": list(game.seat_counts),
            "options": msgspec.to_builtins(game.options()), "chapters": chapters, "bots": bots,
        }  # fmt: skip

    def read_rules(self, game: str, chapter: str = "") -> str:
        """The rules of a game in words, whole or one chapter."""
        windlass.find_game(game)
        book = rulebook(game, self.say.language)
        wanted = [one for one in book if chapter in ("", one.name)]
        if not wanted:
            raise Refusal("terminal.chapter", chapter=chapter[:40], chapters=", ".join(one.name for one in book))
        return "\n\n".join(part for one in wanted for part in (f"# {one.title}", one.text, one.example) if part)

    def start_match(self, game: str, seat: int = 0, bots: str = USUAL, options: Told | None = None, seed: str = "") -> Told:
        """Begin a match in one seat (from 0), bots in all others, and tell how it stands. The same seed text deals the same cards."""
        from windlass.terminal.play import seed_of

        match = Match.new(game, seed=seed_of(seed) if seed else None, **(options or {}))
        if not 0 <= seat < match.seats:
            raise Refusal("match.no-place", last=match.seats - 1)
        number = len(self._visits) + 1
        self._visits[number] = Visit(match, seat, find_level(bots).id)
        self._visits[number].let_bots_play()
        return self.see_view(number)

    def see_view(self, match: int) -> Told:
        """How a match stands as your seat may know it, and what happened since you last asked."""
        visit = self._visit(match)
        since, visit.heard = visit.heard, len(visit.match.line)
        news = [
            *(visit.match.opening(visit.seat) if since == 0 else []),
            *(one for ply in visit.match.story(visit.seat, since) for one in ply),
        ]
        told: Told = {
            "match": match,
            "game": visit.match.header.game,
            "seat": visit.seat,
            "happened": [self.say.text(text) for text in story_texts(visit.match.game, news)],
            "view": msgspec.to_builtins(visit.match.view(visit.seat)),
        }
        ending = visit.match.ending
        if ending is not None:
            return {**told, "over": self.say.text(ending_text(visit.match.game, ending)), "places": list(ending.rank)}
        return {**told, "asked": self.say.text(visit.match.game.prompt(visit.match.redacted(visit.seat), visit.seat))}

    def legal_actions(self, match: int) -> list[Told]:
        """What you may do now: each action's notation, which `play_action` takes, and what it is in words."""
        visit = self._visit(match)
        game = visit.match.game
        return [{"action": game.print_action(code), "is": self.say.text(game.describe(code))} for code in visit.match.legal()]

    def play_action(self, match: int, action: str) -> Told:
        """Play one of the legal actions, let the bots answer, and tell how the match stands then."""
        visit = self._visit(match)
        visit.match.play(action)
        visit.let_bots_play()
        return self.see_view(match)

    def _visit(self, number: int) -> Visit:
        if number not in self._visits:
            raise Refusal("mcp.no-match", number=max(-1, min(number, 10**9)))
        return self._visits[number]
