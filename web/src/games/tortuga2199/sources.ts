// Where influence came from, counted over the events of the log: sectors still held, hunts, combat, redeemed creatures, bought.

import type { Source } from '../contract'
import type { GameEvent, Line, Tortuga2199View } from './wire'

const KINDS = ['sectors', 'captured', 'combat', 'redeemed', 'bought', 'abilities'] as const
type Kind = (typeof KINDS)[number]

/** The deeds that say where influence told after them comes from. */
const CAUSES: Readonly<Partial<Record<GameEvent['kind'], Kind>>> = { captured: 'captured', redeemed: 'redeemed', 'combat-won': 'combat', 'influence-bought': 'bought', cashed: 'abilities' }

export function sources(view: Tortuga2199View, log: readonly Line[]): Source[] {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, { id: `web-tortuga2199-from-${kind}`, points: view.holds.map(() => 0), turns: [] }])) as unknown as Record<Kind, Source>
  let round = 1
  const tell = (kind: Kind, seat: number, points: number): void => {
    found[kind].points[seat]! += points
    found[kind].turns.push({ round, seat, points })
  }
  const worth = (sector: number): number => view.sectors.find((one) => one.sector === sector)?.control ?? 0
  let fought = false
  for (const { events } of log) {
    let cause: Kind = fought ? 'combat' : 'abilities'
    for (const event of events) {
      const { kind } = event
      if (kind === 'turn') round = event.values.round
      if (kind === 'combat-won') fought = true // a winner may choose its prize in an action of its own
      if (kind === 'played' || kind === 'turn') fought = false
      cause = CAUSES[kind] ?? cause
      if (kind === 'influence-gained') tell(cause, event.values.seat, event.values.influence)
      if (kind === 'influence-taken') {
        tell('combat', event.values.seat, event.values.influence)
        tell('combat', event.values.foe, -event.values.influence)
      }
      if (kind === 'conquered') tell('sectors', event.values.seat, worth(event.values.sector))
      if (kind === 'sector-lost') tell('sectors', event.values.seat, -worth(event.values.sector))
    }
  }
  for (const hold of view.holds) found.sectors.points[hold.seat] = hold.standing - hold.influence
  return KINDS.map((kind) => found[kind]).filter(({ points, turns }) => turns.length > 0 || points.some((point) => point !== 0))
}
