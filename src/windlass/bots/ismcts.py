"""Information-set tree search with rule playouts: one tree of what the searcher sees, a fresh world for every descent. A yardstick."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from windlass.bots.look import imagine_world
from windlass.bots.playout import play_out
from windlass.bots.settings import EXPANDED, FORWARD, WORLD
from windlass.bots.value import share_of_win
from windlass.engine.batch.names import ACTOR, APPLY, LEGAL, OUTCOME
from windlass.engine.batch.players import Desk, Mind
from windlass.engine.chance import below
from windlass.engine.rule import rule

DESCENTS: Final = 0  # settings: how many, and the seats
SEATS: Final = 1
CURIOSITY: Final = 0.7  # weight of what has been tried little
NONE: Final = -1

# Columns of the tree's whole numbers: the action that leads to a node, who chose it, the links, visits, and how often it could be chosen.
ACTION: Final = 0
CHOOSER: Final = 1
PARENT: Final = 2
CHILD: Final = 3
SIBLING: Final = 4
VISITS: Final = 5
OFFERED: Final = 6
COLUMNS: Final = 7


def search_tree(states: Any, at: int, seat: int, choices: Any, count: int, mind: Mind, desk: Desk) -> int:
    """The place of the action visited most. A kernel."""
    descents = mind.settings[DESCENTS]
    tree = np.full((descents + 2, COLUMNS), NONE, np.int64)
    won = np.zeros(descents + 2, np.float64)
    tree[0][VISITS] = 0
    nodes = 1
    for descent in range(descents):
        imagine_world(states, at, seat, descent, desk)
        desk.states[FORWARD] = desk.states[WORLD]
        leaf = descend(desk, tree, won, nodes)
        nodes = max(nodes, leaf + 1)
        finished = OUTCOME(desk.states[FORWARD], desk.rank)
        if finished == 0:
            finished = play_out(desk, FORWARD)
        node = leaf
        while node != NONE:
            tree[node][VISITS] += 1
            if node != 0 and finished != 0:
                won[node] += share_of_win(desk, tree[node][CHOOSER], mind.settings[SEATS])
            node = tree[node][PARENT]
    best = 0
    most = NONE
    for index in range(count):
        child = child_of(tree, 0, choices[index])
        if child != NONE and tree[child][VISITS] > most:
            most = tree[child][VISITS]
            best = index
    return best


@rule
def child_of(tree: Any, node: int, action: int) -> int:
    """The node an action leads to, or NONE before it has been tried."""
    child = int(tree[node][CHILD])
    while child != NONE and tree[child][ACTION] != action:
        child = tree[child][SIBLING]
    return child


@rule
def descend(desk: Desk, tree: Any, won: Any, nodes: int) -> int:
    """Go down the tree by what promises most, to an action not tried before; gives its node, which is new unless the game is over."""
    state = desk.states[FORWARD]
    menu = desk.menus[EXPANDED]
    node = 0
    while True:
        count = LEGAL(state, menu)
        if count == 0:
            return node
        actor = ACTOR(state)
        untried = 0
        chosen = NONE
        best = -1.0
        for option in range(count):
            child = child_of(tree, node, menu[option])
            if child == NONE:
                untried += 1
                if below(state.chance, untried) == 0:
                    chosen = option
            elif untried == 0:
                tree[child][OFFERED] += 1
                visits = tree[child][VISITS]
                promise = won[child] / visits + CURIOSITY * math.sqrt(math.log(tree[child][OFFERED]) / visits)
                if promise > best:
                    best = promise
                    chosen = option
        APPLY(state, menu[chosen], desk.journals[0])
        if untried > 0:
            row = tree[nodes]
            row[ACTION] = menu[chosen]
            row[CHOOSER] = actor
            row[PARENT] = node
            row[SIBLING] = tree[node][CHILD]
            row[VISITS] = 0
            row[OFFERED] = 1
            tree[node][CHILD] = nodes
            return nodes
        node = child_of(tree, node, menu[chosen])
