// Whom to play next: a game's characters, weakest first, and which of them this person has beaten.

import type { GameInfo, LevelInfo, MyTable, SeatPlan, TableLine } from './wire'

/** The characters of a game, weakest first: levels with a line about them. */
export function rivals(game: GameInfo): LevelInfo[] {
  return game.levels.filter((level) => level.character)
}

/** The strongest character at a table, as a place among a game's; -1 where there is none. */
export function strongest(game: GameInfo, table: Pick<TableLine, 'seats'>): number {
  const ids = rivals(game).map((level) => level.id)
  return Math.max(-1, ...table.seats.filter((seat) => seat.kind === 'bot').map((seat) => ids.indexOf(seat.level ?? '')))
}

/** The character after the strongest one this person has beaten; the first for somebody new, the last for whoever beat them all. */
export function nextRival(game: GameInfo, history: readonly MyTable[]): LevelInfo | null {
  const beaten = history.filter((one) => one.table.game === game.id && one.place === 1).map((one) => strongest(game, one.table))
  const all = rivals(game)
  return all[Math.min(Math.max(-1, ...beaten) + 1, all.length - 1)] ?? null
}

/** So many bots for a table with this character: it and the one before it in turn, so that they do not play alike. */
export function company(game: GameInfo, level: LevelInfo, count: number): SeatPlan[] {
  const all = rivals(game)
  const easier = all[Math.max(0, all.indexOf(level) - 1)] ?? level
  return Array.from({ length: count }, (_, place): SeatPlan => ({ kind: 'bot', level: (place % 2 === 0 ? level : easier).id }))
}
