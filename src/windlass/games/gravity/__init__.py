"""Gravity: Floating Islands. Corporations turn, feed and attract islands around one of their own. Artyom Zhdanov; 2-4 players."""

from __future__ import annotations

from windlass.engine.game import Game
from windlass.games.gravity import actions, advice, notation, rules, secrecy, setup, view
from windlass.games.gravity.components import ABILITY_NAMES, ACTION_NAMES, AIRSHIP, DIGEST, FORMER, RUNDOR, SIDES
from windlass.games.gravity.events import EVENTS
from windlass.games.gravity.features import LESSON
from windlass.games.gravity.forecast import preview
from windlass.games.gravity.inventory import conserved
from windlass.games.gravity.options import GravityOptions, long_game_limit, option_sets
from windlass.games.gravity.refusals import why_not
from windlass.games.gravity.state import NOBODY, NOTHING, State
from windlass.games.gravity.view import GravityView

__all__ = ["GAME", "GravityOptions", "GravityView", "State"]

GAME = Game(
    id="gravity",
    version=1,
    package=__name__,
    components=DIGEST,
    former=FORMER,
    seat_counts=range(2, 5),
    state=State,
    options=GravityOptions,
    option_sets=option_sets,
    long_game_limit=long_game_limit,  # type: ignore[arg-type]  # takes this game's own options
    actions=actions.ACTIONS,
    events=EVENTS,
    prepare=setup.prepare,
    deal=setup.deal,
    actor=rules.actor,
    legal=rules.legal,
    apply=rules.apply,
    outcome=rules.outcome,
    redact=secrecy.redact,
    imagine=secrecy.imagine,
    weigh=advice.weigh,
    endings=rules.ENDINGS,
    reasons=advice.REASONS,
    face=actions.face,
    print_action=notation.print_action,
    parse_action=notation.parse_action,
    print_position=notation.print_position,
    parse_position=notation.parse_position,
    why_not=why_not,
    view=view.view,
    preview=preview,
    constants={
        "NOBODY": NOBODY,
        "NOTHING": NOTHING,
        "RUNDOR": RUNDOR,
        "AIRSHIP": AIRSHIP,
        "SIDES": SIDES,
        "SIDE_NAMES": actions.SIDE_NAMES,
        "ACTION_NAMES": ACTION_NAMES,
        "ABILITY_NAMES": ABILITY_NAMES,
    },
    prompt=view.prompt,
    describe=actions.describe,
    conserved=conserved,
    scores=view.scores,
    lesson=LESSON,
)
