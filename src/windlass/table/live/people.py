"""People: guests with a name and a language, and the signed tokens that prove who somebody is."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from windlass.engine.refusal import Refusal
from windlass.table.log.seats import clean
from windlass.table.store.port import Person, Store
from windlass.table.wire import PersonInfo

CARRY_MINUTES: Final = 15
AGENT_PARTS: Final = 4


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

    def token_of(self, person: str) -> str:
        """The token that proves to be this person."""
        return f"{person}.{self._sign('person', person)}"

    def person_of(self, token: str) -> str | None:
        """The person a token proves, or None when it proves nothing."""
        person, _, signature = token.partition(".")
        return person if hmac.compare_digest(signature.encode(), self._sign("person", person).encode()) else None

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

    def carry_token(self, person: str, expires: int) -> str:
        """A token that makes another device the same person, once, until that time."""
        body = f"{person}.{expires}.{short(secrets.token_bytes(9))}"
        return f"{body}.{self._sign('carry', body)}"

    def carried(self, token: str, now: int) -> tuple[str, str, int]:
        """The person, the token's own id and its end. Refuses with `person.link` what is wrong or too old."""
        body, _, signature = token.rpartition(".")
        parts = body.split(".")
        if not hmac.compare_digest(signature.encode(), self._sign("carry", body).encode()) or len(parts) != 3 or int(parts[1]) < now:
            raise Refusal("person.link")
        return parts[0], parts[2], int(parts[1])


def info(person: Person) -> PersonInfo:
    """A person as they see themselves."""
    return PersonInfo(id=person.id, name=person.name, language=person.language, muted=list(person.muted))


class People:
    """Everyone who ever came, by id."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store = store
        self.keys = keys

    async def find(self, token: str | None) -> Person | None:
        """The person a token proves, if they exist."""
        person = self.keys.person_of(token) if token else None
        return await self._store.person(person) if person else None

    async def make(self, name: str, language: str, now: int) -> Person:
        """A new guest."""
        person = Person(short(secrets.token_bytes(9)).replace("-", "x").replace("_", "y"), clean(name) or "Guest", language, (), now)
        await self._store.save_person(person)
        return person

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """The person with another name or language."""
        changed = person._replace(name=(clean(name) if name else "") or person.name, language=language or person.language)
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
        """The person of a private link, which is used up by this."""
        person, link, until = self.keys.carried(token, now)
        found = await self._store.person(person)
        if found is None or not await self._store.use_once(link, until):
            raise Refusal("person.link")
        return found
