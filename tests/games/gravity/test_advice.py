"""The game's own advice: it finishes games, looks purposeful and beats uniform play."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.gravity.play import menu, walk
from tests.rulebook.gravity.board import acting, table
from tests.rulebook.gravity.test_islands_phase import phase

from windlass.bots import advice
from windlass.bots.advice import follow_advice
from windlass.engine.batch import Arena, Bench, Series
from windlass.engine.match import Match
from windlass.games.gravity import GAME
from windlass.games.gravity.advice import REASONS, weigh
from windlass.games.gravity.options import GravityOptions, option_sets


def advised(board) -> tuple[str, str]:
    """The best action by advice and the reason it gives."""
    state = board.state.copy()
    GAME.redact(state, GAME.actor(state))
    choices = menu(state)
    weight, reason = [0] * len(choices), [0] * len(choices)
    weigh(state, choices, len(choices), weight, reason)
    best = max(range(len(choices)), key=lambda index: weight[index])
    return GAME.print_action(choices[best]), REASONS[reason[best]]


def test_it_mines_where_much_flows():
    assert advised(table("5+1.0=a3 4=b2", hand="236/1")) == ("play2", "gravity")


def test_it_captures_the_island_that_is_about_to_win():
    board = acting("1+2.0=b2 R=m1 2=m1 3=m1 4=m1 5=a3 6=m1", 1, cells="1@0,0 R@1,-1")
    assert advised(board) == ("capture", "capture")
    board.play("capture")
    assert advised(board)[0] == "from5"
    assert advised(board.play("from5"))[0] == "take1"


def test_it_brings_gravity_home():
    board = acting("1+3.0=a1 2=a3 4=b2", 3, cells="4@2,-1 5@2,0 6@1,1").play("transport")
    assert advised(board) == ("p0", "gravity")


def test_it_turns_islands_for_their_yield():
    board = acting("1=a2 4=b2", 5).play("rotate")
    assert advised(board) == ("turn1.5", "yield")


def test_it_guards_its_home():
    board = acting("1+3.0=a1 4=b2", 5).play("support")
    assert advised(board) == ("h3", "guard")


def test_it_loses_mercenaries_rather_than_hunters():
    board = acting("R=m3 1=a3m2 5=a1 4=b2", 1).play("capture", "from1", "takeR", "send3", "join2")
    assert advised(board) == ("lose0", "capture")


def test_it_swaps_where_that_pulls_one_more_island():
    board = acting("1+5.0=a2 2+1.0=b2", 6).play("speculate")
    assert advised(board) == ("swap1", "gravity")
    board = acting("1+3.0=a2 2+1.0=b2", 6).play("speculate")
    assert advised(board) == ("spoil2", "rival")


def test_it_castles_for_a_better_card_than_it_holds():
    board = table("1+10.0=a3 4=b2 R=m5", hand="44/1")
    assert advised(board) == ("castle", "cards")
    assert advised(board.play("castle", "lay4", "lay4"))[0] == "call1"


def test_it_passes_and_saves_when_nothing_is_worth_doing():
    assert advised(table("R=a2 4=b2", hand="2/1")) == ("pass", "nothing-better")
    assert advised(table("1=a2 4=b2", hand="2/1").play("pass")) == ("save2", "cards")


def test_it_settles_on_a_fertile_island():
    board = table(step="settling", round=0)
    assert advised(board)[1] == "yield"
    assert advised(board)[0] != "settle3"


def test_it_places_a_pulled_island_where_it_yields():
    board = phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2")
    assert advised(board)[1] == "enclose"
    best, _ = advised(board.play("side3"))
    flows = {f"look{side}": phase("1+1.3=a2 2+2.0 3+0.2 4+4.0=b2").play("side3", f"look{side}").flow("4") for side in range(6)}
    assert flows[best] == max(flows.values())


def test_it_endows_its_own_islands_first():
    board = phase("1=a2 2+1.0 3+1.0 4+1.6=b2 6=b1").play("side2", "look0", "side3", "look0")
    assert advised(board) == ("give6", "enclose")


def test_it_attaches_islands_adrift_where_that_helps():
    cells = "R@0,0 1@1,0 4@-1,0 5@-1,1 3@5,0 2@6,0 6@5,-1"
    board = phase("1+1.0=a2 2+1.0 3 4+2.0=b2 5+1.0 6+1.0", cells=cells, first="a").play("side0", "look0")
    assert advised(board)[1] == "enclose"
    assert advised(board.play("adrift2"))[0] in board.legal()


@settings(max_examples=12)
@given(st.integers(0, 2**32), st.sampled_from(option_sets()))
def test_weighing_changes_nothing_and_needs_no_secrets(seed, options):
    for number, state in enumerate(walk(options, seed, most=200)):
        actor = GAME.actor(state)
        if number % 5 == 0 and actor >= 0:
            known = state.copy()
            GAME.redact(known, actor)
            before = known.copy()
            choices = menu(known)
            weight, reason = [0] * GAME.actions, [0] * GAME.actions
            weigh(known, choices, len(choices), weight, reason)
            assert known == before
            assert all(0 <= reason[index] < len(REASONS) for index in range(len(choices)))


def play(players: list[int], games: int, **options: object) -> list[int]:
    """Wins of each player over games with rotated seats, interpreted: 1 follows advice, 0 draws lots."""
    seats = len(players)
    start = GAME.prepare(GravityOptions(seats=seats, round_limit=200, **options))
    seated = [(follow_advice if player == 1 else None, (), ()) for player in players]
    rank, ending, _, _ = Arena(Bench(GAME, compiled=False)).play(start, Series(11, 0, games, 20_000, 1), seated)
    assert all(ending)
    return [sum(rank[game][(player - game) % seats] == 1 for game in range(games)) for player in range(seats)]


def test_advice_beats_uniform_play_by_far():
    advice, uniform = play([1, 0], 20)
    assert advice >= 17
    assert advice + uniform == 20


def test_advice_finishes_games_of_three_and_four_with_and_without_abilities():
    assert play([1, 1, 1, 0], 4, abilities="random")[3] <= 1
    assert sum(play([1, 0, 1], 4)) == 4


def test_no_airship_is_advised_before_another():
    match = Match.new("gravity", seats=2, abilities="chosen", seed=bytes(16))
    assert {one.weight for one in advice.weigh(match.game, match.redacted(match.actor))} == {0}
