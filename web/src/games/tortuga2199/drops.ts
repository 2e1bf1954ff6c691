// Where a thing may be let go: the choices that belong to it by the place each one would take it to. The draft does the rest.

import { never } from '../contract'
import { placeOf, type Place } from './targets'
import { sectorOf, type CardVerb } from './view'
import { IN_HOLD, type Action, type Choice, type Tortuga2199View } from './wire'

/** A place that takes what is let go over it. `table` is the whole map, where cards are played. */
export type Zone =
  | `sector:${number}`
  | `ship:${number}`
  | `level:${number}:${number}`
  | 'table'
  | 'combat'
  | 'hand'
  | 'reserve'
  | 'discard'
  | 'deck'
  | 'destroyed'
  | 'influence'

const HEAP: Record<CardVerb, Zone> = {
  play: 'table',
  commit: 'combat',
  reserve: 'reserve',
  buy: 'discard',
  refresh: 'deck',
  destroy: 'destroyed',
  scrap: 'destroyed',
}

/** Where an action takes its thing, or null when nothing moves. */
export function zoneOf(face: Action): Zone | null {
  switch (face.type) {
    case 'card':
      return HEAP[face.verb]
    case 'redeem':
      return 'influence'
    case 'ship':
      return 'table'
    case 'attack':
      return `ship:${face.seat}`
    case 'move':
    case 'place':
      return `sector:${face.sector}`
    case 'reinforce':
      return `level:${face.sector}:${face.level}`
    case 'plain':
      return face.name === 'take' ? 'hand' : null
    default:
      return never(face)
  }
}

/** What is dragged: a card of some heap, the own ship, the card in reserve, or the marker of a sector. */
export type Thing = Place | 'own' | 'reserve' | `marker:${number}`

function belongs(thing: Thing, face: Action, place: Place): boolean {
  if (thing === 'own') return face.type === 'move' || face.type === 'place' || face.type === 'attack'
  if (thing === 'reserve') return face.type === 'plain' && face.name === 'take'
  if (thing.startsWith('marker:')) return face.type === 'reinforce' && thing === `marker:${face.sector}`
  return place === thing
}

/** The choices of a thing by the zone they take it to; empty when it cannot be dragged now. */
export function zonesOf(view: Tortuga2199View, choices: readonly Choice[], thing: Thing): Map<Zone, Choice[]> {
  const found = new Map<Zone, Choice[]>()
  for (const choice of choices) {
    const face = choice.face
    const zone = belongs(thing, face, placeOf(view, face)) ? zoneOf(face) : null
    if (zone) found.set(zone, [...(found.get(zone) ?? []), choice])
  }
  return found
}

/** The zones a spot on the page stands for, the nearest first: a ship floats over its sector, a sector lies on the table, the Vortex devours. */
function around(view: Tortuga2199View, spot: string): string[] {
  const [what, number] = spot.split(':')
  if (what === 'ship') return [spot, ...around(view, `sector:${view.holds[Number(number)]?.ship ?? IN_HOLD}`)]
  if (what === 'level') return [spot, ...around(view, `sector:${number}`)]
  if (what === 'sector') return [spot, ...(sectorOf(view, Number(number))?.kind === 'vortex' ? ['destroyed'] : []), 'table']
  if (what === 'combat') return [spot, 'table']
  return spot === 'hand' ? ['hand', 'discard'] : [spot]
}

/** What letting go over a spot means: the choices of the nearest zone that has some. */
export function landing(view: Tortuga2199View, zones: ReadonlyMap<Zone, Choice[]>, spot: string): Choice[] {
  for (const zone of around(view, spot)) {
    const choices = zones.get(zone as Zone)
    if (choices) return choices
  }
  return []
}
