"""The store: where logs, people and lists are kept, behind one port; SQLite by default, PostgreSQL for many processes."""

from __future__ import annotations

from windlass.engine.refusal import Refusal
from windlass.table.store.port import Store


def open_store(address: str, *, alone: bool = False) -> Store:
    """The store at an address: `postgresql://...`, or a path of an SQLite file. It is migrated when it is opened. Refuses with `store.`
    what cannot be used and, where it is to be `alone`, an SQLite file that another server uses.
    """
    if address.startswith(("postgresql://", "postgres://")):
        return _postgres(address)
    from windlass.table.store.sqlite import SqliteStore  # only what is used is loaded

    return SqliteStore(address, alone=alone)


def _postgres(address: str) -> Store:
    try:
        import psycopg

        from windlass.table.store.postgres import PostgresStore
    except ImportError:  # psycopg is an extra
        raise Refusal("store.no-driver") from None
    try:
        return PostgresStore(address)
    except psycopg.Error as error:
        raise Refusal("store.unreachable", reason=str(error).strip().partition("\n")[0]) from None
