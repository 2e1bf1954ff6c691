"""Charts of a page: rows with a bar or a dot, the interval as a whisker, each beside its numbers, so that every chart is its table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDE = 320
HIGH = 22
TALL = 90
COLUMNS = 24  # of a histogram, at most


class Mark(NamedTuple):
    """A value with its interval, and how people read them."""

    value: float
    low: float
    high: float
    text: str
    interval: str


def scale_of(marks: Sequence[Mark], fair: float | None = None) -> tuple[float, float]:
    """The ends of an axis that holds all of them and zero."""
    ends = [end for mark in marks for end in (mark.low, mark.high, mark.value)] + [0.0] + ([fair] if fair is not None else [])
    low, high = min(ends), max(ends)
    return low, high if high > low else low + 1


def bar(mark: Mark, ends: tuple[float, float], fair: float | None = None) -> str:
    """One row's picture: a bar from zero, the whisker of its interval, and a line where the fair value lies."""
    low, high = ends

    def at(value: float) -> float:
        return round(4 + (value - low) / (high - low) * (WIDE - 8), 1)

    zero, end, middle = at(0.0), at(mark.value), HIGH / 2
    parts = [
        f'<rect class="bar" x="{min(zero, end)}" y="5" width="{max(abs(end - zero), 1):.1f}" height="{HIGH - 10}" rx="2"/>',
        f'<path class="whisker" d="M{at(mark.low)} {middle}H{at(mark.high)}M{at(mark.low)} 6v{HIGH - 12}M{at(mark.high)} 6v{HIGH - 12}"/>',
    ]
    if fair is not None:
        parts.append(f'<path class="fair" d="M{at(fair)} 0v{HIGH}"/>')
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">{"".join(parts)}</svg>'


Row = tuple[str, Mark, Sequence[str]]


def chart(caption: str, headings: Sequence[str], rows: Sequence[Row], fair: float | None = None, among: Sequence[Row] = ()) -> str:
    """A table whose first columns are name, picture, value and interval; then what the rows add. The scale holds all of `among`."""
    ends = scale_of([mark for _, mark, _ in among or rows], fair)
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td class="picture">{bar(mark, ends, fair)}</td>'
        f"<td>{escape(mark.text)}</td><td>{escape(mark.interval)}</td>{''.join(f'<td>{escape(cell)}</td>' for cell in more)}</tr>"
        for name, mark, more in rows
    )
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def table(caption: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of words."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def histogram(values: Sequence[int], caption: str) -> str:
    """How often values fall: a column for each part of their range, with the ends of the range below."""
    if not values:
        return ""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // COLUMNS))
    counts = [0] * (-(-(high - low + 1) // width))
    for value in values:
        counts[(value - low) // width] += 1
    step = WIDE / len(counts)
    columns = "".join(
        f'<rect class="bar" x="{at * step + 1:.1f}" y="{TALL - count / max(counts) * TALL:.1f}" width="{step - 2:.1f}" '
        f'height="{count / max(counts) * TALL:.1f}"><title>{low + at * width}–{low + at * width + width - 1}: {count}</title></rect>'
        for at, count in enumerate(counts)
    )
    return (
        f'<figure><svg class="tall" viewBox="0 0 {WIDE} {TALL}" role="img" aria-label="{escape(caption)}">{columns}</svg>'
        f'<div class="ends"><span>{low}</span><figcaption>{escape(caption)}</figcaption>'
        f"<span>{low + len(counts) * width - 1}</span></div></figure>"
    )
