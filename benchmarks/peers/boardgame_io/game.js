// A race in the manner of Cartagena: hands of symbol cards, pirates on a track, up to three moves a turn. About as much state as the real one.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SYMBOLS = 6;
const SPACES = 36;
const PIRATES = 6;
const BOAT = SPACES + 1;

const crowd = (G, space) => G.pirates.flat().filter((place) => place === space).length;

function landing(G, symbol, from) {
  for (let space = from + 1; space <= SPACES; space++) if (G.track[space] === symbol && crowd(G, space) === 0) return space;
  return BOAT;
}

function retreat(G, from) {
  for (let space = from - 1; space > 0; space--) if ([1, 2].includes(crowd(G, space))) return space;
  return 0;
}

const draw = (G, seat) => {
  if (G.secret.deck.length === 0) G.secret.deck = G.discard.splice(0);
  if (G.secret.deck.length) G.players[seat].hand.push(G.secret.deck.pop());
};

exports.game = {
  name: "race",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(SYMBOLS * 17).keys()].map((card) => card % SYMBOLS));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, 6) };
    return {
      track: [-1, ...random.Shuffle([...Array(SPACES).keys()].map((space) => space % SYMBOLS))],
      pirates: Array.from({ length: ctx.numPlayers }, () => Array(PIRATES).fill(0)),
      players,
      discard: [],
      secret: { deck },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 3 },
  moves: {
    advance: {
      client: false,
      move: ({ G, playerID }, pirate, card) => {
        const { hand } = G.players[playerID];
        const from = G.pirates[playerID][pirate];
        if (!(card in hand) || !(from < BOAT)) return INVALID_MOVE;
        const [symbol] = hand.splice(card, 1);
        G.discard.push(symbol);
        G.pirates[playerID][pirate] = landing(G, symbol, from);
      },
    },
    fallBack: {
      client: false,
      move: ({ G, playerID }, pirate) => {
        const from = G.pirates[playerID][pirate];
        const to = retreat(G, from);
        if (to === 0 || from === BOAT) return INVALID_MOVE;
        G.pirates[playerID][pirate] = to;
        for (let card = 0; card < crowd(G, to) - 1; card++) draw(G, playerID);
      },
    },
    rest: { client: false, move: ({ G, playerID }) => draw(G, playerID) },
  },
  endIf: ({ G, ctx }) => {
    const winner = G.pirates.findIndex((crew) => crew.every((place) => place === BOAT));
    if (winner >= 0) return { winner: String(winner), seats: ctx.numPlayers };
  },
};

// What a seat may do, chosen by the client as boardgame.io leaves it to the client.
exports.choices = (G, seat) => {
  const found = [["rest"]];
  G.pirates[seat].forEach((from, pirate) => {
    if (from === BOAT) return;
    G.players[seat].hand.forEach((_, card) => found.push(["advance", pirate, card]));
    if (retreat(G, from)) found.push(["fallBack", pirate]);
  });
  return found;
};
