// The codes of actions that may not be legal: for asking why not. The order is that of games/tortuga2199/actions.py.

import { firstOf, type CardVerb, type Tortuga2199View } from './view'

const PLAIN = [
  'end',
  'done',
  'take',
  'spend',
  'collect',
  'explore',
  'capture',
  'conquer',
  'conquer-with-crypto',
  'influence',
  'cache',
  'draw',
  'cash',
  'plunder',
  'bounty',
]
const VERBS: CardVerb[] = ['play', 'buy', 'refresh', 'reserve', 'destroy', 'scrap', 'commit']
const SEATS = 4
const SECTORS = 11

export function plainCode(name: string): number {
  return PLAIN.indexOf(name)
}

function shipsOf(view: Tortuga2199View): number {
  return firstOf(view, 'trade') - firstOf(view, 'ships')
}

function levelsOf(view: Tortuga2199View): number {
  return Math.max(...view.sectors.flatMap((sector) => sector.track))
}

export function attackCode(view: Tortuga2199View, seat: number): number {
  return PLAIN.length + shipsOf(view) + seat
}

export function moveCode(view: Tortuga2199View, sector: number): number {
  return attackCode(view, SEATS) + sector
}

export function placeCode(view: Tortuga2199View, sector: number): number {
  return moveCode(view, SECTORS) + sector
}

export function reinforceCode(view: Tortuga2199View, sector: number, level: number): number {
  return placeCode(view, SECTORS) + (sector - 1) * levelsOf(view) + level - 1
}

export function cardCode(view: Tortuga2199View, verb: CardVerb, kind: number): number {
  return reinforceCode(view, SECTORS, 1) + VERBS.indexOf(verb) * view.cards.length + kind
}
