CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    muted TEXT NOT NULL,
    created BIGINT NOT NULL
) WITHOUT ROWID;

CREATE TABLE room (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    number BIGINT NOT NULL,
    turn TEXT NOT NULL,
    deadline BIGINT,
    bot INTEGER NOT NULL,
    line TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);

CREATE INDEX room_open ON room (public, status, updated);

CREATE INDEX room_due ON room (deadline) WHERE deadline IS NOT NULL;

CREATE INDEX room_bot ON room (updated) WHERE bot = 1;

CREATE TABLE entry (
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    command TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX entry_command ON entry (room, person, command) WHERE command <> '';

CREATE TABLE member (
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    seats TEXT NOT NULL,
    place INTEGER,
    resigned INTEGER NOT NULL,
    PRIMARY KEY (room, person)
) WITHOUT ROWID;

CREATE INDEX member_person ON member (person);

CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE used (token TEXT PRIMARY KEY, until BIGINT NOT NULL);

CREATE TABLE claim (room TEXT PRIMARY KEY, number BIGINT NOT NULL, owner TEXT NOT NULL, until BIGINT NOT NULL);
