from __future__ import annotations

import msgspec
import pytest
from tests.rulebook.tortuga2199.board import table

from windlass.engine.text import Seat, Text
from windlass.games.tortuga2199 import GAME
from windlass.games.tortuga2199.components import KIND_NAMES
from windlass.games.tortuga2199.forecast import Preview, Stakes
from windlass.games.tortuga2199.inventory import conserved
from windlass.games.tortuga2199.view import Tortuga2199View, prompt, scores, view


def seen_by(seat: int, line: str) -> Tortuga2199View:
    state = table(line).state
    GAME.redact(state, seat)
    return view(state, seat)


def names(kinds: list[int]) -> list[str]:
    return [KIND_NAMES[kind] for kind in kinds]


HOLDS = "hands:mining.booster/2impulse reserves:hacker/- decks:2mining/fence vessels:razorback/- post1:a4 turrets2:a3 minerals:2/0 influence:3/1"


def test_a_captain_sees_its_own_cards():
    own = seen_by(0, HOLDS).holds[0]
    assert names(own.hand or []) == ["mining", "booster"]
    assert (names([own.reserve or 0]), names(own.heap)) == (["hacker"], ["mining", "mining"])
    assert (own.standing, own.influence, own.minerals, own.trading_posts, own.turrets) == (5, 3, 2, 1, 1)
    assert (names([own.vessel]), own.sectors) == (["razorback"], [1, 5])


def test_others_see_the_hidden_cards_as_one_heap():
    other = seen_by(1, HOLDS).holds[0]
    assert (other.hand, other.reserve, other.has_reserve) == (None, None, True)
    assert (other.hand_size, other.deck_size) == (2, 2)
    assert names(other.heap) == ["mining", "mining", "mining", "booster", "hacker"]
    assert seen_by(1, HOLDS).holds[1].vessel == -1


def test_the_map_shows_prices_tokens_and_ships():
    seen = seen_by(0, "ships:post1/post1 post1:b4.m.h=bot.x=a lab:h=kraken")
    post = next(sector for sector in seen.sectors if sector.id == "post1")
    assert (post.controller, post.defence, post.price, post.mineral) == (1, 4, 5, True)
    assert (names([post.hunt or 0]), post.explorers, post.ships) == (["bot"], [0], [0, 1])
    assert (post.q, post.r, post.kind) == (0, -1, "trading-post")
    lab = next(sector for sector in seen.sectors if sector.id == "lab")
    assert (lab.hunt, lab.price) == (-1, 5)
    assert len(seen.sectors) == 9
    assert next(sector for sector in seen.sectors if sector.id == "mines").hunt is None


def test_sectors_show_their_printed_track_and_tortuga_has_none():
    tracks = {sector.kind: sector.track for sector in seen_by(0, "").sectors}
    assert tracks["trading-post"] == [3, 4, 5, 6, 7, 8]
    assert tracks["vortex"] == [5, 6, 7, 8, 9, 10]
    assert tracks["tortuga"] == []


def test_markets_show_open_cards_and_what_is_known_of_the_decks():
    seen = seen_by(0, "market:sapper.-/-.-/-.-/-.- under:commander///")
    fortress = seen.markets[0]
    assert (fortress.open, fortress.deck) == ([KIND_NAMES.index("sapper"), -1], 9)
    assert (names(fortress.under), len(fortress.unseen)) == (["commander"], 8)
    assert [pile.left for pile in seen.piles] == [5, 7, 4, 6, 5, 4]
    assert len(seen.hunt_deck) == 10


def test_the_turn_shows_its_resources():
    turn = seen_by(1, "crypto:3 manoeuvre:2 siege:1 bargain:5 used:9 played:2mining usurper:b tortuga:b15").turn
    assert (turn.crypto, turn.manoeuvre, turn.siege, turn.influence_price, turn.fresh, turn.council) == (3, 2, 1, 5, False, True)
    assert (turn.powers_used, names(turn.played), turn.laid) == (["fortress", "vortex"], ["mining", "mining"], -1)


COMBAT = (
    "step:parry foe:b ships:post1/post1 post1:b4 turrets1:a3 hands:/impulse attack:bodyguard.mercenary parry:infiltrator decks:2mining/"
)


def test_in_combat_only_the_attacker_sees_its_hidden_cards():
    own, other = seen_by(0, COMBAT).combat, seen_by(1, COMBAT).combat
    assert own is not None
    assert other is not None
    assert (names(own.attack or []), own.attacker_total) == (["bodyguard", "mercenary"], 3 + 2 - 2 + 1)
    assert (other.attack, other.attacker_total, other.committed) == (None, None, 2)
    assert (other.defender_total, other.half_defence, other.sector, other.beaten) == (2 + 2, 2, 1, -1)


def test_after_the_reveal_everyone_sees_all_cards_and_the_loser():
    line = "step:sacrifice rules:loser_chooses_card foe:b beaten:b ships:post1/post1 attack:bodyguard parry:impulse"
    combat = seen_by(-1, line).combat
    assert combat is not None
    assert (names(combat.attack or []), combat.beaten) == (["bodyguard"], 1)


def test_without_combat_there_is_no_combat_to_see():
    assert seen_by(0, "").combat is None


@pytest.mark.parametrize(
    ("line", "action", "price"),
    [
        ("crypto:2", "buy hacker", (2, 0)),
        ("crypto:7", "influence", (7, 0)),
        ("manoeuvre:1", "move post1", (0, 1)),
        ("ships:post1/tortuga post1:m.h=bot manoeuvre:1", "collect", (0, 1)),
        ("ships:post1/tortuga post1:m.h=bot manoeuvre:1", "explore", (0, 1)),
        ("ships:post1/tortuga post1:h=bot.x=a manoeuvre:2", "capture", (0, 2)),
        ("ships:post1/tortuga manoeuvre:3", "conquer", (0, 3)),
        ("ships:post1/post1 post1:b3 hands:impulse/", "conquer", (0, 0)),
        ("rules:crypto_conquest ships:post1/tortuga crypto:3", "conquer-with-crypto", (3, 0)),
        ("post1:a3 crypto:5", "reinforce post1 5", (5, 0)),
        ("hands:mining/ crypto:2", "reserve mining", (2, 0)),
        ("hands:mining/ crypto:2", "play mining", (0, 0)),
        ("played:mining manoeuvre:2", "destroy mining", (0, 2)),
        ("ships:vortex/tortuga crypto:1 market:-.-/-.-/-.-/wrecker.-", "refresh wrecker", (1, 0)),
        ("", "end", (0, 0)),
        ("step:muster foe:b hands:impulse/", "commit impulse", (0, 0)),
    ],
)
def test_the_actor_sees_what_each_action_costs(line: str, action: str, price: tuple[int, int]):
    told = GAME.preview(table(line).state, GAME.parse_action(action))
    assert ((0, 0) if told is None else (told.crypto, told.manoeuvre)) == price


@pytest.mark.parametrize(
    ("line", "action", "gains"),
    [
        ("ships:post1/tortuga manoeuvre:3", "conquer", {"influence": 1, "income": 1, "defence": 3}),
        ("ships:turrets1/tortuga turrets1:b4 manoeuvre:5", "conquer", {"influence": 1, "defence": 5, "loser": 1}),
        ("ships:post1/tortuga post1:h=bot.x=a manoeuvre:2", "capture", {"influence": 1}),
        ("crypto:7 ships:tortuga/post1", "influence", {"influence": 1}),
        ("hands:impulse/ ships:post1/post1", "attack b", {"stakes": Stakes(1, 0, False)}),
        ("hands:impulse/ ships:post1/post1 influence:2/3", "attack b", {"stakes": Stakes(2, 1, False)}),
        ("hands:impulse/ ships:post1/post1 post1:b3 influence:0/1", "attack b", {"stakes": Stakes(3, 0, True)}),
        ("rules:richer_spoils hands:impulse/ ships:post1/post1 influence:0/1", "attack b", {"stakes": Stakes(3, 0, False)}),
        ("crypto:2", "buy hacker", {}),
    ],
)
def test_the_actor_sees_what_each_action_brings_and_what_a_combat_is_about(line: str, action: str, gains: dict[str, object]):
    told = GAME.preview(table(line).state, GAME.parse_action(action))
    assert told == Preview(told.crypto, told.manoeuvre, **gains)


def test_cards_carry_their_faces_and_how_well_each_value_is_attested():
    faces = {face.id: face for face in seen_by(-1, "").cards}
    assert faces["stonewake"].abilities == [
        Text("tortuga2199-ability-reinforce", {"number": 1}),
        Text("tortuga2199-ability-defend", {"number": 2}),
    ]
    assert (faces["kraken"].group, faces["kraken"].difficulty, faces["kraken"].redeem) == ("hunt", 10, 4)
    assert faces["mining"].provenance.copies == "known"
    assert (faces["hacker"].provenance.crypto, faces["hacker"].provenance.copies) == ("known", "reconstructed")


def test_a_view_travels_as_json():
    seen = seen_by(0, HOLDS)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=Tortuga2199View) == seen


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("crypto:1 manoeuvre:2 hands:mining/", Text("tortuga2199-prompt-act")),
        ("step:choose", Text("tortuga2199-prompt-choose")),
        ("step:enter ships:hold/tortuga", Text("tortuga2199-prompt-enter")),
        (
            "step:ability laid:booster asks:1 played:booster",
            Text("tortuga2199-prompt-ability", {"card": Text("tortuga2199-card-booster")}),
        ),
        ("step:muster foe:b hands:impulse/", Text("tortuga2199-prompt-muster", {"cards": 0, "foe": Seat(1)})),
        ("turn:b step:parry attack:2impulse", Text("tortuga2199-prompt-parry", {"cards": 2, "foe": Seat(1)})),
        ("rules:richer_spoils step:spoils foe:b beaten:b ships:tortuga/hold attack:impulse", Text("tortuga2199-prompt-spoils")),
    ],
)
def test_the_prompt_says_what_is_asked(line: str, text: Text):
    state = table(line).state
    assert prompt(state, 0) == text
    assert prompt(state, 1) == Text("tortuga2199-prompt-wait", {"seat": Seat(0)})


def test_scores_are_influence_with_control_tokens():
    assert scores(table("influence:3/1 lab:b5").state) == [3, 3]


def test_components_are_counted_wherever_they_lie():
    cards, tokens, minerals, sizes = conserved(table("hands:hacker/ post1:m.h=bot minerals:2/1 cache:1").state)
    assert cards[KIND_NAMES.index("hacker")] == 5
    assert (tokens[0], minerals, sizes) == (1, 5, [True, True])
