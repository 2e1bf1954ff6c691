// Legal choices as places on the map: islands, empty cells, the airship, and ways an island can be turned.

import type { Choice } from '../../lib/wire'
import { beyond, modulo, type Cell } from './geometry'
import { AIRSHIP, faceOf, SIDES, type GravityView } from './view'

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

const TURNS = new Set(['rotate', 'orient', 'tug'])
export const isTurn = (choice: Choice): boolean => TURNS.has(faceOf(choice).type)

/** The island a choice is about, or -1. */
export function islandOf(view: GravityView, choice: Choice): number {
  const face = faceOf(choice)
  if (face.type === 'orient' || face.type === 'place' || face.type === 'dock') return view.target
  return face.island ?? (face.place === undefined || face.place === AIRSHIP ? -1 : face.place)
}

/** The empty cell a choice brings an island to, or null. */
export function cellOf(view: GravityView, choice: Choice): Cell | null {
  const face = faceOf(choice)
  if (face.type === 'place') return beyond(view.islands[view.strongest]!, face.side!)
  return face.type === 'dock' ? beyond(view.islands[face.island!]!, face.side!) : null
}

/** Every place these choices can be made on, in reading order of the menu. */
export function spots(view: GravityView, choices: readonly Choice[]): Spot[] {
  const found = new Map<string, Spot>()
  for (const choice of choices) {
    const cell = cellOf(view, choice)
    const place = cell ? -1 : faceOf(choice).place === AIRSHIP ? AIRSHIP : islandOf(view, choice)
    if (!cell && place < 0) continue
    const key = cell ? `cell-${cell.q}-${cell.r}` : `place-${place}`
    const spot = found.get(key) ?? { key, place, cell, choices: [] }
    spot.choices.push(choice)
    found.set(key, spot)
  }
  return [...found.values()]
}

/** The rotation a turn leads to. */
export function rotationAfter(view: GravityView, choice: Choice): number {
  const face = faceOf(choice)
  if (face.type === 'orient') return face.side!
  const now = view.islands[face.island!]!.rotation
  return modulo(now + (face.type === 'tug' ? (face.clockwise ? 1 : -1) : face.sides!), SIDES)
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
  const told = choice && view.choices.find((one) => one.code === choice.code)?.flows
  return told || view.islands.map((island) => island.flow)
}

/** The code of the same kind of action on another island: for asking why it is not possible. */
export function elsewhere(choice: Choice, island: number): number | null {
  const face = faceOf(choice)
  if (face.place !== undefined) return choice.code + island - face.place
  if (face.island === undefined || face.type === 'dock') return null
  const width = face.type === 'rotate' ? SIDES - 1 : face.type === 'tug' ? 2 : 1
  return choice.code + (island - face.island) * width
}

/** The code of the same kind of action with another card. */
export function withCard(choice: Choice, card: number): number {
  return choice.code + card - faceOf(choice).card!
}

const NUMBERS = ['hunters', 'mercenaries', 'units'] as const

/** The numbers that can be chosen, ascending, when that is what is asked; else nothing. */
export function amounts(choices: readonly Choice[]): { value: number; choice: Choice }[] {
  return choices
    .flatMap((choice) => {
      const face = faceOf(choice)
      const name = NUMBERS.find((one) => face[one] !== undefined)
      return name ? [{ value: face[name]!, choice }] : []
    })
    .sort((one, other) => one.value - other.value)
}
