from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from windlass.engine.data import BadComponents
from windlass.games.tortuga2199.components import (
    BOX,
    CARDS,
    CRYPTO,
    END_OF_MARKET,
    FIRST_OF_MARKET,
    KIND_NAMES,
    KINDS,
    MANOEUVRE,
    MOST_KINDS,
    PRICE,
    Card,
    SectorKind,
    checked_box,
    checked_sectors,
    message_of,
    messages,
    provenance,
    read_cards,
)
from windlass.i18n.catalog import LANGUAGES, catalog

CARD = {"id": "gunner", "name": {"en": "Gunner", "ru": "Стрелок", "fr": "Artilleur"}, "status": "known", "price": 3, "copies": 2}


def bad(group: str, **changes: object) -> str:
    """The complaint about a card with something changed; None takes a field away."""
    entry = {name: value for name, value in {**CARD, **changes}.items() if value is not None}
    with pytest.raises(BadComponents) as complaint:
        read_cards(group, {"card": [entry]})
    return str(complaint.value)


# -- What is known (the constraints every card set must meet) ---------------------------------------------------------


def test_the_box_holds_a_hundred_and_twenty_one_cards():
    sizes = {group: sum(card.copies for card in some) for group, some in BOX.items()}
    assert sizes == {"starting": 9, "ships": 4, "trade": 31, "fortress": 10, "lab": 10, "mines": 10, "vortex": 10, "hunt": 10}
    assert sum(sizes.values()) + 3 * sizes["starting"] == 121


@pytest.mark.parametrize(
    ("card", "price", "crypto", "manoeuvre"),
    [("mining", 0, 1, 0), ("impulse", 0, 0, 1), ("hacker", 2, 2, 0), ("bodyguard", 5, 0, 3), ("mercenary", 2, 0, 2)],
)
def test_known_cards_have_their_values(card: str, price: int, crypto: int, manoeuvre: int):
    kind = KIND_NAMES.index(card)
    assert (PRICE[kind], CRYPTO[kind], MANOEUVRE[kind]) == (price, crypto, manoeuvre)


def test_the_prospector_costs_five_and_the_bot_is_of_difficulty_two_and_influence_one():
    cards = {card.id: card for card in CARDS}
    assert cards["prospector"].price == 5
    assert (cards["bot"].difficulty, cards["bot"].redeem) == (2, 1)
    assert "kraken" in cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_catalogue_and_none_in_the_data(language: str):
    said = catalog(language)
    assert len({said(message_of(name)) for name in KIND_NAMES}) == len(KIND_NAMES)
    assert messages(language) == {}


def test_each_value_has_its_own_provenance():
    cards = {card.id: card for card in CARDS}
    forced = {
        "hacker": ("price", "crypto", "manoeuvre", "abilities"),
        "mercenary": ("price", "manoeuvre"),
        "bodyguard": ("manoeuvre",),
        "prospector": ("price",),
        "bot": ("difficulty", "redeem"),
    }
    for name, values in forced.items():
        assert {provenance(cards[name], value) for value in (*values, "name")} == {"known"}
    assert provenance(cards["bodyguard"], "crypto") == "likely"
    assert provenance(cards["bodyguard"], "price") == "reconstructed"
    assert provenance(cards["mining"], "copies") == "known"


def test_cards_of_t_sectors_have_no_abilities():
    assert all(not card.abilities for card in BOX["trade"])


def test_abilities_exist_under_all_three_combat_headings():
    words = {ability.split()[0] for card in CARDS for ability in card.abilities}
    assert {"combat", "attack", "defend", "draw", "move", "cash"} <= words


def test_every_market_has_its_own_range_of_kinds():
    assert [KIND_NAMES[first] for first in FIRST_OF_MARKET] == ["deck-gunner", "lab-aide", "ore-sorter", "mercenary"]
    assert END_OF_MARKET[:3] == FIRST_OF_MARKET[1:]


# -- What an owner of the box may write -------------------------------------------------------------------------------


def test_a_card_made_of_known_abilities_is_accepted():
    cards = read_cards("fortress", {"card": [{**CARD, "abilities": ["draw 2", "combat 1", "destroy hand"]}]})
    assert cards[0].id == "gunner"


@pytest.mark.parametrize(
    ("group", "changes", "words"),
    [
        ("fortress", {"price": "three"}, ["fortress.toml", "card gunner", "price"]),
        ("fortress", {"price": 0}, ["card gunner", "price"]),
        ("fortress", {"crypto": 10}, ["card gunner", "crypto"]),
        ("fortress", {"colour": "red"}, ["card gunner", "colour"]),
        ("fortress", {"status": "sure"}, ["card gunner", "status"]),
        ("fortress", {"name": None}, ["card gunner", "name: needed", "tortuga2199-card-gunner"]),
        ("fortress", {"name": {}}, ["card gunner", "name"]),
        ("fortress", {"name": {"en": "{Gun}"}}, ["card gunner", "name"]),
        ("fortress", {"abilities": ["fly 3"]}, ["card gunner", "abilities", "fly 3"]),
        ("fortress", {"abilities": ["move 99"]}, ["card gunner", "abilities", "move 99"]),
        ("fortress", {"abilities": ["move 1", "draw 1", "collect", "explore"]}, ["card gunner", "abilities", "at most 3"]),
        ("fortress", {"known": ["colour"]}, ["card gunner", "known", "colour"]),
        ("fortress", {"id": None}, ["fortress.toml", "card 1", "id"]),
        ("fortress", {"difficulty": 3}, ["card gunner", "difficulty"]),
        ("fortress", {"redeem": 3}, ["card gunner", "redeem"]),
        ("starting", {}, ["starting.toml", "card gunner", "price"]),
        ("hunt", {"price": None, "copies": 1}, ["card gunner", "difficulty"]),
        ("hunt", {"price": None, "difficulty": 3}, ["card gunner", "copies"]),
        ("ships", {"price": None}, ["card gunner", "copies"]),
    ],
)
def test_a_bad_card_is_refused_with_file_card_and_field(group: str, changes: dict[str, object], words: list[str]):
    complaint = bad(group, **changes)
    assert all(word in complaint for word in words), complaint


@pytest.mark.parametrize("entries", [{}, {"cards": []}, {"card": 3}, {"card": [], "more": 1}])
def test_a_file_of_something_else_is_refused(entries: object):
    with pytest.raises(BadComponents, match=r"lab\.toml"):
        read_cards("lab", entries)


@pytest.mark.parametrize(
    ("abilities", "words"),
    [
        (["destroy hand", "destroy hand or played"], "at most one of each sort"),
        (["move 1", "move 3"], "one of each sort"),
        (["bargain 8"], "at most 7"),
    ],
)
def test_abilities_that_would_not_work_are_refused(abilities: list[str], words: str):
    complaint = bad("lab", abilities=abilities)
    assert "lab.toml: card gunner: abilities" in complaint
    assert words in complaint


def test_a_name_of_blanks_is_refused():
    assert "lab.toml: card gunner" in bad("lab", name={"en": "  ", "ru": "x", "fr": "x"})


def test_a_wrong_sector_is_refused_by_its_name(tmp_path: Path):
    text = (files("windlass.games.tortuga2199") / "data" / "sectors.toml").read_text("utf-8")
    (tmp_path / "tortuga2199").mkdir()
    (tmp_path / "tortuga2199" / "sectors.toml").write_text(text.replace("maximum = 8", "maximum = 80", 1))
    assert "sectors.toml: sector trading-post: " in ask(tmp_path).stderr


def test_an_entry_that_is_no_table_is_refused_by_its_place():
    with pytest.raises(BadComponents, match="card 1"):
        read_cards("lab", {"card": [3]})


def changed(group: str, cards: list[Card]) -> dict[str, list[Card]]:
    return {**BOX, group: cards}


def test_two_cards_with_one_id_are_refused():
    with pytest.raises(BadComponents, match=r"hunt\.toml: card hacker: id: also used in trade\.toml"):
        checked_box(changed("hunt", [*BOX["hunt"][1:], msgspec.structs.replace(BOX["hunt"][0], id="hacker")]))


@pytest.mark.parametrize(
    ("group", "keep", "words"),
    [
        ("hunt", 9, "hunt.toml: 9 cards"),
        ("ships", 3, "ships.toml: 3 cards"),
        ("lab", 0, "lab.toml: 0 cards"),
        ("starting", 0, "starting.toml: 0"),
    ],
)
def test_a_group_of_a_wrong_size_is_refused(group: str, keep: int, words: str):
    with pytest.raises(BadComponents, match=words):
        checked_box(changed(group, BOX[group][:keep]))


def test_more_designs_than_a_position_can_hold_are_refused():
    many = [msgspec.structs.replace(BOX["trade"][0], id=f"card{number}") for number in range(40)]
    kinds = KINDS - len(BOX["trade"]) + len(many)
    with pytest.raises(BadComponents, match=f"{kinds} different cards, more than {MOST_KINDS}"):
        checked_box(changed("trade", many))


def test_sectors_must_be_complete_and_can_be_reinforced():
    kinds = [
        SectorKind(id=name, first_price=3, maximum=8, control=1, status="known")
        for name in ("tortuga", "trading-post", "turrets", "fortress", "lab", "mines", "vortex")
    ]
    assert set(checked_sectors(kinds)) == {kind.id for kind in kinds}
    with pytest.raises(BadComponents, match=r"sectors\.toml: sector: expected one each"):
        checked_sectors(kinds[1:])
    kinds[3].maximum = 2
    with pytest.raises(BadComponents, match="sector fortress: maximum: below first_price"):
        checked_sectors(kinds)


# -- A folder of the owner's ------------------------------------------------------------------------------------------

ASK = (
    "from windlass.games.tortuga2199 import GAME; from windlass.games.tortuga2199.components import KINDS, PRICE, KIND_NAMES; "
    "from windlass.i18n.catalog import catalog; said = [catalog(one) for one in ('en', 'ru', 'fr')]; "
    "print(GAME.components, KINDS, PRICE[KIND_NAMES.index('hacker')], GAME.actions, said[1]('tortuga2199-card-hacker'), "
    "*(one('tortuga2199-card-stoker') for one in said if one.has('tortuga2199-card-stoker')))"
)


def ask(folder: Path | None) -> subprocess.CompletedProcess[str]:
    """What a process started with this folder of components answers."""
    place = {"WINDLASS_COMPONENTS": str(folder)} if folder else {}
    return subprocess.run([sys.executable, "-c", ASK], env={**os.environ, **place}, capture_output=True, text=True, check=False)


def test_an_owner_corrects_a_value_and_adds_a_card_without_touching_code(tmp_path: Path):
    folder = tmp_path / "tortuga2199"
    folder.mkdir()
    data = Path(__file__).parents[3] / "src/windlass/games/tortuga2199/data"
    text = (data / "trade.toml").read_text("utf-8").replace("price = 2\n", 'price = 1\nname = { en = "Not heard" }\n')
    text += '\n[[card]]\nid = "stoker"\nname = { en = "Stoker", ru = "Кочегар" }\nprice = 9\nabilities = ["draw 2"]\nstatus = "known"\n'
    (folder / "trade.toml").write_text(text, "utf-8")
    usual, corrected = ask(None).stdout.split(), ask(tmp_path).stdout.split()
    assert usual[1:3] == [str(KINDS), "2"]
    assert corrected[1:3] == [str(KINDS + 1), "1"]
    assert usual[0] != corrected[0]
    assert int(corrected[3]) == int(usual[3]) + 7
    assert usual[4:] == ["Хакер"]
    assert corrected[4:] == ["Хакер", "Stoker", "Кочегар", "Stoker"]  # English stands in for French


def test_a_bad_file_of_the_owners_is_named(tmp_path: Path):
    folder = tmp_path / "tortuga2199"
    folder.mkdir()
    (folder / "ships.toml").write_text('[[card]]\nid = "ark"\ncrypto = "much"\n', "utf-8")
    complaint = ask(tmp_path).stderr
    assert "ships.toml: card ark:" in complaint
    (folder / "ships.toml").write_text("[[card", "utf-8")
    assert "ships.toml" in ask(tmp_path).stderr
