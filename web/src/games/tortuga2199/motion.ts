// What of an action's events is shown by motion: ships that move, markers that slide, cards and tokens that fly, a combat that unfolds.

import { never } from '../contract'
import { reportOf, type Report } from './battle'
import type { GameEvent, Line, Tortuga2199View } from './wire'

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
function shown(event: GameEvent, view: Tortuga2199View, hunts: number): Step | null {
  const person = (seat: number): string => `seat-${seat}`
  const ship = (seat: number): string => `sector-${view.holds[seat]?.ship}`
  switch (event.kind) {
    case 'moved':
      return { do: 'ship', seat: event.values.seat, sector: event.values.to }
    case 'placed':
      return { do: 'ship', seat: event.values.seat, sector: event.values.sector }
    case 'ship-lost':
      return { do: 'lose', seat: event.values.seat }
    case 'conquered':
    case 'reinforced':
      return { do: 'marker', sector: event.values.sector, seat: event.values.seat, level: event.values.level }
    case 'explored':
      return { do: 'scan', sector: event.values.sector }
    case 'collected':
      return token(`sector-${event.values.sector}`, person(event.values.seat), 'mineral')
    case 'cache-taken':
      return token(ship(event.values.seat), person(event.values.seat), 'mineral')
    case 'captured':
      return card(`sector-${event.values.sector}`, person(event.values.seat), hunts + event.values.hunt)
    case 'influence-bought':
      return token(ship(event.values.seat), person(event.values.seat), 'influence')
    case 'redeemed':
    case 'cashed':
    case 'influence-gained':
      return token('played', person(event.values.seat), 'influence')
    case 'influence-taken':
      return token(person(event.values.foe), person(event.values.seat), 'influence')
    case 'played':
      return card(event.values.seat === view.seat ? `hand-${event.values.card}` : person(event.values.seat), 'played', event.values.card)
    case 'bought':
      return card(`market-${event.values.card}`, person(event.values.seat), event.values.card)
    case 'drew':
      return event.values.seat === view.seat ? card(person(event.values.seat), 'hand', event.values.card) : null
    case 'map-laid':
    case 'ship-chosen':
    case 'shuffled':
    case 'turn':
    case 'post-paid':
    case 'fortress-helped':
    case 'took':
    case 'siege-ready':
    case 'bargain-ready':
    case 'spent':
    case 'refreshed':
    case 'opened':
    case 'reserved':
    case 'destroyed':
    case 'sector-lost':
    case 'attacked':
    case 'committed':
    case 'announced':
    case 'parried':
    case 'revealed':
    case 'strength':
    case 'combat-won':
    case 'discarded':
    case 'usurped':
    case 'planet-seized':
    case 'goal-reached':
    case 'council-closed':
    case 'time-up':
      return null // told by the log, the view or the scene of a combat
    default:
      return never(event)
  }
}

/** The steps of one action, in the order they happened. A combat comes first and stands for its cards. */
export function stepsOf(line: Line, view: Tortuga2199View): Step[] {
  const hunts = view.cards.findIndex((one) => one.group === 'hunt')
  const report = reportOf(line, view.combat)
  const steps = line.events.flatMap((event) => shown(event, view, hunts) ?? [])
  return report ? [{ do: 'combat', report }, ...steps] : steps
}

/** The sectors the last action touched. */
export function outlined(line: Line | null): Set<number> {
  return new Set((line?.events ?? []).flatMap(({ values }) => ['sector', 'from', 'to'].flatMap((name) => (values as Partial<Record<string, number>>)[name] ?? [])))
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

/** The flights of ships, each of its captain. */
export function trails(lines: readonly Line[]): { seat: number; from: number; to: number }[] {
  return lines.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'moved' ? [event.values] : [])))
}

/** The sectors that changed hands or were fortified, by whom. */
export function taken(lines: readonly Line[]): ReadonlyMap<number, number> {
  return new Map(lines.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'conquered' || event.kind === 'reinforced' ? [[event.values.sector, event.values.seat] as const] : []))))
}
