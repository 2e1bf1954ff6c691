"""Lines of the log are the same whether they are packed away or not, and none is made that nobody asked for."""

import random

from windlass.table.log.lines import BLOCK, Lines


def test_lines_are_a_list_that_takes_little_memory():
    lots, plain = random.Random(2), []
    lines = Lines(lambda place: plain[place])
    for _ in range(400):
        if lots.random() < 0.05:
            length = lots.randrange(len(plain) + 1)
            lines.cut(length)
            del plain[length:]
        for _ in range(lots.choice((1, 1, 3, BLOCK))):
            plain.append(b'{"ply":%d,"name":"%d"}' % (len(plain), lots.randrange(100)))
        for _ in range(lots.randrange(3)):
            start, end = lots.randrange(len(plain) + 1), lots.randrange(len(plain) + 1)
            assert [bytes(line) for line in lines.between(start, end, len(plain))] == plain[start:end]
    assert [bytes(line) for line in lines.between(0, len(plain), len(plain))] == plain


def test_the_latest_lines_of_a_long_log_are_made_alone():
    made = []
    lines = Lines(lambda place: made.append(place) or b"%d" % place)
    assert [int(bytes(line)) for line in lines.between(7900, 8000, 8000)] == list(range(7900, 8000))
    assert len(made) < 100 + BLOCK
    lines.between(7900, 8000, 8000)
    assert len(made) < 100 + BLOCK, "and once"


def test_early_lines_are_packed():
    lines = Lines(lambda place: b'{"ply":%d,"events":[{"kind":"moved","text":{"id":"cartagena-event-moved"}}]}' % place)
    for length in range(1, 1001):
        lines.between(length - 1, length, length)
    packed = sum(map(len, lines._packed.values())) + sum(len(line) for block in lines._open.values() for line in block)
    assert packed * 5 < 1000 * 75
