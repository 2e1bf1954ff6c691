// What of an action's events is shown by motion: ships that move, markers that slide, cards and tokens that fly, a combat that unfolds.

import type { EventInfo, LogLine } from '../../lib/wire'
import { reportOf, type Report } from './battle'
import type { Tortuga2199View } from './view'

export type Step =
  | { do: 'fly'; from: string; to: string; card: number | null; icon: string | null }
  | { do: 'ship'; seat: number; sector: number }
  | { do: 'lose'; seat: number }
  | { do: 'marker'; sector: number; seat: number; level: number }
  | { do: 'scan'; sector: number }
  | { do: 'combat'; report: Report }

const card = (from: string, to: string, kind: number | undefined): Step => ({ do: 'fly', from, to, card: kind ?? -1, icon: null })
const token = (from: string, to: string, icon: string): Step => ({ do: 'fly', from, to, card: null, icon })

/** What to show of one event; `hunts` is the kind of the first hunt card. */
function shown(event: EventInfo, view: Tortuga2199View, hunts: number): Step | null {
  const { seat, sector, card: kind, foe } = event.values as Record<string, number>
  const person = `seat-${seat}`
  const ship = `sector-${view.holds[seat ?? 0]?.ship}`
  const own = seat === view.seat
  switch (event.kind) {
    case 'moved':
      return { do: 'ship', seat: seat!, sector: event.values['to']! }
    case 'placed':
      return { do: 'ship', seat: seat!, sector: sector! }
    case 'ship-lost':
      return { do: 'lose', seat: seat! }
    case 'conquered':
    case 'reinforced':
      return { do: 'marker', sector: sector!, seat: seat!, level: event.values['level']! }
    case 'explored':
      return { do: 'scan', sector: sector! }
    case 'collected':
      return token(`sector-${sector}`, person, 'mineral')
    case 'cache-taken':
      return token(ship, person, 'mineral')
    case 'captured':
      return card(`sector-${sector}`, person, hunts + event.values['hunt']!)
    case 'redeemed':
    case 'influence-bought':
    case 'cashed':
    case 'influence-gained':
      return token(event.kind === 'influence-bought' ? ship : 'played', person, 'influence')
    case 'influence-taken':
      return token(`seat-${foe}`, person, 'influence')
    case 'played':
      return card(own ? `hand-${kind}` : person, 'played', kind)
    case 'bought':
      return card(`market-${kind}`, person, kind)
    case 'drew':
      return own ? card(person, 'hand', kind) : null
    default:
      return null
  }
}

/** The steps of one action, in the order they happened. A combat comes first and stands for its cards. */
export function stepsOf(line: LogLine, view: Tortuga2199View): Step[] {
  const hunts = view.cards.findIndex((one) => one.group === 'hunt')
  const report = reportOf(line, view.combat)
  const steps = line.events.flatMap((event) => shown(event, view, hunts) ?? [])
  return report ? [{ do: 'combat', report }, ...steps] : steps
}

/** The sectors the last action touched. */
export function outlined(line: LogLine | null): Set<number> {
  const names = ['sector', 'from', 'to']
  return new Set((line?.events ?? []).flatMap((event) => names.flatMap((name) => event.values[name] ?? [])))
}

/** The view as it stands in the middle of an action: where ships are by now, who holds what. */
export function midway(view: Tortuga2199View, ships: ReadonlyMap<number, number>, markers: ReadonlyMap<number, { seat: number; level: number }>): Tortuga2199View {
  if (ships.size === 0 && markers.size === 0) return view
  const holds = view.holds.map((hold) => ({ ...hold, ship: ships.get(hold.seat) ?? hold.ship }))
  const sectors = view.sectors.map((sector) => {
    const marker = markers.get(sector.sector)
    return {
      ...sector,
      controller: marker?.seat ?? sector.controller,
      defence: marker?.level ?? sector.defence,
      ships: holds.filter((hold) => hold.ship === sector.sector).map((hold) => hold.seat),
    }
  })
  return { ...view, holds, sectors }
}
