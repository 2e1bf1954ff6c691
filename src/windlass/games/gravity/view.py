"""A redacted position as a screen needs it: the map with its sources and yields, pieces, cards, and what can be chosen."""

from __future__ import annotations

import functools
from typing import Annotated, Final, NamedTuple

import msgspec

from windlass.engine.text import Seat, Text
from windlass.engine.words import one_of
from windlass.games.gravity.actions import island_text
from windlass.games.gravity.components import (
    ABILITY_ACTION,
    ABILITY_NAMES,
    ACTION_NAMES,
    BERTHS,
    CARD_ACTION,
    COLOUR_NAMES,
    CONDUIT,
    FACE_NAMES,
    FACES,
    HUNTERS,
    ISLAND_DATA,
    ISLAND_NAMES,
    ISLANDS,
    RUNDOR,
    SIDES,
    TURNS,
)
from windlass.games.gravity.forecast import Forecast, SpreadView, forecast, spread
from windlass.games.gravity.rules import actor
from windlass.games.gravity.rules.control import own_islands
from windlass.games.gravity.rules.ending import closeness
from windlass.games.gravity.rules.geography import COUNT, completed, feed
from windlass.games.gravity.rules.preparation import deck_size
from windlass.games.gravity.rules.turns import can_choose
from windlass.games.gravity.state import CASTLED, NOTHING, STEP_NAMES, TARGET, TURN, State

SOURCES: Final = ("-", "R", "B", "X")  # by the bits red and blue
CIRCUIT_NAMES: Final = ("inner-red", "inner-blue", "outer-red", "outer-blue")


PHASE_NAMES: Final = ("settling", "preparation", "corporations", "islands", "over")
PHASE_OF: Final = {
    "over": "over",
    "boarding": "settling",
    "settling": "settling",
    "keeping": "preparation",
    **dict.fromkeys(("pulling", "placing", "orienting", "endowing", "choosing", "docking"), "islands"),
}  # every other step is a turn of a corporation

Source = Annotated[str, one_of("Source", SOURCES)]
ActionName = Annotated[str, one_of("ActionName", ACTION_NAMES)]


class ConduitView(msgspec.Struct):
    """One conduit: its circuit, the sides it ends at, and whether it has a source of each colour at an end."""

    circuit: Annotated[str, one_of("Circuit", [circuit.id for circuit in ISLAND_DATA.circuit])]
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
    sources: list[Source]  # sources by side
    lent: list[Source]  # what neighbours add on each side
    beside: list[int]  # the island on each side, -1 for none
    conduits: list[ConduitView]
    circuits: list[Annotated[str, one_of("CircuitName", CIRCUIT_NAMES)]]  # those complete now
    flow: int  # what mining gives now
    flows: list[int]  # what it would give at each rotation
    permanent: int
    temporary: int
    owner: int
    hunters: int
    mercenaries: int


class LaidCard(msgspec.Struct):
    """What one turn laid down: a card face up by its number, or a castling, two cards face down that stand for a card."""

    card: int
    castled: bool


class SeatView(msgspec.Struct):
    """One player's things. Zones of cards count by kind; None where they are hidden, the sizes being public."""

    colour: str
    islands: list[int]
    crew: int
    hired: int
    fallen: int
    ability: Annotated[str, one_of("Ability", ABILITY_NAMES)] | None
    ability_action: ActionName | None
    turns_left: int
    passed: bool
    played: list[int]
    row: list[LaidCard]  # played cards and castlings in order
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


class GravityView(msgspec.Struct, tag="gravity"):
    """The table as one seat sees it."""

    seat: int
    actor: int
    round: int
    round_limit: int
    first: int
    turn: int
    step: Annotated[str, one_of("Step", STEP_NAMES)]
    phase: Annotated[str, one_of("Phase", PHASE_NAMES)]
    islands: list[IslandView]
    seats: list[SeatView]
    reserve: int
    hunters: int  # of each corporation
    berths: int  # for mercenaries on each airship
    turns: int  # of each corporation in a round
    cards: list[list[ActionName]]  # the two actions of each kind of card
    card: int  # the number of the card in use, 0 for none
    doing: ActionName | None
    done: list[ActionName]
    origin: int  # -1 for nothing, 7 for the airship
    target: int
    strongest: int
    lifted: list[int]  # hunters, mercenaries, permanent and temporary gravity being redistributed
    spread: SpreadView | None
    toll: int
    forecast: Forecast
    possible: list[ActionName]  # the actions that could change something for this seat now
    enclosed: int  # the island that has all others around it, -1 for none


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
        phase=PHASE_OF.get(STEP_NAMES[state.step], "corporations"),
        islands=[island_view(state, island) for island in range(ISLANDS)],
        seats=[seat_view(state, owner, seat) for owner in range(state.seats)],
        reserve=state.reserve,
        hunters=HUNTERS,
        berths=BERTHS,
        turns=TURNS,
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
        possible=possible_actions(state, seat),
        enclosed=next((island for island in range(ISLANDS) if COUNT[state.touch[island]] == SIDES), NOTHING),
    )


def possible_actions(state: State, seat: int) -> list[str]:
    """The actions that could change something for a seat now: none while it has no island, as when its pieces are lifted."""
    if seat < 0 or own_islands(state, seat) == 0:
        return []
    return [name for action, name in enumerate(ACTION_NAMES) if can_choose(state, seat, action)]


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
        row=[laid_card(lying) for lying in state.row[owner] if lying],
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


def laid_card(lying: int) -> LaidCard:
    """One place of a row as a screen shows it."""
    return LaidCard(lying - CASTLED + 1, True) if lying >= CASTLED else LaidCard(lying, False)


def prompt(state: State, seat: int) -> Text:
    """What is asked of the actor; everyone else reads whom they wait for."""
    deciding = actor(state)
    if deciding == -1:
        return Text("gravity-prompt-over")
    if deciding != seat:
        return Text("gravity-prompt-wait", {"seat": Seat(deciding)})
    step = STEP_NAMES[state.step]
    if state.step == TARGET and state.fleeing:
        return Text("gravity-prompt-haven")
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


def scores(state: State) -> list[int]:
    """Per seat on how many sides its best island is enclosed: six win."""
    return [closeness(state, seat) for seat in range(state.seats)]
