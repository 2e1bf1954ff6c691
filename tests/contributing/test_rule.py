"""The recipe of a rule: a test, the rule, a ruling, a new version, golden matches anew. Whatever is forgotten is named."""

from __future__ import annotations

from tests.contributing.kit import Copy, commands, counted, promised

MAKE, PROVE = commands("Change or add a rule", game="cartagena")
RULES = "src/windlass/games/cartagena/rules.py"
RULING = """
## cartagena-18: Whoever is stuck for long

Rules: turn

Question: May somebody who cannot act wait for ever?

Ruling: From the tenth round on they draw a card instead.

Why: This ruling is made up by a test.
"""
TITLES = {"ru": "Кто надолго застрял", "fr": "Qui est bloqué longtemps"}
TEST = '''"""Rulebook, made up: from the tenth round on whoever cannot act draws a card."""

from tests.rulebook.cartagena.board import table


def test_whoever_cannot_act_late_in_the_game_draws_a_card():  # ruling cartagena-18
    board = table("0.0.0.0.0.0/0.0.0.0.0.0", "f2/", round=10, made=2).play("0f")
    assert board.held(1) == 1
'''


def change(project: Copy) -> None:
    """The rule in the sources, and nothing else."""
    project.replace(RULES, "    if state.skip_draws == 1 and draw(", "    if (state.skip_draws == 1 or state.round >= 10) and draw(")


def announce(project: Copy) -> None:
    """A new version of the rules."""
    project.replace("src/windlass/games/cartagena/__init__.py", "version=1,", "version=2,")


def test_a_rule_is_one_function_with_its_test_and_its_ruling(project: Copy):
    project.write("tests/rulebook/cartagena/test_patience.py", TEST)
    assert "test_whoever_cannot_act_late_in_the_game_draws_a_card" in project.fails(PROVE)
    change(project)
    project.replace(
        RULES, "if stuck == state.seats:  # ruling cartagena-06", "if stuck == state.seats:  # rulings cartagena-06, cartagena-18"
    )
    assert "write it in docs/rulings/cartagena.md" in project.fails(f"{PROVE} --deselect tests/golden")
    project.append("docs/rulings/cartagena.md", RULING)
    announce(project)
    project.passes(MAKE)
    assert "say what each ruling is about in rulings-ru.ftl" in project.fails(PROVE)
    for language, title in TITLES.items():
        project.append(f"src/windlass/games/cartagena/locale/rulings-{language}.ftl", f"ruling-cartagena-18 = {title}\n")
    project.passes(PROVE)
    assert counted(project.touched()) == promised("a rule")


def test_a_version_that_was_not_raised_is_asked_for(project: Copy):
    change(project)
    wish = "raise `version` in src/windlass/games/cartagena/__init__.py, then run: python -m tests.golden.make cartagena"
    assert wish in project.fails(PROVE)
    assert wish in project.fails(MAKE)
    announce(project)
    assert "run: python -m tests.golden.make cartagena" in project.fails(PROVE)
