"""Tortuga 2199 in a dozen lines: sectors in two columns, holds, purse, hand and the market at hand; cards and sectors on request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from windlass.games.tortuga2199.view import CardFace, HoldView, SectorView, Tortuga2199View
from windlass.terminal.boards import Say, mark, name_tag
from windlass.terminal.boards.tortuga2199 import CRYPTO, MANOEUVRE, SPACE, chart
from windlass.terminal.compact import Detail, named, side_by_side

WIDTH: Final = 79
NAME: Final = 15  # letters of a sector's name
TRADING: Final = ("tortuga", "trading-post", "turrets")  # kinds of sectors where the open piles are sold


def draw_with_map(view: Tortuga2199View, say: Say, names: Sequence[str]) -> RenderableType:
    """The map of hexes, and everything else in few lines."""
    return _around(chart(view, say), view, say, names)


def draw(view: Tortuga2199View, say: Say, names: Sequence[str]) -> RenderableType:
    """The table in a dozen lines of 80 columns."""
    return _around(side_by_side([_sector(sector, view, say) for sector in view.sectors], 2, WIDTH), view, say, names)


def _around(sectors: Styled, view: Tortuga2199View, say: Say, names: Sequence[str]) -> RenderableType:
    heading = [
        say("tortuga2199-name"),
        say("tortuga2199-screen-round", round=view.turn.round),
        say("tortuga2199-screen-goal", goal=view.goal),
    ]
    if view.turn.council:
        heading.append(say("tortuga2199-screen-council"))
    parts: list[RenderableType] = [Styled(" · ".join(heading), f"bold {SPACE}"), sectors]
    parts += [_hold(hold, view, say, names) for hold in view.holds]
    parts += [_turn(view, say), *_hand(view, say), *_combat(view, say), *_market(view, say)]
    return Group(*parts)


def _sector(sector: SectorView, view: Tortuga2199View, say: Say) -> Styled:
    """Name, whose it is and how strong or its price, what lies there, whose ships."""
    name = say(sector.name.id)
    number = name[-1] if name[-1].isdecimal() else ""
    if len(name) > NAME:
        name = f"{name[: NAME - 1 - len(number)]}…{number}"
    line = Styled(f"{name:<{NAME}} ", "bold")
    if sector.controller >= 0:
        line.append_text(mark(sector.controller)).append(f"{sector.defence}/{sector.track[-1] if sector.track else '-'}")
    else:
        line.append(f" {sector.price}  ", "dim")
    line.append(f" +{sector.control}", "dim")
    if sector.mineral:
        line.append(" m", CRYPTO)
    if sector.hunt is not None:
        hunt = view.cards[sector.hunt] if sector.hunt >= 0 else None
        line.append(f" {say(hunt.name.id)[:8]}{hunt.difficulty}" if hunt else " ?")
        for seat in sector.explorers:
            line.append_text(mark(seat))
    if sector.ships:
        line.append(" <")
        for seat in sector.ships:
            line.append_text(mark(seat))
        line.append(">")
    return line


def _hold(hold: HoldView, view: Tortuga2199View, say: Say, names: Sequence[str]) -> Styled:
    where = {sector.sector: say(sector.name.id) for sector in view.sectors}
    line = Styled("▸ " if hold.seat == view.actor else "  ").append_text(name_tag(hold.seat, names))
    line.append(f"  {say('tortuga2199-screen-influence')} ").append(str(hold.standing), "bold").append(f" ({hold.influence})", "dim")
    line.append(f" · {where.get(hold.ship, say('tortuga2199-screen-no-ship'))}", "italic")
    line.append(f" · {say('tortuga2199-screen-minerals')} {hold.minerals}")
    line.append(f" · {say('tortuga2199-screen-cards')} {hold.hand_size}+{hold.deck_size}+{len(hold.discard)}", "dim")
    line.truncate(WIDTH, overflow="ellipsis")
    return line


def _turn(view: Tortuga2199View, say: Say) -> Styled:
    turn = view.turn
    line = Styled(f"{say('tortuga2199-screen-crypto')} {turn.crypto}", f"bold {CRYPTO}")
    line.append(f"  {say('tortuga2199-screen-manoeuvre')} {turn.manoeuvre}", f"bold {MANOEUVRE}")
    if turn.siege:
        line.append(f"  {say('tortuga2199-screen-siege')} {turn.siege}", MANOEUVRE)
    if turn.played:
        line.append(f"  {say('tortuga2199-screen-played')} {_heap(turn.played, view, say)}", "dim")
    line.truncate(WIDTH, overflow="ellipsis")
    return line


def _hand(view: Tortuga2199View, say: Say) -> list[Styled]:
    """The reader's hand, or the ships to choose from: name and resources."""
    if view.step == "choose":
        kinds, title = view.ships_left, say("tortuga2199-screen-ships")
    else:
        kinds, title = (view.holds[view.seat].hand or []) if view.seat >= 0 else [], say("tortuga2199-screen-hand")
    return [_offer(f"{title}:", kinds, view, say, price=False)] if kinds else []


def _combat(view: Tortuga2199View, say: Say) -> list[Styled]:
    combat = view.combat
    if combat is None:
        return []
    attack = "▮" * combat.committed if combat.attack is None else _heap(combat.attack, view, say)
    total = "?" if combat.attacker_total is None else str(combat.attacker_total)
    line = Styled(f"{say('tortuga2199-screen-combat')}: ", "bold red").append_text(mark(combat.attacker)).append(f" {total} {attack}  –  ")
    return [line.append_text(mark(combat.defender)).append(f" {combat.defender_total} {_heap(combat.parry, view, say)}")]


def _market(view: Tortuga2199View, say: Say) -> list[Styled]:
    """What is sold where the reader's ship stands."""
    here = view.holds[view.seat].ship if view.seat >= 0 else -1
    at = next((sector for sector in view.sectors if sector.sector == here), None)
    if at is None:
        return []
    title = f"{say(at.name.id)}:"
    if at.kind in TRADING:
        return [_offer(title, [pile.kind for pile in view.piles if pile.left], view, say, price=True)]
    return [
        _offer(title, [kind for kind in market.open if kind >= 0], view, say, price=True)
        for market in view.markets
        if market.sector == here
    ]


def _offer(title: str, kinds: Iterable[int], view: Tortuga2199View, say: Say, *, price: bool) -> Styled:
    """Cards in a line: how many, name, price, resources."""
    line = Styled(title, "bold")
    for kind, count in sorted(Counter(kinds).items()):
        card = view.cards[kind]
        line.append(f"  {count}×" if count > 1 else "  ", "dim").append(say(card.name.id))
        if price and card.price:
            line.append(f" {card.price}", "bold")
        line.append_text(_resources(card))
    return line


def _heap(kinds: Iterable[int], view: Tortuga2199View, say: Say) -> str:
    counted = sorted(Counter(kinds).items())
    return ", ".join((f"{count}×" if count > 1 else "") + say(view.cards[kind].name.id) for kind, count in counted)


# -- On request -------------------------------------------------------------------------------------------------------


def _card(view: Tortuga2199View, typed: str, say: Say, _names: Sequence[str]) -> RenderableType:
    """One card in full; without a name all cards."""
    if not typed:
        return _faces(view.cards, say)
    return _faces([named(((card.id, say(card.name.id), card) for card in view.cards), typed)], say)


def _faces(cards: Iterable[CardFace], say: Say) -> Table:
    """Cards in full: price or difficulty and bounty, resources, abilities."""
    table = Table.grid(padding=(0, 2))
    for card in cards:
        words = " ".join(say(ability.id, **ability.args) for ability in card.abilities)
        table.add_row(Styled(say(card.name.id), "bold"), _worth(card, say), _resources(card), words)
    return table


def _worth(card: CardFace, say: Say) -> str:
    """The price, or of a hunt how hard it is and what it earns."""
    if not card.difficulty:
        return str(card.price or "")
    return f"{say('tortuga2199-screen-difficulty')} {card.difficulty}, {say('tortuga2199-screen-influence')} {card.redeem}"


def _resources(card: CardFace) -> Styled:
    line = Styled(f" {card.crypto}c" if card.crypto else "", CRYPTO)
    return line.append(f" {card.manoeuvre}m" if card.manoeuvre else "", MANOEUVRE)


def _sector_detail(view: Tortuga2199View, typed: str, say: Say, names: Sequence[str]) -> RenderableType:
    """One sector with all that lies there and is sold there."""
    sector = named(((one.id, say(one.name.id), one) for one in view.sectors), typed)
    owner = name_tag(sector.controller, names) if sector.controller >= 0 else Styled(f"{say('tortuga2199-screen-price')} {sector.price}")
    lines: list[RenderableType] = [Styled(say(sector.name.id), "bold"), owner, _sector(sector, view, say)]
    if sector.track:
        lines.append(Styled(" ".join(map(str, sector.track)), "dim"))
    if sector.hunt is not None and sector.hunt >= 0:
        lines.append(_faces([view.cards[sector.hunt]], say))
    if sector.kind in TRADING:
        lines.append(_faces([view.cards[pile.kind] for pile in view.piles if pile.left], say))
    for market in view.markets:
        if market.sector == sector.sector:
            lines += [_faces([view.cards[kind] for kind in market.open if kind >= 0], say), Styled(f"+{market.deck}", "dim")]
    return Group(*lines)


def _discard(view: Tortuga2199View, _typed: str, say: Say, names: Sequence[str]) -> RenderableType:
    """Everyone's discard, the cards removed from the game, and the hunts still to be had."""
    table = Table.grid(padding=(0, 2))
    for hold in view.holds:
        table.add_row(name_tag(hold.seat, names), _heap(hold.discard, view, say) or "–")
    table.add_row(Styled(say("tortuga2199-screen-removed"), "bold"), _heap(view.destroyed, view, say) or "–")
    return Group(table, Styled(say("tortuga2199-screen-hunt-deck"), "bold"), _faces([view.cards[kind] for kind in view.hunt_deck], say))


DRAWS: Final = (draw_with_map, draw)
DETAILS: Final[Mapping[str, Detail]] = {"card": _card, "sector": _sector_detail, "discard": _discard}
