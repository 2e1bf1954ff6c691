"""People: guests with a name and a language, and the signed tokens that prove who somebody is."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final, NamedTuple

from windlass.engine.refusal import Refusal
from windlass.table.log.seats import clean
from windlass.table.store.accounts import SignIn
from windlass.table.store.port import Person, Store
from windlass.table.wire import PersonInfo

CARRY: Final = "carry"
CARRY_MINUTES: Final = 15
AGENT_PARTS: Final = 4
SEEN_AGAIN: Final = 3_600_000  # milliseconds after which it is noted anew that a device was seen


class Ticket(NamedTuple):
    """What a ticket says: its subject, until when it holds, and what is its own alone."""

    subject: str
    expires: int
    own: str


def short(data: bytes) -> str:
    """Bytes in letters fit for an address."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Keys:
    """What is signed with the server's secret. All comparisons take constant time."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _sign(self, purpose: str, text: str) -> str:
        return short(hmac.digest(self._secret, f"{purpose} {text}".encode(), "sha256"))

    def derive(self, purpose: str, text: str) -> str:
        """An unguessable id that the same words give again."""
        return self._sign(purpose, text)[:18].replace("-", "x").replace("_", "y")

    def token_of(self, sign_in: str) -> str:
        """The token that proves this sign-in."""
        return f"{sign_in}.{self._sign('sign-in', sign_in)}"

    def sign_in_of(self, token: str) -> str | None:
        """The sign-in a token proves, or None when it proves nothing. Tokens of earlier versions named the person instead."""
        sign_in, _, signature = token.partition(".")
        signs = [self._sign(purpose, sign_in).encode() for purpose in ("sign-in", "person")]
        return sign_in if any(hmac.compare_digest(signature.encode(), sign) for sign in signs) else None

    def agent_token(self, table: str, seat: int, person: str) -> str:
        """A token that lets a program play this person's seat at this table, and nothing else."""
        body = f"agent.{table}.{seat}.{person}"
        return f"{body}.{self._sign('agent', body)}"

    def agent_of(self, token: str) -> tuple[str, int, str]:
        """The table, seat and person of such a token. Refuses with `person.agent` what is none."""
        body, _, signature = token.rpartition(".")
        parts = body.split(".")
        if not hmac.compare_digest(signature.encode(), self._sign("agent", body).encode()) or len(parts) != AGENT_PARTS:
            raise Refusal("person.agent")
        return parts[1], int(parts[2]), parts[3]

    def ticket(self, purpose: str, subject: str, expires: int) -> str:
        """Proof that this server meant this, for one purpose and until that time; who takes it in sees to it that it is used once."""
        body = f"{subject}.{expires}.{short(secrets.token_bytes(24))}"
        return f"{body}.{self._sign(purpose, body)}"

    def redeem(self, purpose: str, ticket: str, now: int) -> Ticket | None:
        """What a ticket says, or None when it is none for this purpose, or too old."""
        body, _, signature = ticket.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(purpose, body).encode()):
            return None
        subject, expires, own = body.rsplit(".", 2)
        return Ticket(subject, int(expires), own) if int(expires) >= now else None


def info(person: Person) -> PersonInfo:
    """A person as they see themselves."""
    return PersonInfo(id=person.id, name=person.name, language=person.language, muted=list(person.muted), emblem=person.emblem)


class People:
    """Everyone who ever came, by id."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store = store
        self.keys = keys

    async def find(self, token: str | None, now: int) -> Person | None:
        """The person a token proves, if they exist and nobody ended the sign-in."""
        sign_in = self.keys.sign_in_of(token) if token else None
        found = await self._store.accounts.signed_in(sign_in) if sign_in else None
        if found is None:
            return None
        person, known = found
        if now - known.seen > SEEN_AGAIN:
            await self._store.accounts.sign_in(known._replace(seen=now))
        return person

    async def sign_in(self, person: str, device: str, now: int) -> str:
        """Make a device this person; gives its token."""
        sign_in = short(secrets.token_bytes(12))
        await self._store.accounts.sign_in(SignIn(sign_in, person, device, now, now))
        return self.keys.token_of(sign_in)

    async def make(self, name: str, language: str, now: int) -> Person:
        """A new guest."""
        person = Person(short(secrets.token_bytes(9)).replace("-", "x").replace("_", "y"), clean(name) or "Guest", language, (), now)
        await self._store.save_person(person)
        return person

    async def change(self, person: Person, name: str | None, language: str | None, emblem: str | None = None) -> Person:
        """The person with another name, language or emblem."""
        changed = person._replace(
            name=(clean(name) if name else "") or person.name, language=language or person.language, emblem=emblem or person.emblem
        )
        if changed != person:
            await self._store.save_person(changed)
        return changed

    async def mute(self, person: Person, other: str, *, muted: bool) -> Person:
        """The person, hearing another no more or again."""
        rest = tuple(one for one in person.muted if one != other)
        changed = person._replace(muted=(*rest, other)[-200:] if muted else rest)
        await self._store.save_person(changed)
        return changed

    async def carried(self, token: str, now: int) -> Person:
        """The person of a private link, which is used up by this. Refuses with `person.link` what is wrong, used or too old."""
        ticket = self.keys.redeem(CARRY, token, now)
        found = await self._store.person(ticket.subject) if ticket is not None else None
        if ticket is None or found is None or not await self._store.use_once(ticket.own, ticket.expires):
            raise Refusal("person.link")
        return found
