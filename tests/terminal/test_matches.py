"""Replaying and verifying match files."""

import random
from dataclasses import replace

import pytest
from tests.terminal.keyboard import windlass

import windlass as library
from windlass.engine.proof import commit, contribution
from windlass.i18n.catalog import LANGUAGES, catalog


@pytest.fixture(scope="module")
def finished():
    """A finished match, with something taken back in it."""
    match, chooser = library.new("cartagena", seed=bytes(16), names=["Anna", "Boris"], pirates=2), random.Random(3)
    match.play(match.legal()[0])
    match.undo(0)
    while not match.ending:
        match.play(chooser.choice(match.legal()))
    return match


@pytest.fixture
def file(finished, tmp_path):
    path = tmp_path / "evening.match"
    library.save(finished, path)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_every_action_and_shows_the_end(file, finished, language):
    done = windlass("replay", str(file), "--lang", language)
    assert done.exit_code == 0
    assert catalog(language)("cartagena-ending-escaped") in done.output
    assert str(len(finished.line)) in done.output
    assert "Anna" in done.output


def test_a_replay_stops_where_it_is_told_to(file, finished):
    done = windlass("replay", str(file), "--to", "2")
    assert catalog("en")("terminal-replay-open") in done.output
    assert "  3 " not in done.output.split("╭")[0]
    too_far = windlass("replay", str(file), "--to", "9999")
    assert too_far.exit_code == 1
    assert catalog("en")("refusal-terminal-ply", number=9999, most=len(finished.line)) in too_far.output


def test_a_replay_hides_from_a_spectator_what_a_seat_could_see(file):
    assert "▮" in windlass("replay", str(file), "--to", "0").output
    own = next(line for line in windlass("replay", str(file), "--to", "0", "--seat", "1").output.splitlines() if "● Anna" in line)
    assert "▮" not in own


def test_a_replay_tells_who_gave_up(tmp_path):
    match = library.new("cartagena", names=["Anna", "Boris"])
    match.resign(1)
    library.save(match, tmp_path / "short.match")
    done = windlass("replay", str(tmp_path / "short.match"))
    assert catalog("en")("terminal-resigned", seat="Boris") in done.output
    assert catalog("en")("ending-resigned") in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_published_hash_a_file_is_only_checked_against_itself(file, finished, language):
    done = windlass("verify", str(file), "--lang", language)
    assert done.exit_code == 0
    say = catalog(language)
    for message in (say("terminal-verify-consistent", file=str(file)), say("proof-alone"), say("proof-chosen"), say("proof-no-receipt")):
        assert flat(message) in flat(done.output)
    for fact in (finished.header.seed_hash, finished.header.seed.hex(), str(len(finished.entries)), finished.position, finished.head):
        assert fact in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_published_hash_and_a_receipt_prove_a_match(tmp_path, language):
    pledge = commit()
    match = shared(pledge)
    library.save(match, tmp_path / "fair.match")
    (tmp_path / "receipts").write_text(f"{pledge.receipt(len(match.entries), match.head)}\n\n")
    given = ("--commitment", pledge.commitment, "--receipt", str(tmp_path / "receipts"))
    done = windlass("verify", str(tmp_path / "fair.match"), *given, "--lang", language)
    assert done.exit_code == 0
    say = catalog(language)
    for message in (say("terminal-verify-good", file=str(tmp_path / "fair.match")), say("proof-commitment"), say("proof-receipt", count=3)):
        assert flat(message) in flat(done.output)
    assert pledge.commitment in done.output


def test_another_hash_and_what_is_no_receipt_are_refused(file, tmp_path):
    done = windlass("verify", str(file), "--commitment", "0" * 64)
    assert done.exit_code == 1
    assert catalog("en")("proof-other-commitment") in done.output
    (tmp_path / "receipts").write_text("something else\n")
    done = windlass("verify", str(file), "--receipt", str(tmp_path / "receipts"))
    assert done.exit_code == 1
    assert catalog("en")("refusal-proof-receipt") in done.output


def test_a_replay_says_that_the_seed_was_chosen(file, tmp_path):
    assert flat(catalog("en")("proof-chosen")) in flat(windlass("replay", str(file)).output)
    library.save(shared(commit()), tmp_path / "fair.match")
    assert flat(catalog("en")("proof-chosen")) not in flat(windlass("replay", str(tmp_path / "fair.match")).output)


def shared(pledge):
    """A match whose seed nobody chose, three actions old."""
    shuffle = pledge.shuffle([contribution(), contribution()])
    chosen = library.new("cartagena", seed=shuffle.seed, names=["Anna", "Boris"])
    match = library.Match(replace(chosen.header, shuffle=shuffle))
    for _ in range(3):
        match.play(match.legal()[0])
    return match


def flat(text):
    """A text on one line, however wide the screen was."""
    return " ".join(text.split())


def test_a_match_that_goes_on_is_verified_too(tmp_path):
    library.save(library.new("cartagena"), tmp_path / "open.match")
    assert catalog("en")("terminal-replay-open") in windlass("verify", str(tmp_path / "open.match")).output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_action_is_found_with_its_line(file, language):
    lines = file.read_text().splitlines()
    number = next(at for at, line in enumerate(lines) if line.startswith("5 "))
    lines[number] = "5 36t"
    file.write_text("\n".join(lines) + "\n")
    done = windlass("verify", str(file), "--lang", language)
    assert done.exit_code == 1
    assert catalog(language)("terminal-verify-bad", file=str(file)) in done.output
    reason = catalog(language)("refusal-cartagena-no-pirate", place=catalog(language)("cartagena-place-space", space=36))
    assert catalog(language)("refusal-matchfile-line", line=number + 1, reason=reason) in done.output


def test_another_seed_is_found(file, finished):
    file.write_text(file.read_text().replace(f"seed: {finished.header.seed.hex()}", f"seed: {'11' * 16}"))
    done = windlass("verify", str(file))
    assert done.exit_code == 1
    assert catalog("en")("refusal-match-seed") in done.output


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_refused(command, tmp_path):
    done = windlass(command, str(tmp_path / "none"))
    assert done.exit_code == 1
    assert catalog("en")("refusal-terminal-file-unreadable", file=str(tmp_path / "none")) in done.output
