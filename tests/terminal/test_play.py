"""Playing in a terminal: whole games, refusals, taking back, hints, files and the curtain, in three languages."""

import re

import pytest
from tests.terminal.keyboard import windlass

from windlass import load, save
from windlass.bots.hints import plain_hints
from windlass.engine.match import Match
from windlass.engine.text import Text
from windlass.i18n.catalog import LANGUAGES, catalog
from windlass.terminal import sitting
from windlass.terminal.boards.cartagena import letter
from windlass.terminal.play import seed_of

SMALL = ("--segments", "1", "--pirates", "1", "--actions", "1")


def play(*words, typed=(), game=SMALL, **env):
    seat = () if "--seat" in words else ("--seat", "1")
    return windlass("play", "cartagena", "--seed", "evening", *seat, *game, *words, typed=typed, **env)


def said(language, message, **args):
    return catalog(language)(message, **args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_typing_numbers(language):
    done = play("--lang", language, typed=["1"] * 60)
    assert done.exit_code == 0, done.output
    assert said(language, "cartagena-ending-escaped") in done.output
    assert said(language, "terminal-welcome") in done.output
    assert said(language, "terminal-player") in done.output
    assert seed_of("evening").hex() in done.output
    winners = (said(language, "seat-number", number=1), said(language, "cartagena-bot-advice"))
    assert any(said(language, "cartagena-event-escaped", seat=name) in done.output for name in winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_full_size_is_played_by_following_hints_and_numbers(language):
    done = windlass(
        "play",
        "cartagena",
        "--seats",
        "3",
        "--lang",
        language,
        "--seed",
        "x",
        "--seat",
        "1",
        "-o",
        "stall_limit=5",
        typed=["1", "hint"] * 300,
    )
    assert done.exit_code == 0, done.output
    assert said(language, "terminal-over", ending="").strip() in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_in_the_language_and_changes_nothing(language):
    offered = Match.new("cartagena", seed=seed_of("evening"), segments=1, pirates=1, actions=1).legal()
    done = play("--lang", language, typed=["99", "nonsense", "6f", "end"])
    assert said(language, "refusal-terminal-number", number=99, count=len(offered)) in done.output
    assert said(language, "refusal-notation-action", text="nonsense") in done.output
    assert said(language, "refusal-cartagena-no-pirate", place=said(language, "cartagena-place-space", space=6)) in done.output
    assert said(language, "refusal-cartagena-first-action") in done.output
    assert done.output.count("╭") == 1  # the table was drawn once, for nothing happened
    assert said(language, "terminal-left-kept", command="windlass play --resume") in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_sees_no_message_id_and_no_placeholder(language):
    done = play("--lang", language, typed=["", "help", "hint", "log", "list", "1"])
    assert "cartagena-" not in done.output
    assert "terminal-" not in done.output
    assert "{" not in done.output


def test_actions_are_taken_by_number_or_by_short_form():
    by_number = windlass("play", "cartagena", "--seed", "a", "--seat", "1", typed=["2", "quit"])
    second = Match.new("cartagena", seed=seed_of("a")).legal_texts()[1]  # none of the first actions is final, so their order is kept
    by_text = windlass("play", "cartagena", "--seed", "a", "--seat", "1", typed=[second, "quit"])
    assert by_number.output == by_text.output


def test_an_action_that_revealed_nothing_is_taken_back():
    done = windlass("play", "cartagena", "--seed", "a", "--seat", "1", typed=["1", "undo", "undo", "quit"])
    assert said("en", "terminal-undone") in done.output
    assert said("en", "refusal-undo-nothing") in done.output


def test_an_action_after_which_a_bot_acted_is_not_taken_back():
    done = play("--actions", "1", game=(), typed=["1", "undo"])
    assert said("en", "refusal-undo-not-yours") in done.output


def test_a_hint_names_an_action_and_its_reason():
    done = play(typed=["hint"])
    hint = next(line for line in done.output.splitlines() if "Hint:" in line)
    reasons = [said("en", f"cartagena-reason-{name}") for name in ("boards", "leaps", "steps", "keeps")]
    assert any(reason in hint for reason in reasons)


def test_a_hint_tells_what_a_strong_player_sees_and_the_second_best_on_request(monkeypatch):
    def strong(game, redacted, _seed):
        best, other = plain_hints(game, redacted)[:2]
        return [best._replace(chance=0.724, then=(other.action,), gains=(Text("cartagena-gain-cards", {"count": 2}),)), other]

    monkeypatch.setattr(sitting, "hints", strong)
    best, second = " ".join(play(typed=["hint", "hint 2"]).output.split()).split("Hint: ")[1:]
    assert said("en", "web-hint-chance", action="", reason="", chance=72).split(". ")[-1].strip() in best
    assert said("en", "web-hint-then", plan="").strip(" .") in best
    assert said("en", "web-hint-gains", gains=said("en", "cartagena-gain-cards", count=2)) in best
    assert "Second best" not in best
    assert "Second best: " in second


@pytest.mark.parametrize(("language", "word"), [("ru", "помощь"), ("ru", "help"), ("fr", "aide"), ("en", "HELP")])
def test_words_are_understood_in_english_and_in_the_language(language, word):
    assert said(language, "terminal-help").splitlines()[1] in play("--lang", language, typed=[word]).output


def test_a_match_is_saved_and_gone_on_with(tmp_path):
    file = str(tmp_path / "evening.match")
    first = windlass("play", "cartagena", "--seed", "a", "--seat", "1", "--names", "Anna,Boris", typed=["1", f"save {file}", "quit"])
    assert said("en", "terminal-saved", file=file) in first.output
    assert len(load(file).line) == 1
    again = windlass("play", "--resume", file, "--lang", "fr", typed=["journal", "quitter"])
    assert again.exit_code == 0
    assert windlass("play", "cartagena", "--resume", file, "--lang", "fr", typed=["journal", "quitter"]).output == again.output
    assert "Anna > " in again.output
    assert said("fr", "cartagena-prompt-more", left=2) in again.output


def test_another_match_is_loaded_during_play(tmp_path):
    file = str(tmp_path / "other.match")
    save(Match.new("cartagena", names=["Zoe", "Bot"], seed=bytes(16)), file)
    done = play(typed=[f"load {file}", "quit"])
    assert said("en", "terminal-loaded", file=file) in done.output
    assert "Zoe > " in done.output


def test_files_that_cannot_be_used_are_refused(tmp_path):
    nowhere = str(tmp_path / "no" / "where")
    broken = tmp_path / "broken"
    broken.write_text("something else")
    done = play(typed=["save", "load", f"save {nowhere}", f"load {nowhere}", f"load {broken}"])
    assert said("en", "refusal-terminal-file-needed", command="save") in done.output
    assert said("en", "refusal-terminal-file-needed", command="load") in done.output
    assert said("en", "refusal-terminal-file-unwritable", file=nowhere) in done.output
    assert said("en", "refusal-terminal-file-unreadable", file=nowhere) in done.output
    assert said("en", "refusal-matchfile-title") in done.output
    unread = windlass("play", "--resume", nowhere)
    assert unread.exit_code == 1
    assert said("en", "refusal-terminal-file-unreadable", file=nowhere) in unread.output


def test_between_two_people_a_curtain_falls_and_hides_the_hands():
    done = play("--bots", "0", "--names", "Anna,Boris", typed=["", "1", "", "quit"])
    assert said("en", "terminal-curtain", seat="Anna") in done.output
    before, _, after = done.output.partition(said("en", "terminal-curtain", seat="Boris"))
    assert "Anna > " in before
    assert "Boris > " not in before
    assert "Boris > " in after
    assert "▮▮▮▮▮" in after  # Anna's cards lie face down for Boris


def test_one_person_alone_sees_no_curtain():
    assert said("en", "terminal-curtain", seat="Player 1") not in play(typed=["1"]).output


def test_a_person_who_gives_up_is_replaced_and_the_last_one_left_wins():
    done = play("--bots", "0", typed=["", "resign"])
    assert said("en", "ending-resigned") in done.output
    three = play("--seats", "3", typed=["resign"])
    assert said("en", "terminal-resigned", seat="Player 1") in three.output
    assert said("en", "cartagena-ending-escaped") in three.output


def test_bots_alone_play_to_the_end():
    done = play("--bots", "2", "--level", "uniform")
    assert said("en", "cartagena-ending-escaped") in done.output
    assert f"{said('en', 'bot-uniform')} 1" in done.output


def test_a_person_may_sit_anywhere():
    done = play("--seats", "3", "--seat", "3", game=())
    assert "Player 3 > " in done.output
    assert f"{said('en', 'cartagena-bot-advice')} 1" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_goes_by_the_name_of_its_character(language):
    done = play("--lang", language, "--level", "captain", typed=["1", "log"])
    assert said(language, "cartagena-bot-captain") in done.output


def test_the_end_of_input_leaves_the_match():
    done = play()
    assert done.exit_code == 0
    assert said("en", "terminal-left-kept", command="windlass play --resume") in done.output


@pytest.mark.parametrize(
    ("words", "message", "args"),
    [
        (["play", "chess"], "refusal-game-unknown", {"game": "chess"}),
        (["play", "cartagena", "-o", "variant"], "refusal-terminal-pair", {"text": "variant"}),
        (["play", "cartagena", "--bots", "9"], "refusal-terminal-bots", {"bots": 9, "seats": 2}),
        (["play", "cartagena", "--seat", "7"], "refusal-terminal-seat", {"seat": 7, "seats": 2}),
        (["play", "cartagena", "--names", "A,B,C"], "refusal-terminal-names", {"names": 3, "seats": 2}),
        (["play", "cartagena", "--level", "god"], "refusal-bot-unknown", {"level": "god"}),
        (["play", "cartagena", "--hand", "12", "--copies", "1"], "refusal-cartagena-too-few-cards", {"cards": 6, "seats": 2}),
        (["play", "cartagena", "--track", "1 2"], "refusal-cartagena-bad-track", {"track": "1 2", "segments": 6}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_impossible_choices_are_refused_in_the_language(language, words, message, args):
    done = windlass("--lang", language, *words)
    assert done.exit_code == 1
    assert said(language, message, **args) in done.output


def test_pairs_and_flags_choose_the_same():
    flags = windlass(
        "play", "cartagena", "--seed", "a", "--seat", "1", "--variant", "tortuga", "--no-boat-retreat", "--pirates", "4", typed=["quit"]
    )
    pairs = ("-o", "variant=tortuga", "-o", "boat_retreat=no", "-o", "pirates=4", "-o", "track=")
    assert windlass("play", "cartagena", "--seed", "a", "--seat", "1", *pairs, typed=["quit"]).output == flags.output
    assert "0/4" in flags.output


def test_pairs_of_unknown_names_and_wrong_values_are_refused():
    unknown = windlass("play", "cartagena", "-o", "colour=red")
    assert "“colour”" in unknown.output
    assert "boat_retreat" in unknown.output
    wrong = windlass("play", "cartagena", "-o", "boat_retreat=perhaps")
    assert wrong.exit_code == 1
    assert "“Pirates may fall back from the boat” takes yes or no" in wrong.output


def test_every_option_of_a_game_is_a_flag_with_words():
    shown = windlass("play", "cartagena", "--help", columns=80).output
    for flag in ("--seats", "--variant", "--no-boat-retreat", "--stall-limit", "--names", "--level", "--lang"):
        assert flag in shown


def test_play_without_a_game_shows_which_there_are():
    assert "cartagena" in windlass("play").output


@pytest.mark.parametrize(
    ("variables", "language"), [({"LC_ALL": "fr_CA.UTF-8"}, "fr"), ({"LANG": "ru_RU"}, "ru"), ({"LANG": "de_DE"}, "en")]
)
def test_the_language_is_that_of_the_environment(variables, language):
    assert said(language, "terminal-welcome") in windlass("play", "cartagena", typed=["quit"], **variables).output


def test_the_same_seed_deals_the_same_cards():
    assert seed_of("00" * 16) == bytes(16)
    assert seed_of("evening") == seed_of("evening") != seed_of("morning")


@pytest.mark.parametrize(("language", "typed"), [("ru", "0п"), ("fr", "0p"), ("ru", "пист"), ("en", "pistol start"), ("ru", "вход пист")])
def test_short_forms_and_beginnings_of_words_work_in_the_readers_own_letters(language, typed):
    done = windlass("play", "cartagena", "--seed", "a", "--seat", "1", "--lang", language, typed=[typed, "log", "quit"])
    place = said(language, "cartagena-place-start"), said(language, "cartagena-place-space", space=4)
    assert "-event-" not in done.output
    assert (
        said(
            language,
            "cartagena-event-advanced",
            seat=said(language, "seat-number", number=1),
            symbol=said(language, "cartagena-symbol-pistol"),
            **{"from": place[0], "to": place[1]},
        )
        in done.output
    )


def test_words_that_fit_several_actions_are_asked_about_and_nothing_is_played():
    done = windlass("play", "cartagena", "--seed", "a", "--seat", "1", typed=["start", "quit"])
    assert "“start” fits several actions" in done.output
    assert "plays a" not in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_symbols_are_all_different(language):
    letters = [letter(symbol, catalog(language)) for symbol in range(6)]
    assert len(set(letters)) == 6


def test_the_beginning_of_a_word_is_enough_but_not_for_leaving_or_giving_up():
    done = windlass("play", "cartagena", "--seed", "a", "--seat", "1", typed=["hi", "resi", "qu", "quit"])
    assert "Hint:" in done.output
    assert said("en", "refusal-notation-action", text="resi") in done.output
    assert said("en", "refusal-notation-action", text="qu") in done.output


def test_what_cannot_be_taken_back_is_never_number_one_where_anything_can():
    done = windlass("play", "tortuga2199", "--seed", "a", "--seat", "1", typed=["1", "quit"])
    menu = [line for line in done.output.splitlines() if re.search(r"^ *1 (?!ship)", line)]
    assert menu
    assert not any(re.search(r"^ *1 end", line) for line in menu)


def test_without_a_seat_the_first_person_sits_by_lot_and_names_follow():
    seats = set()
    for number in range(12):
        done = windlass("play", "cartagena", "--seed", str(number), "--names", "Anna,Otto", "--bots", "1", typed=["quit"])
        seats.add("Otto plays" in done.output or "Otto falls" in done.output)
    assert seats == {True, False}  # the bot has acted before Anna, or it has not


def test_names_never_reach_the_terminal_raw():
    done = windlass("play", "cartagena", "--seed", "a", "--seat", "1", "--names", "An\x1b[31mna\x07,\u202eBo", typed=["quit"])
    assert "\x1b" not in done.output
    assert "\x07" not in done.output
    assert "\u202e" not in done.output
    assert "An [31mna > " in done.output or "An[31mna > " in done.output


def test_whoever_leaves_finds_the_match_kept_with_everyone_in_their_seats(tmp_path):
    kept = {"WINDLASS_KEPT": str(tmp_path)}
    windlass("play", "cartagena", "--seats", "3", "--seat", "2", "--names", "Ida,Anna,Otto", typed=["1", "quit"], **kept)
    again = windlass("play", "--resume", typed=["log", "quit"], **kept)
    assert "Anna > " in again.output
    assert "Anna plays" in again.output
    moved = windlass("play", "--resume", "--seat", "3", typed=["quit"], **kept)
    assert "Otto > " in moved.output


def test_a_finished_match_is_kept_with_the_command_that_checks_it_and_is_not_gone_on_with(tmp_path):
    kept = {"WINDLASS_KEPT": str(tmp_path)}
    done = windlass("play", "cartagena", "--seat", "1", *SMALL, typed=["1"] * 60, **kept)
    command = re.search(r"windlass (verify \S+ --commitment \S+)", done.output)[1]
    assert said("en", "terminal-verify-good", file=command.split()[1]) in windlass(*command.split(), **kept).output
    assert windlass("play", "--resume", **kept).exit_code == 1
    assert said("en", "refusal-terminal-nothing-kept") in windlass("play", "--resume", **kept).output


def test_where_nothing_can_be_kept_it_is_said(tmp_path):
    (tmp_path / "file").write_text("in the way")
    done = windlass("play", "cartagena", "--seat", "1", typed=["1", "quit"], WINDLASS_KEPT=str(tmp_path / "file" / "under"))
    assert said("en", "terminal-left") in done.output
    ended = play(typed=["1"] * 60, WINDLASS_KEPT=str(tmp_path / "file" / "under"))
    assert said("en", "cartagena-ending-escaped") in ended.output


def test_the_hash_of_the_secret_is_shown_before_the_first_card_unless_the_seed_was_chosen():
    assert re.search(r"the hash [0-9a-f]{64}\.", windlass("play", "cartagena", typed=["quit"]).output)
    assert said("en", "terminal-chosen") in play(typed=["proof"]).output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("cartagena", ["discard"]),
        ("gravity", ["card", "card 3", "island 2", "discard"]),
        ("tortuga2199", ["card", "card kraken", "sector lab", "sector mines", "discard"]),
    ],
)
def test_details_are_shown_on_request(language, game, words):
    done = windlass("play", game, "--seed", "a", "--seat", "1", "--lang", language, typed=["1", *words, "quit"])
    assert done.exit_code == 0, done.output
    assert said(language, "refusal-terminal-no-such", text="", names="").split("“")[0][:8] not in done.output.splitlines()[-8:]


def test_details_of_nothing_that_there_is_are_refused():
    done = windlass("play", "gravity", "--seed", "a", "--seat", "1", typed=["island Atlantis", "card 99", "quit"])
    assert "There is no “Atlantis”" in done.output
    assert "There is no “99”" in done.output


@pytest.mark.parametrize(
    ("words", "message", "args"),
    [
        (["play", "cartagena", "--seats", "9"], "terminal-usage-range", {"option": "--seats", "low": 2, "high": 5}),
        (["play", "cartagena", "--bots", "-1"], "terminal-usage-least", {"option": "--bots", "low": 0}),
        (
            ["play", "cartagena", "--variant", "cuba"],
            "terminal-usage-choice",
            {"option": "--variant", "values": "jamaica, hispaniola, tortuga"},
        ),
        (["play", "cartagena", "--colour"], "terminal-usage-no-option", {"option": "--colour"}),
        (["play", "cartagena", "--seed"], "terminal-usage-no-value", {"option": "--seed"}),
        (["replay"], "terminal-usage-missing", {"option": "FILE"}),
        (["backup", "x", "y"], "terminal-usage-other", {"text": "Got unexpected extra argument (y)"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_line_that_cannot_be_understood_is_told_in_the_language(language, words, message, args):
    done = windlass("--lang", language, *words)
    assert done.exit_code == 2
    assert done.output.strip() == said(language, message, **args)
