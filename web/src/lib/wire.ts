export interface Seat {
  type: 'seat'
  seat: number
}

export interface Text {
  type: 'text'
  id: string
  args: Record<string, Seat | Text | number | string>
}

export interface Clock {
  kind?: 'days' | 'game' | 'none' | 'turn'
  seconds?: number
  increment?: number
  days?: number
}

export interface Settings {
  public?: boolean
  clock?: Clock
  at_end_of_time?: 'bot' | 'loss'
  grace?: number
  keeper?: string
  hints?: boolean
  takebacks?: boolean
  spectators?: boolean
  delay?: number
}

export interface SeatPlan {
  kind?: 'bot' | 'me' | 'open'
  name?: string
  level?: string
}

export interface Introduce {
  type: 'introduce'
  id: string
  name?: null | string
  language?: 'en' | 'fr' | 'ru' | null
}

export interface Mute {
  type: 'mute'
  id: string
  person: string
  muted?: boolean
}

export interface Create {
  type: 'create'
  id: string
  game: string
  options?: Record<string, unknown>
  seats?: SeatPlan[]
  settings?: Settings
  password?: null | string
  seed?: null | string
  start?: boolean
}

export interface PlayFrom {
  type: 'play-from'
  id: string
  table: string
  ply: number
  seats?: SeatPlan[]
  settings?: Settings
  start?: boolean
}

export interface Import {
  type: 'import'
  id: string
  text: string
  seats?: SeatPlan[]
  settings?: Settings
}

export interface Enter {
  type: 'enter'
  id: string
  table: string
  password: string
}

export interface Sit {
  type: 'sit'
  id: string
  table: string
  seat: number
  also?: boolean
  name?: string
}

export interface Stand {
  type: 'stand'
  id: string
  table: string
  seat: number
}

export interface PlaceBot {
  type: 'place-bot'
  id: string
  table: string
  seat: number
  level: string
}

export interface Configure {
  type: 'configure'
  id: string
  table: string
  options?: Record<string, unknown> | null
  settings?: Settings | null
}

export interface Start {
  type: 'start'
  id: string
  table: string
}

export interface Act {
  type: 'act'
  id: string
  table: string
  seat: number
  action: number | string
  seen?: null | number
}

export interface Undo {
  type: 'undo'
  id: string
  table: string
  seat: number
  seen?: null | number
}

export interface Ask {
  type: 'ask'
  id: string
  table: string
  seat: number
  what: 'abandon' | 'pause' | 'undo'
  ply?: null | number
}

export interface Reply {
  type: 'reply'
  id: string
  table: string
  seat: number
  agree: boolean
}

export interface Resume {
  type: 'resume'
  id: string
  table: string
}

export interface Hint {
  type: 'hint'
  id: string
  table: string
  seat: number
}

export interface Say {
  type: 'say'
  id: string
  table: string
  text?: null | string
  phrase?: 'again' | 'bye' | 'close' | 'hello' | 'luck' | 'moment' | 'oops' | 'sorry' | 'thanks' | 'well-played' | 'your-turn' | null
}

export interface React {
  type: 'react'
  id: string
  table: string
  line: number
  reaction: 'heart' | 'laugh' | 'like' | 'sad' | 'wow'
  on?: boolean
}

export interface Resign {
  type: 'resign'
  id: string
  table: string
  seat: number
}

export interface Leave {
  type: 'leave'
  id: string
  table: string
}

export interface Return {
  type: 'return'
  id: string
  table: string
}

export interface Abandon {
  type: 'abandon'
  id: string
  table: string
}

export interface Rematch {
  type: 'rematch'
  id: string
  table: string
}

export interface Watch {
  type: 'watch'
  id: string
  table: string
  seat?: null | number
  since?: null | number
}

export interface Unwatch {
  type: 'unwatch'
  id: string
  table: string
}

export interface WatchLobby {
  type: 'watch-lobby'
  id: string
  on?: boolean
}

export interface WatchMe {
  type: 'watch-me'
  id: string
  on?: boolean
}

export interface Ping {
  type: 'ping'
  id: string
}

export interface RefusalInfo {
  code: string
  args: Record<string, Seat | Text | number | string>
  said: string
}

export interface ClockInfo {
  left: number
  running: boolean
  deadline: null | number
}

export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person'
  label: Text
  name: string
  person: null | string
  level: null | string
  present: boolean
  away: boolean
  resigned: boolean
  clock: ClockInfo | null
}

export interface Asking {
  what: 'abandon' | 'pause' | 'undo'
  seat: number
  ply: null | number
  agreed: number[]
  waiting: number[]
}

export interface EndingInfo {
  reason: string
  text: Text
  rank: number[]
}

export interface TableInfo {
  id: string
  code: string
  game: string
  version: number
  components: string
  options: unknown
  settings: Settings
  locked: boolean
  host: string
  status: 'abandoned' | 'frozen' | 'over' | 'paused' | 'playing' | 'waiting'
  seats: SeatInfo[]
  spectators: number
  asking: Asking | null
  ending: EndingInfo | null
  frozen: RefusalInfo | null
  seed_hash: string
  seed: null | string
  seeded: boolean
  origin: null | string
  rematch: null | string
  created: number
  ended: null | number
}

export interface EventInfo {
  kind: string
  values: Record<string, number>
  text: Text
}

export interface LogLine {
  ply: number
  seat: number
  action: Text | null
  notation: null | string
  code: null | number
  events: EventInfo[]
  scores: number[]
  at: number
}

export interface Choice {
  code: number
  notation: string
  face: unknown
  text: Text
}

export interface Play {
  seat: number
  ply: number
  actor: number
  view: unknown
  prompt: Text | null
  choices: Choice[]
  can_undo: boolean
  undo_to: null | number
}

export interface ReactionInfo {
  reaction: 'heart' | 'laugh' | 'like' | 'sad' | 'wow'
  people: string[]
}

export interface ChatLine {
  id: number
  kind: 'notice' | 'phrase' | 'said'
  at: number
  person: null | string
  seat: number
  name: string
  text: null | string
  message: Text | null
  reactions: ReactionInfo[]
}

export interface Advice {
  code: number
  notation: string
  text: Text
  reason: Text
}

export interface PersonInfo {
  id: string
  name: string
  language: 'en' | 'fr' | 'ru'
  muted: string[]
}

export interface You {
  person: null | string
  seats: number[]
  host: boolean
}

export interface Answer {
  type: 'answer'
  id: string
  refusal: RefusalInfo | null
  table: null | string
  number: null | number
  hint: Advice[] | null
  person: PersonInfo | null
}

export interface Snapshot {
  type: 'snapshot'
  number: number
  now: number
  you: You
  table: TableInfo
  play: Play | null
  log: LogLine[]
  chat: ChatLine[]
}

export interface Update {
  type: 'update'
  id: string
  since: number
  number: number
  now: number
  you: You
  table: TableInfo
  play: Play | null
  log_from: number
  log: LogLine[]
  chat: ChatLine[]
}

export interface Presence {
  type: 'presence'
  id: string
  present: boolean[]
  spectators: number
}

export interface TableLine {
  id: string
  code: string
  game: string
  options: unknown
  settings: Settings
  locked: boolean
  status: 'abandoned' | 'frozen' | 'over' | 'paused' | 'playing' | 'waiting'
  seats: SeatInfo[]
  created: number
  updated: number
}

export interface Lobby {
  type: 'lobby'
  waiting: TableLine[]
  playing: TableLine[]
}

export interface MyTable {
  table: TableLine
  seats: number[]
  your_turn: boolean
  deadline: null | number
  place: null | number
}

export interface GameStatistics {
  game: string
  played: number
  won: number
  resigned: number
  places: number[]
}

export interface Me {
  type: 'me'
  person: PersonInfo
  tables: MyTable[]
  history: MyTable[]
  statistics: GameStatistics[]
}

export interface Gone {
  type: 'gone'
  id: null | string
  code: string
}

export interface Guest {
  name?: string
  language?: 'en' | 'fr' | 'ru'
  bearer?: boolean
}

export interface GuestMade {
  person: PersonInfo
  token: null | string
}

export interface CarryLink {
  url: string
  token: string
  expires: number
  qr: string
}

export interface Carried {
  token: string
  bearer?: boolean
}

export interface LevelInfo {
  id: string
  name: Text
}

export interface GameInfo {
  id: string
  name: Text
  tagline: Text
  version: number
  components: string
  seats: number[]
  options: unknown
  schema: unknown
}

export interface House {
  version: string
  games: GameInfo[]
  levels: LevelInfo[]
  languages: string[]
  phrases: string[]
  reactions: string[]
  compiling: boolean
}

export interface Found {
  table: string
}

export interface Problem {
  refusal: RefusalInfo
}

export type AnyCommand = Introduce | Mute | Create | PlayFrom | Import | Enter | Sit | Stand | PlaceBot | Configure | Start | Act | Undo | Ask | Reply | Resume | Hint | Say | React | Resign | Leave | Return | Abandon | Rematch
export type AnySocketCommand = AnyCommand | Watch | Unwatch | WatchLobby | WatchMe | Ping
export type AnyMessage = Answer | Snapshot | Update | Presence | Lobby | Me | Gone
