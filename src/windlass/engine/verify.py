"""Verification: what a match file proves, what merely agrees with itself, what stays open and what is false."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from windlass.engine.match import Match
from windlass.engine.matchfile import parse
from windlass.engine.proof import Receipt
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text

Standing = Literal["proven", "agrees", "open", "false"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: proven from outside, agreeing with the rest of the file, open, or false."""

    standing: Standing
    text: Text


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found, in the order it was looked at, and the match where the file can be replayed."""

    findings: tuple[Finding, ...]
    match: Match | None

    @property
    def is_false(self) -> bool:
        """Whether something in it cannot be true."""
        return any(finding.standing == "false" for finding in self.findings)

    @property
    def is_proven(self) -> bool:
        """Whether the shuffles were fixed by something the reader kept from before the start, and nothing is false."""
        return not self.is_false and any(finding.text.id == "proof-commitment" for finding in self.findings)


def verify(match: Match | str, *, commitment: str | None = None, receipts: Iterable[Receipt] = ()) -> Verdict:
    """What a match, or the text of one, proves to somebody who kept the published hash and receipts, or kept nothing."""
    if isinstance(match, str):
        try:
            match = parse(match)
        except Refusal as refusal:
            return Verdict((_finding("false", "proof-broken", reason=refusal.text),), None)
    findings = [
        _finding("agrees", "proof-replays", count=len(match.entries)),
        *_shuffle(match, commitment),
        *_log(match, commitment, tuple(receipts)),
    ]
    return Verdict(tuple(findings), match)


def _finding(standing: Standing, message: str, **args: int | str | Text) -> Finding:
    return Finding(standing, Text(message, dict(args)))


def _published(commitment: str | None) -> str:
    return (commitment or "").strip().lower()


def _shuffle(match: Match, commitment: str | None) -> list[Finding]:
    """Who could have chosen the cards."""
    shuffle, published = match.header.shuffle, _published(commitment)
    findings = []
    if not published:
        findings.append(_finding("open", "proof-alone"))
    elif shuffle is not None and published == shuffle.commitment:
        findings.append(_finding("proven", "proof-commitment"))
    elif published == match.header.seed_hash:
        findings.append(_finding("proven", "proof-seed-hash"))
    else:
        findings.append(_finding("false", "proof-other-commitment"))
    if shuffle is None:
        findings.append(_finding("open", "proof-chosen"))
    else:
        findings.append(_finding("agrees", "proof-parts", count=sum(1 for part in shuffle.parts if part), seats=match.seats))
    return findings


def _log(match: Match, commitment: str | None, receipts: tuple[Receipt, ...]) -> list[Finding]:
    """Whether anything was cut off or altered since receipts were signed."""
    if not receipts:
        return [_finding("open", "proof-no-receipt")]
    anchored = match.header.shuffle is not None and _published(commitment) == match.header.shuffle.commitment
    findings = [_receipt(match, receipt, anchored=anchored) for receipt in receipts]
    rest = len(match.entries) - max(receipt.count for receipt in receipts)
    if rest > 0 and all(finding.standing != "false" for finding in findings):
        findings.append(_finding("open", "proof-rest", count=rest))
    return findings


def _receipt(match: Match, receipt: Receipt, *, anchored: bool) -> Finding:
    shuffle, present = match.header.shuffle, len(match.entries)
    if shuffle is None or receipt.commitment != shuffle.commitment or not receipt.is_signed_by(shuffle.key):
        return _finding("false", "proof-receipt-forged", count=receipt.count)
    if receipt.count > present:
        return _finding("false", "proof-receipt-cut", count=receipt.count, present=present)
    if match.head_after(receipt.count) != receipt.head:
        return _finding("false", "proof-receipt-altered", count=receipt.count)
    return _finding("proven" if anchored else "agrees", "proof-receipt" if anchored else "proof-receipt-alone", count=receipt.count)
