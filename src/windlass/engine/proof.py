"""Fair shuffles: a seed that nobody could choose, a chain of hashes over the log, and signed receipts of its head.

The table publishes the hash of its secret before anybody sits down; every seat's client adds bytes of its own; the seed is the hash of all.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Self

from windlass.engine.refusal import Refusal

SEED_BYTES: Final = 16
SECRET_BYTES: Final = 32
PART_BYTES: Final = range(16, 65)  # how many a seat may add; a bot's seat adds none
_RECEIPT: Final = re.compile(r"windlass receipt 1 ([0-9a-f]{64}) ([0-9]{1,9}) ([0-9a-f]{64}) ([0-9a-f]{128})")


def _hash(purpose: str, *parts: bytes) -> bytes:
    """SHA-256 for one purpose: every part stands behind its length, so that no two lists of parts read alike."""
    total = hashlib.sha256(b"windlass " + purpose.encode() + b"\0")
    for part in parts:
        total.update(len(part).to_bytes(8, "big") + part)
    return total.digest()


def seed_hash(seed: bytes) -> str:
    """What is published of a seed at the start: anyone can check the revealed seed against it at the end."""
    return hashlib.sha256(b"windlass seed " + seed).hexdigest()


def commitment_of(secret: bytes, key: str = "") -> str:
    """The hash that is published before anybody sits down: it fixes the secret and the key that signs receipts."""
    return _hash("commitment", secret, bytes.fromhex(key)).hex()


def seed_from(secret: bytes, contributions: Iterable[bytes]) -> bytes:
    """The seed of a match from the table's secret and the bytes of every seat in order; a bot's are empty."""
    parts = tuple(contributions)
    if any(part and len(part) not in PART_BYTES for part in parts):
        raise Refusal("proof.part", low=PART_BYTES[0], high=PART_BYTES[-1])
    return _hash("seed", secret, *parts)[:SEED_BYTES]


def lot_of(place: int, secret: bytes, *contributions: bytes) -> bytes:
    """The lot of whoever waits at this place: seats are taken in the order of the lots."""
    return _hash("lot", str(place).encode(), secret, *contributions)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Where a seed came from. Everything is public from the start but the secret, which is revealed at the end."""

    commitment: str
    parts: tuple[bytes, ...] = ()
    key: str = ""
    """The public key of receipts in hex; empty where none are given."""
    secret: bytes | None = None

    @classmethod
    def alone(cls) -> Self:
        """A shuffle of this process alone, with a secret just drawn."""
        secret = secrets.token_bytes(SECRET_BYTES)
        return cls(commitment_of(secret), secret=secret)

    @property
    def seed(self) -> bytes:
        """The seed that follows from all parts. Refuses with `match.seed` a secret that is missing or is not the one committed to."""
        if self.secret is None or len(self.secret) != SECRET_BYTES or commitment_of(self.secret, self.key) != self.commitment:
            raise Refusal("match.seed")
        return seed_from(self.secret, self.parts)

    def public(self) -> Shuffle:
        """What anyone may read before the end."""
        return replace(self, secret=None)


@dataclass(frozen=True, slots=True)
class Receipt:
    """The table's signature under the head of a log after that many entries. Its text form is one line."""

    commitment: str
    count: int
    head: str
    signature: str

    def __str__(self) -> str:
        return f"windlass receipt 1 {self.commitment} {self.count} {self.head} {self.signature}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The receipt of a line. Refuses with `proof.receipt`."""
        found = _RECEIPT.fullmatch(text.strip())
        if not found:
            raise Refusal("proof.receipt")
        return cls(found[1], int(found[2]), found[3], found[4])

    @property
    def statement(self) -> bytes:
        """What is signed."""
        return _hash("receipt", self.commitment.encode(), str(self.count).encode(), self.head.encode())

    def is_signed_by(self, key: str) -> bool:
        """Whether the holder of this public key signed it."""
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

        try:
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(self.signature), self.statement)
        except (InvalidSignature, ValueError):
            return False
        return True


class Pledge:
    """What a table keeps to itself: one root from which its secret and its signing key follow. Only the secret is ever revealed."""

    def __init__(self, root: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self.root = root
        self.secret = _hash("secret", root)
        self._signer = Ed25519PrivateKey.from_private_bytes(_hash("key", root))
        self.key = self._signer.public_key().public_bytes_raw().hex()
        self.commitment = commitment_of(self.secret, self.key)

    def shuffle(self, contributions: Iterable[bytes]) -> Shuffle:
        """The shuffle of a match that starts now, with the bytes that every seat added, in the order of the seats."""
        return Shuffle(self.commitment, tuple(contributions), self.key, self.secret)

    def receipt(self, count: int, head: str) -> Receipt:
        """A signed receipt: after that many entries the log's head was this."""
        blank = Receipt(self.commitment, count, head, "")
        return replace(blank, signature=self._signer.sign(blank.statement).hex())


def commit() -> Pledge:
    """A fresh pledge. Publish its `commitment` before anybody sits down, and keep its `root`."""
    return Pledge(secrets.token_bytes(SECRET_BYTES))


def contribution() -> bytes:
    """Fresh bytes for one seat, as its client adds them."""
    return secrets.token_bytes(PART_BYTES[0])


def first_head(header: bytes) -> bytes:
    """The head of a log without entries: the hash of its header."""
    return _hash("header", header)


def next_head(head: bytes, entry: str, seed: bytes) -> bytes:
    """The head after one more entry. The seed is in it: who does not know it yet cannot try which hidden action fits a head they hold."""
    return _hash("entry", head, entry.encode(), seed)
