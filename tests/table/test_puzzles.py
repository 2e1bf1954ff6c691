"""Puzzles over HTTP: told without their solutions, judged action by action, and nothing hidden comes with them."""

import msgspec
import pytest
from tests.table.kit import Client, run, serving

from windlass.engine.refusal import Refusal
from windlass.games import GAMES
from windlass.puzzles import Attempt, puzzles_of
from windlass.table.log.puzzles import step_of


async def tried(client, puzzle, **body):
    return (await client.http.post(f"/api/puzzles/{puzzle.game}/{puzzle.id}", json=body)).json()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_told_without_its_solution_and_solved_action_by_action(path, game):
    async def journey():
        async with serving(path) as server:
            client = Client(server.url)
            told = await client.get(f"/api/puzzles/{game}")
            assert told["today"] in puzzles_of(game)
            assert set(told["puzzles"][0]) == {"id", "kind", "themes", "rating", "moves"}
            puzzle = max(puzzles_of(game).values(), key=lambda one: len(one.line))
            played = []
            for action in puzzle.line:
                step = await tried(client, puzzle, played=played)
                assert step["verdict"] == "open"
                assert step.get("answer") is None
                assert action in [choice["notation"] for choice in step["play"]["choices"]]
                played.append(action)
            step = await tried(client, puzzle, played=played)
            assert step["verdict"] == "solved"
            assert len(step["answer"]["line"]) == len(puzzle.line)
            shown = await tried(client, puzzle, played=[], shown=True)
            assert shown["verdict"] == "shown"
            assert shown["play"]["view"] == step["play"]["view"]
            await client.close()

    run(journey())


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_action_leaves_the_position_and_says_what_it_costs(game):
    puzzle = next(one for one in puzzles_of(game).values() if one.chances)
    before = step_of(puzzle, [], shown=False)
    wrong = next(text for text in puzzle.chances if text != puzzle.line[0])
    step = step_of(puzzle, [wrong], shown=False)
    assert step.verdict == "wrong"
    assert step.cost == pytest.approx(puzzle.chances[puzzle.line[0]] - puzzle.chances[wrong])
    assert msgspec.to_builtins(step.play) == msgspec.to_builtins(before.play)


@pytest.mark.parametrize("game", GAMES)
def test_only_what_the_seat_knows_is_shown(game):
    puzzle = next(iter(puzzles_of(game).values()))
    attempt = Attempt(puzzle)
    shown = step_of(puzzle, [], shown=False).play.view
    assert msgspec.to_builtins(shown) == msgspec.to_builtins(attempt.match.view(attempt.seat))


def test_what_is_no_puzzle_and_no_action_is_refused(path):
    puzzle = next(iter(puzzles_of("cartagena").values()))
    with pytest.raises(Refusal):
        step_of(puzzle, ["nonsense"], shown=False)
    with pytest.raises(Refusal) as refused:
        step_of(puzzle, [puzzle.line[0]] * 41, shown=False)
    assert refused.value.code == "puzzle.too-long"

    async def journey():
        async with serving(path) as server:
            client = Client(server.url)
            answer = await client.http.post("/api/puzzles/cartagena/none", json={"played": []})
            assert answer.status_code == 404
            assert answer.json()["refusal"]["code"] == "puzzle.unknown"
            await client.close()

    run(journey())
