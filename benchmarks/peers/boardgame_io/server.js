// A boardgame.io server as its documentation shows it: node server.js PORT [FOLDER for durable storage]
const { FlatFile, Server } = require("boardgame.io/server");
const { game } = require("./game");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [game], origins: ["http://localhost"], db }).run(Number(port));
