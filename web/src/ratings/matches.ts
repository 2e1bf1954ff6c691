// Finished matches by what people ask of them: against whom, which variant, how long.

import type { Text } from '../lib/wire'
import type { MyTable } from '../lib/wire'

export const LENGTHS = ['short', 'evening', 'days'] as const
const EVENING = 30 * 60_000 // milliseconds
const DAYS = 6 * 3_600_000
const NAMING = ['variant', 'scenario', 'abilities'] // options that give a game its character

/** What everybody else at a table is called. */
export function opponents(one: MyTable, tell: (text: Text) => string): string[] {
  return one.table.seats.filter((seat) => !one.seats.includes(seat.seat)).map((seat) => tell(seat.label))
}

/** The game with the option that gives it its character, where it has one. */
export function variantOf(one: MyTable): string {
  const options = one.table.options as Record<string, unknown>
  const named = NAMING.flatMap((name) => (typeof options[name] === 'string' ? [`${name}-${options[name] as string}`] : []))
  return [one.table.game, ...named].join(' ')
}

/** From the first chair to the last action. */
export function lengthOf(one: MyTable): (typeof LENGTHS)[number] {
  const took = one.table.updated - one.table.created
  return took < EVENING ? 'short' : took < DAYS ? 'evening' : 'days'
}
