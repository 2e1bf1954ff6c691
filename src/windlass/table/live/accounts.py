"""Accounts: a name with passkeys or a password, by which somebody is the same person again after the device is lost."""

from __future__ import annotations

import asyncio
import functools
import secrets
import unicodedata
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from windlass.engine.refusal import Refusal
from windlass.table.live.people import Keys, Ticket
from windlass.table.log.seats import clean
from windlass.table.store.accounts import Account, Passkey
from windlass.table.store.port import Conflict, Person, Store

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST: Final = 3  # letters of a name
TIME: Final = 5 * 60_000  # milliseconds to touch the key
PASSKEYS: Final = 10  # of one person
REGISTER, ENTER = "passkey", "enter"


class Site(NamedTuple):
    """Under which address a browser knows this server: a passkey opens this one only."""

    name: str
    origin: str


class Offer(NamedTuple):
    """What a browser needs to make or to show a passkey, and the ticket that goes back with its answer."""

    options: str
    ticket: str


def fold(name: str) -> str:
    """A name as it is compared."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()


class Accounts:
    """All accounts of a server."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store = store
        self._keys = keys
        self._hashing = asyncio.Semaphore(2)  # each takes memory on purpose

    # -- names ------------------------------------------------------------------------------------------------------

    async def _claim(self, person: Person, name: str | None, now: int) -> Account:
        """The account of a person, or the one that would be theirs under this name. Refuses a name that is too short or taken."""
        known = await self._store.accounts.account(person.id)
        if known is not None:
            return known
        wished = clean(name or "")
        if len(wished) < SHORTEST:
            raise Refusal("account.name", least=SHORTEST)
        if await self._store.accounts.account_named(fold(wished)) is not None:
            raise Refusal("account.name-taken", name=wished)
        return Account(person.id, wished, fold(wished), "", now)

    async def _keep(self, account: Account, passkey: Passkey | None = None) -> None:
        try:
            await self._store.accounts.keep(account, passkey)
        except Conflict:  # somebody was quicker
            raise Refusal("account.name-taken", name=account.name) from None

    # -- passwords --------------------------------------------------------------------------------------------------

    async def set_password(self, person: Person, name: str | None, password: str, current: str | None, now: int) -> None:
        """Make an account with a password, or give it another one, which the present one allows."""
        account = await self._claim(person, name, now)
        if account.password and not await self._fits(account.password, current or ""):
            raise Refusal("account.wrong")
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher().hash, password)
        await self._keep(account._replace(password=hashed))

    async def enter(self, name: str, password: str) -> Person:
        """The person of an account. A name nobody has takes as long to refuse as a wrong password."""
        account = await self._store.accounts.account_named(fold(name))
        stored = account.password if account is not None and account.password else _nobodys()
        fits = await self._fits(stored, password)
        person = await self._store.person(account.person) if account is not None and account.password and fits else None
        if person is None:
            raise Refusal("account.wrong")
        return person

    async def _fits(self, stored: str, password: str) -> bool:
        from argon2.exceptions import Argon2Error

        def look() -> bool:
            try:
                return _hasher().verify(stored, password)
            except Argon2Error:
                return False

        async with self._hashing:
            return await asyncio.to_thread(look)

    # -- passkeys ---------------------------------------------------------------------------------------------------

    async def offer_passkey(self, person: Person, name: str | None, site: Site, now: int) -> Offer:
        """What makes a new passkey for a person, and with the first one an account of that name."""
        import webauthn
        from webauthn.helpers import structs

        account = await self._claim(person, name, now)
        known = await self._store.accounts.passkeys(person.id)
        if len(known) >= PASSKEYS:
            raise Refusal("account.passkeys", most=PASSKEYS)
        ticket = self._keys.ticket(REGISTER, person.id, now + TIME)
        options = webauthn.generate_registration_options(
            rp_id=site.name, rp_name="Windlass", user_name=account.name, user_id=person.id.encode(),
            challenge=ticket.encode(), timeout=TIME,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(resident_key=structs.ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(one.id)) for one in known],
        )  # fmt: skip
        return Offer(webauthn.options_to_json(options), ticket)

    async def add_passkey(
        self, person: Person, name: str | None, ticket: str, answer: dict[str, Any], device: str, site: Site, now: int
    ) -> None:
        """Keep the passkey a browser made. Refuses with `account.passkey` what proves nothing."""
        import webauthn

        await self._redeem(REGISTER, ticket, person.id, now)
        account = await self._claim(person, name, now)
        made = _verified(webauthn.verify_registration_response, answer, ticket, site)
        made_id = webauthn.helpers.bytes_to_base64url(made.credential_id)
        passkey = Passkey(made_id, person.id, made.credential_public_key, made.sign_count, device, now, now)
        await self._keep(account, passkey)

    def offer_entry(self, site: Site, now: int) -> Offer:
        """What lets a browser show a passkey of this server, whosever it is."""
        import webauthn

        ticket = self._keys.ticket(ENTER, "", now + TIME)
        options = webauthn.generate_authentication_options(rp_id=site.name, challenge=ticket.encode(), timeout=TIME)
        return Offer(webauthn.options_to_json(options), ticket)

    async def enter_by_passkey(self, ticket: str, answer: dict[str, Any], site: Site, now: int) -> Person:
        """The person whose passkey a browser showed."""
        import webauthn

        await self._redeem(ENTER, ticket, "", now)
        named = answer.get("id")
        passkey = await self._store.accounts.passkey(named) if isinstance(named, str) else None
        person = await self._store.person(passkey.person) if passkey is not None else None
        if passkey is None or person is None:
            raise Refusal("account.passkey-unknown")
        shown = _verified(
            webauthn.verify_authentication_response, answer, ticket, site,
            credential_public_key=passkey.public_key, credential_current_sign_count=passkey.uses,
        )  # fmt: skip
        await self._store.accounts.used(passkey.id, shown.new_sign_count, now)
        return person

    async def drop_passkey(self, person: Person, passkey: str) -> None:
        """Forget a passkey. The last way into an account stays."""
        account, known = await self._store.accounts.account(person.id), await self._store.accounts.passkeys(person.id)
        if account is not None and not account.password and [one.id for one in known] == [passkey]:
            raise Refusal("account.last-way")
        await self._store.accounts.drop_passkey(person.id, passkey)

    async def _redeem(self, purpose: str, ticket: str, subject: str, now: int) -> Ticket:
        found = self._keys.redeem(purpose, ticket, now)
        if found is None or found.subject != subject or not await self._store.use_once(found.own, found.expires):
            raise Refusal("account.passkey")
        return found


def _verified(verify: Any, answer: dict[str, Any], ticket: str, site: Site, **more: Any) -> Any:
    """What a browser's answer proves. Refuses with `account.passkey`."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify(credential=answer, expected_challenge=ticket.encode(), expected_rp_id=site.name, expected_origin=site.origin, **more)
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):  # strangers send anything
        raise Refusal("account.passkey") from None


@functools.cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher, profiles

    return PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY)


@functools.cache
def _nobodys() -> str:
    """The hash of a password that nobody has."""
    return _hasher().hash(secrets.token_hex(16))
