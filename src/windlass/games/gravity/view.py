"""A redacted position as a screen needs it: the map with its sources and yields, pieces, cards, and what can be chosen."""

from __future__ import annotations

import functools
from typing import Final, NamedTuple

import msgspec

from windlass.engine.text import Seat, Text
from windlass.games.gravity.actions import ACTIONS, face, island_text
from windlass.games.gravity.components import (
    ABILITY_ACTION,
    ABILITY_NAMES,
    ACTION_NAMES,
    CARD_ACTION,
    COLOUR_NAMES,
    CONDUIT,
    FACE_NAMES,
    FACES,
    ISLAND_DATA,
    ISLAND_NAMES,
    ISLANDS,
    RUNDOR,
    SIDES,
    STEP_Q,
    STEP_R,
    TURNS,
)
from windlass.games.gravity.faces import Action, Orient, Place, Rotate, Tug
from windlass.games.gravity.outlook import Forecast, SpreadView, forecast, spread
from windlass.games.gravity.rules import actor, legal
from windlass.games.gravity.rules.control import own_islands
from windlass.games.gravity.rules.ending import closeness
from windlass.games.gravity.rules.geography import COUNT, completed, feed, survey
from windlass.games.gravity.rules.gravitation import turn_island
from windlass.games.gravity.rules.preparation import deck_size
from windlass.games.gravity.state import NOTHING, STEP_NAMES, TURN, State

SOURCES: Final = ("-", "R", "B", "X")  # by the bits red and blue
CIRCUIT_NAMES: Final = ("inner-red", "inner-blue", "outer-red", "outer-blue")


class ConduitView(msgspec.Struct):
    """One conduit: its circuit, the sides it ends at, and whether it has a source of each colour at an end."""

    circuit: str
    sides: list[int]
    red: bool
    blue: bool


class IslandView(msgspec.Struct):
    """One island. Sides count 0 to 5 clockwise from the north-east; `rotation` sides it is turned clockwise."""

    id: str
    name: Text
    q: int
    r: int
    face: str
    rotation: int
    edges: str  # sources in the tile's own frame, edge 0 first
    sources: list[str]  # sources by side
    lent: list[str]  # what neighbours add on each side
    beside: list[int]  # the island on each side, -1 for none
    conduits: list[ConduitView]
    circuits: list[str]  # those complete now
    flow: int  # what mining gives now
    flows: list[int]  # what it would give at each rotation
    permanent: int
    temporary: int
    owner: int
    hunters: int
    mercenaries: int


class SeatView(msgspec.Struct):
    """One player's things. Zones of cards count by kind; None where they are hidden, the sizes being public."""

    colour: str
    islands: list[int]
    crew: int
    hired: int
    fallen: int
    ability: str | None
    ability_action: str | None
    turns_left: int
    passed: bool
    played: list[int]
    hand: list[int] | None
    discard: list[int] | None
    saved: list[int] | None
    laid: list[int] | None
    deck: list[int] | None
    hand_size: int
    discard_size: int
    saved_size: int
    laid_size: int
    deck_size: int
    closeness: int  # sides on which the best island is enclosed


class Choice(msgspec.Struct):
    """One entry of the menu: its code, the typed action, and the yields of all islands after it where they change."""

    code: int
    action: dict[str, int | str]
    flows: list[int] | None


class GravityView(msgspec.Struct, tag="gravity"):
    """The table as one seat sees it."""

    seat: int
    actor: int
    round: int
    round_limit: int
    first: int
    turn: int
    step: str
    islands: list[IslandView]
    seats: list[SeatView]
    reserve: int
    cards: list[list[str]]  # the two actions of each kind of card
    card: int  # the number of the card in use, 0 for none
    doing: str | None
    done: list[str]
    origin: int  # -1 for nothing, 7 for the airship
    target: int
    strongest: int
    lifted: list[int]  # hunters, mercenaries, permanent and temporary gravity being redistributed
    spread: SpreadView | None
    toll: int
    forecast: Forecast
    choices: list[Choice]


def view(state: State, seat: int) -> GravityView:
    """What a screen of this seat shows."""
    return GravityView(
        seat=seat,
        actor=actor(state),
        round=state.round,
        round_limit=state.round_limit,
        first=state.first,
        turn=state.turn,
        step=STEP_NAMES[state.step],
        islands=[island_view(state, island) for island in range(ISLANDS)],
        seats=[seat_view(state, owner, seat) for owner in range(state.seats)],
        reserve=state.reserve,
        cards=[[ACTION_NAMES[action] for action in actions] for actions in CARD_ACTION],
        card=state.card + 1,
        doing=None if state.doing == NOTHING else ACTION_NAMES[state.doing],
        done=[ACTION_NAMES[CARD_ACTION[state.card][half]] for half in range(2) if state.done >> half & 1],
        origin=state.origin,
        target=state.target,
        strongest=state.strongest,
        lifted=state.lifted[:],
        spread=spread(state),
        toll=state.toll,
        forecast=forecast(state),
        choices=choices(state) if seat >= 0 and seat == actor(state) else [],
    )


def island_view(state: State, island: int) -> IslandView:
    """One island with what flows in it."""
    rotation = state.rotation[island]
    current = current_in(island, state.face[island], rotation, feed(state, island))
    return IslandView(
        id=ISLAND_NAMES[island],
        name=island_text(island),
        q=state.q[island],
        r=state.r[island],
        face=FACE_NAMES[state.face[island]],
        rotation=rotation,
        edges=FACES[island * 2 + state.face[island]],
        sources=current.sources,
        lent=current.lent,
        beside=state.beside[island][:],
        conduits=current.conduits,
        circuits=current.circuits,
        flow=state.flow[island],
        flows=current.flows,
        permanent=state.permanent[island],
        temporary=state.temporary[island],
        owner=state.owner[island],
        hunters=state.hunters[island],
        mercenaries=state.mercenaries[island],
    )


class Current(NamedTuple):
    """What flows in an island: the same for every seat, so it is worked out once."""

    sources: list[str]
    lent: list[str]
    conduits: list[ConduitView]
    circuits: list[str]
    flows: list[int]


@functools.lru_cache(maxsize=4096)
def current_in(island: int, up: int, rotation: int, bits: int) -> Current:
    """What flows in an island with this face up, so rotated, to which neighbours lend these sources."""
    edges = FACES[island * 2 + up]
    sources = [edges[(side - rotation) % SIDES] for side in range(SIDES)]
    lent = [SOURCES[(bits >> side & 1) | (bits >> (side + SIDES) & 1) << 1] for side in range(SIDES)]
    conduits = [conduit_view(circuit, ends, rotation, sources, lent) for circuit in range(2) for ends in CONDUIT[circuit]]
    complete = completed(island * 2 + up, bits, rotation)
    flows = [0 if island == RUNDOR else completed(island * 2 + up, bits, turned).bit_count() for turned in range(SIDES)]
    return Current(sources, lent, conduits, [name for bit, name in enumerate(CIRCUIT_NAMES) if complete >> bit & 1], flows)


def conduit_view(circuit: int, ends: int, rotation: int, sources: list[str], lent: list[str]) -> ConduitView:
    """One conduit of an island so rotated, with these sources on its sides."""
    sides = sorted((edge + rotation) % SIDES for edge in range(SIDES) if ends >> edge & 1)
    found = "".join(sources[side] + lent[side] for side in sides)
    return ConduitView(ISLAND_DATA.circuit[circuit].id, sides, bool(set(found) & set("RX")), bool(set(found) & set("BX")))


def seat_view(state: State, owner: int, seat: int) -> SeatView:
    """One player's things as another seat sees them."""
    mine = owner == seat
    ability = state.ability[owner] - 1
    own = own_islands(state, owner)
    return SeatView(
        colour=COLOUR_NAMES[owner],
        islands=[island for island in range(ISLANDS) if own >> island & 1],
        crew=state.crew[owner],
        hired=state.hired[owner],
        fallen=state.fallen[owner],
        ability=None if ability < 0 else ABILITY_NAMES[ability],
        ability_action=None if ability < 0 else ACTION_NAMES[ABILITY_ACTION[ability]],
        turns_left=TURNS - state.turns[owner],
        passed=bool(state.passed >> owner & 1),
        played=state.played[owner][:],
        hand=state.hand[owner][:] if mine else None,
        discard=state.discard[owner][:] if mine else None,
        saved=state.saved[owner][:] if mine else None,
        laid=state.laid[owner][:] if mine else None,
        deck=state.deck[owner][:] if mine else None,
        hand_size=state.hand_size[owner],
        discard_size=state.discard_size[owner],
        saved_size=state.saved_size[owner],
        laid_size=state.laid_size[owner],
        deck_size=deck_size(state, owner),
        closeness=closeness(state, owner),
    )


def choices(state: State) -> list[Choice]:
    """The menu of the actor."""
    out = [0] * ACTIONS
    return [choice(state, out[index]) for index in range(legal(state, out))]


def choice(state: State, code: int) -> Choice:
    """One entry of the menu. Actions that move or turn islands show the yields that follow."""
    action = face(code)
    return Choice(code, msgspec.to_builtins(action), flows_after(state, action) if isinstance(action, MOVING) else None)


MOVING: Final = (Rotate, Tug, Orient, Place)


def flows_after(state: State, action: Action) -> list[int]:
    """The yields of all islands once an action has moved or turned one."""
    ahead = state.copy()
    if isinstance(action, Rotate):
        turn_island(ahead, action.island, action.sides)
    elif isinstance(action, Tug):
        turn_island(ahead, action.island, 1 if action.clockwise else SIDES - 1)
    elif isinstance(action, Orient):
        turn_island(ahead, state.target, (action.side - state.rotation[state.target]) % SIDES)
    elif isinstance(action, Place):
        ahead.q[state.target] = state.q[state.strongest] + STEP_Q[action.side]
        ahead.r[state.target] = state.r[state.strongest] + STEP_R[action.side]
        survey(ahead)
    return ahead.flow


def prompt(state: State, seat: int) -> Text:
    """What is asked of the actor; everyone else reads whom they wait for."""
    deciding = actor(state)
    if deciding == -1:
        return Text("gravity-prompt-over")
    if deciding != seat:
        return Text("gravity-prompt-wait", {"seat": Seat(deciding)})
    step = STEP_NAMES[state.step]
    if state.step == TURN:
        return Text("gravity-prompt-turn", {"left": TURNS - state.turns[seat]})
    if step in ABOUT_TARGET:
        return Text(f"gravity-prompt-{step}", {"island": island_text(state.target)})
    if step in ABOUT_STRONGEST:
        return Text(f"gravity-prompt-{step}", {"island": island_text(state.strongest)})
    return Text(f"gravity-prompt-{step}")


ABOUT_TARGET: Final = (
    "force", "hirelings", "losses", "slaying", "permanent", "temporary", "hunter-post", "mercenary-post", "placing", "orienting", "docking",
)  # fmt: skip
ABOUT_STRONGEST: Final = ("pulling", "endowing")


SIDE: Final = 10  # what an enclosed side counts in the scores: more than any gravity


def scores(state: State) -> list[int]:
    """Per seat how near its best island is to victory: ten for every enclosed side, one for permanent gravity up to nine; sixty win."""
    islands = range(RUNDOR + 1, ISLANDS)  # Rundor wins nobody the game
    return [max(nearness(state, island) if state.owner[island] == seat else 0 for island in islands) for seat in range(state.seats)]


def nearness(state: State, island: int) -> int:
    """How near an island is to being enclosed, and within that, how strongly it will pull others."""
    return SIDE * COUNT[state.touch[island]] + min(SIDE - 1, state.permanent[island])
