// The tunnel that the figures show: segments 1 2r 5 3r 4r 6r, half of it at a time, in the shape it has on the chart.

import { LAYOUTS, type Box, type Point } from '../../layout'

export interface Stone extends Point {
  space: number
  symbol: string
}

export interface Half {
  stones: Stone[]
  /** Where the corridor comes from and where it goes on. */
  before: Point[]
  beyond: Point[]
  /** Dots where the other half begins. */
  open: string
  /** What the figure shows of the plane. */
  frame: Box
}

const TRACK = 'bptfsk sbkptf pkstfb tkpbfs ptsfbk fpbkst'.replaceAll(' ', '')
const SYMBOLS: Record<string, string> = { f: 'flag', s: 'sabre', p: 'pistol', k: 'key', b: 'bottle', t: 'tricorne' }
const PIER = 6.7
const sweep = LAYOUTS.find((layout) => layout.name === 'sweep')!

/** Spaces from one to another, moved so that the first column and the first row of this half are 0. */
function stones(from: number, to: number, left: number): Stone[] {
  const origin = { x: Math.min(...sweep.spaces.map((at) => at.x)) + left, y: Math.min(...sweep.spaces.map((at) => at.y)) }
  return sweep.spaces.slice(from - 1, to).map((at, index) => ({
    x: at.x - origin.x,
    y: at.y - origin.y,
    space: from + index,
    symbol: SYMBOLS[TRACK[from - 1 + index]!]!,
  }))
}

export const FIRST: Half = {
  stones: stones(1, 18, 0),
  before: [{ x: -0.8, y: 4 }],
  beyond: [{ x: 6, y: 2 }],
  open: 'M5.8 2h0.45',
  frame: { x: -1.45, y: -0.65, width: 8.2, height: 5.3 },
}

export const SECOND: Half = {
  stones: stones(19, 36, 5),
  before: [
    { x: 0, y: 1.4 },
    { x: 0, y: 2 },
  ],
  beyond: [{ x: PIER, y: 4 }],
  open: 'M0 1.3v0.45',
  frame: { x: -0.65, y: -0.05, width: 8.55, height: 4.7 },
}

/** The side of a space in units of the figure. */
export const stoneOf = (half: Half): number => 480 / half.frame.width

/** The boat at the far end of the second half, and the place it has on a way. */
export const BOAT: Box = { x: 5.75, y: 0.45, width: 1.9, height: 2.75 }
export const ABOARD = 37

/** Every point on the way between two places of a half; it stops at the edge of the last one. */
export function way(half: Half, from: number, to: number): Point[] {
  const between = half.stones.filter((stone) => stone.space >= Math.min(from, to) && stone.space <= Math.max(from, to))
  const points: Point[] = from < to ? between : between.toReversed()
  if (to === ABOARD) return [...points, ...half.beyond, { x: PIER, y: 2.95 }]
  const [near, last] = [points.at(-2)!, points.at(-1)!]
  return [...points.slice(0, -1), { x: last.x + (near.x - last.x) * 0.42, y: last.y + (near.y - last.y) * 0.42 }]
}
