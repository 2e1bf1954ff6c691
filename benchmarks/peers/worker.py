"""Runs the peers, in an environment of their own: for every name read, plays that contestant at random and prints decisions a CPU second.

`python -m benchmarks decisions --fetch` makes the environment. Windlass is not in it, and this file imports nothing of Windlass.
"""

from __future__ import annotations

import functools
import itertools
import os
import random
import statistics
import sys
import time
import warnings

warnings.filterwarnings("ignore")
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"  # threads that wait would be counted as work
SECONDS = 0.5  # of one measurement


def rate(work) -> float:
    """Decisions a CPU second of a piece of work that gives how many it made, done over and over."""
    work()
    start, made = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        made += work()
    return made / (time.process_time() - start)


# -- OpenSpiel ------------------------------------------------------------------------------------------------------


@functools.cache
def spiel(name: str, rollouts: int):
    """Random games in OpenSpiel's own C++: one simulation of its tree search, evaluated by so many rollouts from the same position."""
    import pyspiel

    game = pyspiel.load_game(name)
    lots = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(lots.choices(outcomes, shares)[0])
    lengths = [length_from(state.clone(), lots) for _ in range(60)]
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.0, 1, 0, False, 1, False)

    def work() -> int:
        bot.step(state)
        return int(rollouts * statistics.mean(lengths))

    return work


def length_from(state, lots) -> int:
    """Decisions of a random game from a state to its end."""
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lots.choices(outcomes, shares)[0])
        else:
            state.apply_action(lots.choice(state.legal_actions()))
            made += 1
    return made


@functools.cache
def spiel_stepped(name: str):
    """Random games stepped from Python."""
    import pyspiel

    game, lots = pyspiel.load_game(name), random.Random(1)
    return lambda: length_from(game.new_initial_state(), lots)


# -- pgx ------------------------------------------------------------------------------------------------------------


@functools.cache
def pgx_batch(name: str, lanes: int):
    """Many games at once on JAX: choosing among the legal actions, stepping and beginning anew in one compiled call."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def move(state, seed):
        seed, now, then = jax.random.split(seed, 3)
        chances = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(now, chances, axis=1)
        return step(state, actions, jax.random.split(then, lanes)), seed

    compiled = jax.jit(move)
    held = [jax.jit(init)(jax.random.split(jax.random.PRNGKey(1), lanes)), jax.random.PRNGKey(2)]

    def work() -> int:
        held[:] = compiled(*held)
        held[0].current_player.block_until_ready()
        return lanes

    return work


# -- the others -----------------------------------------------------------------------------------------------------


@functools.cache
def rlcard_game(name: str):
    """RLCard with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return lambda: sum(len(line) // 2 for line in env.run(is_training=False)[0])


@functools.cache
def zoo(name: str):
    """PettingZoo's classic games, without wrappers."""
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    lots = itertools.count(1)

    def work() -> int:
        env.reset(seed=next(lots))
        made = 0
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else env.action_space(env.agent_selection).sample(seen["action_mask"]))
            made += not (ended or cut)
        return made

    return work


@functools.cache
def catan():
    """Catanatron with four random players."""
    from catanatron import Color, Game, RandomPlayer

    def work() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        return len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)

    return work


@functools.cache
def python_chess():
    """Random games of chess, by python-chess."""
    import chess

    lots = random.Random(1)

    def work() -> int:
        board, made = chess.Board(), 0
        while not board.is_game_over():
            board.push(lots.choice(list(board.legal_moves)))
            made += 1
        return made

    return work


CONTESTANTS = {
    **{f"OpenSpiel {name}, C++ rollouts": functools.partial(spiel, name, rollouts) for name, rollouts in (
        ("oh_hell", 2000), ("tic_tac_toe", 10000), ("hearts", 1000), ("chess", 20), ("gin_rummy", 40), ("backgammon", 40))},
    **{f"OpenSpiel {name}, stepped from Python": functools.partial(spiel_stepped, name) for name in ("mancala", "hearts")},
    **{f"pgx {name}, batch {lanes}": functools.partial(pgx_batch, name, lanes)
       for name in ("backgammon", "connect_four") for lanes in (1, 256, 4096)},
    "RLCard gin-rummy": functools.partial(rlcard_game, "gin-rummy"),
    "RLCard uno": functools.partial(rlcard_game, "uno"),
    "PettingZoo connect_four": functools.partial(zoo, "connect_four_v3"),
    "PettingZoo texas_holdem": functools.partial(zoo, "texas_holdem_v4"),
    "Catanatron, four random players": catan,
    "python-chess": python_chess,
}  # fmt: skip

if __name__ == "__main__":
    if "--list" in sys.argv:
        print("\n".join(CONTESTANTS))
        sys.exit()
    for line in sys.stdin:
        try:
            print(rate(CONTESTANTS[line.strip()]()), flush=True)
        except Exception as error:  # noqa: BLE001  # a peer that does not run here is told as such
            print(f"none {type(error).__name__}: {error}".replace("\n", " ")[:300], flush=True)
