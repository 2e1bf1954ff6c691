"""Lines of the log are the same whether they are packed away or not."""

import random

from windlass.table.log.lines import BLOCK, Lines


def test_lines_are_a_list_that_takes_little_memory():
    lots, lines, plain = random.Random(2), Lines(), []
    for _ in range(400):
        if lots.random() < 0.05:
            length = lots.randrange(len(plain) + 1)
            lines.cut(length)
            del plain[length:]
        for _ in range(lots.choice((1, 1, 3, BLOCK))):
            plain.append(b'{"ply":%d,"name":"%d"}' % (len(plain), lots.randrange(100)))
            lines.append(plain[-1])
        assert len(lines) == len(plain)
        start = lots.randrange(len(plain) + 1)
        end = lots.randrange(len(plain) + 1)
        assert [bytes(line) for line in lines.between(start, end)] == plain[start:end]
        assert [bytes(line) for line in lines.between(0, len(plain))] == plain


def test_early_lines_are_packed():
    lines = Lines()
    for number in range(1000):
        lines.append(b'{"ply":%d,"events":[{"kind":"moved","text":{"id":"cartagena-event-moved"}}]}' % number)
    packed = sum(map(len, lines._blocks)) + sum(map(len, lines._latest))
    assert packed * 5 < 1000 * 75
