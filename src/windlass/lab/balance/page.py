"""The page of a balance report: one file with its pictures, matches to open and style inside, in the reader's language."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from html import escape

import msgspec

import windlass
from windlass.engine.text import Text
from windlass.lab.balance.charts import Mark, Row, chart, histogram, table
from windlass.lab.balance.figures import Figure
from windlass.lab.balance.sheet import Sheet, Speaks
from windlass.lab.balance.skill import Meeting
from windlass.lab.balance.study import Row as StudyRow
from windlass.lab.balance.study import Spread, Study
from windlass.lab.balance.things import ANY, Thing, labels

SHOWN = 12  # rows of a long table that are open
SHARES = ("comeback", "decided")  # measures that are shares of one


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on the page: studies of several settings, the first told in full, meetings of levels, and what a change does."""

    studies: tuple[Study, ...]
    meetings: tuple[Meeting, ...] = ()
    changed: Study | None = None
    changes: dict[str, Figure] = {}
    change: str = ""  # what was changed, as it was typed


class Page(Sheet):
    """Writes a report in one language."""

    def __init__(self, report: Report, say: Speaks) -> None:
        super().__init__(windlass.find_game(report.studies[0].field.game), say)
        self.report, self.study = report, report.studies[0]

    def html(self) -> str:
        """The whole page."""
        title = self.say("balance-title", game=self.say(f"{self.game.id}-name"))
        parts = [
            self.words(),
            self.difference(),
            self.seats(),
            self.length(),
            self.drama(),
            self.skill(),
            self.endings(),
            *self.things(),
            self.health(),
        ]
        return self.document(title, self.about(), parts)

    def about(self) -> str:
        """How the figures came about."""
        field = self.study.field
        return self.say(
            "balance-about",
            matches=self.study.matches,
            players=", ".join(map(self.level, dict.fromkeys(field.players))),
            seats=len(field.players),
            seed=field.seed,
            version=self.game.version,
            components=self.game.components,
        )

    def words(self) -> str:
        """The figures that say most, large."""
        measures = self.study.measures
        shown = [(name, measures[name]) for name in ("rounds", "minutes", "decided", "comeback") if name in measures]
        cells = [(self.say(f"balance-measure-{name}"), self.number(name, spread.mean.value)) for name, spread in shown]
        best = max(self.study.seats, key=lambda one: one.value, default=None)
        if best:
            cells.insert(0, (self.say("balance-best-seat", seat=self.study.seats.index(best) + 1), self.share(best.value)))
        told = "".join(f'<p class="verdict {word}">{escape(sentence)}</p>' for word, sentence in self.verdicts())
        return f'{told}<ul class="words">{"".join(f"<li><b>{escape(value)}</b>{escape(name)}</li>" for name, value in cells)}</ul>'

    def verdicts(self) -> list[tuple[str, str]]:
        """What stands out, in a sentence each: seats that clearly win more or less than their share, and matches cut off."""
        found = []
        for study in self.report.studies:
            fair = 1 / len(study.field.players)
            clear = [(seat, one) for seat, one in enumerate(study.seats, 1) if one.low > fair or one.high < fair]
            for seat, one in clear:
                word = "more" if one.value > fair else "less"
                found.append(
                    ("odd", self.say(f"balance-seat-{word}", seat=seat, seats=len(study.field.players), share=self.share(one.value)))
                )
            if not clear and study.seats:
                widest = max(max(one.high - fair, fair - one.low) for one in study.seats)
                found.append(("even", self.say("balance-seats-even", seats=len(study.field.players), points=self.plain(100 * widest, 1))))
        if self.study.cut_off:
            found.append(("odd", self.say("balance-cut-off", matches=self.study.cut_off)))
        return found

    def seats(self) -> str:
        """Who wins by where they sit, for every setting."""
        charts = []
        for study in self.report.studies:
            fair = 1 / len(study.field.players)
            rows = [(self.say("seat-number", number=seat), self.mark(one, self.share), ()) for seat, one in enumerate(study.seats, 1)]
            charts.append(chart(self.setting(study), self.headings("seat", "share"), rows, fair))
        return self.section("seats", "".join(charts))

    def setting(self, study: Study) -> str:
        """What tells one study from another."""
        usual = msgspec.to_builtins(self.game.long_game_limit(self.game.options()))
        chosen = {name: value for name, value in study.field.options.items() if value != usual[name] and name != "seats"}
        told = [self.say("balance-players", seats=len(study.field.players)), *(f"{name}: {value}" for name, value in chosen.items())]
        return " · ".join([*told, self.say("balance-matches", matches=study.matches)])

    def length(self) -> str:
        """How long matches last and how much there is to decide."""
        picture = histogram(self.study.lengths, self.say("balance-lengths"))
        return self.section("length", picture + self.measures("rounds", "decisions", "real", "minutes", "options"))

    def drama(self) -> str:
        """How the lead went to and fro."""
        shown = self.measures("leads", "comeback", "decided")
        return self.section("drama", shown) if shown else ""

    def measures(self, *names: str) -> str:
        """Measures as a table: each has a scale of its own, so there are no bars."""
        rows = [
            (self.say(f"balance-measure-{name}"), *self.spread(name, self.study.measures[name]))
            for name in names
            if name in self.study.measures
        ]
        return table("", self.headings("measure", "mean", "interval", "range"), rows) if rows else ""

    def spread(self, name: str, spread: Spread) -> tuple[str, str, str]:
        """Mean, interval and the middle nine tenths."""
        low, high = self.number(name, spread.low), self.number(name, spread.high)
        return self.number(name, spread.mean.value), self.interval(spread.mean, lambda value: self.number(name, value)), f"{low} – {high}"

    def skill(self) -> str:
        """How much better play wins more, and how much the deal decides."""
        if not self.report.meetings:
            return ""
        rows = [
            (
                self.say("balance-against", level=self.level(one.level), other=self.level(one.other)),
                Mark(one.share, one.low, one.high, self.share(one.share), f"{self.share(one.low)} – {self.share(one.high)}"),
                (self.share(one.luck) if one.luck is not None else "", self.plain(one.games)),
            )
            for one in self.report.meetings
        ]
        return self.section(
            "skill", chart("", self.headings("meeting", "share", more=("luck", "games")), rows, 1 / len(self.study.field.players))
        )

    def endings(self) -> str:
        """The ways in which matches ended."""
        whole = max(self.study.matches - self.study.cut_off, 1)
        rows = [
            (
                self.say(f"{self.game.id}-ending-{name}"),
                Mark(count / whole, low, high, self.share(count / whole), f"{self.share(low)} – {self.share(high)}"),
                (),
            )
            for name, (count, low, high) in self.study.endings.items()
        ]  # fmt: skip
        return self.section("endings", chart("", self.headings("ending", "part"), rows))

    def things(self) -> list[str]:
        """Every kind of action, then everything that actions are about."""
        sections = []
        for name, rows in (
            ("kinds", [row for row in self.study.rows if not row.thing.name]),
            ("named", [row for row in self.study.rows if row.thing.name]),
        ):
            shown = []
            for row in sorted(rows, key=lambda row: (not is_clear(row), -row.times)):
                figure = row.won or Figure(0, 0, 0, 0)
                more = [self.share(row.offered), self.share(row.taken), self.plain(row.times, 2)]
                if row.cause:
                    more.append(f"{self.points(row.cause.value)} ({self.interval(row.cause, self.points)})")
                elif any(other.cause for other in rows):
                    more.append("")
                shown.append((self.label(row.thing), self.mark(figure, lambda value: self.plain(value, 2)), more))
            headings = ("offered", "taken", "times", *(["cause"] if any(row.cause for row in rows) else []))
            sections.append(self.section(name, self.folded(self.headings("thing", "won", more=headings), shown)) if shown else "")
        return sections

    def folded(self, headings: Sequence[str], rows: Sequence[Row]) -> str:
        """A long chart: the first rows, and the others once somebody asks for them."""
        first, rest = rows[:SHOWN], rows[SHOWN:]
        told = chart("", headings, first, 1.0, rows)
        if not rest:
            return told
        more = escape(self.say("balance-more", count=len(rest)))
        return f"{told}<details><summary>{more}</summary>{chart('', headings, rest, 1.0, rows)}</details>"

    def health(self) -> str:
        """What never happened, and matches worth a look."""
        never = [self.label(thing) for thing in self.study.never_taken]
        kinds = {kind.name: kind for kind in self.game.events}
        texts = [Text(f"{self.game.id}-event-{name}", dict.fromkeys(kinds[name].values, ANY)) for name in self.study.never_happened]
        events = [self.say.text(text) for text in texts]
        parts = [
            self.listed("balance-never-taken", never),
            self.listed("balance-never-happened", events),
            f"<p>{escape(self.say('balance-cut-off', matches=self.study.cut_off))}</p>",
        ]
        for sort, matches in self.study.notable.items():
            for one in matches:
                data = base64.b64encode(one.file.encode()).decode()
                name = f"{self.game.id}-{sort}-{one.number}.match"
                told = self.say(f"balance-notable-{sort}", number=one.number, decisions=one.decisions)
                parts.append(f'<p><a download="{name}" href="data:text/plain;base64,{data}">{escape(told)}</a></p>')
        return self.section("health", "".join(parts))

    def difference(self) -> str:
        """What a change did, on the same deals."""
        if not self.report.changes:
            return ""
        rows = []
        for name, figure in self.report.changes.items():
            seat = name.removeprefix("seat ")
            label = self.say("balance-seat-share", seat=int(seat)) if seat != name else self.say(f"balance-measure-{name}")
            show = self.points if seat != name or name in SHARES else self.signed
            rows.append(
                (
                    label,
                    show(figure.value),
                    self.interval(figure, show),
                    self.say("balance-clear" if figure.low * figure.high > 0 else "balance-open"),
                )
            )
        return self.section(
            "difference",
            f"<p>{escape(self.say('balance-changed', change=self.report.change))}</p>"
            + table("", self.headings("measure", "change", "interval", "sure"), rows),
        )

    # -- parts ------------------------------------------------------------------------------------------------------

    def listed(self, message: str, words: Sequence[str]) -> str:
        """A list, or nothing where there is nothing to say."""
        items = "".join(f"<li>{escape(word)}</li>" for word in words)
        if len(words) > SHOWN:
            return f"<details><summary>{escape(self.say(message))} {len(words)}</summary><ul>{items}</ul></details>"
        return f"<p>{escape(self.say(message))}</p><ul>{items}</ul>" if words else ""

    def label(self, thing: Thing) -> str:
        """A thing in words."""
        return self.say.text(labels(self.game)[thing])

    def mark(self, figure: Figure, show: object) -> Mark:
        """A figure for a chart."""
        assert callable(show)
        return Mark(figure.value, figure.low, figure.high, show(figure.value), self.interval(figure, show))

    def interval(self, figure: Figure, show: object) -> str:
        """An interval in words."""
        assert callable(show)
        return f"{show(figure.low)} – {show(figure.high)}"

    def number(self, measure: str, value: float) -> str:
        """A value of a measure as people of this language write it."""
        return self.share(value) if measure in SHARES else self.plain(value, 1)


def is_clear(row: StudyRow) -> bool:
    """Whether those who did it clearly won more or less than a fair share."""
    return row.won is not None and (row.won.low > 1 or row.won.high < 1)
