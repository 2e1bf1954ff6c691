// What a plate shows and where, by how large it is on this screen: nothing on it covers anything else, however much lies there.

import { type Point, type Size } from './geometry'
import type { IconName } from './icons'
import { type SectorView, UNKNOWN } from './wire'

export interface Print {
  /** Height of the name's letters, and how many of them times their height fit into a line. */
  letters: number
  line: number
  /** Where the name begins: the first of one line, of two. */
  name: readonly [number, number]
  /** How much tokens are enlarged, and the star among them besides, where their middles lie, and the height of digits on them. */
  tokens: number
  star: number
  row: number
  digits: number
  price: number
  /** How far from the middle the track runs, and how much its levels and the marker are enlarged. */
  track: number
  levels: number
  marker: number
}

export const PRINT: Record<Size, Print> = {
  large: { letters: 16, line: 156, name: [8, -3], tokens: 1, star: 1.42, row: 36, digits: 14, price: 1, track: 72, levels: 1, marker: 1.4 },
  small: { letters: 17, line: 158, name: [8, -4], tokens: 1.04, star: 1.42, row: 36, digits: 14.5, price: 1.12, track: 73, levels: 1.06, marker: 1.45 },
  tiny: { letters: 20, line: 206, name: [11, -11], tokens: 1.14, star: 1.7, row: 41, digits: 17.5, price: 1.3, track: 81, levels: 1, marker: 1.8 },
}

/** The owner's marker on a tiny plate, where the track is too small to carry it: at the upper corner. */
export const CREST: Point = { x: 0, y: -79 }

export type Token = 'mineral' | 'control' | 'bonus' | 'hunt'
const BONUS: Partial<Record<SectorView['kind'], IconName>> = { 'trading-post': 'post', turrets: 'turret' }

/** The icon of what holding a sector brings besides influence, if anything. */
export const bonusOf = (sector: SectorView): IconName | undefined => BONUS[sector.kind]

export function tokensOf(sector: SectorView): Token[] {
  return [
    ...(sector.mineral ? (['mineral'] as const) : []),
    'control',
    ...(bonusOf(sector) ? (['bonus'] as const) : []),
    ...(sector.hunt === null ? [] : (['hunt'] as const)),
  ]
}

const HALF: Record<Exclude<Token, 'control'>, number> = { mineral: 10, bonus: 13.5, hunt: 14.3 }
const STAR = 10.9 // half a star that is not enlarged
const GAP = 3
const SEAL = 7 // what the difficulty of a known creature takes beside its token
export const BEAD = 4.4 // half a mark of an explorer

/** Where the marks of explorers lie round a hunt token: in a column at its left, on a tiny plate at its corners. */
export function beads(count: number, size: Size): Point[] {
  const corners = [[-13, 15.5], [13, 15.5], [-13, -15.5], [13, -15.5]] as const
  if (size === 'tiny') return corners.slice(0, count).map(([x, y]) => ({ x, y }))
  return Array.from({ length: count }, (_, place) => ({ x: -HALF.hunt - BEAD - 1, y: (place - (count - 1) / 2) * 9 - (count > 3 ? 1 : 0) }))
}

function reach(token: Token, sector: SectorView, size: Size): { left: number; right: number } {
  const half = token === 'control' ? STAR * PRINT[size].star : HALF[token]
  if (token !== 'hunt') return { left: half, right: half }
  const around = beads(sector.explorers.length, size).map((bead) => bead.x)
  const seal = sector.hunt !== UNKNOWN && size !== 'tiny' ? SEAL : 0
  return { left: Math.max(half, ...around.map((x) => BEAD - x)), right: Math.max(half + seal, ...around.map((x) => BEAD + x)) }
}

export interface Laid extends Point {
  token: Token
  /** Its ends, from left to right. */
  from: number
  to: number
}

/** The tokens of a plate side by side in one row, the outer ones a little higher where the plate narrows. */
export function rowOf(sector: SectorView, size: Size): Laid[] {
  const { tokens: scale, row } = PRINT[size]
  const things = tokensOf(sector).map((token) => ({ token, ...reach(token, sector, size) }))
  const whole = things.reduce((sum, one) => sum + (one.left + one.right) * scale, 0) + GAP * (things.length - 1)
  let edge = -whole / 2
  return things.map(({ token, left, right }) => {
    const from = edge
    const x = from + left * scale
    const to = x + right * scale
    edge = to + GAP
    return { token, x, y: row - Math.max(0, Math.abs(x) - 30) * 0.12, from, to }
  })
}
