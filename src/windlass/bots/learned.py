"""Players that value positions: at a glance, by a plan over the own turn, or by looking ahead. Where nothing was learned, advice plays."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from windlass.bots import settings as places
from windlass.bots.advice import AdvicePlayer
from windlass.bots.library import find
from windlass.bots.look import CERTAIN, think
from windlass.bots.player import Chair, Fractions, Player
from windlass.bots.solved import drawn
from windlass.bots.thinking import Study, study_of
from windlass.engine.batch.players import Mind
from windlass.engine.game import Game
from windlass.engine.lesson import no_hope
from windlass.engine.refusal import Refusal

HORIZONS: Final = {"cartagena": 2, "gravity": 1, "tortuga2199": 0}  # how far looking ahead pays: measured, one a game
DRAWS: Final = {"cartagena": 6}  # over how many draws actions are averaged that draw by chance
SPENT: Final = 0.85  # share of the time that may go by before the last worlds are begun
SLICE: Final = 2  # worlds tried between two looks at the clock
MOST_WORLDS: Final = 256
FEWEST: Final = 4  # worlds after which candidates may be left
NARROW: Final = (0.3, 0.6)  # shares of the time after which half of the candidates are left


class Effort(NamedTuple):
    """How much a player thinks: lines of the own turn it carries on, actions of a line, candidates it tries in worlds, and worlds."""

    width: int = 0
    depth: int = 1
    candidates: int = 0
    worlds: int = 0


PLANNING: Final = Effort(width=5, depth=10, candidates=4, worlds=4)
LOOKING: Final = Effort(width=10, depth=12, candidates=6, worlds=12)


class ValuePlayer(Player):
    """The action with the best value after it."""

    effort: Effort = Effort()

    def __init__(self, game: Game, level: str) -> None:
        super().__init__(game, level)
        self._advice = AdvicePlayer(game, level)

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
        """The best found; at once where there is nothing to choose, by rules of thumb where nothing was learned."""
        if len(legal) == 1:
            return legal[0]
        weights = self.weights_for(redacted)
        if isinstance(weights, Refusal):
            return self._advice.choose(redacted, legal, seconds, chance)
        study = study_of(self.game, think)
        study.open(redacted, legal, chance)
        settings = self._settings(redacted) if study.bench.compiled else self._settings(redacted, width=0, worlds=0)
        return legal[self._think(study, settings, weights, redacted, len(legal), time.perf_counter() + seconds * SPENT)]

    def _think(self, study: Study, settings: list[int], weights: Fractions, redacted: Any, count: int, until: float) -> int:  # noqa: ARG002
        return study.ask(self.game.actor(redacted), count, study.mind(settings, weights))

    def chair(self, start: Any) -> Chair | None:
        """Its settings and weights for this game, or advice's chair where nothing was learned."""
        weights = self.weights_for(start)
        return self._advice.chair(start) if isinstance(weights, Refusal) else Chair(think, self._settings(start), weights)

    def excuse(self, redacted: Any) -> Refusal | None:
        """Why there are no weights for this game."""
        weights = self.weights_for(redacted)
        return weights if isinstance(weights, Refusal) else None

    def weights_for(self, state: Any) -> Fractions | Refusal:
        """What was learned for games like this one, or why there is nothing."""
        if self.game.lesson is None:
            return Refusal("weights.none", game=self.game.id, seats=state.seats)
        return find(self.game, self.game.lesson.course_of(state), state.seats)

    def _settings(self, state: Any, **changed: int) -> list[int]:
        assert self.game.lesson is not None
        settings = [0] * places.SETTINGS
        settings[places.INPUTS] = len(self.game.lesson.names)
        settings[places.SEATS] = state.seats
        settings[places.WIDTH] = changed.get("width", self.effort.width)
        settings[places.DEPTH] = self.effort.depth
        settings[places.CANDIDATES] = self.effort.candidates
        settings[places.DRAWS] = DRAWS.get(self.game.id, 0)
        settings[places.WORLDS] = changed.get("worlds", self.effort.worlds)
        return settings


class PlanningPlayer(ValuePlayer):
    """The best line of the own turn, its beginning tried in a few worlds."""

    effort = PLANNING


class LookingPlayer(ValuePlayer):
    """The best few lines tried in the same worlds, with the others' answers, for as long as there is time."""

    effort = LOOKING

    def choose(self, redacted: Any, legal: Sequence[int], seconds: float, chance: random.Random) -> int:
        """The best found; what is solved is drawn from its equilibrium."""
        action = drawn(self.game, redacted, chance) if len(legal) > 1 and not self.excuse(redacted) else None
        return super().choose(redacted, legal, seconds, chance) if action is None else action

    def _settings(self, state: Any, **changed: int) -> list[int]:
        settings = super()._settings(state, **changed)
        settings[places.HORIZON] = HORIZONS.get(self.game.id, 1)
        return settings

    def rank(
        self, redacted: Any, legal: Sequence[int], worlds: int, chance: random.Random, *, sure: Sequence[int] = ()
    ) -> list[tuple[int, float]]:
        """Every legal action with the chance to win after it, best first: the best plans tried in so many worlds, others by their plan.

        Worlds go by in parts, after each of which the better half is tried on. The actions in `sure` are tried to the end.
        """
        seat, count = self.game.actor(redacted), len(legal)
        study, mind = self._opened(redacted, legal, chance)
        mind.settings[places.STAGE], mind.settings[places.WORLDS] = places.PLANNING, 0
        study.ask(seat, count, mind)
        desk, most = study.desk, min(self.effort.candidates, count)
        kept = [legal.index(action) for action in sure]
        for number, index in enumerate(kept):
            make_candidate(study, index, most - number)
        chosen, totals = desk.menus[places.CHOSEN], desk.worth[places.TOTAL]
        order = [int(chosen[place]) for place in range(count)]
        tried, worth, done = order[:most], dict[int, float](), 0
        for until in sorted({worlds // 4, worlds // 2, worlds} - {0}):
            if done >= FEWEST:
                tried.sort(key=lambda index: -worth[index])
                tried = [index for place, index in enumerate(tried) if place < max(2, (len(tried) + 1) // 2) or index in kept]
            self._try(study, mind, seat, count, tried, range(done, until))
            worth |= {index: float(totals[index]) / until for index in tried}
            done = until
        best = max(worth[index] for index in tried)
        found = sorted(((legal[index], min(share, best)) for index, share in worth.items()), key=lambda one: -one[1])
        least = found[-1][1]
        return found + [(legal[index], min(float(desk.worth[places.BEST][index]), least)) for index in order[most:]]

    def again(self, redacted: Any, legal: Sequence[int], actions: Sequence[int], worlds: int, chance: random.Random) -> dict[int, float]:
        """The chance to win after each of these actions, by the plans of the last ranking of the same decision, in other worlds."""
        study, mind = self._opened(redacted, legal, chance)
        indices = [legal.index(action) for action in actions]
        totals = study.desk.worth[places.TOTAL]
        for index in indices:
            totals[index] = 0.0
        self._try(study, mind, self.game.actor(redacted), len(legal), indices, range(worlds))
        return {legal[index]: float(totals[index]) / worlds for index in indices}

    def may_win_now(self, legal: Sequence[int]) -> bool:
        """Whether one of these actions, as ranked last, begins a win within the own turn; where the game cannot tell, it may."""
        assert self.game.lesson is not None
        best = study_of(self.game, think).desk.worth[places.BEST]
        return self.game.lesson.hope is no_hope or any(best[index] == CERTAIN for index in range(len(legal)))

    def _opened(self, redacted: Any, legal: Sequence[int], chance: random.Random) -> tuple[Study, Mind]:
        """A decision laid on the desk, and the mind that judges it."""
        weights = self.weights_for(redacted)
        assert not isinstance(weights, Refusal), "nothing was learned"
        study = study_of(self.game, think)
        study.open(redacted, legal, chance)
        return study, study.mind(self._settings(redacted), weights)

    @staticmethod
    def _try(study: Study, mind: Mind, seat: int, count: int, indices: Sequence[int], worlds: range) -> None:
        """Try these of the legal actions in these worlds, and add what each is worth there."""
        for place, index in enumerate(indices):
            study.desk.menus[places.CHOSEN][place] = index
        mind.settings[places.STAGE], mind.settings[places.CANDIDATES] = places.TRYING, len(indices)
        mind.settings[places.FIRST_WORLD], mind.settings[places.WORLDS] = worlds.start, len(worlds)
        study.ask(seat, count, mind)

    def then(self, legal: Sequence[int], action: int) -> list[int]:
        """The actions that the last ranking of these legal actions plans to follow one of them."""
        line = study_of(self.game, think).desk.lines[legal.index(action)]
        return [int(line[places.ACTIONS + place]) for place in range(1, int(line[places.LENGTH]))]

    def _think(self, study: Study, settings: list[int], weights: Fractions, redacted: Any, count: int, until: float) -> int:
        if settings[places.WORLDS] == 0:
            return super()._think(study, settings, weights, redacted, count, until)
        seat, mind = self.game.actor(redacted), study.mind(settings, weights)
        began = time.perf_counter()
        mind.settings[places.STAGE], mind.settings[places.WORLDS] = places.PLANNING, 0
        chosen = study.ask(seat, count, mind)
        if study.desk.worth[places.BEST][chosen] == CERTAIN:
            return chosen
        mind.settings[places.STAGE], mind.settings[places.WORLDS] = places.TRYING, SLICE
        limits = [began + (until - began) * share for share in NARROW]
        world = 0
        while world < MOST_WORLDS and time.perf_counter() < until:
            mind.settings[places.FIRST_WORLD] = world
            chosen = study.ask(seat, count, mind)
            world += SLICE
            if limits and time.perf_counter() > limits[0] and world >= 2 * SLICE:
                limits.pop(0)
                mind.settings[places.CANDIDATES] = narrowed(study, min(int(mind.settings[places.CANDIDATES]), count))
        return chosen


def make_candidate(study: Study, index: int, count: int) -> None:
    """Let an action be among so many candidates, in the place of the last if it was not."""
    chosen = study.desk.menus[places.CHOSEN]
    place = next(place for place in range(len(chosen)) if chosen[place] == index)
    if place >= count:
        chosen[place], chosen[count - 1] = int(chosen[count - 1]), index


def narrowed(study: Study, count: int) -> int:
    """Put the candidates in the order of their totals; gives how many are worth going on with."""
    chosen, totals = study.desk.menus[places.CHOSEN], study.desk.worth[places.TOTAL]
    order = sorted((int(chosen[place]) for place in range(count)), key=lambda index: -float(totals[index]))
    for place, index in enumerate(order):
        chosen[place] = index
    return min(count, max(2, (count + 1) // 2))
