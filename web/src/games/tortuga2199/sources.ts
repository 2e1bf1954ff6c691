// Where influence came from, counted over the events of the log: sectors still held, hunts, combat, redeemed creatures, bought.

import type { Source } from '../contract'
import type { GameEvent, Line, Tortuga2199View } from './wire'

const KINDS = ['sectors', 'captured', 'combat', 'redeemed', 'bought', 'abilities'] as const
type Kind = (typeof KINDS)[number]

/** The deeds that say where influence told after them comes from. */
const CAUSES: Readonly<Partial<Record<GameEvent['kind'], Kind>>> = { captured: 'captured', redeemed: 'redeemed', 'combat-won': 'combat', 'influence-bought': 'bought', cashed: 'abilities' }

export function sources(view: Tortuga2199View, log: readonly Line[]): Source[] {
  const found: Record<Kind, number[]> = Object.fromEntries(KINDS.map((kind) => [kind, view.holds.map(() => 0)])) as Record<Kind, number[]>
  let fought = false
  for (const { events } of log) {
    let cause: Kind = fought ? 'combat' : 'abilities'
    for (const { kind, values } of events) {
      if (kind === 'combat-won') fought = true // a winner may choose its prize in an action of its own
      if (kind === 'played' || kind === 'turn') fought = false
      cause = CAUSES[kind] ?? cause
      if (kind === 'influence-gained') found[cause][values['seat']!]! += values['influence']!
      if (kind === 'influence-taken') {
        found.combat[values['seat']!]! += values['influence']!
        found.combat[values['foe']!]! -= values['influence']!
      }
    }
  }
  for (const hold of view.holds) found.sectors[hold.seat] = hold.standing - hold.influence
  return KINDS.map((kind) => ({ id: `web-tortuga2199-from-${kind}`, points: found[kind] })).filter(({ points }) => points.some((point) => point !== 0))
}
