CREATE TABLE lab_run (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    heard BIGINT NOT NULL,
    body TEXT NOT NULL,
    pages TEXT
);
