"""Letters that a terminal may be sent."""

from windlass.terminal.letters import plain, printable


def test_a_name_keeps_its_letters_and_loses_what_a_terminal_would_obey():
    assert printable("Зоя Ångström 李") == "Зоя Ångström 李"
    assert printable("A\x1b[2J\x9b31m\u202eB\x00\n\t") == "A[2J31mB"


def test_plain_letters_stand_for_drawings_and_accents():
    assert plain("●▲■◆★ ╭─╮│ é… “ok” 3×4 → ж") == 'ABCDE +-+| e. "ok" 3x4 > ?'
