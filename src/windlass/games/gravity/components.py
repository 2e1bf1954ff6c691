"""What is in the box: data/*.toml, validated and turned into constant tables. Rulebook, "Components"; rulings gravity-01 and gravity-02."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from windlass.engine.data import BadComponents, ComponentFiles

Status = Literal["known", "likely", "reconstructed"]
ActionName = Literal[
    "capture", "illegal_mining", "muster", "mine", "superiority", "transport",
    "recruit", "convert", "support", "rotate", "bribe", "speculate",
]  # fmt: skip

ISLAND_NAMES: Final = ("rundor", "one", "two", "three", "four", "five", "six")
ACTION_NAMES: Final = (
    "capture", "illegal_mining", "muster", "mine", "superiority", "transport",
    "recruit", "convert", "support", "rotate", "bribe", "speculate",
)  # fmt: skip
ABILITY_NAMES: Final = ("drill", "infirmary", "tavern", "tug")
ABILITIES: Final = 4
COLOUR_NAMES: Final = ("blue", "red", "green", "yellow")
FACE_NAMES: Final = "AB"
ISLANDS: Final = 7
RUNDOR: Final = 0
AIRSHIP: Final = 7  # a place beside the islands
SIDES: Final = 6
KINDS: Final = 6
ALL_ISLANDS: Final = (1 << ISLANDS) - 1
DECK: Final = 12  # cards of one player
MOST_COPIES: Final = 4

# World directions 0 to 5, clockwise from north-east, as steps on axial coordinates.
STEP_Q: Final = (1, 1, 0, -1, -1, 0)
STEP_R: Final = (-1, 0, 1, 1, 0, -1)


class Circuit(msgspec.Struct, forbid_unknown_fields=True):
    """Three conduits that must all carry a colour."""

    id: Literal["inner", "outer"]
    conduits: list[list[Annotated[int, Meta(ge=0, le=5)]]]
    status: Status


class Island(msgspec.Struct, forbid_unknown_fields=True):
    """One tile: the sources on the six edges of its two faces."""

    id: Literal["rundor", "one", "two", "three", "four", "five", "six"]
    faces: list[Annotated[str, Meta(pattern="^[RBX-]{6}$")]]
    status: Status


class Islands(msgspec.Struct, forbid_unknown_fields=True):
    """The file of islands."""

    circuit: list[Circuit]
    island: list[Island]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """One kind of action card."""

    actions: list[ActionName]
    copies: Annotated[int, Meta(ge=0, le=MOST_COPIES)]
    status: Status


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The file of cards."""

    card: list[Card]


class Pieces(msgspec.Struct, forbid_unknown_fields=True):
    """How many pieces there are and how many an airship or a settlement takes."""

    hunters: Annotated[int, Meta(ge=3, le=5)]
    settlers: Annotated[int, Meta(ge=1, le=3)]
    mercenaries: Annotated[int, Meta(ge=5, le=8)]
    berths: Annotated[int, Meta(ge=0, le=8)]
    status: Status


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    """Gravity tokens of one kind: those worth one and those worth three."""

    ones: Annotated[int, Meta(ge=1, le=40)]
    threes: Annotated[int, Meta(ge=0, le=20)]
    status: Status


class Round(msgspec.Struct, forbid_unknown_fields=True):
    """How many cards are drawn, kept and saved, and how many turns a round has."""

    draw: Annotated[int, Meta(ge=2, le=5)]
    keep: Annotated[int, Meta(ge=1, le=4)]
    turns: Annotated[int, Meta(ge=1, le=6)]
    save: Annotated[int, Meta(ge=1, le=2)]
    status: Status


class Pull(msgspec.Struct, forbid_unknown_fields=True):
    """From how much gravity on one, two and three islands are pulled."""

    thresholds: Annotated[list[Annotated[int, Meta(ge=2, le=99)]], Meta(min_length=3, max_length=3)]
    status: Status


class Superiority(msgspec.Struct, forbid_unknown_fields=True):
    """From how many pieces on one and two of them are destroyed."""

    thresholds: Annotated[list[Annotated[int, Meta(ge=3, le=99)]], Meta(min_length=2, max_length=2)]
    status: Status


class Airship(msgspec.Struct, forbid_unknown_fields=True):
    """One airship and the action its ability adds to."""

    id: Literal["blue", "red", "green", "yellow"]
    ability: Literal["drill", "infirmary", "tavern", "tug"]
    action: ActionName
    status: Status


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The file of numbers."""

    pieces: Pieces
    tokens: Tokens
    round: Round
    pull: Pull
    superiority: Superiority
    airship: list[Airship]


def checked_islands(islands: Islands) -> Islands:
    """The same islands. Raises BadComponents unless ids stand in order, each with two faces, and each circuit ends somewhere."""
    if tuple(circuit.id for circuit in islands.circuit) != ("inner", "outer"):
        raise BadComponents("islands.toml: circuit: must be inner, then outer")
    for circuit in islands.circuit:
        if len(circuit.conduits) != SIDES // 2 or not all(circuit.conduits):
            raise BadComponents(f"islands.toml: circuit {circuit.id}: needs three conduits, each with at least one end")
    if tuple(island.id for island in islands.island) != ISLAND_NAMES:
        raise BadComponents(f"islands.toml: island: ids must be {', '.join(ISLAND_NAMES)} in this order")
    for island in islands.island:
        if len(island.faces) != len(FACE_NAMES):
            raise BadComponents(f"islands.toml: island {island.id}: needs two faces")
    return islands


def checked_cards(cards: Cards) -> Cards:
    """The same cards. Raises BadComponents unless six kinds bear each action once and make twelve cards."""
    if len(cards.card) != KINDS:
        raise BadComponents(f"cards.toml: card: {len(cards.card)} kinds, not {KINDS}")
    for number, card in enumerate(cards.card, 1):
        if len(card.actions) != 2:
            raise BadComponents(f"cards.toml: card {number}: needs two actions")
    if sorted(action for card in cards.card for action in card.actions) != sorted(ACTION_NAMES):
        raise BadComponents("cards.toml: card: every action must stand on exactly one card")
    total = sum(card.copies for card in cards.card)
    if total != DECK:
        raise BadComponents(f"cards.toml: card: {total} cards, not {DECK}")
    return cards


def checked_box(box: Box) -> Box:
    """The same box. Raises BadComponents for thresholds that do not rise and for airships or abilities missing or twice."""
    for name, thresholds in (("pull", box.pull.thresholds), ("superiority", box.superiority.thresholds)):
        if thresholds != sorted(set(thresholds)):
            raise BadComponents(f"box.toml: {name}: thresholds must rise")
    if tuple(airship.id for airship in box.airship) != COLOUR_NAMES:
        raise BadComponents(f"box.toml: airship: ids must be {', '.join(COLOUR_NAMES)} in this order")
    if sorted(airship.ability for airship in box.airship) != sorted(ABILITY_NAMES):
        raise BadComponents("box.toml: airship: every ability must stand on exactly one airship")
    if box.round.keep >= box.round.draw:
        raise BadComponents("box.toml: round: fewer cards must be kept than drawn")
    if box.pieces.settlers >= box.pieces.hunters:
        raise BadComponents("box.toml: pieces: some hunters must stay on the airship")
    return box


def edge_mask(face: str, colour: str) -> int:
    """The edges of a face that show a colour, one bit each."""
    return sum(1 << edge for edge, source in enumerate(face) if source in (colour, "X"))


_FILES = ComponentFiles("windlass.games.gravity")
DIGEST: Final = _FILES.digest
FORMER: Final = {"12961d96dd54ef58": "13ad3531814c0ba6"}  # by the text of the files: the same values
ISLAND_DATA: Final = checked_islands(_FILES.read("islands.toml", Islands))
CARD_DATA: Final = checked_cards(_FILES.read("cards.toml", Cards))
BOX: Final = checked_box(_FILES.read("box.toml", Box))

# Edges of each face that show red and blue, island * 2 + face.
FACES: Final = tuple(face for island in ISLAND_DATA.island for face in island.faces)
RED: Final = tuple(edge_mask(face, "R") for face in FACES)
BLUE: Final = tuple(edge_mask(face, "B") for face in FACES)
# The ends of the three conduits of the inner and the outer circuit, as edge masks.
CONDUIT: Final = tuple(tuple(sum(1 << edge for edge in set(ends)) for ends in circuit.conduits) for circuit in ISLAND_DATA.circuit)

CARD_ACTION: Final = tuple(tuple(sorted(ACTION_NAMES.index(action) for action in card.actions)) for card in CARD_DATA.card)
COPIES: Final = tuple(card.copies for card in CARD_DATA.card)

HUNTERS: Final = BOX.pieces.hunters
SETTLERS: Final = BOX.pieces.settlers
MERCENARIES: Final = BOX.pieces.mercenaries
BERTHS: Final = BOX.pieces.berths
UNITS: Final = BOX.tokens.ones + 3 * BOX.tokens.threes
DRAWN: Final = BOX.round.draw
KEPT: Final = BOX.round.keep
TURNS: Final = BOX.round.turns
SAVED: Final = BOX.round.save
PULL_FROM: Final = tuple(BOX.pull.thresholds)
SUPERIOR_FROM: Final = tuple(BOX.superiority.thresholds)
# By airship its ability, and by ability the action it adds to.
AIRSHIP_ABILITY: Final = tuple(ABILITY_NAMES.index(airship.ability) for airship in BOX.airship)
ABILITY_ACTION: Final = tuple(
    ACTION_NAMES.index(airship.action) for name in ABILITY_NAMES for airship in BOX.airship if airship.ability == name
)
