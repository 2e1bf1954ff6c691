"""What games are like under strong play: how long, whom the seat favours, how they are won, what hardly anybody does.

`python -m benchmarks facts` plays whole matches between equal bots and writes `results/facts.json` and a section of
`docs/games/<game>.md`; `--only GAME` plays one game again.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import windlass
from benchmarks.measure import RESULTS, write
from windlass.i18n.catalog import catalog
from windlass.lab.balance.chronicle import Chronicle, chronicle
from windlass.lab.balance.figures import Figure
from windlass.lab.balance.study import Study, study
from windlass.lab.balance.things import labels
from windlass.lab.matches import field_of

NAME: Final = "facts"
LEVEL: Final = "captain"
FIELDS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "cartagena": ({"variant": "jamaica", "seats": 2}, {"variant": "tortuga", "seats": 2}, {"variant": "jamaica", "seats": 4}),
    "gravity": ({"seats": 2}, {"seats": 4}),
}
DOCS: Final = Path(__file__).parents[1] / "docs" / "games"
TITLE: Final = "### Under strong play"
SECTION: Final = re.compile(rf"{TITLE}\n.*?(?=\n##|\Z)", re.DOTALL)
RARE: Final = 0.2  # times a match


def facts_of(found: Study, chronicles: Sequence[Chronicle], options: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a study."""
    game, say = windlass.find_game(found.field.game), catalog("en")
    names, rounds, events = labels(game), found.measures["rounds"], [event.name for event in game.events]
    return {
        "options": options, "matches": found.matches, "cut off": found.cut_off,
        "rounds": {"mean": _told(rounds.mean), "median": rounds.median, "nine tenths": [rounds.low, rounds.high]},
        "seats": [_told(seat) for seat in found.seats],
        "endings": {name: count for name, (count, *_) in found.endings.items()},
        "actions": {say.say(names[row.thing]): round(row.times, 3) for row in found.rows if not row.thing.name},
        "events": {name: round(sum(one.events.get(name, 0) for one in chronicles) / found.matches, 3) for name in events},
    }  # fmt: skip


def _told(figure: Figure) -> list[float]:
    return [round(figure.value, 3), round(figure.low, 3), round(figure.high, 3)]


def section(fields: Sequence[dict[str, Any]]) -> str:
    """The facts in words, for the game's page."""
    lines = [
        TITLE,
        "",
        f"Between equal bots that plan their turn (`{LEVEL}`), by `python -m benchmarks facts`; 95 % intervals in brackets.",
        "",
    ]
    for field in fields:
        name = ", ".join(f"{value} seats" if key == "seats" else str(value) for key, value in field["options"].items())
        mean, low, high = field["rounds"]["mean"]
        seats = ", ".join(f"{100 * one:.0f} % ({100 * start:.0f} to {100 * end:.0f})" for one, start, end in field["seats"])
        endings = ", ".join(f"{word} {count}" for word, count in field["endings"].items() if count)
        rare = [f"{word} ({often:g})" for word, often in field["actions"].items() if often < RARE]
        lines += [
            f"- **{name}**, {field['matches']} matches: {mean:.1f} rounds ({low:.1f} to {high:.1f}), the middle nine tenths"
            f" {field['rounds']['nine tenths'][0]:g} to {field['rounds']['nine tenths'][1]:g}. Wins by seat: {seats}. Endings: {endings}."
            + (f" Hardly ever done, times a match: {'; '.join(rare)}." if rare else " Every kind of action is used.")
        ]
    return "\n".join(lines) + "\n"


def put(game_id: str, text: str) -> None:
    """Write the section into the game's page, in the place of the former one."""
    page = DOCS / f"{game_id}.md"
    whole = page.read_text("utf-8")
    whole = SECTION.sub(lambda _found: text.rstrip("\n") + "\n", whole) if TITLE in whole else f"{whole.rstrip()}\n\n{text}"
    page.write_text(whole, "utf-8")


def main() -> None:
    """Play what is asked for, keep it, and write it down."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks facts", description=__doc__)
    parser.add_argument("--only", help="this game alone")
    parser.add_argument("--matches", type=int, default=200, help="for each field")
    asked = parser.parse_args()
    file = RESULTS / f"{NAME}.json"
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept.pop("machine", None)
    for game_id in (asked.only,) if asked.only else FIELDS:
        kept[game_id] = []
        for options in FIELDS[game_id]:
            field = field_of(game_id, options, [LEVEL], 3)
            chronicles = [chronicle(field, number) for number in range(asked.matches)]
            kept[game_id].append(facts_of(study(field, chronicles), chronicles, options))
        write(NAME, kept)
        put(game_id, section(kept[game_id]))


if __name__ == "__main__":
    main()
