"""Words that a program reads: names of steps, symbols and the like, closed lists that their owner keeps."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Meta


def one_of(title: str, words: Iterable[str]) -> Meta:
    """The mark of a text field that holds one of these words: the browser gets them as a type of this name."""
    return Meta(extra_json_schema={"title": title, "enum": list(words)})
