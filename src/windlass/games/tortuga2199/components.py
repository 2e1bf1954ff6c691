"""What is in the box: data/*.toml, validated and turned into constant tables. Rulebook, "What's in the box".

A kind is one card design; kinds are numbered in the order of the files. An owner of the box may replace any file.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from windlass.engine.data import BadComponents, ComponentFiles, read_entries
from windlass.games.tortuga2199.abilities import LAID, USES, Written, parse_ability
from windlass.games.tortuga2199.layouts import SECTOR_NAMES, Layout, SectorKind, checked_layouts, distances, homes, special_spots

Status = Literal["known", "likely", "reconstructed"]
GROUPS: Final = ("starting", "ships", "trade", "fortress", "lab", "mines", "vortex", "hunt")
MARKETS: Final = ("fortress", "lab", "mines", "vortex")  # decks with two open cards, in the order of their sectors
ABILITIES: Final = 3  # abilities of one card that its captain decides about
MOST_KINDS: Final = 72  # so that a position stays within 2 KiB
MOST_IN_DECK: Final = 16
MOST_COPIES: Final = 20


CardName = Annotated[str, Meta(pattern=r"^[^{}\s][^{}\n]*$")]  # it stands in a message catalogue as it is


class Card(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One card design. `known` and `likely` name values better attested than the card as a whole."""

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
    name: Annotated[dict[str, CardName], Meta(min_length=1)] | None = None
    """By language, the first one standing in for others: only for cards that the message catalogues do not name."""
    status: Status
    price: Annotated[int, Meta(ge=0, le=20)] = 0
    crypto: Annotated[int, Meta(ge=0, le=9)] = 0
    manoeuvre: Annotated[int, Meta(ge=0, le=9)] = 0
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)] = 1
    abilities: list[str] = []
    difficulty: Annotated[int, Meta(ge=0, le=15)] = 0
    redeem: Annotated[int, Meta(ge=0, le=9)] = 0
    known: list[str] = []
    likely: list[str] = []


_MESSAGES: Final = (files("windlass.games.tortuga2199") / "locale" / "en.ftl").read_text("utf-8")


def message_of(card: str) -> str:
    """The message with the name of a card."""
    return f"tortuga2199-card-{card}"


def provenance(card: Card, value: str) -> Status:
    """How well one value of a card is attested: better than the card as a whole where it says so."""
    return "known" if value in card.known else "likely" if value in card.likely else card.status


def read_cards(group: str, entries: Any) -> list[Card]:
    """The cards of one file. Raises BadComponents naming the file, the card and the field that is wrong."""
    cards = read_entries(f"{group}.toml", "card", entries, Card)
    for card in cards:
        _check_card(f"{group}.toml: card {card.id}", group, card)
    return cards


def _check_card(label: str, group: str, card: Card) -> None:
    priced = group in (*MARKETS, "trade")
    if priced != (card.price > 0):
        raise BadComponents(f"{label}: price: {'cards of a market have one' if priced else 'only cards of a market have one'}")
    if (group == "hunt") != (card.difficulty > 0):
        raise BadComponents(f"{label}: difficulty: {'every hunt has one' if group == 'hunt' else 'only hunts have one'}")
    if group != "hunt" and card.redeem > 0:
        raise BadComponents(f"{label}: redeem: only hunts have one")
    if group in ("hunt", "ships") and card.copies != 1:
        raise BadComponents(f"{label}: copies: there is one of each")
    for words in card.abilities:
        if parse_ability(words) is None:
            raise BadComponents(f"{label}: abilities: '{words}' is not in the vocabulary")
    sorts = [sort for written in all_abilities(card) for sort in (written.ability.uses or (written.ability.words,))]
    if len(set(sorts)) < len(sorts):
        raise BadComponents(f"{label}: abilities: at most one of each sort")
    for ability, number in all_abilities(card):
        if number > ability.most:
            raise BadComponents(f"{label}: abilities: '{ability.words}' is at most {ability.most}")
    if len(chosen_abilities(card)) > ABILITIES:
        raise BadComponents(f"{label}: abilities: at most {ABILITIES} that ask for a decision")
    if card.name is None and f"\n{message_of(card.id)} = " not in _MESSAGES:
        raise BadComponents(f"{label}: name: needed, since no catalogue has the message {message_of(card.id)}")
    for name in (*card.known, *card.likely):
        if name not in Card.__struct_fields__:
            raise BadComponents(f"{label}: known, likely: '{name}' is not a field of a card")


def checked_box(cards: dict[str, list[Card]]) -> dict[str, list[Card]]:
    """The same cards. Raises BadComponents unless ids differ and every pile, deck and fleet has a size the game can hold."""
    seen: dict[str, str] = {}
    for group, some in cards.items():
        for card in some:
            if card.id in seen:
                raise BadComponents(f"{group}.toml: card {card.id}: id: also used in {seen[card.id]}.toml")
            seen[card.id] = group
    if len(seen) > MOST_KINDS:
        raise BadComponents(f"{len(seen)} different cards, more than {MOST_KINDS}")
    for group, low, high in (("starting", 5, 30), ("ships", 4, 8), ("hunt", 10, 16), *((market, 2, MOST_IN_DECK) for market in MARKETS)):
        size = sum(card.copies for card in cards[group])
        if not low <= size <= high:
            raise BadComponents(f"{group}.toml: {size} cards, not {low} to {high}")
    return cards


def chosen_abilities(card: Card) -> list[Written]:
    """The abilities its captain decides about when the card is laid down."""
    return [written for written in all_abilities(card) if written.ability.uses]


def all_abilities(card: Card) -> list[Written]:
    """Every ability on a card, in the order of its text."""
    return [written for words in card.abilities if (written := parse_ability(words)) is not None]


_FILES = ComponentFiles("windlass.games.tortuga2199")
DIGEST: Final = _FILES.digest
FORMER: Final = {"515a4aef66502461": "63e31e2d8442d219"}  # by the text of the files: the same values
BOX: Final = checked_box({group: read_cards(group, _FILES.read(f"{group}.toml", dict)) for group in GROUPS})
CARDS: Final[Sequence[Card]] = [card for group in GROUPS for card in BOX[group]]

# -- Cards, one column a kind -----------------------------------------------------------------------------------------

KINDS: Final = len(CARDS)
KIND_NAMES: Final = tuple(card.id for card in CARDS)
_STARTS: Final = [sum(len(BOX[earlier]) for earlier in GROUPS[:place]) for place in range(len(GROUPS))]
FIRST_SHIP: Final = _STARTS[1]
FIRST_TRADE: Final = _STARTS[2]
FIRST_SPECIAL: Final = _STARTS[3]
FIRST_HUNT: Final = _STARTS[7]
SHIPS: Final = FIRST_TRADE - FIRST_SHIP
HUNTS: Final = KINDS - FIRST_HUNT
FIRST_OF_MARKET: Final = tuple(_STARTS[3:7])
END_OF_MARKET: Final = tuple(_STARTS[4:8])

PRICE: Final = tuple(card.price for card in CARDS)
CRYPTO: Final = tuple(card.crypto for card in CARDS)
MANOEUVRE: Final = tuple(card.manoeuvre for card in CARDS)
COPIES: Final = tuple(card.copies for card in CARDS)
DIFFICULTY: Final = tuple(card.difficulty for card in BOX["hunt"])
REDEEM: Final = tuple(card.redeem for card in CARDS)


def _padded(row: list[int]) -> tuple[int, ...]:
    return (*row, *[0] * (ABILITIES - len(row)))


def _uses(written: Written) -> int:
    return sum(1 << VERBS.index(use.verb) for use in written.ability.uses)


def _sum(card: Card, of: Literal["attack", "defence", "weaken"]) -> int:
    return sum(number * int(getattr(ability, of)) for ability, number in all_abilities(card))


VERBS: Final = tuple(use.verb for use in USES)
USABLE: Final = tuple(_padded([_uses(written) for written in chosen_abilities(card)]) for card in CARDS)  # a bit for each verb
NUMBER: Final = tuple(_padded([written.number for written in chosen_abilities(card)]) for card in CARDS)
ASKS: Final = tuple((1 << len(chosen_abilities(card))) - 1 for card in CARDS)  # a bit for each ability to decide about
LAYS: Final = tuple(tuple(sum(number for ability, number in all_abilities(card) if ability == laid) for laid in LAID) for card in CARDS)
ATTACK_BONUS: Final = tuple(_sum(card, "attack") for card in CARDS)
DEFENCE_BONUS: Final = tuple(_sum(card, "defence") for card in CARDS)
WEAKEN: Final = tuple(_sum(card, "weaken") for card in CARDS)

# -- Sectors and layouts ----------------------------------------------------------------------------------------------

SECTORS: Final = 11
TORTUGA: Final = 0
FIRST_POST: Final = 1
FIRST_TURRETS: Final = 4
FORTRESS: Final = 7
LAB: Final = 8
MINES: Final = 9
VORTEX: Final = 10


def checked_sectors(kinds: list[SectorKind]) -> dict[str, SectorKind]:
    """The sector kinds by name. Raises BadComponents unless every one is there once and can be reinforced."""
    if sorted(kind.id for kind in kinds) != sorted(set(SECTOR_NAMES)):
        raise BadComponents(f"sectors.toml: sector: expected one each of {', '.join(sorted(set(SECTOR_NAMES)))}")
    for kind in kinds:
        if kind.maximum < kind.first_price:
            raise BadComponents(f"sectors.toml: sector {kind.id}: maximum: below first_price")
    return {kind.id: kind for kind in kinds}


_SECTOR_KINDS: Final = checked_sectors(read_entries("sectors.toml", "sector", _FILES.read("sectors.toml", dict), SectorKind))
LAYOUTS: Final = checked_layouts(read_entries("layouts.toml", "layout", _FILES.read("layouts.toml", dict), Layout))  # for 2, 3 and 4 seats
FIRST_PRICE: Final = tuple(_SECTOR_KINDS[name].first_price for name in SECTOR_NAMES)
MAXIMUM: Final = tuple(_SECTOR_KINDS[name].maximum for name in SECTOR_NAMES)
CONTROL: Final = tuple(_SECTOR_KINDS[name].control for name in SECTOR_NAMES)
LEVELS: Final = max(MAXIMUM[FIRST_POST:])  # the highest defence a marker can show
HOME: Final = tuple(homes(layout) for layout in LAYOUTS)  # the spot of every sector that is not laid at random, else -1
SPECIAL_SPOTS: Final = tuple(special_spots(layout) for layout in LAYOUTS)
DISTANCE: Final = tuple(distances(layout) for layout in LAYOUTS)  # moves between spots


def messages(language: str) -> dict[str, str]:
    """The names that stand in the data files as messages of one language; a catalogue's own name goes before them."""
    return {message_of(card.id): card.name.get(language, next(iter(card.name.values()))) for card in CARDS if card.name}
