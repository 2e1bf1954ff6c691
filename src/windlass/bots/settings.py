"""The settings of a mind that values positions, by their places, and where on a desk it keeps what it thinks."""

from __future__ import annotations

from typing import Final

# Places of settings.
INPUTS: Final = 0  # features the network reads
SEATS: Final = 1  # seats it tells the chances of
WIDTH: Final = 2  # lines of the own turn that are carried on; 0 judges each action by itself
DEPTH: Final = 3  # actions of a line
CANDIDATES: Final = 4  # actions that are tried in worlds; 0 for none
WORLDS: Final = 5  # worlds each is tried in
HORIZON: Final = 6  # how far worlds are played: 0 the end of the own turn, 1 the next own turn, 2 its end
STAGE: Final = 7  # WHOLE, or one part of thinking, where somebody watches the clock
FIRST_WORLD: Final = 8  # number of the first world to try
ERROR: Final = 9  # how far a judgement may be off, in thousandths of a win; 0 for none
DRAWS: Final = 10  # draws over which the worth of an action is averaged that draws by chance
TASTES: Final = 11  # from here on pairs of a feature and what one of it seems to be worth beyond its worth, in ten-thousandths of a win
MOST_TASTES: Final = 3
SETTINGS: Final = TASTES + 2 * MOST_TASTES

WHOLE: Final = 0
PLANNING: Final = 1
TRYING: Final = 2

# Positions on the desk.
OPTION: Final = 1  # an action tried and finished
ADVISED: Final = 2  # what the one who follows rules of thumb knows
CHILD: Final = 3  # an action tried
WORLD: Final = 4  # an imagined world
FORWARD: Final = 5  # a world played on
GUESS: Final = 6  # what somebody in such a world imagines
NODES: Final = 8  # lines of the own turn: MOST_WIDTH of them, then as many again for the next step
MOST_WIDTH: Final = 24

# Menus on the desk.
EXPANDED: Final = 1
FINISHING: Final = 2
FORWARDED: Final = 3
CHOSEN: Final = 4  # candidates, best first

# Rows of worth on the desk.
BEST: Final = 0  # of each action, the worth of the best line that begins with it
TOTAL: Final = 1  # of each action, the sum over worlds
NODE: Final = 2  # of each line, and in the next row of each line of the next step
GLANCED: Final = 4
WHOLLY: Final = 5  # of each action, 1 where BEST is of a line to its end, 0 where it was judged half-way

# A line of play on the desk: the first action's place among the choices, how many actions, and the actions.
ROOT: Final = 0
LENGTH: Final = 1
ACTIONS: Final = 2
LONGEST: Final = 16
