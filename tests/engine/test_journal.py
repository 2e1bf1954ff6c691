from __future__ import annotations

from windlass.engine.journal import CAPACITY, EVERYONE, EventKind, Journal, events, read, tell

KINDS = (EventKind("dealt"), EventKind("drew", {"seat": int, "card": int}, frozenset({"card"})))


def test_events_stand_in_the_order_they_happened():
    journal = Journal()
    tell(journal, 0, EVERYONE)
    tell(journal, 1, 2, 1, 5, -3, 4, 5, 6)
    assert events(journal) == [(0, -1, 0, 0, 0, 0, 0, 0), (1, 2, 1, 5, -3, 4, 5, 6)]


def test_a_muted_journal_takes_nothing():
    journal = Journal()
    journal.muted = 1
    tell(journal, 0, EVERYONE)
    assert events(journal) == []


def test_a_journal_holds_as_many_events_as_it_promises():
    journal = Journal()
    for number in range(CAPACITY):
        tell(journal, 0, EVERYONE, number)
    assert len(events(journal)) == CAPACITY


def test_secret_values_are_read_only_by_those_who_know():
    row = (1, 1 << 2, 2, 5, 0, 0, 0, 0)
    assert read(KINDS, row, 2).values == {"seat": 2, "card": 5}
    assert read(KINDS, row, 1).values == {"seat": 2}
    assert read(KINDS, row, -1).values == {"seat": 2}


def test_what_everyone_knows_is_read_by_spectators_too():
    assert read(KINDS, (1, EVERYONE, 2, 5, 0, 0, 0, 0), -1).values == {"seat": 2, "card": 5}
    assert read(KINDS, (0, EVERYONE, 0, 0, 0, 0, 0, 0), -1).kind == "dealt"
