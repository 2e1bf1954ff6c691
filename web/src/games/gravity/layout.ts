// How the board divides its area: airships around the map in its corners where they fit, else in a row above it.

import { around, beyond, centre, CORNER, fit, toPixels, type Box, type Camera, type Cell, type Point } from './geometry'
import { ALL_SIDES } from './view'

export interface Layout {
  /** Little room: airships show only what matters most. */
  compact: boolean
  map: Box
  airships: Box[]
  /** The corner that is free for the buttons of nearness. */
  zoom: 'bottom left' | 'bottom right'
  /** Mercenaries in the reserve wait above the sky. */
  reserve: Point
}

const PAD = 6
const ROW = 76 // the height of a small airship
const TALL = 150 // and of a large one
const LARGE = 148 // from this width on it is drawn large
const WIDEST = 184
const NARROWEST = 104
const BUTTONS = 40 // the height kept for the buttons of nearness where an airship is in their corner
const LARGEST = 1.35 // no island is drawn larger than this
const STEPS = 48
// Seats sit clockwise around the map from the top left: left or right, top or bottom.
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Airships in the corners, the map wherever it keeps clear of them. */
function inCorners(width: number, height: number, seats: number): Layout {
  const each = Math.min(WIDEST, Math.max(NARROWEST, width * 0.22))
  const compact = each < LARGE || height < 2.2 * TALL
  const tall = compact ? ROW : TALL
  return {
    compact,
    map: { x: PAD, y: PAD, width: width - 2 * PAD, height: height - 2 * PAD },
    airships: CORNERS.slice(0, seats).map(([right, low]) => ({
      x: right ? width - each - PAD : PAD,
      y: low ? height - tall - PAD - (right ? 0 : BUTTONS) : PAD,
      width: each,
      height: tall,
    })),
    zoom: 'bottom left',
    reserve: { x: width / 2, y: -30 },
  }
}

/** Airships in a row, the map below them. */
function inRow(width: number, height: number, seats: number): Layout {
  const each = (width - PAD * (seats + 1)) / seats
  return {
    compact: true,
    map: { x: PAD, y: ROW + 2 * PAD, width: width - 2 * PAD, height: Math.max(60, height - ROW - 3 * PAD) },
    airships: Array.from({ length: seats }, (_, seat) => ({ x: PAD + seat * (each + PAD), y: PAD, width: each, height: ROW })),
    zoom: 'bottom right',
    reserve: { x: width / 2, y: -30 },
  }
}

/** Whether a point lies in a box. */
export const within = (box: Box | null, at: Point): boolean => box !== null && distance(at, box) === 0

/** How far a point is from a box. */
function distance(at: Point, box: Box): number {
  const across = Math.max(box.x - at.x, 0, at.x - box.x - box.width)
  const down = Math.max(box.y - at.y, 0, at.y - box.y - box.height)
  return Math.hypot(across, down)
}

// Where the map may lie in the room it leaves, in halves of that room from the middle, the middle first.
const SHIFTS = [0, 0.5, -0.5, 1, -1].flatMap((x) => [0, 0.5, -0.5, 1, -1].map((y) => ({ x, y }))).sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))

/** The largest camera for a layout that shows all cells and lets none lie under an airship. */
export function clearCamera(layout: Layout, cells: readonly Cell[]): Camera {
  const box = around(cells)
  const { map, airships } = layout
  const best = fit(box, map, LARGEST)
  for (let step = 0; step < STEPS; step++) {
    const middle = fit(box, map, best.scale * (1 - step / STEPS))
    const room = { x: (map.width - box.width * middle.scale) / 2, y: (map.height - box.height * middle.scale) / 2 }
    const free = SHIFTS.map((shift) => ({ ...middle, x: middle.x + shift.x * room.x, y: middle.y + shift.y * room.y })).find((camera) =>
      cells.every((cell) => airships.every((airship) => distance(toPixels(camera, centre(cell)), airship) >= CORNER * 0.94 * camera.scale)),
    )
    if (free) return free
  }
  return best
}

/** The layout that draws the map of the beginning larger: it stays the same while islands move. */
export function arrange(width: number, height: number, seats: number): Layout {
  const [corners, row] = [inCorners(width, height, seats), inRow(width, height, seats)]
  const ring = [{ q: 0, r: 0 }, ...ALL_SIDES.map((side) => beyond({ q: 0, r: 0 }, side))]
  const room = height > 2.2 * corners.airships[0]!.height
  return room && clearCamera(corners, ring).scale >= 0.95 * clearCamera(row, ring).scale ? corners : row
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
  const y = box.y + (compact ? 50 : 98)
  return {
    deck: { x: box.x + box.width / 2 - width / 2, y, width, height: compact ? 7 : 14 },
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

const SHOWN = { hunters: 3, mercenaries: 2 } // figures drawn on an island; more are told by a number

/** Where a piece on an island stands, hunters left of mercenaries in one row. Units of the map. */
export function onIsland(hunter: boolean, index: number, hunters: number, mercenaries: number): Footing {
  const [left, right] = [Math.min(hunters, SHOWN.hunters), Math.min(mercenaries, SHOWN.mercenaries)]
  const place = hunter ? Math.min(index, left - 1) : left + Math.min(index, right - 1)
  return {
    x: (place - (left + right - 1) / 2) * 17,
    y: hunter ? 80 : 78,
    size: hunter ? 38 : 35,
    hidden: index >= (hunter ? left : right),
  }
}

/** Whether the pieces of one kind on an island are too many to be drawn one by one. */
export const isCrowd = (hunter: boolean, count: number): boolean => count > (hunter ? SHOWN.hunters : SHOWN.mercenaries)

/** Where a piece off the map stands: aboard, among the fallen, or in the reserve. Pixels. */
export function offMap(layout: Layout, seat: number, where: 'airship' | 'fallen' | 'reserve', hunter: boolean, index: number): Footing {
  if (where === 'reserve') return { ...layout.reserve, size: layout.compact ? 20 : 26, hidden: index > 0 }
  const at = berths(layout.airships[seat]!, layout.compact)
  if (where === 'fallen') return { ...at.fallen, size: at.size * 0.7, hidden: index > 0 }
  const berth = (hunter ? at.hunters : at.mercenaries)[index] ?? at.divide
  return { x: berth, y: at.deck.y, size: at.size }
}
