"""Shuffles that nobody can choose: forged files are found out by whoever kept the published hash and a receipt."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from windlass.engine.match import Header, Match
from windlass.engine.matchfile import dump, parse
from windlass.engine.proof import (
    PART_BYTES,
    SECRET_BYTES,
    Pledge,
    Receipt,
    Shuffle,
    commit,
    commitment_of,
    contribution,
    first_head,
    next_head,
    seed_from,
    seed_hash,
)
from windlass.engine.refusal import Refusal
from windlass.engine.registry import find_game
from windlass.engine.verify import Verdict, verify

PLEDGE = Pledge(bytes(range(32)))
NAMES = ("Anne", "Ben")


def header_of(shuffle: Shuffle, names: tuple[str, ...] = NAMES) -> Header:
    game = find_game("cartagena")
    return Header(game.id, game.version, game.components, game.options(), names, seed_hash(shuffle.seed), shuffle.seed, shuffle)


def played(shuffle: Shuffle | None = None, plies: int = 12, names: tuple[str, ...] = NAMES) -> Match:
    """A match at a table: twelve actions, the last two taken back by consent and others played."""
    match = Match(header_of(shuffle or PLEDGE.shuffle([b"a" * 16, b"b" * 20]), names))
    chooser = random.Random(1)
    for _ in range(plies):
        match.play(chooser.choice(match.legal()))
    match.undo(0, consent=True, to=plies - 2)
    match.play(match.legal()[0])
    return match


def receipt(match: Match, pledge: Pledge = PLEDGE) -> Receipt:
    return pledge.receipt(len(match.entries), match.head)


def found(verdict: Verdict) -> dict[str, str]:
    """What was found: each message with its standing."""
    return {finding.text.id.removeprefix("proof-"): finding.standing for finding in verdict.findings}


# -- how a seed comes about ---------------------------------------------------------------------------------------------


def test_the_seed_follows_from_the_secret_and_every_seats_bytes_in_order():
    base = seed_from(b"s" * 32, [b"a" * 16, b"b" * 16])
    assert len(base) == 16
    assert base == seed_from(b"s" * 32, iter([b"a" * 16, b"b" * 16]))
    others = [
        seed_from(b"t" * 32, [b"a" * 16, b"b" * 16]),
        seed_from(b"s" * 32, [b"b" * 16, b"a" * 16]),
        seed_from(b"s" * 32, [b"a" * 16]),
        seed_from(b"s" * 32, [b"a" * 16, b"b" * 16, b""]),
        seed_from(b"s" * 32, [b"a" * 32, b""]),
        seed_from(b"s" * 32, []),
    ]
    assert len({base, *others}) == 7


@pytest.mark.parametrize("size", [1, PART_BYTES[0] - 1, PART_BYTES[-1] + 1])
def test_a_seat_adds_neither_too_few_bytes_nor_too_many(size: int):
    with pytest.raises(Refusal) as refused:
        seed_from(bytes(32), [bytes(size)])
    assert refused.value.code == "proof.part"


def test_a_pledge_is_made_again_from_its_root_and_reveals_no_key_with_its_secret():
    fresh = commit()
    again = Pledge(fresh.root)
    assert (again.commitment, again.secret, again.key) == (fresh.commitment, fresh.secret, fresh.key)
    assert fresh.commitment != commit().commitment
    assert fresh.commitment == commitment_of(fresh.secret, fresh.key) != commitment_of(fresh.secret)
    assert len({fresh.root, fresh.secret, bytes.fromhex(fresh.key)}) == 3
    assert len(contribution()) == PART_BYTES[0]


def test_a_match_without_a_chosen_seed_commits_to_a_secret_of_its_own():
    match = Match.new("cartagena")
    assert match.header.shuffle is not None
    assert match.header.shuffle.seed == match.header.seed
    assert parse(dump(match)).header == match.header
    assert Match.new("cartagena", seed=bytes(16)).header.shuffle is None


def test_seed_and_secret_are_hidden_until_the_match_is_over():
    match = played()
    public = match.public_header()
    assert (public.seed, public.shuffle.secret) == (None, None)
    assert public.shuffle.parts == (b"a" * 16, b"b" * 20)
    match.resign(0)
    assert match.public_header() == match.header


@pytest.mark.parametrize(
    "change",
    [
        {"secret": None},
        {"secret": bytes(SECRET_BYTES)},
        {"secret": b"short"},
        {"commitment": "0" * 64},
        {"key": "00" * 32},
        {"parts": (b"a" * 16, b"c" * 20)},
        {"parts": (b"b" * 20, b"a" * 16)},
    ],
    ids=str,
)
def test_a_match_whose_seed_does_not_follow_from_its_parts_is_refused(change):
    header = played().header
    with pytest.raises(Refusal) as refused:
        Match(replace(header, shuffle=replace(header.shuffle, **change)))
    assert refused.value.code == "match.seed"


def test_the_parts_of_the_seed_stand_in_the_file_and_lead_back():
    match = played(PLEDGE.shuffle([b"a" * 16, b""]))
    text = dump(match)
    assert f"commitment: {PLEDGE.commitment}\nsecret: {PLEDGE.secret.hex()}\nkey: {PLEDGE.key}\nparts: {'61' * 16} -\n" in text
    assert parse(text).header == match.header
    assert dump(parse(text)) == text


# -- the chain ----------------------------------------------------------------------------------------------------------


def test_the_head_covers_header_and_every_entry():
    match = played()
    heads = [match.head_after(count) for count in range(len(match.entries) + 1)]
    assert len(set(heads)) == len(heads)
    assert match.head == heads[-1]
    assert heads[0] == first_head(match.header.fingerprint).hex()
    assert heads[1] == next_head(bytes.fromhex(heads[0]), f"play {match.entries[0].value}", match.header.seed).hex()
    assert [parse(dump(match)).head_after(count) for count in range(len(heads))] == heads
    assert played(names=("Ben", "Anne")).head_after(0) != heads[0]
    assert match.at(3).head == heads[3]


def test_an_option_that_nobody_changed_leaves_the_head_as_it_was():
    fingerprint = played().header.fingerprint
    assert b'"seats":2' in fingerprint
    assert b"stall_limit" not in fingerprint


# -- receipts -----------------------------------------------------------------------------------------------------------


def test_a_receipt_is_one_line_that_only_its_table_can_sign():
    given = receipt(played())
    assert Receipt.parse(f" {given}\n") == given
    assert given.is_signed_by(PLEDGE.key)
    assert not given.is_signed_by(commit().key)
    assert not given.is_signed_by("")
    assert not replace(given, count=given.count + 1).is_signed_by(PLEDGE.key)
    assert not replace(given, head="0" * 64).is_signed_by(PLEDGE.key)
    assert not replace(given, commitment="0" * 64).is_signed_by(PLEDGE.key)


@pytest.mark.parametrize("text", ["", "windlass receipt 1", "windlass receipt 2 " + "0" * 64, "x" * 300])
def test_what_is_no_receipt_is_refused(text: str):
    with pytest.raises(Refusal) as refused:
        Receipt.parse(text)
    assert refused.value.code == "proof.receipt"


# -- what is proven -----------------------------------------------------------------------------------------------------


def test_with_hash_and_receipt_the_whole_match_is_proven():
    match = played()
    verdict = verify(dump(match), commitment=PLEDGE.commitment.upper() + "\n", receipts=[receipt(match)])
    assert found(verdict) == {"replays": "agrees", "commitment": "proven", "parts": "agrees", "receipt": "proven"}
    assert verdict.is_proven
    assert not verdict.is_false
    assert verdict.match == match or verdict.match.head == match.head


def test_without_the_hash_a_file_can_only_be_checked_against_itself():
    match = played()
    verdict = verify(match, receipts=[receipt(match)])
    assert found(verdict) == {"replays": "agrees", "alone": "open", "parts": "agrees", "receipt-alone": "agrees"}
    assert not verdict.is_proven


def test_entries_after_the_last_receipt_stand_on_the_files_word():
    match = played()
    early = receipt(match)
    match.play(match.legal()[0])
    verdict = verify(match, commitment=PLEDGE.commitment, receipts=[early])
    assert found(verdict)["rest"] == "open"
    assert found(verify(match, commitment=PLEDGE.commitment))["no-receipt"] == "open"


def test_a_chosen_seed_is_called_one():
    match = Match.new("cartagena", seed=bytes(16))
    assert found(verify(match)) == {"replays": "agrees", "alone": "open", "chosen": "open", "no-receipt": "open"}
    verdict = verify(match, commitment=match.header.seed_hash)
    assert found(verdict)["seed-hash"] == "proven"
    assert found(verdict)["chosen"] == "open"
    assert not verdict.is_proven


def test_a_broken_file_is_false_and_says_why():
    verdict = verify(dump(played()).replace("1 ", "1 x", 1), commitment=PLEDGE.commitment)
    assert found(verdict) == {"broken": "false"}
    assert verdict.is_false
    assert verdict.match is None


# -- forgeries ----------------------------------------------------------------------------------------------------------


def test_a_seed_picked_by_the_author_is_found_out():
    """The author knows the end of the true match and writes another one, with a seed that suits."""
    true, own = played(), commit()
    forged = played(own.shuffle([b"a" * 16, b"b" * 20]))
    verdict = verify(dump(forged), commitment=PLEDGE.commitment, receipts=[receipt(true)])
    assert found(verdict)["other-commitment"] == "false"
    assert found(verdict)["receipt-forged"] == "false"
    chosen = Match.new("cartagena", seed=bytes(16), names=NAMES)
    assert found(verify(chosen, commitment=PLEDGE.commitment))["other-commitment"] == "false"


def test_bytes_that_no_seat_added_are_found_out():
    """The secret is the table's own, the other seats' bytes are invented until the cards please."""
    forged = played(PLEDGE.shuffle([b"a" * 16, b"x" * 16]))
    verdict = verify(dump(forged), commitment=PLEDGE.commitment, receipts=[PLEDGE.receipt(0, played().head_after(0))])
    assert found(verdict)["receipt-altered"] == "false"


def test_entries_cut_off_are_found_out():
    match = played()
    lines = dump(match).splitlines()
    verdict = verify("\n".join(lines[:-4]), commitment=PLEDGE.commitment, receipts=[receipt(match)])
    assert found(verdict)["receipt-cut"] == "false"


def test_names_swapped_are_found_out():
    match = played()
    forged = dump(match).replace('["Anne","Ben"]', '["Ben","Anne"]')
    verdict = verify(forged, commitment=PLEDGE.commitment, receipts=[receipt(match)])
    assert found(verdict)["receipt-altered"] == "false"


def test_an_invented_consent_is_found_out():
    match = played()
    signed, count = receipt(match), len(match.entries)
    forged = Match(match.header)
    for entry in match.entries[: count - 1]:
        forged.enter(entry)
    forged.undo(0, consent=True)
    while len(forged.entries) < count + 1:
        forged.play(forged.legal()[-1])
    verdict = verify(dump(forged), commitment=PLEDGE.commitment, receipts=[signed])
    assert found(verdict)["receipt-altered"] == "false"


def test_a_receipt_signed_with_another_key_is_found_out():
    match, other = played(), commit()
    forged = replace(other.receipt(len(match.entries), match.head), commitment=PLEDGE.commitment)
    assert found(verify(match, commitment=PLEDGE.commitment, receipts=[forged]))["receipt-forged"] == "false"


def test_an_exchanged_key_does_not_fit_the_hash():
    match, other = played(), commit()
    text = dump(match).replace(PLEDGE.key, other.key)
    assert verify(text, commitment=PLEDGE.commitment).is_false


def test_nobody_who_knows_the_revealed_secret_can_sign():
    match = played()
    thief = Pledge(match.header.shuffle.secret)
    assert not receipt(match, thief).is_signed_by(PLEDGE.key)
