"""Players who bring matches to their ends, usual and rare: common sense, its contrary, chance, and specialists of a game."""

from __future__ import annotations

import random
from collections.abc import Callable

from windlass.bots.advice import weigh
from windlass.engine.match import Match
from windlass.games.cartagena.actions import Advance, Retreat, face
from windlass.games.cartagena.components import BOAT, START
from windlass.games.cartagena.tunnel import crowd, fallback, landing, pirates_aboard
from windlass.games.tortuga2199 import actions as tortuga2199
from windlass.games.tortuga2199.components import CRYPTO, MANOEUVRE, TORTUGA

Player = Callable[[Match, random.Random], int]


def uniform(match: Match, chooser: random.Random) -> int:
    return chooser.choice(match.legal())


def advised(match: Match, chooser: random.Random) -> int:
    """What the game's advice likes best, now and then something else."""
    return weigh(match.game, match.redacted(match.actor))[0].action if chooser.random() < 0.95 else uniform(match, chooser)


def contrary(match: Match, chooser: random.Random) -> int:
    """What the game's advice likes least: matches that get nowhere."""
    return weigh(match.game, match.redacted(match.actor))[-1].action if chooser.random() < 0.95 else uniform(match, chooser)


def last(match: Match, chooser: random.Random) -> int:
    """The last of the menu: where that is to pass or to go back, matches stand still."""
    return match.legal()[-1] if chooser.random() < 0.9 else uniform(match, chooser)


def spendthrift(match: Match, chooser: random.Random) -> int:
    """In Cartagena plays every card, boards all but the last pirate and never falls back unless it must: crews that freeze."""
    state = match.state
    all_but_one = pirates_aboard(state, state.turn) == state.pirates - 1
    caprice = (1, 6, 40)[match.header.seed[-1] % 3]

    def liking(code: int) -> float:
        action = face(code)
        if isinstance(action, Advance):
            target = landing(state, action.symbol, action.space)
            if target == BOAT:
                return -200 if all_but_one else 100
            return 50 + target - action.space if action.space != START else 20 + target / 4 - 30 * all_but_one
        if isinstance(action, Retreat):
            return -50 - 20 * crowd(state, fallback(state, action.space)) - 10 * (action.space == BOAT)
        return 0

    return max(match.legal(), key=lambda code: liking(code) + chooser.random() * caprice)


def usurper(match: Match, chooser: random.Random) -> int:
    """In Tortuga 2199 seat 0 stays on Tortuga, buys strong cards, then thins its deck and takes the city; others look on."""
    state = match.state
    zones = (state.hand[0], state.deck[0], state.discard[0], state.played)
    strong = sum(zone[kind] for zone in zones for kind, strength in enumerate(MANOEUVRE) if strength >= 3)

    def liking(code: int) -> float:
        action = tortuga2199.face(code)
        if isinstance(action, tortuga2199.WithCard):
            strength = MANOEUVRE[action.kind]
            buying = 20.0 * strength if strength >= 3 else 5.0 * CRYPTO[action.kind] if strong < 2 else -10.0
            return {"play": 100.0, "buy": buying, "destroy": 10.0 - 9 * strength if strong >= 6 else -10.0}.get(action.verb, -20.0)
        if isinstance(action, tortuga2199.Move):
            return 60.0 if action.sector == TORTUGA else -60.0
        if isinstance(action, tortuga2199.Plain) and action.name == "conquer" and state.ship[0] == TORTUGA:
            return 1000.0
        return 0.0 if isinstance(action, tortuga2199.Plain) and action.name in ("end", "done") else -10.0

    return max(match.legal(), key=lambda code: liking(code) + chooser.random()) if match.actor == 0 else match.legal()[0]


PLAYERS: tuple[Player, ...] = (uniform, advised, contrary, last)
SPECIALISTS: dict[str, Player] = {"cartagena": spendthrift, "tortuga2199": usurper}
