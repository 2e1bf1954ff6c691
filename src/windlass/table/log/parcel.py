"""A parcel: a message as bytes, with what is the same for all who watch through the same eyes apart from what is one reader's own."""

from __future__ import annotations

from typing import NamedTuple


class Parcel(NamedTuple):
    """The bytes that many readers are sent alike, and those that follow for one of them."""

    shared: bytes
    own: bytes = b""
