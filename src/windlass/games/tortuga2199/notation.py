"""Text forms: `play hacker`, `buy bodyguard`, `move vortex`, `reinforce mines 7`, `attack b`, `end`; seats are a, b, c, d.

A position is one line of `name:value` parts; what is left out is usual or empty. Seats stand between slashes, cards between dots:
`seats:2 crypto:4 hands:mining.2impulse/?5 ships:vortex/tortuga vortex:a5.m.h=bot.x=ab market:-.-/-.-/-.-/mercenary.wrecker`.
"""

from __future__ import annotations

from typing import Final

from windlass.engine.notation import SEAT_LETTERS, Parts, print_chance
from windlass.engine.refusal import Refusal
from windlass.games.tortuga2199.abilities import INFLUENCE_PRICE
from windlass.games.tortuga2199.actions import (
    CARD_VERBS,
    PLAIN_NAMES,
    Action,
    Attack,
    ChooseShip,
    Move,
    Place,
    Plain,
    Redeem,
    Reinforce,
    WithCard,
    code,
    face,
)
from windlass.games.tortuga2199.components import (
    COPIES,
    END_OF_MARKET,
    FIRST_HUNT,
    FIRST_OF_MARKET,
    FIRST_PRICE,
    FIRST_SHIP,
    FIRST_TRADE,
    FORTRESS,
    HUNTS,
    KIND_NAMES,
    KINDS,
    LEVELS,
    MAXIMUM,
    MOST_IN_DECK,
    SECTORS,
    SPECIAL_SPOTS,
)
from windlass.games.tortuga2199.layouts import NOWHERE, SECTOR_IDS, SPECIALS
from windlass.games.tortuga2199.options import HOUSE_RULES, Tortuga2199Options
from windlass.games.tortuga2199.setup import prepare
from windlass.games.tortuga2199.state import GONE, HIDDEN, IN_HOLD, MUSTER, NOBODY, OPEN, PARRY, SEATS, State
from windlass.games.tortuga2199.validity import flaw

STEPS: Final = ("choose", "enter", "act", "ability", "muster", "parry", "sacrifice", "spoils")
FLAGS: Final = ("ships_dealt", *HOUSE_RULES)
_NUMBERS: Final = {
    "round": 1, "fresh": 0, "crypto": 0, "manoeuvre": 0, "siege": 0, "bargain": 0, "used": 0, "asks": 0, "cache": 0, "ended": 0,
    "goal": 15, "round_limit": 0,
}  # fmt: skip
_LARGEST: Final = {"used": 15, "asks": 7, "fresh": 1, "bargain": INFLUENCE_PRICE, "ended": 3, "goal": 40, "cache": 20}

# -- Actions ----------------------------------------------------------------------------------------------------------


def print_action(action: int) -> str:
    """An action as players type it."""
    return " ".join(_words(face(action)))


def _words(made: Action) -> list[str]:
    if isinstance(made, Plain):
        return [made.name]
    if isinstance(made, ChooseShip):
        return ["ship", KIND_NAMES[FIRST_SHIP + made.ship]]
    if isinstance(made, Attack):
        return ["attack", SEAT_LETTERS[made.seat]]
    if isinstance(made, Move | Place):
        return ["move" if isinstance(made, Move) else "place", SECTOR_IDS[made.sector]]
    if isinstance(made, Reinforce):
        return ["reinforce", SECTOR_IDS[made.sector], str(made.level)]
    if isinstance(made, WithCard):
        return [made.verb, KIND_NAMES[made.kind]]
    return ["redeem", KIND_NAMES[FIRST_HUNT + made.hunt]]


def parse_action(text: str) -> int:
    """The code of a typed action. Refuses text that is none."""
    words = text.lower().split()
    made = _meant(words[0], words[1:]) if words else None
    if made is None:
        raise Refusal("notation.action", text=text)
    return code(made)


def _meant(verb: str, objects: list[str]) -> Action | None:
    if not objects:
        return Plain(verb) if verb in PLAIN_NAMES else None
    name = objects[0]
    if verb == "reinforce" and len(objects) == 2:
        levels = [str(level) for level in range(1, LEVELS + 1)]
        return Reinforce(SECTOR_IDS.index(name), int(objects[1])) if name in SECTOR_IDS[1:] and objects[1] in levels else None
    if len(objects) > 1:
        return None
    if verb == "attack":
        return Attack(SEAT_LETTERS.index(name)) if name in tuple(SEAT_LETTERS[:SEATS]) else None
    if verb in ("move", "place"):
        made = Move if verb == "move" else Place
        return made(SECTOR_IDS.index(name)) if name in SECTOR_IDS else None
    return _meant_with_card(verb, KIND_NAMES.index(name)) if name in KIND_NAMES else None


def _meant_with_card(verb: str, kind: int) -> Action | None:
    if verb == "ship" and FIRST_SHIP <= kind < FIRST_TRADE:
        return ChooseShip(kind - FIRST_SHIP)
    if verb == "redeem" and kind >= FIRST_HUNT:
        return Redeem(kind - FIRST_HUNT)
    return WithCard(verb, kind) if verb in CARD_VERBS else None


# -- Printing a position ----------------------------------------------------------------------------------------------


def print_position(state: State) -> str:
    """A position as one line. Stocks, sizes and hunt tokens in holds follow from the rest and are not printed."""
    seats = range(state.seats)
    parts = [f"seats:{state.seats}"]
    flags = [name for name in FLAGS if getattr(state, name)]
    if flags:
        parts.append("rules:" + "+".join(flags))
    if STEPS[state.step] != "act":
        parts.append(f"step:{STEPS[state.step]}")
    parts.append(f"turn:{SEAT_LETTERS[state.turn]}")
    parts += [f"{name}:{getattr(state, name)}" for name, usual in _NUMBERS.items() if getattr(state, name) != usual]
    parts += [f"{name}:{SEAT_LETTERS[seat]}" for name in ("usurper", "champion") if (seat := getattr(state, name)) != NOBODY]
    parts += [f"{name}:{SEAT_LETTERS[seat]}" for name in ("foe", "beaten") if (seat := getattr(state, name))]
    parts.append("map:" + ".".join(SECTOR_IDS[state.spot.index(spot)] for spot in SPECIAL_SPOTS[state.seats - 2] if spot in state.spot))
    parts += [f"{SECTOR_IDS[sector]}:{text}" for sector in range(SECTORS) if (text := _sector(state, sector))]
    parts.append("vessels:" + "/".join(_card(state.vessel[seat] + FIRST_SHIP if state.vessel[seat] else 0) for seat in seats))
    parts.append("ships:" + "/".join("hold" if state.ship[seat] == IN_HOLD else SECTOR_IDS[state.ship[seat]] for seat in seats))
    parts += [f"{name}:" + "/".join(str(getattr(state, name)[seat]) for seat in seats) for name in ("influence", "minerals")]
    parts.append("hands:" + "/".join(_heap(state.hand[seat], state.hand_size[seat]) for seat in seats))
    parts.append("reserves:" + "/".join("?" if state.reserve[seat] == HIDDEN else _card(state.reserve[seat]) for seat in seats))
    parts.append("decks:" + "/".join(_heap(state.deck[seat]) for seat in seats))
    parts.append("discards:" + "/".join(_heap(state.discard[seat]) for seat in seats))
    parts.append("market:" + "/".join(".".join(_card(kind) for kind in state.market[market]) for market in range(SPECIALS)))
    if any(state.under_size):
        parts.append("under:" + "/".join(".".join(map(_card, state.under[m][: state.under_size[m]])) for m in range(SPECIALS)))
    if state.laid:
        parts.append(f"laid:{_card(state.laid)}")
    if state.committed:
        parts.append(f"attack:{_heap(state.attack, state.committed)}")
    boxed = [0] * FIRST_SHIP + state.destroyed[FIRST_SHIP:]
    parts += [f"{name}:{_heap(heap)}" for name, heap in (("played", state.played), ("parry", state.parry), ("box", boxed)) if any(heap)]
    return " ".join([*parts, *print_chance(state.chance)])


def _card(kind: int) -> str:
    return KIND_NAMES[kind - 1] if kind else "-"


def _heap(counts: list[int], size: int = 0) -> str:
    if size and not any(counts):
        return f"?{size}"
    return ".".join(f"{count if count > 1 else ''}{KIND_NAMES[kind]}" for kind, count in enumerate(counts) if count)


def _sector(state: State, sector: int) -> str:
    items = []
    if state.controller[sector] != NOBODY:
        items.append(f"{SEAT_LETTERS[state.controller[sector]]}{state.defence[sector]}")
    if state.mineral[sector]:
        items.append("m")
    if state.hunt[sector]:
        items.append("h=" + ("?" if state.hunt[sector] == HIDDEN else KIND_NAMES[FIRST_HUNT + state.hunt[sector] - 1]))
    if state.explored[sector]:
        items.append("x=" + "".join(SEAT_LETTERS[seat] for seat in range(SEATS) if state.explored[sector] >> seat & 1))
    return ".".join(items)


# -- Parsing a position -----------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """The position of a line. Refuses a line that is broken or says something impossible, naming the part."""
    parts = Parts(text)
    state = prepare(Tortuga2199Options(seats=parts.number("seats", 2, SEATS)))
    _read_numbers(parts, state)
    _read_map(parts, state)
    _read_holds(parts, state)
    _read_supply(parts, state)
    _read_combat(parts, state)
    state.chance = parts.chance()
    parts.finish()
    _count_the_rest(parts, state)
    if part := flaw(state):
        parts.refuse(part)
    return state


def _read_numbers(parts: Parts, state: State) -> None:
    for flag in filter(None, parts.text("rules", "").split("+")):
        if flag not in FLAGS:
            parts.refuse("rules")
        setattr(state, flag, 1)
    state.step = _choice(parts, "step", parts.text("step", "act"), STEPS)
    for name in ("turn", "foe", "beaten"):
        setattr(state, name, _seat(parts, name, parts.text(name, "a"), state))
    for name in ("usurper", "champion"):
        setattr(state, name, _seat(parts, name, text, state) if (text := parts.text(name, "-")) != "-" else NOBODY)
    for name, usual in _NUMBERS.items():
        setattr(state, name, parts.number(name, 0, _LARGEST.get(name, 1000), usual))


def _read_map(parts: Parts, state: State) -> None:
    specials = parts.text("map", ".".join(SECTOR_IDS[FORTRESS:]))
    if specials:
        names = specials.split(".")
        if sorted(names) != sorted(SECTOR_IDS[FORTRESS:]):
            parts.refuse("map")
        for spot, name in zip(SPECIAL_SPOTS[state.seats - 2], names, strict=True):
            state.spot[SECTOR_IDS.index(name)] = spot
    for sector, name in enumerate(SECTOR_IDS):
        for item in filter(None, parts.text(name, "").split(".")):
            _read_sector_item(parts, state, sector, item)


def _read_sector_item(parts: Parts, state: State, sector: int, item: str) -> None:
    name = SECTOR_IDS[sector]
    if state.spot[sector] == NOWHERE:
        parts.refuse(name)
    if item == "m":
        state.mineral[sector] = 1
    elif item.startswith("h="):
        hunts = KIND_NAMES[FIRST_HUNT:]
        state.hunt[sector] = HIDDEN if item == "h=?" else _choice(parts, name, item[2:], hunts) + 1
    elif item.startswith("x="):
        for seat in item[2:]:
            state.explored[sector] |= 1 << _seat(parts, name, seat, state)
    elif state.controller[sector] != NOBODY:
        parts.refuse(name)
    else:
        state.controller[sector] = _seat(parts, name, item[:1], state)
        state.defence[sector] = parts.whole(name, item[1:], FIRST_PRICE[sector], MAXIMUM[sector])


def _read_holds(parts: Parts, state: State) -> None:
    fleet = ("-", *KIND_NAMES[FIRST_SHIP:FIRST_TRADE])
    for seat, name in enumerate(parts.listed("vessels", state.seats, "-")):
        state.vessel[seat] = _choice(parts, "vessels", name, fleet)
    for seat, name in enumerate(parts.listed("ships", state.seats, "tortuga")):
        state.ship[seat] = _choice(parts, "ships", name, ("hold", *SECTOR_IDS)) - 1
        if state.ship[seat] != IN_HOLD and state.spot[state.ship[seat]] == NOWHERE:
            parts.refuse("ships")
    for field in ("influence", "minerals"):
        for seat, number in enumerate(parts.listed(field, state.seats, "0")):
            getattr(state, field)[seat] = parts.whole(field, number, 0, 100)
    for seat, name in enumerate(parts.listed("reserves", state.seats, "-")):
        state.reserve[seat] = HIDDEN if name == "?" else _choice(parts, "reserves", name, ("-", *KIND_NAMES))
    for seat, heap in enumerate(parts.listed("hands", state.seats, "")):
        state.hand[seat], state.hand_size[seat] = _counts(parts, "hands", heap)
    for part, zone in (("decks", state.deck), ("discards", state.discard)):
        for seat, heap in enumerate(parts.listed(part, state.seats, "")):
            zone[seat], size = _counts(parts, part, heap)
            if size != sum(zone[seat]):
                parts.refuse(part)


def _read_supply(parts: Parts, state: State) -> None:
    for market, names in enumerate(parts.listed("market", SPECIALS, ".".join("-" * OPEN))):
        cards = [_choice(parts, "market", name, ("-", *KIND_NAMES)) for name in names.split(".")]
        if len(cards) != OPEN or any(kind and not _belongs(kind - 1, market) for kind in cards):
            parts.refuse("market")
        state.market[market] = cards
    for market, names in enumerate(parts.listed("under", SPECIALS, "")):
        cards = [_choice(parts, "under", name, KIND_NAMES) + 1 for name in names.split(".") if name]
        if len(cards) > MOST_IN_DECK or any(not _belongs(kind - 1, market) for kind in cards):
            parts.refuse("under")
        state.under[market][: len(cards)] = cards
        state.under_size[market] = len(cards)
    state.destroyed, _ = _counts(parts, "box", parts.text("box", ""))


def _belongs(kind: int, market: int) -> bool:
    return FIRST_OF_MARKET[market] <= kind < END_OF_MARKET[market]


def _read_combat(parts: Parts, state: State) -> None:
    state.laid = _choice(parts, "laid", parts.text("laid", "-"), ("-", *KIND_NAMES))
    state.played, _ = _counts(parts, "played", parts.text("played", ""))
    state.parry, _ = _counts(parts, "parry", parts.text("parry", ""))
    state.attack, state.committed = _counts(parts, "attack", parts.text("attack", ""))


def _count_the_rest(parts: Parts, state: State) -> None:
    """Deck sizes, stocks and hunt tokens follow: all cards of the box lie somewhere."""
    for seat in range(state.seats):
        hidden = 0 if any(state.hand[seat]) else state.hand_size[seat]
        hidden += int(state.reserve[seat] == HIDDEN)
        if seat == state.turn and state.step in (MUSTER, PARRY) and not any(state.attack):
            hidden += state.committed
        state.deck_size[seat] = sum(state.deck[seat]) - hidden
        if state.deck_size[seat] < 0:
            parts.refuse("decks")
    for kind, laid_out in enumerate(cards_laid_out(state)):
        left = COPIES[kind] * (state.seats if kind < FIRST_SHIP else 1) - laid_out
        if left < 0:
            parts.refuse(_crowded_part(state, kind, -left))
        if kind < FIRST_SHIP:
            state.destroyed[kind] += left
        else:
            state.stock[kind] = left
    for market in range(SPECIALS):
        state.unseen[market] = sum(state.stock[FIRST_OF_MARKET[market] : END_OF_MARKET[market]])
    for hunt in range(HUNTS):
        state.captured[hunt] = _holder(state, FIRST_HUNT + hunt)


def cards_laid_out(state: State) -> list[int]:
    """How many cards of each kind lie anywhere but in the stock."""
    zones = [*state.hand, *state.deck, *state.discard, state.played, state.attack, state.parry, state.destroyed]
    counts = [sum(column) for column in zip(*zones, strict=True)]
    for singles in (state.reserve, *state.market, *state.under):
        for card in singles:
            if card > 0:
                counts[card - 1] += 1
    return counts


def _crowded_part(state: State, kind: int, surplus: int) -> str:
    """The last part in which so many surplus cards of a kind lie."""
    zones = {
        "box": state.destroyed[kind],
        "parry": state.parry[kind],
        "attack": state.attack[kind],
        "played": state.played[kind],
        "under": sum(market.count(kind + 1) for market in state.under),
        "market": sum(market.count(kind + 1) for market in state.market),
        "reserves": state.reserve.count(kind + 1),
        "discards": sum(heap[kind] for heap in state.discard),
        "hands": sum(heap[kind] for heap in state.hand),
    }
    return next((part for part, cards in zones.items() if cards >= surplus), "decks")


def _holder(state: State, kind: int) -> int:
    if state.destroyed[kind]:
        return GONE
    for seat in range(state.seats):
        heaps = [state.hand[seat], state.deck[seat], state.discard[seat]]
        heaps += [state.played, state.attack] if seat == state.turn else []
        heaps += [state.parry] if seat == state.foe else []
        if state.reserve[seat] == kind + 1 or any(heap[kind] for heap in heaps):
            return seat + 1
    return 0


def _choice(parts: Parts, part: str, word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        parts.refuse(part)
    return words.index(word)


def _seat(parts: Parts, part: str, word: str, state: State) -> int:
    return _choice(parts, part, word, tuple(SEAT_LETTERS[: state.seats]))


def _counts(parts: Parts, part: str, heap: str) -> tuple[list[int], int]:
    """The counts of a heap and its size; of a hidden heap only the size."""
    counts = [0] * KINDS
    if heap.startswith("?"):
        return counts, parts.whole(part, heap[1:], 1, 100)
    for item in filter(None, heap.split(".")):
        name = item.lstrip("0123456789")
        number = item[: len(item) - len(name)]
        counts[_choice(parts, part, name, KIND_NAMES)] += parts.whole(part, number or "1", 1, 100)
    return counts, sum(counts)
