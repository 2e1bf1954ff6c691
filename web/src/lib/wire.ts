// Made by `python -m windlass.table.schema`. Do not change by hand.

export type Language = "en" | "ru" | "fr";

/** Close a table that has not begun, or a match in which no other person still plays. */
export interface Abandon {
  type: "abandon";
  id: string;
  table: string;
}

/** How one is known here: the account's name where there is one, what opens it, and where one is signed in. */
export interface AccountInfo {
  name: string | null;
  password: boolean;
  passkeys: PasskeyInfo[];
  devices: DeviceInfo[];
}

/** Play an action, as a typed face or as players type it. `seen` is the last number the client saw: a newer position refuses it. */
export interface Act {
  type: "act";
  id: string;
  table: string;
  seat: number;
  action: Record<string, number | string> | string;
  seen?: number | null;
}

/** The passkey that was made. */
export interface AddPasskey {
  ticket: string;
  credential: Record<string, unknown>;
  name?: string | null;
}

/** How many connections come from one address, and whose they are. */
export interface AddressUse {
  address: string;
  connections: number;
  people: string[];
}

/** Do something: to a person, an address, a table or a report. It is noted with its reason, for everyone who runs the server. */
export interface AdminAct {
  what: "ban" | "ban-address" | "close-table" | "lift" | "lift-address" | "settle" | "sign-out";
  subject: string;
  reason?: string;
  days?: number | null;
}

/** What was found. */
export interface AdminFound {
  people: KnownPerson[];
  tables: KnownTable[];
}

/** Everything at one glance: what is used, what was reported, who is banned, and what was done. */
export interface AdminOverview {
  now: number;
  use: ResourceUse;
  addresses: AddressUse[];
  reports: ReportInfo[];
  bans: BanInfo[];
  deeds: DeedInfo[];
}

/** Look for people by a part of their name or by id, or for tables by id, code or somebody's id. Nothing gives the latest. */
export interface AdminSearch {
  what: "people" | "tables";
  text?: string;
}

/** A suggested action, known by its notation among the choices, with the reason that speaks for it, best first. */
export interface Advice {
  notation: string;
  text: Text;
  reason: Text;
  chance?: number | null;
  then?: Text[];
  gains?: Text[];
}

/** Let a program play a seat of one's own in the match that goes on. */
export interface AgentAsked {
  seat: number;
}

/** The token of that seat: whoever has it sees what the seat may know and plays it, and can do nothing else. */
export interface AgentMade {
  token: string;
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
  receipt?: string | null;
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

/** Who may not come, until when (or for good) and why. */
export interface BanInfo {
  kind: "address" | "person";
  subject: string;
  name: string;
  at: number;
  until: number | null;
  reason: string;
}

/** What a link in a message proves. */
export interface CallTicket {
  ticket: string;
}

/** What became of a ticket: the address is confirmed, or nobody is called any more. */
export interface Called {
  done: "confirmed" | "stopped";
}

/** How one wants to be called: by e-mail, by a webhook or both, at every turn or once a day, and not while it is quiet. */
export interface Calling {
  email?: string;
  hook?: "discord" | "json" | "none" | "slack" | "telegram";
  url?: string;
  chat?: string;
  when?: "daily" | "turn";
  hour?: number;
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
}

/** How one is called, whether the address was confirmed, what went wrong last, and whether this server sends e-mail at all. */
export interface CallingInfo {
  calling: Calling;
  confirmed: boolean;
  trouble: string;
  mail: boolean;
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

/** One legal action: the text players type, by which it is known among the others, the typed face and the words for a button. It is final when something comes to light by it or the decision passes to somebody else. */
export interface Choice {
  notation: string;
  face: unknown;
  preview: unknown;
  text: Text;
  final: boolean;
}

/** Have everyone else counted as having given up, once all of them have been away for long: see `claim` of the table. */
export interface Claim {
  type: "claim";
  id: string;
  table: string;
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

/** Add random bytes of one's own to the shuffles, before the start and after having seen the table's commitment. */
export interface Contribute {
  type: "contribute";
  id: string;
  table: string;
  part: string;
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

/** What a bot answers to Question: a code or the notation of one of the legal actions. */
export interface Decision {
  type: "play";
  id: number;
  action: number | string;
}

/** Decline the rematch that somebody offers: one's seats there become open. */
export interface Decline {
  type: "decline";
  id: string;
  table: string;
}

/** What was done. */
export interface DeedInfo {
  id: string;
  at: number;
  what: "ban" | "ban-address" | "close-table" | "lift" | "lift-address" | "settle" | "sign-out";
  subject: string;
  name: string;
  reason: string;
}

/** A device on which one is signed in; its name is empty for a program. */
export interface DeviceInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Which passkey, or which device; for devices nothing means everywhere else. */
export interface Drop {
  id?: string | null;
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

/** Become the person of a passkey. */
export interface EnterByPasskey {
  ticket: string;
  credential: Record<string, unknown>;
  bearer?: boolean;
}

/** Become the person of an account. */
export interface EnterByPassword {
  name: string;
  password: string;
  bearer?: boolean;
}

/** A fact as the reader may know it; secret values are absent. */
export interface EventInfo {
  kind: string;
  values: Record<string, number>;
  text: Text;
}

/** Find a table among strangers: sit down where somebody waits for the same game at the same pace, or wait for whoever comes next. */
export interface Find {
  type: "find";
  id: string;
  game: string;
  pace: "calm" | "days" | "quick";
}

/** Delete me: said in so many words, because it cannot be undone. */
export interface Forget {
  sure: true;
}

/** Nothing of the person is left but matches of others. */
export interface Forgotten {

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
  levels: LevelInfo[];
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
  language?: Language;
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
  languages: string[];
  phrases: string[];
  reactions: string[];
  compiling: boolean;
  seeded: boolean;
  origin: string;
  reach: "everyone" | "here" | "network";
}

/** Open a table from a match in text form: finished it is for looking at, unfinished it can be played on. */
export interface Import {
  type: "import";
  id: string;
  text: string;
  seats?: SeatPlan[];
  settings?: Settings;
}

/** Change one's name, language or emblem. */
export interface Introduce {
  type: "introduce";
  id: string;
  name?: string | null;
  language?: Language | null;
  emblem?: "anchor" | "barrel" | "compass" | "crab" | "feather" | "key" | "lantern" | "moon" | "shell" | "star" | "wave" | "whale" | null;
}

/** The host keeps order: silences a person, frees their seat so that they may only watch, bans them from the table, or takes it back. */
export interface KeepOrder {
  type: "keep-order";
  id: string;
  table: string;
  person: string;
  what: "ban" | "hear" | "readmit" | "remove" | "silence";
}

/** A person as whoever runs the server sees them. */
export interface KnownPerson {
  id: string;
  name: string;
  created: number;
  seen: number | null;
  account: string | null;
  tables: number;
  address: string | null;
  banned: boolean;
}

/** A table as whoever runs the server sees it, with how many people are there. */
export interface KnownTable {
  table: TableLine;
  here: number;
}

/** A simulation between these players, or a balance report of games of the first of them. */
export interface LabOrder {
  kind: "balance" | "simulation";
  game: string;
  players: string[];
  games: number;
  options?: Record<string, unknown>;
  seed?: number;
  pairs?: number;
  deals?: number;
}

/** All runs, the latest first. */
export interface LabOverview {
  runs: LabRun[];
}

/** One order and what became of it: so much of a part is done, and so many seconds are left for it. */
export interface LabRun {
  id: string;
  at: number;
  order: LabOrder;
  state: "broken" | "done" | "failed" | "stopped" | "waiting" | "working";
  part?: "games" | "levels" | "pairs";
  done?: number;
  total?: number;
  left?: number | null;
  ended?: number | null;
  why?: "" | "failed" | "not-ready";
}

/** Stop a run, or remove it with its report. */
export interface LabWish {
  what: "forget" | "stop";
  run: string;
}

/** The players of one game for one number of seats, and which other ladders there are. */
export interface Ladder {
  game: string;
  seats: number;
  lines: LadderLine[];
  kinds: LadderKind[];
}

/** One ladder there is: a game and a number of seats. */
export interface LadderKind {
  game: string;
  seats: number;
  players: number;
}

/** One player of a ladder: a person, or a bot or somebody's program. */
export interface LadderLine {
  place: number;
  label: Text;
  person: string | null;
  rating: Points;
  played: number;
}

/** Get up: before the start the seats become open; during play a bot keeps them until one returns. */
export interface Leave {
  type: "leave";
  id: string;
  table: string;
}

/** A legal action: its code, as players type it, and typed. */
export interface LegalAction {
  action: number;
  notation: string;
  face: unknown;
}

/** A bot level at a game: the name of its character, and one line about it where it has one. */
export interface LevelInfo {
  id: string;
  name: Text;
  character?: Text | null;
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
  events: EventInfo[];
  scores: number[];
  at: number;
}

/** Earlier lines of the log, as they stand at one number: those from `log_from` up to the one before which they were asked for. `seat` is the one through whose eyes they are read, -1 for what spectators see. */
export interface LogPage {
  number: number;
  seat: number;
  log_from: number;
  log: LogLine[];
}

/** A person with their tables, those first where it is their turn, their finished matches and statistics. */
export interface Me {
  type: "me";
  person: PersonInfo;
  tables: MyTable[];
  history: MyTable[];
  statistics: GameStatistics[];
  archive?: MyTable[];
}

/** Hear a person's chat no more, or again. */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  muted?: boolean;
}

/** Everything kept about a person: account, devices, how they are called, tables, and every entry they wrote. */
export interface MyData {
  person: PersonInfo;
  created: number;
  account: AccountInfo;
  calling: unknown;
  tables: MyTable[];
  deeds: MyDeed[];
  reports: MyReport[];
}

/** An entry one wrote in a table's log, as it is stored. */
export interface MyDeed {
  table: string;
  number: number;
  entry: unknown;
}

/** What one told whoever runs the server about somebody. */
export interface MyReport {
  at: number;
  table: string;
  name: string;
  why: string;
  text: string;
}

/** One table of a person: which seats, whether it is their turn and until when. */
export interface MyTable {
  table: TableLine;
  seats: number[];
  your_turn: boolean;
  deadline: number | null;
  place: number | null;
  title?: string;
}

/** Wish for a passkey; the name is needed with the first one. */
export interface NamePasskey {
  name?: string | null;
}

/** Over HTTP: nothing will be decided any more, why, and the place of every seat; none where the match was broken off. */
export interface Over {
  type: "over";
  reason: string;
  rank?: number[];
}

/** A passkey: on which device it was made, when, and when it last opened the door. */
export interface PasskeyInfo {
  id: string;
  device: string;
  created: number;
  used: number;
}

/** What `navigator.credentials` needs, and the ticket that goes back with its answer. */
export interface PasskeyOffer {
  options: unknown;
  ticket: string;
}

/** Who one is. */
export interface PersonInfo {
  id: string;
  name: string;
  language: Language;
  muted: string[];
  emblem?: string;
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

/** A rating of one player with its matches, oldest first. */
export interface PlayerRating {
  game: string;
  seats: number;
  rating: Points;
  played: number;
  matches: RatedMatch[];
}

/** A strength in points, and the interval it lies in. */
export interface Points {
  points: number;
  low: number;
  high: number;
}

/** Who is connected to a table; it has no number, because nothing of it is kept. */
export interface Presence {
  type: "presence";
  id: string;
  present: boolean[];
  lost: boolean[];
  spectators: number;
}

/** A person as others may know them: name, ratings, and finished matches; to oneself all, to others those that were rated or public. */
export interface Profile {
  person: string;
  name: string;
  since: number;
  mine: boolean;
  ratings: PlayerRating[];
  matches: MyTable[];
}

/** How a puzzle is solved and why. */
export interface PuzzleAnswer {
  line: Text[];
  reason: Text;
  gains: Text[];
  chance: number | null;
  second: number | null;
}

/** One puzzle of a game, without its solution. */
export interface PuzzleInfo {
  id: string;
  kind: "best" | "defence" | "win";
  themes: string[];
  rating: number;
  moves: number;
}

/** Where an attempt stands. After a wrong action the position is the one before it. */
export interface PuzzleStep {
  verdict: "open" | "shown" | "solved" | "wrong";
  seats: number;
  play: Play;
  log: LogLine[];
  cost?: number | null;
  answer?: PuzzleAnswer | null;
}

/** All puzzles of a game, easiest first, and the one that everyone gets today. */
export interface Puzzles {
  today: string | null;
  puzzles: PuzzleInfo[];
}

/** A decision that is due: what the seat may know, what it may do, and the seconds it has. Answered with a Decision of the same id. */
export interface Question {
  type: "choose";
  id: number;
  seat: number;
  seats: number;
  seconds: number | null;
  lots: number;
  position: string;
  view: unknown;
  observation: number[];
  legal: LegalAction[];
}

/** A rated match: the place, and the rating after it. */
export interface RatedMatch {
  table: string;
  place: number;
  rating: Points;
  at: number;
}

/** What a match did to the rating of a seat's player. */
export interface RatingChange {
  seat: number;
  before: Points;
  after: Points;
}

/** What a match did to the ratings of everyone at the table; nothing for one that was not fair enough to be rated. */
export interface RatingChanges {
  changes: RatingChange[];
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

/** Tell whoever runs this server about a person at a table, and perhaps about what they said there. */
export interface Report {
  type: "report";
  id: string;
  table: string;
  person: string;
  why: "name" | "other" | "play" | "words";
  line?: number | null;
  text?: string;
}

/** What somebody told about somebody else. */
export interface ReportInfo {
  id: string;
  at: number;
  reporter: string;
  person: string;
  name: string;
  table: string;
  why: "name" | "other" | "play" | "words";
  said: string;
  text: string;
  settled: number | null;
  banned: boolean;
}

/** Give up: with two seats the match ends, with more a bot plays the seat on. */
export interface Resign {
  type: "resign";
  id: string;
  table: string;
  seat: number;
}

/** What this process uses and serves. */
export interface ResourceUse {
  version: string;
  since: number;
  processor: number;
  memory: number;
  free: number | null;
  connections: number;
  open_tables: number;
  bots_waiting: number;
  people: number;
  tables: number;
  live: number;
}

/** A person the host keeps from something, for the host to see. */
export interface Restrained {
  person: string;
  name: string;
  what: "ban" | "hear" | "readmit" | "remove" | "silence";
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

/** A review, or how far it has come: so many of all decisions are judged. */
export interface Review {
  status: "done" | "none" | "working";
  judged?: number;
  total?: number;
  decisions?: ReviewedDecision[];
  moments?: ReviewedMoment[];
  seats?: ReviewedSeat[];
  key?: number[];
}

/** One decision with a choice: what it was worth by what its player could know, and what would have been best. */
export interface ReviewedDecision {
  ply: number;
  seat: number;
  verdict: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  chance: number;
  best_chance: number;
  best: Text;
  choice?: Choice | null;
  reason?: Text | null;
  gains?: Text[];
  hindsight?: number[];
}

/** Everyone's chance to win after so many actions, adding up to one. */
export interface ReviewedMoment {
  ply: number;
  chances: number[];
}

/** Where a seat's result came from: `start + decisions + luck` is `result`. */
export interface ReviewedSeat {
  start: number;
  decisions: number;
  luck: number;
  result: number;
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
  mark?: number;
  emblem?: string;
  lost?: boolean;
  program?: boolean;
  why?: "absent" | "time" | "wish" | null;
}

/** Who is to sit in one seat: the person who asks (perhaps under another name: hot seat), anybody, or a bot. */
export interface SeatPlan {
  kind?: "bot" | "me" | "open";
  name?: string;
  level?: string;
}

/** Open the account with a password from now on; the name is needed for a new account, `current` to replace a password. */
export interface SetPassword {
  password: string;
  name?: string | null;
  current?: string | null;
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
  rated?: boolean;
  lots?: boolean;
}

/** Keep one's own list: put a table out of sight or back, or call it otherwise. Nobody else sees it. */
export interface Shelve {
  type: "shelve";
  id: string;
  table: string;
  archived?: boolean | null;
  title?: string | null;
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

/** The host lets so many seconds pass between two lines of one person; 0 lets everyone speak freely. */
export interface Slow {
  type: "slow";
  id: string;
  table: string;
  seconds: number;
}

/** A table as one reader may know it, at one number of its log. Lines of the log before `log_from` are asked for page by page. In a replay `play.ply` is the moment asked for, and `log` the last lines before it. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  now: number;
  table: TableInfo;
  play: Play | null;
  log_from: number;
  log: LogLine[];
  chat: ChatLine[];
  you: You;
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
  shuffled_by: "known" | "people" | "table";
  commitment: string;
  added: number[];
  seed_hash: string;
  seed: string | null;
  secret: string | null;
  origin: string | null;
  paired: boolean;
  rematch: string | null;
  agreed: number[];
  declined: number[];
  claim: number | null;
  created: number;
  ended: number | null;
  slow?: number;
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
  host?: string;
}

/** A message id of the catalogues with its arguments. Texts may stand inside texts. */
export interface Text {
  type: "text";
  id: string;
  args?: Record<string, number | string | Seat | Text>;
}

/** What somebody tries: actions that were right and the next one, as players type them; or the wish to be shown how it goes. */
export interface Trying {
  played: string[];
  shown?: boolean;
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

/** What changed between two numbers: keep the log lines below `log_from`, append `log`; replace chat lines by id; the rest is whole. Lines from `new_from` on happened since; those between `log_from` and `new_from` are only read anew, through other eyes. Where `anew` is set, all lines below `log_from` are to be forgotten, and asked for page by page if they are wanted. The lists of the view that are named in `same` are empty here: they are as they were. */
export interface Update {
  type: "update";
  id: string;
  since: number;
  number: number;
  now: number;
  table: TableInfo;
  play: Play | null;
  log_from: number;
  anew: boolean;
  new_from: number;
  log: LogLine[];
  chat: ChatLine[];
  same: string[];
  you: You;
}

/** Over HTTP: nothing is to be decided in this seat yet. */
export interface Waiting {
  type: "wait";
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
  silenced?: boolean;
  restrained?: Restrained[];
}

export type AnyCommand = Introduce | Mute | Shelve | Create | Find | PlayFrom | Import | Enter | Sit | Stand | PlaceBot | Swap | Configure | Contribute | Start | Act | Undo | Ask | Reply | Resume | Hint | Say | React | Resign | Leave | Return | Abandon | Claim | Rematch | Decline | KeepOrder | Slow | Report;

export type AnySocketCommand = Introduce | Mute | Shelve | Create | Find | PlayFrom | Import | Enter | Sit | Stand | PlaceBot | Swap | Configure | Contribute | Start | Act | Undo | Ask | Reply | Resume | Hint | Say | React | Resign | Leave | Return | Abandon | Claim | Rematch | Decline | KeepOrder | Slow | Report | Watch | Unwatch | WatchLobby | WatchMe | Ping;

export type AnyMessage = Answer | Snapshot | Update | Presence | Lobby | Me | Gone;

export const CODE_LENGTH = 6 as const;

export const EMBLEMS = ["anchor","compass","lantern","wave","star","crab","barrel","feather","moon","shell","whale","key"] as const;

export const LANGUAGES = ["en","ru","fr"] as const;

export const SEAT_LETTERS = "abcde" as const;

export const USUAL_LEVEL = "advice" as const;

export const ACT_BOUNDS = { seat: [0,7], action: [1,64], seen: [0,1000000000] } as const;

export const ADD_PASSKEY_BOUNDS = { ticket: [8,400], name: [1,32] } as const;

export const ADMIN_ACT_BOUNDS = { subject: [1,128], reason: [0,200], days: [1,3650] } as const;

export const ADMIN_SEARCH_BOUNDS = { text: [0,64] } as const;

export const AGENT_ASKED_BOUNDS = { seat: [0,7] } as const;

export const ASK_BOUNDS = { seat: [0,7], ply: [0,1000000] } as const;

export const CALL_TICKET_BOUNDS = { ticket: [8,400] } as const;

export const CALLING_BOUNDS = { email: [0,254], url: [0,500], chat: [0,64], hour: [0,23], quiet_from: [0,23], quiet_to: [0,23], zone: [0,64] } as const;

export const CARRIED_BOUNDS = { token: [8,400] } as const;

export const CLOCK_BOUNDS = { seconds: [0,86400], increment: [0,3600], days: [0,60] } as const;

export const CREATE_BOUNDS = { password: [1,64] } as const;

export const DROP_BOUNDS = { id: [0,1400] } as const;

export const ENTER_BOUNDS = { password: [1,64] } as const;

export const ENTER_BY_PASSKEY_BOUNDS = { ticket: [8,400] } as const;

export const ENTER_BY_PASSWORD_BOUNDS = { name: [1,32], password: [0,128] } as const;

export const GUEST_BOUNDS = { name: [1,32] } as const;

export const HINT_BOUNDS = { seat: [0,7] } as const;

export const IMPORT_BOUNDS = { text: [0,400000] } as const;

export const INTRODUCE_BOUNDS = { name: [1,32] } as const;

export const LAB_ORDER_BOUNDS = { games: [4,100000], seed: [0,1000000000], pairs: [0,100], deals: [0,1000] } as const;

export const NAME_PASSKEY_BOUNDS = { name: [1,32] } as const;

export const PLACE_BOT_BOUNDS = { seat: [0,7] } as const;

export const PLAY_FROM_BOUNDS = { ply: [0,1000000] } as const;

export const REACT_BOUNDS = { line: [0,1000000000] } as const;

export const REPLY_BOUNDS = { seat: [0,7] } as const;

export const REPORT_BOUNDS = { line: [0,1000000000], text: [0,400] } as const;

export const RESIGN_BOUNDS = { seat: [0,7] } as const;

export const SAY_BOUNDS = { text: [1,400] } as const;

export const SEAT_PLAN_BOUNDS = { name: [0,32] } as const;

export const SET_PASSWORD_BOUNDS = { password: [8,128], name: [1,32], current: [0,128] } as const;

export const SETTINGS_BOUNDS = { grace: [0,86400], delay: [0,100] } as const;

export const SHELVE_BOUNDS = { title: [0,60] } as const;

export const SIT_BOUNDS = { seat: [0,7], name: [0,32] } as const;

export const SLOW_BOUNDS = { seconds: [0,600] } as const;

export const STAND_BOUNDS = { seat: [0,7] } as const;

export const SWAP_BOUNDS = { seat: [0,7], other: [0,7] } as const;

export const UNDO_BOUNDS = { seat: [0,7], seen: [0,1000000000] } as const;

export const WATCH_BOUNDS = { seat: [-1,7], since: [0,1000000000] } as const;
