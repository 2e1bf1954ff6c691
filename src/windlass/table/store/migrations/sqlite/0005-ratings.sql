CREATE TABLE rating (
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    player TEXT NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    played BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (game, seats, player)
) WITHOUT ROWID;

CREATE INDEX rating_player ON rating (player);

CREATE TABLE rated (
    room TEXT NOT NULL,
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    place INTEGER NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (room, player)
) WITHOUT ROWID;

CREATE INDEX rated_player ON rated (player, at);
