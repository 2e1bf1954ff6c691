"""The store: where logs, people and lists are kept, behind one port; SQLite by default, PostgreSQL for many processes."""

from __future__ import annotations

from windlass.table.store.port import Store


def open_store(address: str) -> Store:
    """The store at an address: `postgresql://...`, or a path of an SQLite file. It is migrated when it is opened."""
    if address.startswith(("postgresql://", "postgres://")):
        from windlass.table.store.postgres import PostgresStore  # psycopg is an extra

        return PostgresStore(address)
    from windlass.table.store.sqlite import SqliteStore  # only what is used is loaded

    return SqliteStore(address)
