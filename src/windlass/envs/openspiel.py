"""OpenSpiel: every game under `windlass_<game>_v<rules version>`, once this module is imported.

Chance is a row of nodes, each with 256 outcomes that are equally likely; what a player then sees follows from all of them so far. A
state is thus a function of its history, which is what cloning, serialising and searching in OpenSpiel rest on.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from windlass.engine.chance import key
from windlass.engine.game import Game, Options, returns
from windlass.engine.journal import Journal
from windlass.engine.options import convert_options
from windlass.engine.record import Record
from windlass.engine.registry import find_game, game_ids
from windlass.envs.schema import Schema, lesson_of, schema_of

OUTCOMES: Final = [(outcome, 1 / 256) for outcome in range(256)]
DEALS: Final = 8  # chance nodes of the deal
DRAWS: Final = 2  # chance nodes of an action that draws
LONGEST: Final = 1 << 20  # decisions in a game; `stall_limit` and `round_limit` bound it far below
RANKS: Final = 8
DEAL: Final = -1  # in place of an action: the deal
BLANK: Final = [1, 2, 3, 4]  # a generator that has not been asked


def name_of(game: Game) -> str:
    """The short name, by which `pyspiel.load_game` finds it."""
    return f"windlass_{game.id}_v{game.version}"


def parameters_of(game: Game) -> dict[str, Any]:
    """The game's options with their defaults; `players` is what the game calls seats."""
    defaults = game.long_game_limit(game.options(seats=game.seat_counts[0]))
    found: dict[str, Any] = {name: value for name, value in msgspec.structs.asdict(defaults).items() if name != "seats"}
    return {"players": defaults.seats, **found}


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a title."""
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Windlass {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class Title:
    """A game with its options: what all its states share and none copies."""

    def __init__(self, game: Game, given: dict[str, Any]) -> None:
        chosen = {**parameters_of(game), **given}
        self.game, self.given = game, given
        self.options: Options = convert_options(game, {"seats": chosen.pop("players"), **chosen})
        self.prepared = game.prepare(self.options)
        self.schema: Schema = schema_of(game)

    def __deepcopy__(self, _memo: Any) -> Title:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _title, (self.game.id, self.given)


class WindlassGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One title with its options, as OpenSpiel sees it. Each title has a class of its own, which OpenSpiel can hold to the very end."""

    played: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.played, dict(params or {})
        self.title = Title(game, given)
        about = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=len(OUTCOMES),
            num_players=self.title.options.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), about, given)

    def new_initial_state(self, *_given: Any) -> WindlassState:
        """A game in which nothing is dealt yet."""
        return WindlassState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WindlassObserver:
        """What a seat observes, with or without perfect recall."""
        return WindlassObserver(self.title, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Line:
    """What a state is beside what OpenSpiel keeps of it: the position, what waits for chance, and what each seat has seen."""

    __slots__ = ("chance", "nodes", "seen", "state", "waiting")

    def __init__(self, state: Record, seats: int) -> None:
        self.state: Any = state
        self.nodes = DEALS  # chance nodes still to come
        self.waiting = DEAL  # the action that waits for chance
        self.chance = b""  # a digest of all outcomes so far
        self.seen = [b""] * seats  # for each seat a digest of what it saw and did

    def __deepcopy__(self, _memo: Any) -> Line:
        twin = object.__new__(Line)
        twin.state = self.state.copy()
        twin.nodes, twin.waiting, twin.chance, twin.seen = self.nodes, self.waiting, self.chance, self.seen[:]
        return twin


class WindlassState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of a game."""

    def __init__(self, game: WindlassGame) -> None:
        super().__init__(game)
        self.title = game.title
        self.line = Line(game.title.prepared.copy(), game.title.options.seats)

    # -- whose turn it is -------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat to decide, or one of OpenSpiel's numbers for chance and the end."""
        if self.line.nodes > 0:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.title.game.actor(self.line.state)
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.line.nodes == 0 and self.title.game.actor(self.line.state) < 0

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        out = [0] * self.title.game.actions
        return out[: self.title.game.legal(self.line.state, out)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of a chance node."""
        return OUTCOMES

    # -- playing ----------------------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        line, game = self.line, self.title.game
        if line.nodes > 0:
            line.chance = hashlib.blake2b(line.chance + bytes([action]), digest_size=16).digest()
            line.nodes -= 1
            if line.nodes == 0:
                words = line.chance
                key(line.state.chance, int.from_bytes(words[:7], "big"), int.from_bytes(words[7:14], "big"))
                actor = DEAL if line.waiting == DEAL else game.actor(line.state)
                if line.waiting == DEAL:
                    game.deal(line.state, _muted())
                else:
                    game.apply(line.state, line.waiting, _muted())
                self._witness(actor, line.waiting)
            return
        actor, trial = game.actor(line.state), line.state.copy()
        trial.chance = BLANK[:]
        game.apply(trial, action, _muted())
        if trial.chance != BLANK:
            line.waiting, line.nodes = action, DRAWS
        else:
            line.state = trial
            self._witness(actor, action)

    def _witness(self, actor: int, action: int) -> None:
        """Add what every seat sees now, and what the actor did, to what they remember."""
        for seat, seen in enumerate(self.line.seen):
            own = action if seat == actor else DEAL
            text = seen + own.to_bytes(4, "big", signed=True) + self.redacted(seat).to_bytes()
            self.line.seen[seat] = hashlib.blake2b(text, digest_size=16).digest()

    def returns(self) -> list[float]:
        """Zero-sum result per seat; zeros while the game goes on."""
        rank = [0] * RANKS
        if self.line.nodes > 0 or self.title.game.outcome(self.line.state, rank) == 0:
            return [0.0] * self.title.options.seats
        return returns(rank, self.title.options.seats)

    # -- what seats know --------------------------------------------------------------------------------------------

    @property
    def is_dealt(self) -> bool:
        """Whether there is a position to look at."""
        return self.line.nodes == 0 or self.line.waiting != DEAL

    def redacted(self, seat: int) -> Any:
        """The position as a seat may know it; -1 is a spectator."""
        state = self.line.state.copy()
        self.title.game.redact(state, seat)
        return state

    def resample_from_infostate(self, player: int, sampler: Any) -> WindlassState:
        """A state that the seat cannot tell from this one: what it does not know is imagined, by numbers between 0 and 1 from `sampler`."""
        twin: WindlassState = self.clone()
        line = twin.line
        if line.nodes == 0:
            self.title.game.redact(line.state, player)
            key(line.state.chance, int(sampler() * (1 << 53)), 0)
            self.title.game.imagine(line.state, player)
            line.state.chance = BLANK[:]
            known = line.seen[player]
            line.seen = [known if seat == player else hashlib.blake2b(known + bytes([seat])).digest() for seat in range(len(line.seen))]
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else self.title.game.print_action(action)

    def __str__(self) -> str:
        if not self.is_dealt:
            return f"the deal, {self.line.nodes} nodes to come"
        bare = self.line.state.copy()
        bare.chance = [0, 0, 0, 0]
        text = self.title.game.print_position(bare)
        return f"{text} | {self.title.game.print_action(self.line.waiting)}, {self.line.nodes} nodes to come" if self.line.nodes else text


class WindlassObserver:
    """What a seat observes. Without perfect recall: its features and the line of its redacted position. With it: the whole redacted
    position number by number, and in the string also a digest of all it has seen and done.
    """

    def __init__(self, title: Title, kind: Any, params: Any) -> None:
        if params:
            raise ValueError("observers take no parameters")
        self.title, self.recalls = title, bool(kind.perfect_recall)
        fields = title.schema.fields
        sizes = {name: int(np.prod(storage.shape, dtype=int)) for name, storage in fields.items()} if self.recalls else {}
        self.tensor = np.zeros(sum(sizes.values()) or len(title.schema.names), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size].reshape(fields[name].shape)
            at += size
        if not self.recalls:
            self.dict["features"] = self.tensor

    def set_from(self, state: WindlassState, player: int) -> None:
        """Write what the seat observes into the tensor and its named parts; zeros before the deal."""
        self.tensor.fill(0)
        if not state.is_dealt:
            return
        redacted = state.redacted(player)
        if not self.recalls:
            lesson_of(self.title.game).features(redacted, player, self.tensor)
            return
        for name, part in self.dict.items():
            part[...] = getattr(redacted, name)

    def string_from(self, state: WindlassState, player: int) -> str:
        """The seat's redacted position as a line; with perfect recall also a digest of all it has seen and done."""
        if not state.is_dealt:
            return "before the deal"
        text = f"seat {player}: {self.title.game.print_position(state.redacted(player))}"
        return f"{text} #{state.line.seen[player].hex()}" if self.recalls else text


def _title(game_id: str, given: dict[str, Any]) -> Title:
    return Title(find_game(game_id), given)


def _muted() -> Journal:
    journal = Journal()
    journal.muted = 1
    return journal


def register() -> None:
    """Name every game to OpenSpiel. Naming twice does nothing."""
    known = set(pyspiel.registered_names())
    for game in map(find_game, game_ids()):
        if name_of(game) not in known:
            pyspiel.register_game(type_of(game), type(name_of(game), (WindlassGame,), {"played": game}))


register()
