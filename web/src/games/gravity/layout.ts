// How the board divides its area: airships around the map on wide screens, in a row above it on narrow ones.

import type { Box, Point } from './geometry'

export interface Layout {
  /** Little room: airships show only what matters most. */
  compact: boolean
  map: Box
  airships: Box[]
  reserve: Point
}

const WIDE = 620
const SIDE = 184 // an airship beside the map
const TALL = 172
const ROW = 92 // an airship above the map
const PAD = 8
// Seats sit clockwise around the map from the top left: left or right, top or bottom.
const CORNERS: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
]

export function arrange(width: number, height: number, seats: number): Layout {
  if (width >= WIDE && height >= 2 * TALL && width > height * 0.9) {
    const corners = CORNERS[seats - 1]!
    return {
      compact: false,
      map: { x: SIDE + PAD, y: PAD, width: width - 2 * (SIDE + PAD), height: height - 2 * PAD },
      airships: corners.map(([right, low]) => ({
        x: right ? width - SIDE - PAD : PAD,
        y: low ? height - TALL - PAD : PAD,
        width: SIDE,
        height: TALL,
      })),
      reserve: { x: seats < 4 ? PAD + 34 : width / 2, y: height - PAD - 10 },
    }
  }
  const each = (width - PAD * (seats + 1)) / seats
  return {
    compact: true,
    map: { x: PAD, y: ROW + 2 * PAD, width: width - 2 * PAD, height: Math.max(60, height - ROW - 3 * PAD) },
    airships: Array.from({ length: seats }, (_, seat) => ({ x: PAD + seat * (each + PAD), y: PAD, width: each, height: ROW })),
    reserve: { x: PAD + 24, y: height - PAD - 6 },
  }
}

/** Where the crew of an airship stands, in pixels: feet on the deck. */
export interface Berths {
  deck: Box
  size: number
  hunters: number[]
  mercenaries: number[]
  divide: number
  fallen: Point
}

const HUNTERS = 5
const MERCENARIES = 2

export function berths(box: Box, compact: boolean): Berths {
  const width = Math.min(box.width - 8, compact ? 96 : 150)
  const size = compact ? Math.min(20, width / 4.6) : 26
  const step = (width - 12) / (HUNTERS + MERCENARIES + 0.35)
  const left = box.x + box.width / 2 - width / 2 + 6 + step / 2
  const y = box.y + (compact ? 60 : 104)
  return {
    deck: { x: box.x + box.width / 2 - width / 2, y, width, height: compact ? 9 : 14 },
    size,
    hunters: Array.from({ length: HUNTERS }, (_, index) => left + index * step),
    mercenaries: Array.from({ length: MERCENARIES }, (_, index) => left + (HUNTERS + 0.35 + index) * step),
    divide: left + (HUNTERS - 0.5 + 0.17) * step,
    fallen: { x: box.x + box.width - (compact ? 12 : 20), y: box.y + box.height - (compact ? 2 : 6) },
  }
}

export interface Footing extends Point {
  size: number
  /** Not drawn: one figure stands for all of them. */
  hidden?: boolean
}

/** Where the pieces on an island stand: mercenaries in the back row, hunters in front of them. Units of the map. */
export function onIsland(hunter: boolean, index: number, crowd: number, alone: boolean): Footing {
  const gap = Math.min(15, 66 / Math.max(1, crowd - 1))
  return { x: (index - (crowd - 1) / 2) * gap, y: hunter ? 84 : alone ? 78 : 62, size: hunter ? 31 : 28 }
}

/** Where a piece off the map stands: aboard, among the fallen, or in the reserve. Pixels. */
export function offMap(layout: Layout, seat: number, where: 'airship' | 'fallen' | 'reserve', hunter: boolean, index: number): Footing {
  if (where === 'reserve') return { ...layout.reserve, size: layout.compact ? 20 : 26, hidden: index > 0 }
  const at = berths(layout.airships[seat]!, layout.compact)
  if (where === 'fallen') return { ...at.fallen, size: at.size * 0.7, hidden: index > 0 }
  const berth = (hunter ? at.hunters : at.mercenaries)[index] ?? at.divide
  return { x: berth, y: at.deck.y, size: at.size }
}
