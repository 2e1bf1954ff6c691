"""Reviews: judged by what could be known, luck and skill add up, and a blunder put in by hand is found."""

from __future__ import annotations

import random

import pytest

import windlass
from windlass.bots.judge import Judge
from windlass.bots.learned import LookingPlayer
from windlass.bots.registry import find_player
from windlass.engine.match import Match
from windlass.engine.refusal import Refusal
from windlass.games import GAMES
from windlass.lab.review import Review, review, verdict_of

WORLDS = 8  # enough to tell a blunder


def played(game: str, seed: bytes) -> Match:
    """A whole match between two players who plan."""
    match, lots = windlass.new(game, seats=2, seed=seed), random.Random(1)
    player = find_player(match.game, "captain")
    while not match.ending:
        match.play(player.choose(match.redacted(match.actor), match.legal(), 1.0, lots))
    return match


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, Review]:
    match = played(request.param, b"reviews-are-fair")
    return match, review(match, worlds=WORLDS)


def test_luck_and_decisions_add_up_to_the_result(reviewed: tuple[Match, Review]):
    match, found = reviewed
    for seat, one in enumerate(found.balance):
        assert one.start + one.decisions + one.luck == pytest.approx(one.result)
        assert one.result == (match.ending.rank[seat] == 1)
    for part in ("decisions", "luck"):
        assert sum(getattr(one, part) for one in found.balance) == pytest.approx(0, abs=1e-6), "one's gain is another's loss"


def test_chances_of_everyone_add_up_and_end_in_the_result(reviewed: tuple[Match, Review]):
    match, found = reviewed
    assert all(sum(chances) == pytest.approx(1) for _, chances in found.chances)
    assert [ply for ply, _ in found.chances] == sorted({ply for ply, _ in found.chances})
    assert found.chances[-1] == (len(match.line), tuple(float(place == 1) for place in match.ending.rank))


def test_every_decision_with_a_choice_is_judged_once_and_never_better_than_the_best(reviewed: tuple[Match, Review]):
    match, found = reviewed
    chosen = [ply for ply in range(len(match.line)) if len(match.at(ply).legal()) > 1]
    assert [one.ply for one in found.judgements] == chosen
    assert all(one.chance <= one.best_chance and one.verdict == verdict_of(one.loss) for one in found.judgements)
    assert all(one.action == match.line[one.ply].action for one in found.judgements)


def test_a_decision_is_judged_by_what_its_player_could_know():
    match = played("cartagena", b"what-one-may-see")
    seen: dict[str, list[bytes]] = {}
    with pytest.MonkeyPatch.context() as patch:
        for name in ("rank", "again"):
            patch.setattr(LookingPlayer, name, watched(getattr(LookingPlayer, name), seen.setdefault(name, [])))
        found = review(match, worlds=2)
    known = [match.at(one.ply).redacted(one.seat).to_bytes() for one in found.judgements]
    assert seen["rank"] == known, "found from what the seat knew"
    assert seen["again"], "something else than what was played looked best now and then"
    assert set(seen["again"]) <= set(known), "and was judged anew from the same"


def watched(asked, told):
    """The same question, with the positions that it is asked about noted."""

    def watch(self, redacted, *rest, **more):
        told.append(redacted.to_bytes())
        return asked(self, redacted, *rest, **more)

    return watch


@pytest.mark.parametrize("game", GAMES)
def test_a_blunder_put_in_by_hand_is_found(game: str):
    match, judge = played(game, b"planted-blunders"), Judge(windlass.find_game(game))
    planted = blundered(match, judge)
    finish(planted)
    ply = next(at for at, one in enumerate(planted.line) if one.action != match.line[at].action)
    found = next(one for one in review(planted, worlds=WORLDS).judgements if one.ply == ply)
    assert found.verdict in ("mistake", "blunder")


def blundered(match: Match, judge: Judge) -> Match:
    """The match up to the first decision that could be a blunder, and that blunder."""
    for ply in range(len(match.line)):
        moment = match.at(ply)
        legal = moment.legal()
        if len(legal) < 2:
            continue
        ranked = judge.rank(moment.redacted(moment.actor), legal, 4 * WORLDS, random.Random(7))
        worst, worth = ranked[min(len(ranked), judge.effort.candidates) - 1]
        if ranked[0][1] - worth > 0.2 and worst != match.line[ply].action:
            moment.play(worst)
            return moment
    raise AssertionError("no decision of this match mattered")


def finish(match: Match) -> None:
    player, lots = find_player(match.game, "captain"), random.Random(2)
    while not match.ending:
        match.play(player.choose(match.redacted(match.actor), match.legal(), 1.0, lots))


def test_a_match_that_goes_on_is_not_reviewed():
    with pytest.raises(Refusal) as refused:
        review(windlass.new("cartagena"))
    assert refused.value.code == "review.going-on"


def test_a_game_that_nobody_has_learned_is_not_reviewed():
    match = windlass.new("cartagena", seats=2, symbols=2, segments=2, pirates=2, seed=bytes(16))
    finish(match)
    with pytest.raises(Refusal) as refused:
        review(match)
    assert refused.value.code == "weights.none"


@pytest.mark.parametrize(
    ("loss", "word"), [(0.0, "best"), (0.02, "good"), (0.05, "inaccuracy"), (0.1, "mistake"), (0.15, "blunder"), (0.9, "blunder")]
)
def test_a_loss_of_the_chance_to_win_has_its_word(loss: float, word: str):
    assert verdict_of(loss) == word
