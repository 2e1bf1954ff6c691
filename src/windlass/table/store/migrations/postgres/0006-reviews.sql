CREATE TABLE review (
    id TEXT PRIMARY KEY,
    maker TEXT NOT NULL,
    body TEXT NOT NULL
);
