"""Compression: every message made small against the one before it on its connection, and once for all who watch the same.

A compressor kept for each connection would cost 160 kB and repeat its work for everybody. What permessage-deflate (RFC 7692) lets a
receiver remember is what it was sent last, so that message itself is the dictionary of the next: nothing else is kept.
"""

from __future__ import annotations

import functools
import struct
import zlib
from collections.abc import Sequence
from typing import Any, Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from windlass.table.log.parcel import Parcel

SMALL: Final = 400  # bytes up to which a message goes as it is; what is sent so is remembered by nobody
SHARED: Final = 64  # compressed messages kept for others who are sent the same after the same
LEVEL: Final = 3
MEMORY: Final = 6
SHORTEST: Final = 10  # bits of the smallest window
LOOKED_AHEAD: Final = 700  # bytes of a window in which nothing is found, and by which a message may be longer than the one before
EMPTY_BLOCK: Final = b"\x00\x00\xff\xff"  # what each message ends with, and RFC 7692 leaves out
NEVER_SAID: Final = b"\x00"  # a byte that no message holds
TEXT: Final = 0x81
COMPRESSED: Final = 0x40


class LeanDeflate(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression, and keeps no compressor: messages are framed by a `Framer`."""

    def __init__(self) -> None:
        super().__init__(client_max_window_bits=12, client_no_context_takeover=True)  # commands are short: nothing is kept to read them

    def process_request_params(self, params: Sequence[Any], accepted_extensions: Sequence[Extension]) -> Any:
        """What is agreed, with what reads the client's messages."""
        agreed, deflate = super().process_request_params(params, accepted_extensions)
        vars(deflate).pop("encoder", None)
        return agreed, deflate


class Framer:
    """What turns the messages for one connection into the bytes of frames."""

    def __init__(self, extensions: Sequence[Extension]) -> None:
        found = next((one for one in extensions if isinstance(one, PerMessageDeflate)), None)
        self._bits = found.local_max_window_bits if found is not None else 0
        self._remembers = found is not None and not found.local_no_context_takeover
        self._before = Parcel(b"")

    def frame(self, parcel: Parcel) -> bytes:
        """The one frame of a message."""
        if not self._bits or len(parcel.shared) + len(parcel.own) <= SMALL:
            return head(TEXT, len(parcel.shared) + len(parcel.own)) + parcel.shared + parcel.own
        data = packed(self._before.shared, len(self._before.own), parcel.shared, self._bits)
        if self._remembers:
            self._before = parcel
        if not parcel.own:
            return head(TEXT | COMPRESSED, len(data) - len(EMPTY_BLOCK)) + data[: -len(EMPTY_BLOCK)]
        length = len(parcel.own)
        stored = struct.pack("<BHH", 0, length, length ^ 0xFFFF) + parcel.own + b"\x00"  # a block as it is, and the head of an empty one
        return head(TEXT | COMPRESSED, len(data) + len(stored)) + data + stored


@functools.lru_cache(maxsize=SHARED)
def packed(before: bytes, unlike: int, shared: bytes, bits: int) -> bytes:
    """A message compressed against the one before it, which ended with so many bytes that differ from reader to reader."""
    known = (before + NEVER_SAID * unlike)[-(1 << bits) :]
    bits = min(bits, max(SHORTEST, (len(known) + LOOKED_AHEAD).bit_length()))  # as far back as a message of that size needs
    given: dict[str, Any] = {"zdict": known} if before else {}
    deflate = zlib.compressobj(level=LEVEL, wbits=-bits, memLevel=MEMORY, **given)
    return deflate.compress(shared) + deflate.flush(zlib.Z_SYNC_FLUSH)


def head(kind: int, length: int) -> bytes:
    """The beginning of a frame from a server."""
    if length < 126:
        return struct.pack("!BB", kind, length)
    return struct.pack("!BBH", kind, 126, length) if length < 1 << 16 else struct.pack("!BBQ", kind, 127, length)
