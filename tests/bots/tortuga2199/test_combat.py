"""Combat as a solved game: small ones with known answers, and the exactness of those that occur in play."""

from __future__ import annotations

import random

import pytest

import windlass
from windlass.bots.registry import find_player
from windlass.bots.tortuga2199.combat import Fighter, Side, Solution, Stakes
from windlass.bots.tortuga2199.fighting import is_combat, mix, ranks_of, solved, stakes_of

EVEN = Stakes(1.0, 1.0)


def side(*fighters, others=0, hand=1, tokens=0, least=0):
    """A captain with one card of each of these strengths, and others that cannot fight."""
    sorts = tuple(sorted(set(fighters)))
    counts = tuple(fighters.count(strength) for strength in sorts)
    return Side(tuple(Fighter(strength) for strength in sorts), counts, len(fighters) + others, hand, tokens, least)


def test_a_stronger_only_card_wins_and_a_tie_is_the_defenders():
    assert Solution(side(3, least=1), side(2), EVEN).value == pytest.approx(1.0)
    assert Solution(side(3, least=1), side(3), EVEN).value == pytest.approx(-1.0)


def test_walls_and_turrets_count_beside_the_cards():
    assert Solution(side(3, least=1), side(2, tokens=1), EVEN).value == pytest.approx(-1.0)
    assert Solution(side(3, least=1, tokens=1), side(2, tokens=1), EVEN).value == pytest.approx(1.0)


def test_weakening_never_takes_more_than_the_cards_are_worth():
    hacker = Side((Fighter(1, weakens=5),), (1,), 1, 1, 0, 1)
    assert Solution(hacker, side(2, tokens=1), EVEN).value == pytest.approx(-1.0)  # 1 against 0 + 1
    assert Solution(hacker, side(2), EVEN).value == pytest.approx(1.0)


def test_chances_come_from_the_public_heap():
    """The attacker holds its 3 in half of all cases; the defender's 2 is certain, so the attacker wins half the time."""
    assert Solution(side(1, 3, least=1), side(2), EVEN).value == pytest.approx(0.0, abs=0.01)


def test_a_defender_lays_a_card_only_where_it_earns_more_than_it_costs():
    """One hidden card of 1 or 4 against a card of 2: laying it turns half the defeats, which is worth 1."""
    attacker = side(1, 4, least=1)
    defender = Side((Fighter(2, use=0.5),), (1,), 1, 1)
    solution = Solution(attacker, defender, EVEN)
    answer = solution.parry((1,), 1)
    assert answer[1,] > 0.99
    assert Solution(attacker, Side((Fighter(2, use=1.5),), (1,), 1, 1), EVEN).parry((1,), 1)[0,] > 0.99


def test_the_loser_gives_the_cheapest_card_where_it_may_choose():
    attacker = Side((Fighter(1, worth=0.0), Fighter(2, worth=8.0)), (1, 1), 2, 2, 0, 1)
    assert attacker.at_risk(chooses=True).tolist() == [8.0, 0.0, 0.0]
    assert attacker.at_risk(chooses=False).tolist() == [8.0, 0.0, 4.0]


def test_random_combats_are_solved_to_half_a_hundredth_of_the_stakes():
    dice = random.Random(5)

    def drawn(least):
        sorts = dice.randint(1, 5)
        fighters = tuple(Fighter(dice.randint(1, 5), dice.choice((0, 0, 2)), dice.random() / 3, dice.random() / 20) for _ in range(sorts))
        counts = tuple(dice.randint(1, 3) for _ in range(sorts))
        return Side(fighters, counts, sum(counts) + dice.randint(4, 8), 5, dice.randint(0, 4), least)

    for _ in range(25):
        solution = Solution(drawn(1), drawn(0), Stakes(1 + dice.random(), 1.0))
        assert solution.nash_conv <= 0.005 * solution.scale


@pytest.mark.parametrize("scenario", [{}, {"richer_spoils": True, "loser_chooses_card": True, "barren_defence": True}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_combats_met_in_play_are_solved_and_every_mix_is_over_legal_actions(seats, scenario):
    dice, fights = random.Random(seats), 0
    match = windlass.new("tortuga2199", seats=seats, seed=bytes([seats]) * 16, round_limit=60, **scenario)
    while not match.ending and fights < 40:
        legal = match.legal()
        attacks = [code for code in legal if match.game.print_action(code).startswith("attack")]
        code = dice.choice(attacks or legal)
        if is_combat(match.state):
            redacted = match.redacted(match.actor)
            shares = mix(redacted)
            assert set(shares) <= set(legal)
            assert sum(shares.values()) == pytest.approx(1.0)
            sides = [ranks_of(redacted, seat).side for seat in (redacted.turn, redacted.foe)]
            solution = solved(sides[0], sides[1], stakes_of(redacted))
            assert solution.nash_conv <= 0.005 * solution.scale
            code = dice.choices(list(shares), list(shares.values()))[0]
            fights += 1
        match.play(code)
    assert fights > 10


def test_both_captains_see_the_same_combat():
    """What is public makes the game: it is the same whoever asks."""
    dice = random.Random(2)
    match = windlass.new("tortuga2199", seats=2, seed=bytes(16), round_limit=60)
    while not is_combat(match.state):
        legal = match.legal()
        attacks = [code for code in legal if match.game.print_action(code).startswith("attack")]
        match.play(dice.choice(attacks or legal))
    games = [
        (ranks_of(state, state.turn).side, ranks_of(state, state.foe).side, stakes_of(state))
        for state in (match.redacted(0), match.redacted(1))
    ]
    assert games[0] == games[1]


def test_the_strongest_draws_its_cards_for_a_combat_from_the_equilibrium():
    match = windlass.new("tortuga2199", seats=2, seed=bytes([1] * 16))
    advice, master = find_player(match.game, "advice"), find_player(match.game, "master")
    while not is_combat(match.state):
        match.play(advice.choose(match.redacted(match.actor), match.legal(), 1.0, random.Random(len(match.line))))
    known, legal = match.redacted(match.actor), match.legal()
    likely = {action for action, share in mix(known).items() if share > 0}
    assert likely <= set(legal)
    assert {master.choose(known, legal, 0.05, random.Random(lots)) for lots in range(20)} <= likely
