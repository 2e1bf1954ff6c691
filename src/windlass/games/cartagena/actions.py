"""The integer codes of actions and their typed faces, one for one."""

from __future__ import annotations

from typing import Final

import msgspec

from windlass.engine.text import Text
from windlass.games.cartagena.components import BOAT, SPACES, SYMBOL_NAMES, SYMBOLS

STARTS: Final = SPACES + 1  # a pirate may advance from the start or from any space
RETREAT: Final = SYMBOLS * STARTS
END: Final = RETREAT + BOAT
ACTIONS: Final = END + 1


class Advance(msgspec.Struct, frozen=True, tag="advance", forbid_unknown_fields=True):
    """Play a card and move a pirate forward from this space; 0 is the start."""

    symbol: int
    space: int


class Retreat(msgspec.Struct, frozen=True, tag="retreat", forbid_unknown_fields=True):
    """Move a pirate back from this space and draw; the boat counts as one more space."""

    space: int


class EndTurn(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """Make no further action this turn."""


Action = Advance | Retreat | EndTurn


def face(code: int) -> Action:
    """The typed action of a code."""
    if code < RETREAT:
        return Advance(code // STARTS, code % STARTS)
    return Retreat(code - RETREAT + 1) if code < END else EndTurn()


def code(action: Action) -> int:
    """The code of a typed action."""
    if isinstance(action, Advance):
        return action.symbol * STARTS + action.space
    return RETREAT + action.space - 1 if isinstance(action, Retreat) else END


def place(space: int) -> Text:
    """A space in words: the start, the boat or its number."""
    if space == 0:
        return Text("cartagena-place-start")
    return Text("cartagena-place-boat") if space == BOAT else Text("cartagena-place-space", {"space": space})


def symbol_text(symbol: int) -> Text:
    """A symbol's name."""
    return Text(f"cartagena-symbol-{SYMBOL_NAMES[symbol]}")


def describe(code: int) -> Text:
    """An action in words."""
    action = face(code)
    if isinstance(action, Advance):
        return Text("cartagena-action-advance", {"symbol": symbol_text(action.symbol), "place": place(action.space)})
    if isinstance(action, Retreat):
        return Text("cartagena-action-retreat", {"place": place(action.space)})
    return Text("cartagena-action-end")
