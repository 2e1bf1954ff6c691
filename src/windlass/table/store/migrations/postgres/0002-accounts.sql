CREATE TABLE sign_in (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX sign_in_person ON sign_in (person);

INSERT INTO sign_in (id, person, device, created, seen) SELECT id, id, '', created, created FROM person;

CREATE TABLE account (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    public_key TEXT NOT NULL,
    uses BIGINT NOT NULL,
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);

CREATE INDEX passkey_person ON passkey (person);

CREATE INDEX entry_person ON entry (person) WHERE command <> '';
