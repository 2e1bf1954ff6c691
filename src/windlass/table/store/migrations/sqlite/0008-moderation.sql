-- What people told whoever runs the server about others, who may not come any more, and everything that was done about it.
CREATE TABLE report (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    room TEXT NOT NULL,
    why TEXT NOT NULL,
    said TEXT NOT NULL,
    text TEXT NOT NULL,
    settled BIGINT
) WITHOUT ROWID;

CREATE TABLE ban (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
) WITHOUT ROWID;

CREATE TABLE deed (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    what TEXT NOT NULL,
    subject TEXT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL
) WITHOUT ROWID
