"""Recorded games: whole games by planning or advised players, with what every seat saw at quiet points."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from windlass.bots.look import best_choice, choose_candidates, imagine_world
from windlass.bots.network import INPUT, begin
from windlass.bots.plan import glance, plan
from windlass.bots.settings import GUESS, INPUTS, WIDTH
from windlass.bots.value import advise
from windlass.engine.batch.names import ACTOR, APPLY, DEAL, FEATURES, IS_QUIET, LEGAL, OUTCOME, REDACT
from windlass.engine.batch.players import ASKED, Desk, Mind
from windlass.engine.batch.whole_games import LOTS, LUCK, PLAYED, START
from windlass.engine.chance import below, key, next_word
from windlass.engine.rule import rule

ADVICE: Final = 0  # how a player chooses
LEARNED: Final = 1
PARTS: Final = 1000  # of which `explore` is so many


class Playing(NamedTuple):
    """Which games are played and by whom: player p of game g sits at seat p - g."""

    seed: int
    first: int
    games: int
    most: int
    explore: int  # decisions made by lot, in thousandths
    kind: Any  # whole numbers [players]
    settings: Any
    weights: Any
    watched: Any  # [players] 1 for those whose view is recorded


class Samples(NamedTuple):
    """What was seen, one row after the other, and what came of each game."""

    features: Any  # [rows][features]
    game: Any  # [rows] number of the game, counted from 0
    seat: Any  # [rows] whose eyes
    rank: Any  # [games][RANKS]
    ending: Any  # [games]
    decisions: Any  # [games]
    count: Any  # [1] rows written


def record_games(states: Any, playing: Playing, desk: Desk, samples: Samples) -> None:
    """Play and record, from the prepared position states[START]; when there is no room for another game's rows the rest is left out."""
    state = states[PLAYED]
    journal = desk.journals[0]
    choices = desk.menus[ASKED]
    seats = len(playing.kind)
    rows = 0
    for game in range(playing.games):
        number = playing.first + game
        states[PLAYED] = states[START]
        key(state.chance, playing.seed, number)
        key(states[LOTS].chance, playing.seed, number + LUCK)
        DEAL(state, journal)
        made = 0
        last = -1
        while made < playing.most:
            count = LEGAL(state, choices)
            if count == 0:
                break
            seat = ACTOR(state)
            if IS_QUIET(state):
                for reader in range(seats):
                    is_watched = playing.watched[(reader + number) % seats] == 1
                    if is_watched and (reader == last or seat != last) and rows < len(samples.game):
                        desk.states[ASKED] = states[PLAYED]
                        REDACT(desk.states[ASKED], reader)
                        FEATURES(desk.states[ASKED], reader, desk.sheet[INPUT])
                        for place in range(samples.features.shape[1]):
                            samples.features[rows][place] = int(desk.sheet[INPUT][place])
                        samples.game[rows] = game
                        samples.seat[rows] = reader
                        rows += 1
            player = (seat + number) % seats
            chosen = 0
            if count > 1:
                if below(states[LOTS].chance, PARTS) < playing.explore:
                    chosen = below(states[LOTS].chance, count)
                else:
                    desk.states[ASKED] = states[PLAYED]
                    REDACT(desk.states[ASKED], seat)
                    for word in range(4):
                        desk.states[ASKED].chance[word] = next_word(states[LOTS].chance)
                    mind = Mind(playing.settings[player], playing.weights[player])
                    chosen = decide(seat, choices, count, playing.kind[player], mind, desk)
            APPLY(state, choices[chosen], journal)
            made += 1
            last = seat
        samples.ending[game] = OUTCOME(state, samples.rank[game])
        samples.decisions[game] = made
    samples.count[0] = rows


@rule
def decide(seat: int, choices: Any, count: int, kind: int, mind: Mind, desk: Desk) -> int:
    """One decision by rules of thumb, by a glance, or by a plan."""
    if kind == ADVICE:
        return advise(desk.states, ASKED, choices, count, desk)
    begin(mind.weights, desk.sheet, mind.settings[INPUTS])
    if mind.settings[WIDTH] == 0:
        desk.states[GUESS] = desk.states[ASKED]
        return glance(mind, desk, seat, choices, count)
    imagine_world(desk.states, ASKED, seat, 0, desk)
    plan(mind, desk, seat, choices, count)
    choose_candidates(desk, count)
    return best_choice(mind, desk, count)
