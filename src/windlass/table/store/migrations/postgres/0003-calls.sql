CREATE TABLE calling (
    person TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    told BIGINT NOT NULL,
    trouble TEXT NOT NULL
);

CREATE TABLE called (
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (room, person)
);

CREATE INDEX room_turn ON room (turn) WHERE turn <> '';

CREATE TABLE shelf (
    person TEXT NOT NULL,
    room TEXT NOT NULL,
    archived INTEGER NOT NULL,
    title TEXT NOT NULL,
    PRIMARY KEY (person, room)
);
