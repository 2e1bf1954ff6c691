// Legal choices as places on the map: islands, empty cells, the airship, and ways an island can be turned.

import { beyond, modulo, type Cell } from './geometry'
import { valueOf } from './view'
import { type Action, AIRSHIP, type Choice, type GravityView, SIDES } from './wire'

/** A place that can be touched, and the choices it stands for. */
export interface Spot {
  key: string
  /** 0 to 6, 7 for the airship, -1 for an empty cell. */
  place: number
  cell: Cell | null
  choices: Choice[]
}

/** For each of the six rotations of an island the choice that brings it there. */
export type Turning = (Choice | null)[]

/** Where the tray offers a kind of choice: at a card of the hand, as a number, as a turn of an island, or in the menu. */
export const HOMES: Record<Action['type'], 'card' | 'number' | 'turn' | 'menu'> = {
  board: 'menu',
  settle: 'menu',
  throw: 'card',
  keep: 'menu',
  play: 'card',
  castle: 'menu',
  lay: 'card',
  call: 'card',
  idle: 'card',
  pass: 'menu',
  save: 'card',
  do: 'menu',
  finish: 'menu',
  enough: 'menu',
  from: 'menu',
  against: 'menu',
  send: 'number',
  join: 'number',
  lose: 'number',
  tap: 'menu',
  mine: 'menu',
  'mine-all': 'menu',
  strike: 'menu',
  slay: 'number',
  'put-permanent': 'number',
  'put-temporary': 'number',
  recruit: 'menu',
  convert: 'menu',
  'post-hunters': 'number',
  'post-mercenaries': 'number',
  rotate: 'turn',
  bribe: 'menu',
  lodge: 'menu',
  swap: 'menu',
  spoil: 'menu',
  drill: 'menu',
  nurse: 'menu',
  hire: 'menu',
  tug: 'turn',
  pull: 'menu',
  place: 'menu',
  orient: 'turn',
  endow: 'menu',
  choose: 'menu',
  dock: 'menu',
}

export const homeOf = (choice: Choice): 'card' | 'number' | 'turn' | 'menu' => HOMES[choice.face.type]
export const isTurn = (choice: Choice): boolean => homeOf(choice) === 'turn'
/** The card a choice is about. */
export const cardOf = (choice: Choice): number | undefined => valueOf(choice.face, 'card')

/** The island a choice is about, or -1. */
export function islandOf(view: GravityView, choice: Choice): number {
  const { face } = choice
  if (face.type === 'orient' || face.type === 'place' || face.type === 'dock') return view.target
  const place = valueOf(face, 'place')
  return valueOf(face, 'island') ?? (place === undefined || place === AIRSHIP ? -1 : place)
}

/** The empty cell a choice brings an island to, or null. */
export function cellOf(view: GravityView, { face }: Choice): Cell | null {
  if (face.type === 'place') return beyond(view.islands[view.strongest]!, face.side)
  return face.type === 'dock' ? beyond(view.islands[face.island]!, face.side) : null
}

/** Every place these choices can be made on, in reading order of the menu. */
export function spots(view: GravityView, choices: readonly Choice[]): Spot[] {
  const found = new Map<string, Spot>()
  const add = (choice: Choice, place: number, cell: Cell | null): void => {
    const key = cell ? `cell-${cell.q}-${cell.r}` : `place-${place}`
    const spot = found.get(key) ?? { key, place, cell, choices: [] }
    spot.choices.push(choice)
    found.set(key, spot)
  }
  for (const choice of choices) {
    const cell = cellOf(view, choice)
    const place = cell ? -1 : valueOf(choice.face, 'place') === AIRSHIP ? AIRSHIP : islandOf(view, choice)
    if (cell || place >= 0) add(choice, place, cell)
  }
  return [...found.values()]
}

/** The rotation a turn leads to. */
export function rotationAfter(view: GravityView, { face }: Choice): number {
  if (face.type === 'orient') return face.side
  if (face.type === 'rotate') return modulo(view.islands[face.island]!.rotation + face.sides, SIDES)
  return face.type === 'tug' ? modulo(view.islands[face.island]!.rotation + (face.clockwise ? 1 : -1), SIDES) : 0
}

/** The islands that can be turned, each with the choice for every rotation. */
export function turnings(view: GravityView, choices: readonly Choice[]): Map<number, Turning> {
  const found = new Map<number, Turning>()
  for (const choice of choices.filter(isTurn)) {
    const island = islandOf(view, choice)
    const ways = found.get(island) ?? Array.from({ length: SIDES }, () => null)
    ways[rotationAfter(view, choice)] = choice
    found.set(island, ways)
  }
  return found
}

/** The next rotation in a direction that can be had: one with a choice, or the present one. */
export function nextRotation(turning: Turning, home: number, now: number, step: number): number {
  for (let sides = 1; sides <= SIDES; sides++) {
    const rotation = modulo(now + step * sides, SIDES)
    if (turning[rotation] || rotation === home) return rotation
  }
  return now
}

/** What each island would yield after a choice, or what it yields now. */
export function flowsAfter(view: GravityView, choice: Choice | null): number[] {
  return choice?.preview?.flows ?? view.islands.map((island) => island.flow)
}

/** The same kind of action on another island: for asking why it is not possible. */
export function elsewhere({ face }: Choice, island: number): Action | null {
  if ('place' in face) return { ...face, place: island }
  return 'island' in face && face.type !== 'dock' ? { ...face, island } : null
}

/** The same kind of action with another card. */
export function withCard({ face }: Choice, card: number): Action | null {
  return 'card' in face ? { ...face, card } : null
}

/** The numbers that can be chosen, ascending, when that is what is asked; else nothing. */
export function amounts(choices: readonly Choice[]): { value: number; choice: Choice }[] {
  return choices
    .flatMap((choice) => {
      const { face } = choice
      const value = valueOf(face, 'hunters') ?? valueOf(face, 'mercenaries') ?? valueOf(face, 'units')
      return value === undefined ? [] : [{ value, choice }]
    })
    .sort((one, other) => one.value - other.value)
}
