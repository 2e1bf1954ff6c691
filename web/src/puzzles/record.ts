// What somebody has done with the puzzles of a game: kept on this device, since nobody else needs to know.

import type { PuzzleInfo } from '../lib/wire'

export interface Record {
  rating: number
  /** Puzzles tried, each with whether it was solved without a wrong action. */
  tried: { [id: string]: boolean }
  streak: number
  longest: number
  /** The last day whose puzzle was solved, and how many days in a row it was. */
  day: string
  days: number
}

export const FIRST = 1000
const FAST = 48 // points that a result is worth at most, while little is known
const SLOW = 24
const KNOWN = 12 // puzzles after which a rating is known well enough

export const blank = (): Record => ({ rating: FIRST, tried: {}, streak: 0, longest: 0, day: '', days: 0 })

const place = (game: string): string => `windlass.puzzles.${game}`

export function load(game: string): Record {
  try {
    return { ...blank(), ...(JSON.parse(localStorage.getItem(place(game)) ?? '{}') as Partial<Record>) }
  } catch {
    return blank()
  }
}

export function keep(game: string, record: Record): void {
  localStorage.setItem(place(game), JSON.stringify(record))
}

/** The record after a puzzle; only the first try at one counts. */
export function after(record: Record, puzzle: PuzzleInfo, solved: boolean, today: string | null): Record {
  const daily = today !== null && solved && record.day !== today
  const days = daily ? { day: today, days: record.day === dayBefore(today) ? record.days + 1 : 1 } : {}
  if (puzzle.id in record.tried) return { ...record, ...days }
  const streak = solved ? record.streak + 1 : 0
  const expected = 1 / (1 + 10 ** ((puzzle.rating - record.rating) / 400))
  const weight = Object.keys(record.tried).length < KNOWN ? FAST : SLOW
  return {
    ...record,
    ...days,
    rating: Math.round(record.rating + weight * ((solved ? 1 : 0) - expected)),
    tried: { ...record.tried, [puzzle.id]: solved },
    streak,
    longest: Math.max(record.longest, streak),
  }
}

/** The puzzle to go on with: the one nearest to the own strength that was not tried, or failed longest ago when all were. */
export function next(record: Record, puzzles: readonly PuzzleInfo[], theme: string, now: string | null): PuzzleInfo | null {
  const fitting = puzzles.filter((one) => one.id !== now && (theme === '' || one.themes.includes(theme)))
  const fresh = fitting.filter((one) => !(one.id in record.tried))
  const left = fresh.length > 0 ? fresh : fitting.filter((one) => !record.tried[one.id])
  const far = (one: PuzzleInfo): number => Math.abs(one.rating - record.rating)
  return left.reduce<PuzzleInfo | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null)
}

/** The day before one, both as year-month-day. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}
