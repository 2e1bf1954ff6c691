// Made by `python -m windlass.table.schema`. Do not change by hand.

/** Close a table that has not begun, or a match in which no other person still plays. */
export interface Abandon {
  type: "abandon";
  id: string;
  table: string;
}

/** Play an action, by code or by notation. `seen` is the last number the client saw: the position must not have changed since. */
export interface Act {
  type: "act";
  id: string;
  table: string;
  seat: number;
  action: number | string;
  seen?: number | null;
}

/** A suggested action with the reason that speaks for it, best first. */
export interface Advice {
  code: number;
  notation: string;
  text: Text;
  reason: Text;
}

/** The answer to one command: done, or refused with a reason. `number` is the entry it made in the table's log. */
export interface Answer {
  type: "answer";
  id: string;
  refusal?: RefusalInfo | null;
  table?: string | null;
  number?: number | null;
  hint?: Advice[] | null;
  person?: PersonInfo | null;
}

/** Ask the other people at the table: to take back to after `ply` actions (by default before one's own last), to pause or to abandon. */
export interface Ask {
  type: "ask";
  id: string;
  table: string;
  seat: number;
  what: "abandon" | "pause" | "undo";
  ply?: number | null;
}

/** What somebody asked, who agreed, and whose answer is awaited. */
export interface Asking {
  what: "abandon" | "pause" | "undo";
  seat: number;
  ply: number | null;
  agreed: number[];
  waiting: number[];
}

/** Become the person of a private link on this device. */
export interface Carried {
  token: string;
  bearer?: boolean;
}

/** A private link that carries a person to another device, once, within its time; with the same as a QR picture (SVG). */
export interface CarryLink {
  url: string;
  token: string;
  expires: number;
  qr: string;
}

/** A line of chat or a notice of the table. `text` is as typed; `message` is said in the reader's language. */
export interface ChatLine {
  id: number;
  kind: "notice" | "phrase" | "said";
  at: number;
  person: string | null;
  seat: number;
  name: string;
  text: string | null;
  message: Text | null;
  reactions: ReactionInfo[];
}

/** One legal action: its code, the text players type, the typed face and the words for a button. It is final when something comes to light by it or the decision passes to somebody else. */
export interface Choice {
  code: number;
  notation: string;
  face: unknown;
  text: Text;
  final: boolean;
}

/** How time is kept: not at all, so many seconds a turn, a clock for the whole game with an increment a turn, or days a turn. */
export interface Clock {
  kind?: "days" | "game" | "none" | "turn";
  seconds?: number;
  increment?: number;
  days?: number;
}

/** The time of one seat at the moment of the message: milliseconds left, and whether they run. */
export interface ClockInfo {
  left: number;
  running: boolean;
  deadline: number | null;
}

/** The host changes options and settings before the start; the number of seats may change too. */
export interface Configure {
  type: "configure";
  id: string;
  table: string;
  options?: Record<string, unknown> | null;
  settings?: Settings | null;
}

/** Open a table. With `start` it begins at once, which needs every seat taken. A given seed is for lessons and shared deals. */
export interface Create {
  type: "create";
  id: string;
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatPlan[];
  settings?: Settings;
  password?: string | null;
  seed?: string | null;
  start?: boolean;
}

/** How a match ended: the reason in words, and the place of every seat from 1. */
export interface EndingInfo {
  reason: string;
  text: Text;
  rank: number[];
}

/** Come to a locked table with its password. */
export interface Enter {
  type: "enter";
  id: string;
  table: string;
  password: string;
}

/** A fact as the reader may know it; secret values are absent. */
export interface EventInfo {
  kind: string;
  values: Record<string, number>;
  text: Text;
}

/** The table behind a short code. */
export interface Found {
  table: string;
}

/** A game that can be played here: option defaults and their JSON Schema. */
export interface GameInfo {
  id: string;
  name: Text;
  tagline: Text;
  version: number;
  components: string;
  seats: number[];
  options: unknown;
  schema: unknown;
}

/** What a person did in one game. A first place shared with others counts as won. */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  resigned: number;
  places: number[];
}

/** The table may not be watched any more, or the server is closing: `restarting` says come again. */
export interface Gone {
  type: "gone";
  id: string | null;
  code: string;
}

/** Become a guest. With `bearer` a new person is made and its token is answered instead of a cookie: for programs. */
export interface Guest {
  name?: string;
  language?: "en" | "fr" | "ru";
  bearer?: boolean;
}

/** The person; the token only for programs that asked for it. */
export interface GuestMade {
  person: PersonInfo;
  token?: string | null;
}

/** Ask for advice in one's own decision. The answer goes to the asker alone. */
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  seat: number;
}

/** What this server offers. */
export interface House {
  version: string;
  games: GameInfo[];
  levels: LevelInfo[];
  languages: string[];
  phrases: string[];
  reactions: string[];
  compiling: boolean;
}

/** Open a table from a match in text form: finished it is for looking at, unfinished it can be played on. */
export interface Import {
  type: "import";
  id: string;
  text: string;
  seats?: SeatPlan[];
  settings?: Settings;
}

/** Change one's name or language. */
export interface Introduce {
  type: "introduce";
  id: string;
  name?: string | null;
  language?: "en" | "fr" | "ru" | null;
}

/** Get up: before the start the seats become open; during play a bot keeps them until one returns. */
export interface Leave {
  type: "leave";
  id: string;
  table: string;
}

/** A bot level; its name is the message `bot-<id>`. */
export interface LevelInfo {
  id: string;
  name: Text;
}

/** The public tables that wait for people, and those that may be watched. */
export interface Lobby {
  type: "lobby";
  waiting: TableLine[];
  playing: TableLine[];
}

/** One action of the line of play and what followed, as the reader may know it. The first line, ply 0, is the deal. */
export interface LogLine {
  ply: number;
  seat: number;
  action: Text | null;
  notation: string | null;
  code: number | null;
  events: EventInfo[];
  scores: number[];
  at: number;
}

/** A person with their tables, those first where it is their turn, their finished matches and statistics. */
export interface Me {
  type: "me";
  person: PersonInfo;
  tables: MyTable[];
  history: MyTable[];
  statistics: GameStatistics[];
}

/** Hear a person's chat no more, or again. */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  muted?: boolean;
}

/** One table of a person: which seats, whether it is their turn and until when. */
export interface MyTable {
  table: TableLine;
  seats: number[];
  your_turn: boolean;
  deadline: number | null;
  place: number | null;
}

/** Who one is. */
export interface PersonInfo {
  id: string;
  name: string;
  language: "en" | "fr" | "ru";
  muted: string[];
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The host puts a bot into a seat that no person holds. */
export interface PlaceBot {
  type: "place-bot";
  id: string;
  table: string;
  seat: number;
  level: string;
}

/** The position through one pair of eyes. Seat -1 is a spectator. */
export interface Play {
  seat: number;
  ply: number;
  actor: number;
  view: unknown;
  prompt: Text | null;
  choices: Choice[];
  can_undo: boolean;
  undo_to: number | null;
}

/** Open a table that goes on from one moment of a finished match. */
export interface PlayFrom {
  type: "play-from";
  id: string;
  table: string;
  ply: number;
  seats?: SeatPlan[];
  settings?: Settings;
  start?: boolean;
}

/** Who is connected to a table; it has no number, because nothing of it is kept. */
export interface Presence {
  type: "presence";
  id: string;
  present: boolean[];
  spectators: number;
}

/** Put a reaction to a chat line, or take it away. */
export interface React {
  type: "react";
  id: string;
  table: string;
  line: number;
  reaction: "heart" | "laugh" | "like" | "sad" | "wow";
  on?: boolean;
}

/** Who reacted to a line, and how. */
export interface ReactionInfo {
  reaction: "heart" | "laugh" | "like" | "sad" | "wow";
  people: string[];
}

/** Why something was not done: a code with arguments, and the sentence in the person's language. */
export interface RefusalInfo {
  code: string;
  args: Record<string, number | string | Seat | Text>;
  said: string;
}

/** Play again with the seats rotated: opens the new table, or finds the one that somebody else opened. */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
}

/** Agree to what was asked, or decline it; whoever asked may decline too, which withdraws it. */
export interface Reply {
  type: "reply";
  id: string;
  table: string;
  seat: number;
  agree: boolean;
}

/** Give up: with two seats the match ends, with more a bot plays the seat on. */
export interface Resign {
  type: "resign";
  id: string;
  table: string;
  seat: number;
}

/** Go on after a pause: any seated person may. */
export interface Resume {
  type: "resume";
  id: string;
  table: string;
}

/** Take one's seats back from the bot that kept them. */
export interface Return {
  type: "return";
  id: string;
  table: string;
}

/** Chat: free text, or a phrase that everyone reads in their own language. */
export interface Say {
  type: "say";
  id: string;
  table: string;
  text?: string | null;
  phrase?: "again" | "bye" | "close" | "hello" | "luck" | "moment" | "oops" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
}

/** An argument that names a player by the seat; screens show name, colour and shape. */
export interface Seat {
  type: "seat";
  seat: number;
}

/** One seat as everyone at the table may know it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  label: Text;
  name: string;
  person: string | null;
  level: string | null;
  present: boolean;
  away: boolean;
  resigned: boolean;
  clock: ClockInfo | null;
}

/** Who is to sit in one seat: the person who asks (perhaps under another name: hot seat), anybody, or a bot. */
export interface SeatPlan {
  kind?: "bot" | "me" | "open";
  name?: string;
  level?: string;
}

/** What a table agrees on besides the game's own options. */
export interface Settings {
  public?: boolean;
  clock?: Clock;
  at_end_of_time?: "bot" | "loss";
  grace?: number;
  keeper?: string;
  hints?: boolean;
  takebacks?: boolean;
  spectators?: boolean;
  delay?: number;
  lots?: boolean;
}

/** Take an open seat, or move to it; with `also` keep the seats one has (hot seat). */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  seat: number;
  also?: boolean;
  name?: string;
}

/** A whole table as one reader may know it, at one number of its log. In a replay `play.ply` is the moment asked for. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  now: number;
  you: You;
  table: TableInfo;
  play: Play | null;
  log: LogLine[];
  chat: ChatLine[];
}

/** Free a seat before the start; the host may free anyone's. */
export interface Stand {
  type: "stand";
  id: string;
  table: string;
  seat: number;
}

/** The host starts the match; every seat is taken. */
export interface Start {
  type: "start";
  id: string;
  table: string;
}

/** The host lets two seats change places before the start: whoever sits in one sits in the other then. */
export interface Swap {
  type: "swap";
  id: string;
  table: string;
  seat: number;
  other: number;
}

/** What everyone at a table may know about it, apart from the position. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  version: number;
  components: string;
  options: unknown;
  settings: Settings;
  locked: boolean;
  host: string;
  status: "abandoned" | "frozen" | "over" | "paused" | "playing" | "waiting";
  seats: SeatInfo[];
  spectators: number;
  asking: Asking | null;
  ending: EndingInfo | null;
  frozen: RefusalInfo | null;
  seed_hash: string;
  seed: string | null;
  seeded: boolean;
  origin: string | null;
  rematch: string | null;
  created: number;
  ended: number | null;
}

/** One table in a list. */
export interface TableLine {
  id: string;
  code: string;
  game: string;
  options: unknown;
  settings: Settings;
  locked: boolean;
  status: "abandoned" | "frozen" | "over" | "paused" | "playing" | "waiting";
  seats: SeatInfo[];
  created: number;
  updated: number;
}

/** A message id of the catalogues with its arguments. Texts may stand inside texts. */
export interface Text {
  type: "text";
  id: string;
  args?: Record<string, number | string | Seat | Text>;
}

/** Take back one's own last action: free while nothing came to light and nobody else acted. */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  seat: number;
  seen?: number | null;
}

/** Receive a table no more. */
export interface Unwatch {
  type: "unwatch";
  id: string;
  table: string;
}

/** What changed between two numbers: keep the log lines below `log_from`, append `log`; replace chat lines by id; the rest is whole. Lines from `new_from` on happened since; those between `log_from` and `new_from` are only read anew, through other eyes. */
export interface Update {
  type: "update";
  id: string;
  since: number;
  number: number;
  now: number;
  you: You;
  table: TableInfo;
  play: Play | null;
  log_from: number;
  new_from: number;
  log: LogLine[];
  chat: ChatLine[];
}

/** Receive a table. `seat` fixes whose eyes: one of one's own; without it the own seat that is to act. `since`: only what is new. */
export interface Watch {
  type: "watch";
  id: string;
  table: string;
  seat?: number | null;
  since?: number | null;
}

/** Receive the list of open tables, now and whenever it changes. */
export interface WatchLobby {
  type: "watch-lobby";
  id: string;
  on?: boolean;
}

/** Receive a message whenever the tables of this person change: somebody acted, it is one's turn. */
export interface WatchMe {
  type: "watch-me";
  id: string;
  on?: boolean;
}

/** What the reader is at this table. */
export interface You {
  person: string | null;
  seats: number[];
  host: boolean;
}

export type AnyCommand = Introduce | Mute | Create | PlayFrom | Import | Enter | Sit | Stand | PlaceBot | Swap | Configure | Start | Act | Undo | Ask | Reply | Resume | Hint | Say | React | Resign | Leave | Return | Abandon | Rematch;

export type AnySocketCommand = Introduce | Mute | Create | PlayFrom | Import | Enter | Sit | Stand | PlaceBot | Swap | Configure | Start | Act | Undo | Ask | Reply | Resume | Hint | Say | React | Resign | Leave | Return | Abandon | Rematch | Watch | Unwatch | WatchLobby | WatchMe | Ping;

export type AnyMessage = Answer | Snapshot | Update | Presence | Lobby | Me | Gone;

// cartagena

/** Play a card and move a pirate forward from this space; 0 is the start. */
export interface CartagenaAdvance {
  type: "advance";
  symbol: number;
  space: number;
}

/** Options of Cartagena. Sizes may shrink the game for children or for a solver, up to what the position can hold. */
export interface CartagenaOptions {
  seats?: number;
  variant?: "hispaniola" | "jamaica" | "tortuga";
  track?: string;
  segments?: number;
  symbols?: number;
  copies?: number;
  pirates?: number;
  actions?: number;
  hand?: number;
  boat_retreat?: boolean;
  skip_draws?: boolean;
  stall_limit?: number;
}

/** The table as one seat sees it. Spaces count from 1; 0 is the start and `boat` the boat. */
export interface CartagenaView {
  type: "cartagena";
  seat: number;
  actor: number;
  round: number;
  actions_left: number;
  boat: number;
  last: number;
  symbols: string[];
  track: number[];
  seats: CartagenaSeatView[];
  deck: number;
  discard: number[];
  row: number[] | null;
  hidden_hands: boolean;
  previews: CartagenaPreview[];
}

/** Make no further action this turn. */
export interface CartagenaEndTurn {
  type: "end";
}

/** What a legal action would do: the way of the pirate, the spaces it passes over, and how many cards it draws. */
export interface CartagenaPreview {
  code: number;
  symbol: number;
  start: number;
  target: number;
  passed: number[];
  draws: number;
  ends_turn: boolean;
}

/** Move a pirate back from this space and draw; 37 is the boat. */
export interface CartagenaRetreat {
  type: "retreat";
  space: number;
}

/** One player's things. A hidden hand is None; `known` counts its cards that everyone saw being taken. */
export interface CartagenaSeatView {
  pirates: number[];
  aboard: number;
  held: number;
  hand: number[] | null;
  known: number[];
}

export type CartagenaGameView = CartagenaView;

export type CartagenaGameFace = CartagenaAdvance | CartagenaRetreat | CartagenaEndTurn;

// tortuga2199

/** Attack the ship of a seat. */
export interface Tortuga2199Attack {
  type: "attack";
  seat: number;
}

/** What is printed on a card, and how well it is attested. */
export interface Tortuga2199CardFace {
  id: string;
  name: Text;
  group: string;
  price: number;
  crypto: number;
  manoeuvre: number;
  abilities: Text[];
  difficulty: number;
  redeem: number;
  copies: number;
  status: string;
}

/** Choose a ship before the game. */
export interface Tortuga2199ChooseShip {
  type: "ship";
  ship: number;
}

/** A combat. The attacker's cards are None until they are turned over, except to the attacker; totals follow the cards seen. */
export interface Tortuga2199CombatView {
  attacker: number;
  defender: number;
  sector: number;
  committed: number;
  attack: number[] | null;
  parry: number[];
  attacker_total: number | null;
  defender_total: number;
  half_defence: number;
  beaten: number;
}

/** One captain's hold. `hand` is None when hidden; `heap` is then all that hand, deck and reserve hold together. */
export interface Tortuga2199HoldView {
  seat: number;
  vessel: number;
  ship: number;
  standing: number;
  influence: number;
  minerals: number;
  hand: number[] | null;
  hand_size: number;
  deck_size: number;
  heap: number[];
  discard: number[];
  reserve: number | null;
  has_reserve: boolean;
  hunts: number[];
  sectors: number[];
  trading_posts: number;
  turrets: number;
}

/** A special market: the open cards (-1 for an empty place), the deck's size, what was put under it, what is unseen. */
export interface Tortuga2199MarketView {
  sector: number;
  open: number[];
  deck: number;
  under: number[];
  unseen: number[];
}

/** Move the ship to a sector. */
export interface Tortuga2199Move {
  type: "move";
  sector: number;
}

/** One open pile of the T sectors. */
export interface Tortuga2199PileView {
  kind: number;
  left: number;
}

/** Place a beaten ship in a sector. */
export interface Tortuga2199Place {
  type: "place";
  sector: number;
}

/** An action without an object: end the turn, be done choosing, collect minerals and so on. */
export interface Tortuga2199Plain {
  type: "plain";
  name: string;
}

/** A legal action and what it costs. */
export interface Tortuga2199Preview {
  code: number;
  crypto: number;
  manoeuvre: number;
}

/** Redeem a hunt from the hand. */
export interface Tortuga2199Redeem {
  type: "redeem";
  hunt: number;
}

/** Raise the defence of a sector to a level. */
export interface Tortuga2199Reinforce {
  type: "reinforce";
  sector: number;
  level: number;
}

/** One sector. `track` is its printed defence, lowest first, empty where no marker slides. `hunt` is a kind, -1 for a token this seat may not know, None when there is none. */
export interface Tortuga2199SectorView {
  sector: number;
  id: string;
  kind: string;
  name: Text;
  q: number;
  r: number;
  controller: number;
  defence: number;
  track: number[];
  price: number;
  control: number;
  mineral: boolean;
  hunt: number | null;
  explorers: number[];
  ships: number[];
}

/** Options of Tortuga 2199. A scenario switches its rules on; each may also be switched on by itself. */
export interface Tortuga2199Options {
  seats?: number;
  scenario?: "aggressive" | "none" | "peaceful";
  ships?: "chosen" | "dealt";
  goal?: number;
  round_limit?: number;
  attack_without_cards?: boolean;
  richer_spoils?: boolean;
  loser_chooses_card?: boolean;
  barren_defence?: boolean;
  tortuga_ends_game?: boolean;
  no_attacks?: boolean;
  crypto_conquest?: boolean;
}

/** The table as one seat sees it. */
export interface Tortuga2199View {
  type: "tortuga2199";
  seat: number;
  actor: number;
  phase: string;
  goal: number;
  round_limit: number;
  rules: string[];
  sectors: Tortuga2199SectorView[];
  holds: Tortuga2199HoldView[];
  piles: Tortuga2199PileView[];
  markets: Tortuga2199MarketView[];
  hunt_deck: number[];
  cache: number;
  destroyed: number[];
  ships_left: number[];
  turn: Tortuga2199TurnView;
  combat: Tortuga2199CombatView | null;
  previews: Tortuga2199Preview[];
  cards: Tortuga2199CardFace[];
}

/** What the seat on turn has and may still do. */
export interface Tortuga2199TurnView {
  seat: number;
  round: number;
  fresh: boolean;
  crypto: number;
  manoeuvre: number;
  siege: number;
  influence_price: number;
  powers_used: string[];
  played: number[];
  laid: number;
  council: boolean;
}

/** Do something with a card of a kind: play, buy, refresh, reserve, destroy, scrap or commit it. */
export interface Tortuga2199WithCard {
  type: "card";
  verb: string;
  kind: number;
}

export type Tortuga2199GameView = Tortuga2199View;

export type Tortuga2199GameFace = Tortuga2199Plain | Tortuga2199ChooseShip | Tortuga2199Attack | Tortuga2199Move | Tortuga2199Place | Tortuga2199Reinforce | Tortuga2199WithCard | Tortuga2199Redeem;

// gravity

/** One choice. Islands count from 0, which is Rundor; place 7 is the airship; cards count from 1; sides run clockwise. */
export interface GravityAction {

}

/** One entry of the menu: its code, the typed action, and the yields of all islands after it where they change. */
export interface GravityChoice {
  code: number;
  action: Record<string, number | string>;
  flows: number[] | null;
}

/** One conduit: its circuit, the sides it ends at, and whether it has a source of each colour at an end. */
export interface GravityConduitView {
  circuit: string;
  sides: number[];
  red: boolean;
  blue: boolean;
}

/** What the islands phase would do if it came now: -1 when no island is strongest. */
export interface GravityForecast {
  strongest: number;
  gravity: number;
  pulls: number;
  candidates: number[];
  certain: number[];
}

/** Options of Gravity. */
export interface GravityOptions {
  seats?: number;
  islands?: string;
  abilities?: "by-seat" | "off" | "random";
  round_limit?: number;
}

/** The table as one seat sees it. */
export interface GravityView {
  type: "gravity";
  seat: number;
  actor: number;
  round: number;
  round_limit: number;
  first: number;
  turn: number;
  step: string;
  islands: GravityIslandView[];
  seats: GravitySeatView[];
  reserve: number;
  cards: string[][];
  card: number;
  doing: string | null;
  done: string[];
  origin: number;
  target: number;
  strongest: number;
  lifted: number[];
  spread: GravitySpreadView | null;
  toll: number;
  forecast: GravityForecast;
  choices: GravityChoice[];
}

/** One island. Sides count 0 to 5 clockwise from the north-east; `rotation` sides it is turned clockwise. */
export interface GravityIslandView {
  id: string;
  name: Text;
  q: number;
  r: number;
  face: string;
  rotation: number;
  edges: string;
  sources: string[];
  lent: string[];
  beside: number[];
  conduits: GravityConduitView[];
  circuits: string[];
  flow: number;
  flows: number[];
  permanent: number;
  temporary: number;
  owner: number;
  hunters: number;
  mercenaries: number;
}

/** One player's things. Zones of cards count by kind; None where they are hidden, the sizes being public. */
export interface GravitySeatView {
  colour: string;
  islands: number[];
  crew: number;
  hired: number;
  fallen: number;
  ability: string | null;
  ability_action: string | null;
  turns_left: number;
  passed: boolean;
  played: number[];
  hand: number[] | null;
  discard: number[] | null;
  saved: number[] | null;
  laid: number[] | null;
  deck: number[] | null;
  hand_size: number;
  discard_size: number;
  saved_size: number;
  laid_size: number;
  deck_size: number;
  closeness: number;
}

/** A redistribution about to begin: everything is in hand, and may go to these places in one plan. */
export interface GravitySpreadView {
  places: number[];
  berths: number;
  anchor: boolean;
}

export type GravityGameView = GravityView;

export type GravityGameFace = GravityAction;

export type GameView = CartagenaGameView | Tortuga2199GameView | GravityGameView;

export type GameFace = CartagenaGameFace | Tortuga2199GameFace | GravityGameFace;
