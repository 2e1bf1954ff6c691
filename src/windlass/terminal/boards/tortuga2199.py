"""Tortuga 2199 on a terminal: the map of hexes, everyone's cargo bay, the cards at hand, the markets and a combat in progress."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from windlass.engine.text import Text
from windlass.games.tortuga2199.forecast import Preview
from windlass.games.tortuga2199.view import CardFace, HoldView, SectorView, Tortuga2199View
from windlass.terminal.boards import COLOURS, Say, mark, name_tag

HALF: Final = 9  # columns of half a hex: neighbours in a row lie two halves apart
WIDE: Final = 17
HIGH: Final = 5
SPACE: Final = "#6b7a99"
CRYPTO: Final = "#f0b429"
MANOEUVRE: Final = "#5ab4f0"

Lines = list[list[tuple[str, str]]]  # characters and their styles


def draw(view: Tortuga2199View, say: Say, names: Sequence[str]) -> RenderableType:
    """The table as the view shows it."""
    heading = [
        say("tortuga2199-name"),
        say("tortuga2199-screen-round", round=view.turn.round),
        say("tortuga2199-screen-goal", goal=view.goal),
    ]
    if view.turn.council:
        heading.append(say("tortuga2199-screen-council"))
    parts = [
        chart(view, say),
        Styled(say("tortuga2199-screen-legend"), "dim"),
        Styled(),
        _holds(view, say, names),
        Styled(),
        _turn(view, say),
    ]
    parts += [_combat(view, say, names)] if view.combat else []
    return Panel(Group(*parts, Styled(), _markets(view, say)), title=" · ".join(heading), border_style=SPACE, width=80)


def outlook(_view: Tortuga2199View, preview: Preview, say: Say) -> str:
    """What the action costs."""
    price = [f"{say('tortuga2199-screen-crypto')} {preview.crypto}"] if preview.crypto else []
    price += [f"{say('tortuga2199-screen-manoeuvre')} {preview.manoeuvre}"] if preview.manoeuvre else []
    return f"({', '.join(price)})" if price else ""


# -- The map ----------------------------------------------------------------------------------------------------------


def chart(view: Tortuga2199View, say: Say) -> Styled:
    """The map of hexes as boxes."""
    left = min(2 * sector.q + sector.r for sector in view.sectors)
    top = min(sector.r for sector in view.sectors)
    right = max(2 * sector.q + sector.r for sector in view.sectors)
    rows = max(sector.r for sector in view.sectors) - top + 1
    lines: Lines = [[(" ", "")] * ((right - left + 2) * HALF) for _ in range(rows * HIGH)]
    for sector in view.sectors:
        _write_sector(lines, (2 * sector.q + sector.r - left) * HALF, (sector.r - top) * HIGH, sector, view, say)
    return Styled("\n").join(Styled.assemble(*line) for line in lines)


def _write_sector(lines: Lines, column: int, line: int, sector: SectorView, view: Tortuga2199View, say: Say) -> None:
    """A box: the name in its upper border, then who controls it, what lies there, and whose ships."""
    owner = COLOURS[sector.controller] if sector.controller >= 0 else SPACE
    inside = WIDE - 2
    name = _short(say(sector.name.id), inside)
    _write(lines, column, line, Styled.assemble(("╭", owner), (name, "bold"), ("─" * (inside - len(name)) + "╮", owner)))
    for row, content in enumerate((_control(sector), _tokens(sector, view, say), _ships(sector)), 1):
        _write(lines, column, line + row, Styled.assemble(("│", owner), content, " " * (inside - len(content)), ("│", owner)))
    _write(lines, column, line + HIGH - 1, Styled("╰" + "─" * inside + "╯", owner))


def _control(sector: SectorView) -> Styled:
    worth = Styled(f" +{sector.control}", "dim")
    if sector.controller < 0:
        return Styled.assemble(f" {sector.price}", worth)
    most = f"/{sector.track[-1]}" if sector.track else ""  # Tortuga has no track
    return Styled.assemble(" ", mark(sector.controller), (f"{sector.defence}", "bold"), (most, "dim"), worth)


def _tokens(sector: SectorView, view: Tortuga2199View, say: Say) -> Styled:
    minerals = (" m", CRYPTO) if sector.mineral else ("", "")
    if sector.hunt is None:
        return Styled.assemble(minerals)
    explorers = Styled("").join(mark(seat) for seat in sector.explorers)
    hunt = view.cards[sector.hunt] if sector.hunt >= 0 else None
    room = WIDE - 9 - len(explorers)
    label = f" {_short(say(hunt.name.id), room)} {hunt.difficulty}" if hunt else " ?"
    return Styled.assemble(minerals, (label, "bold" if hunt else "dim"), explorers)


def _ships(sector: SectorView) -> Styled:
    return Styled.assemble(" ", Styled(" ").join(mark(seat) for seat in sector.ships))


def _write(lines: Lines, column: int, line: int, text: Styled) -> None:
    letters = [
        (letter.plain, str(letter.style or (letter.spans[0].style if letter.spans else ""))) for letter in text.divide(range(1, len(text)))
    ]
    lines[line][column : column + len(letters)] = letters


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


# -- Cargo bays -------------------------------------------------------------------------------------------------------


def _holds(view: Tortuga2199View, say: Say, names: Sequence[str]) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    where = {sector.sector: say(sector.name.id) for sector in view.sectors}
    for hold in view.holds:
        score = Styled.assemble(say("tortuga2199-screen-influence"), (f" {hold.standing}", "bold"), (f" ({hold.influence})", "dim"))
        place = where.get(hold.ship, say("tortuga2199-screen-no-ship"))
        table.add_row(
            "▸" if hold.seat == view.actor else " ", name_tag(hold.seat, names), score, Styled(place, "italic"), _stores(hold, view, say)
        )
        if hold.hand is None and hold.heap:
            table.add_row("", "", Styled(say("tortuga2199-screen-hidden"), "dim"), "", Styled(_heap(hold.heap, view, say), "dim"))
    return table


def _stores(hold: HoldView, view: Tortuga2199View, say: Say) -> Styled:
    items = [
        f"{say('tortuga2199-screen-minerals')} {hold.minerals}",
        f"{say('tortuga2199-screen-cards')} {hold.hand_size}+{hold.deck_size}+{len(hold.discard)}",
    ]
    if hold.has_reserve:
        items.append(say("tortuga2199-screen-reserve") if hold.reserve is None else _name(view.cards[hold.reserve], say))
    if hold.hunts:
        items.append(f"{say('tortuga2199-screen-hunts')}: {_heap(hold.hunts, view, say)}")
    return Styled(" · ").join(Styled(item) for item in items)


def _turn(view: Tortuga2199View, say: Say) -> RenderableType:
    """The resources of the turn, the cards played in it, ships to choose from, and the reader's own hand."""
    turn = view.turn
    purse = Styled.assemble((f"{say('tortuga2199-screen-crypto')} {turn.crypto}", f"bold {CRYPTO}"), "  ")
    purse.append(f"{say('tortuga2199-screen-manoeuvre')} {turn.manoeuvre}", f"bold {MANOEUVRE}")
    if turn.siege:
        purse.append(f"  {say('tortuga2199-screen-siege')} {turn.siege}", MANOEUVRE)
    rows: list[RenderableType] = [purse]
    if turn.played:
        rows.append(Styled.assemble((say("tortuga2199-screen-played"), "dim"), "  ", _heap(turn.played, view, say)))
    if view.step == "choose":
        rows.append(_cards(view, say, say("tortuga2199-screen-ships"), Counter(view.ships_left)))
    if view.seat >= 0 and view.holds[view.seat].hand:
        rows.append(_cards(view, say, say("tortuga2199-screen-hand"), Counter(view.holds[view.seat].hand or [])))
    return Group(*rows)


def _combat(view: Tortuga2199View, say: Say, names: Sequence[str]) -> RenderableType:
    combat = view.combat
    assert combat is not None
    attack = "▮" * combat.committed if combat.attack is None else _heap(combat.attack, view, say)
    table = Table.grid(padding=(0, 2))
    table.add_row(
        name_tag(combat.attacker, names), Styled("?" if combat.attacker_total is None else str(combat.attacker_total), "bold"), attack
    )
    table.add_row(name_tag(combat.defender, names), Styled(str(combat.defender_total), "bold"), _heap(combat.parry, view, say))
    return Panel(table, title=say("tortuga2199-screen-combat"), border_style="red", expand=False)


# -- Markets ----------------------------------------------------------------------------------------------------------


def _markets(view: Tortuga2199View, say: Say) -> RenderableType:
    """Where the reader's ship stands every card in full; elsewhere the names and prices."""
    where = {sector.sector: sector for sector in view.sectors}
    here = view.holds[view.seat].ship if view.seat >= 0 else -1
    table = Table.grid(padding=(0, 2))
    piles = [view.cards[pile.kind] for pile in view.piles if pile.left]
    if here in where and where[here].kind in ("tortuga", "trading-post", "turrets"):
        left = Counter({pile.kind: pile.left for pile in view.piles if pile.left})
        table.add_row(_cards(view, say, say("tortuga2199-screen-piles"), left))
    else:
        table.add_row(_line(say("tortuga2199-screen-piles"), piles, say))
    for market in view.markets:
        title = f"{say(where[market.sector].name.id)} ({market.deck})"
        if where[market.sector].kind == "mines" and view.cache:
            title += f" · {say('tortuga2199-screen-cache')} {view.cache}"
        if market.sector == here:
            table.add_row(_cards(view, say, title, Counter(kind for kind in market.open if kind >= 0)))
        else:
            table.add_row(_line(title, [view.cards[kind] for kind in market.open if kind >= 0], say))
    hunts = [view.cards[kind] for kind in view.hunt_deck]
    table.add_row(Styled.assemble((say("tortuga2199-screen-hunt-deck"), "dim"), "  ", ", ".join(_quarry(hunt, say) for hunt in hunts)))
    return table


def _quarry(hunt: CardFace, say: Say) -> str:
    """A hunt card: its name, its difficulty, the influence for redeeming it, its resources."""
    return f"{_name(hunt, say)} {hunt.difficulty} +{hunt.redeem} {_resources(hunt).plain}".strip()


def _line(title: str, cards: Iterable[CardFace], say: Say) -> Styled:
    return Styled.assemble((title, "dim"), "  ", ", ".join(f"{_name(card, say)} {card.price}" for card in cards))


def _cards(view: Tortuga2199View, say: Say, title: str, counts: Counter[int]) -> RenderableType:
    """Cards one below the other: how many, name, price, resources and abilities."""
    table = Table.grid(padding=(0, 1))
    table.add_row("", Styled(title, "bold"))
    for kind, count in sorted(counts.items()):
        card = view.cards[kind]
        price = f"{card.price}" if card.price else ""
        words = Styled(" ".join(_said(ability, say) for ability in card.abilities), "italic dim")
        table.add_row(f"{count}×", _name(card, say), price, _resources(card), words)
    return table


def _resources(card: CardFace) -> Styled:
    crypto = (f"{card.crypto}c ", CRYPTO) if card.crypto else ("", "")
    return Styled.assemble(crypto, (f"{card.manoeuvre}m" if card.manoeuvre else "", MANOEUVRE))


def _said(ability: Text, say: Say) -> str:
    return say(ability.id, **ability.args)


def _name(card: CardFace, say: Say) -> str:
    return say(card.name.id)


def _heap(kinds: Iterable[int], view: Tortuga2199View, say: Say) -> str:
    return ", ".join(_name(view.cards[kind], say) + (f"×{count}" if count > 1 else "") for kind, count in sorted(Counter(kinds).items()))
