"""The typed faces of actions: one struct per kind of choice, as programs and the wire know it."""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice. Islands count from 0, which is Rundor; place 7 is the airship; cards count from 1; sides run clockwise."""


class Board(Action, frozen=True, tag="board"):
    """Take the airship with this ability, where players choose; abilities count from 0."""

    ability: int


class Settle(Action, frozen=True, tag="settle"):
    """Settle on a free island, at the start or after losing the last island."""

    island: int


class Throw(Action, frozen=True, tag="throw"):
    """Throw one of the cards just drawn away, unseen."""

    card: int


class Keep(Action, frozen=True, tag="keep"):
    """Keep the remaining cards."""


class Play(Action, frozen=True, tag="play"):
    """Play a card for its own actions."""

    card: int


class Castle(Action, frozen=True, tag="castle"):
    """Announce castling: two cards face down for the actions of any card."""


class Lay(Action, frozen=True, tag="lay"):
    """Lay a card face down for castling."""

    card: int


class Call(Action, frozen=True, tag="call"):
    """Name the card whose actions castling stands for."""

    card: int


class Idle(Action, frozen=True, tag="idle"):
    """Discard a card unseen and do nothing."""

    card: int


class Pass(Action, frozen=True, tag="pass"):
    """Leave the rest of this phase to the others."""


class Save(Action, frozen=True, tag="save"):
    """Set a card aside for the next round."""

    card: int


class Do(Action, frozen=True, tag="do"):
    """Carry out one of the card's two actions."""

    action: int


class Finish(Action, frozen=True, tag="finish"):
    """End the turn without the other action."""


class Enough(Action, frozen=True, tag="enough"):
    """Choose nothing more here."""


class From(Action, frozen=True, tag="from"):
    """Capture from this place."""

    place: int


class Against(Action, frozen=True, tag="against"):
    """Capture this island."""

    island: int


class Send(Action, frozen=True, tag="send"):
    """Send so many hunters."""

    hunters: int


class Join(Action, frozen=True, tag="join"):
    """Send so many mercenaries with them."""

    mercenaries: int


class Lose(Action, frozen=True, tag="lose"):
    """Lose so many hunters; the rest of the losses are mercenaries."""

    hunters: int


class Tap(Action, frozen=True, tag="tap"):
    """Mine illegally on this island."""

    island: int


class Mine(Action, frozen=True, tag="mine"):
    """Mine this island."""

    island: int


class MineAll(Action, frozen=True, tag="mine-all"):
    """Mine every island that yields something."""


class Strike(Action, frozen=True, tag="strike"):
    """Show superiority over this island."""

    island: int


class Slay(Action, frozen=True, tag="slay"):
    """Destroy so many hunters there; the rest are mercenaries."""

    hunters: int


class PutPermanent(Action, frozen=True, tag="put-permanent"):
    """Leave so much permanent gravity on the island in question."""

    units: int


class PutTemporary(Action, frozen=True, tag="put-temporary"):
    """Leave so much temporary gravity on the island in question."""

    units: int


class Recruit(Action, frozen=True, tag="recruit"):
    """Recruit a mercenary to this place."""

    place: int


class Convert(Action, frozen=True, tag="convert"):
    """Make all temporary gravity of this island permanent."""

    island: int


class PostHunters(Action, frozen=True, tag="post-hunters"):
    """Post so many hunters on the island in question."""

    hunters: int


class PostMercenaries(Action, frozen=True, tag="post-mercenaries"):
    """Post so many mercenaries on the island in question."""

    mercenaries: int


class Rotate(Action, frozen=True, tag="rotate"):
    """Turn this island clockwise by so many sides."""

    island: int
    sides: int


class Bribe(Action, frozen=True, tag="bribe"):
    """Bribe a mercenary of this island."""

    island: int


class Lodge(Action, frozen=True, tag="lodge"):
    """Take the bribed mercenary to this place."""

    place: int


class Swap(Action, frozen=True, tag="swap"):
    """Speculate on an own island: one permanent gravity becomes two temporary."""

    island: int


class Spoil(Action, frozen=True, tag="spoil"):
    """Speculate on a neighbouring island: one permanent gravity becomes one temporary."""

    island: int


class Drill(Action, frozen=True, tag="drill"):
    """Ability: one temporary gravity on this own island."""

    island: int


class Nurse(Action, frozen=True, tag="nurse"):
    """Ability: one destroyed hunter returns to the airship."""


class Hire(Action, frozen=True, tag="hire"):
    """Ability: one mercenary of the reserve boards the airship."""


class Tug(Action, frozen=True, tag="tug"):
    """Ability: turn a neighbouring island by one side, clockwise (1) or against it (0)."""

    island: int
    clockwise: int


class Pull(Action, frozen=True, tag="pull"):
    """Pull this one of several equally unstable islands."""

    island: int


class Place(Action, frozen=True, tag="place"):
    """Attach the pulled island to this side of the strongest."""

    side: int


class Orient(Action, frozen=True, tag="orient"):
    """Lay the pulled island so that its edge 0 looks to this side."""

    side: int


class Endow(Action, frozen=True, tag="endow"):
    """Hand one permanent gravity on to this island."""

    island: int


class Choose(Action, frozen=True, tag="choose"):
    """Attach this one of several islands adrift first."""

    island: int


class Dock(Action, frozen=True, tag="dock"):
    """Attach the island adrift to this side of that island."""

    island: int
    side: int
