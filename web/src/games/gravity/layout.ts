// How the board divides its area: airships in its corners, large or small, or in a row above the map, whichever leaves islands larger.

import { around, centre, CORNER, fit, toPixels, type Box, type Camera, type Cell, type Point } from './geometry'

export type Kind = 'large corners' | 'small corners' | 'row'

export interface Layout {
  kind: Kind
  /** Little room: airships show only what matters most. */
  compact: boolean
  map: Box
  airships: Box[]
  /** The corner for the buttons of nearness. */
  zoom: 'bottom left' | 'bottom right'
  /** Mercenaries in the reserve wait above the sky. */
  reserve: Point
}

const PAD = 6
const LARGE = { width: 184, height: 150 } // an airship with the name of its owner
const SMALL = { width: 128, height: 82 }
const NARROWEST = 104
const BUTTONS = 40 // the width and height kept for the buttons of nearness
const LARGEST = 1.35 // no island is drawn larger than this
const STEPS = 48
const WORTH = 1.12 // how much larger islands must become for airships to be drawn small
const MOVE = 1.25 // and for airships to leave their places
// Seats sit clockwise around the map from the top left: left or right, top or bottom.
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Airships in the corners, the map wherever it keeps clear of them; null where they do not fit. */
function inCorners(width: number, height: number, seats: number, compact: boolean): Layout | null {
  const size = compact ? SMALL : LARGE
  const each = Math.min(size.width, Math.max(NARROWEST, width * 0.24))
  if ((!compact && each < 148) || height < 2.2 * size.height) return null
  return {
    kind: compact ? 'small corners' : 'large corners',
    compact,
    map: { x: PAD, y: PAD, width: width - 2 * PAD, height: height - 2 * PAD },
    airships: CORNERS.slice(0, seats).map(([right, low]) => ({
      x: right ? width - each - PAD : PAD,
      y: low ? height - size.height - PAD - (right ? 0 : BUTTONS) : PAD,
      width: each,
      height: size.height,
    })),
    zoom: 'bottom left',
    reserve: { x: width / 2, y: -30 },
  }
}

/** Airships in a row, the map below them. */
function inRow(width: number, height: number, seats: number): Layout {
  const each = (width - PAD * (seats + 1)) / seats
  const top = SMALL.height + 2 * PAD
  return {
    kind: 'row',
    compact: true,
    map: { x: PAD, y: top, width: width - 2 * PAD, height: Math.max(60, height - top - PAD) },
    airships: Array.from({ length: seats }, (_, seat) => ({ x: PAD + seat * (each + PAD), y: PAD, width: each, height: SMALL.height })),
    zoom: 'bottom left',
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

// Where the map may lie in the room it leaves, in quarters of that room from the middle, the middle first.
const QUARTERS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1]
const SHIFTS = QUARTERS.flatMap((x) => QUARTERS.map((y) => ({ x, y }))).sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))

/** The largest camera for a layout that shows all cells and lets none lie under an airship. */
export function clearCamera(layout: Layout, cells: readonly Cell[]): Camera {
  const box = around(cells)
  const { map, airships } = layout
  const middles = cells.map(centre)
  const best = fit(box, map, LARGEST)
  for (let step = 0; step < STEPS; step++) {
    const middle = fit(box, map, best.scale * (1 - step / STEPS))
    const room = { x: (map.width - box.width * middle.scale) / 2, y: (map.height - box.height * middle.scale) / 2 }
    const free = SHIFTS.map((shift) => ({ ...middle, x: middle.x + shift.x * room.x, y: middle.y + shift.y * room.y })).find((camera) =>
      middles.every((at) => airships.every((airship) => distance(toPixels(camera, at), airship) >= CORNER * 0.94 * camera.scale)),
    )
    if (free) return free
  }
  return best
}

/** The layout that draws these islands largest; large airships are worth a little, and airships that need not move. */
export function arrange(width: number, height: number, seats: number, islands: readonly Cell[], before: Kind | null = null): Layout {
  const found = [inCorners(width, height, seats, false), inCorners(width, height, seats, true), inRow(width, height, seats)].filter((layout) => layout !== null)
  const merit = (layout: Layout): number => clearCamera(layout, islands).scale * (layout.compact ? 1 : WORTH) * (layout.kind === before ? MOVE : 1)
  const best = found.reduce((one, other) => (merit(other) > merit(one) ? other : one))
  return { ...best, zoom: freeCorner(best, width, height, islands) }
}

/** The lower corner that is farther from airships and islands. */
function freeCorner(layout: Layout, width: number, height: number, islands: readonly Cell[]): Layout['zoom'] {
  const camera = clearCamera(layout, islands)
  const room = (corner: Layout['zoom']): number => {
    const at = { x: corner === 'bottom left' ? BUTTONS / 2 : width - BUTTONS / 2, y: height - BUTTONS / 2 }
    if (layout.airships.some((airship) => distance(at, airship) < BUTTONS / 2)) return 0
    return Math.min(...islands.map((island) => Math.hypot(toPixels(camera, centre(island)).x - at.x, toPixels(camera, centre(island)).y - at.y)))
  }
  return room('bottom right') > room('bottom left') ? 'bottom right' : 'bottom left'
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
  const width = Math.min(box.width - 6, compact ? 118 : 150)
  const size = compact ? Math.min(24, width / 4.6) : 30
  const step = (width - 12) / (HUNTERS + MERCENARIES + 0.35)
  const left = box.x + box.width / 2 - width / 2 + 6 + step / 2
  const y = box.y + (compact ? 55 : 102)
  return {
    deck: { x: box.x + box.width / 2 - width / 2, y, width, height: compact ? 7 : 14 },
    size,
    hunters: Array.from({ length: HUNTERS }, (_, index) => left + index * step),
    mercenaries: Array.from({ length: MERCENARIES }, (_, index) => left + (HUNTERS + 0.35 + index) * step),
    divide: left + (HUNTERS - 0.5 + 0.17) * step,
    fallen: { x: box.x + box.width - (compact ? 14 : 20), y: box.y + box.height - (compact ? 0 : 4) },
  }
}

export interface Footing extends Point {
  size: number
  /** Not drawn: one figure stands for all of them. */
  hidden?: boolean
}

const SHOWN = 3 // figures drawn of a crowd, one behind the other; a number tells how many there are

/** Where a piece on an island stands: hunters left of mercenaries, each crowd a little way behind its last. Units of the map. */
export function onIsland(hunter: boolean, index: number, hunters: number, mercenaries: number): Footing {
  const behind = Math.min((hunter ? hunters : mercenaries) - 1 - index, SHOWN - 1)
  const side = hunter ? -1 : 1
  return {
    x: side * ((hunters > 0 && mercenaries > 0 ? 20 : 0) + behind * 6),
    y: (hunter ? 83 : 81) - behind * 3.5,
    size: hunter ? 54 : 50,
    hidden: index < (hunter ? hunters : mercenaries) - SHOWN,
  }
}

/** Where a piece off the map stands: aboard, among the fallen, or in the reserve. Pixels. */
export function offMap(layout: Layout, seat: number, where: 'airship' | 'fallen' | 'reserve', hunter: boolean, index: number): Footing {
  if (where === 'reserve') return { ...layout.reserve, size: layout.compact ? 24 : 30, hidden: index > 0 }
  const at = berths(layout.airships[seat]!, layout.compact)
  if (where === 'fallen') return { ...at.fallen, size: at.size * 0.8, hidden: index > 0 }
  const berth = (hunter ? at.hunters : at.mercenaries)[index] ?? at.divide
  return { x: berth, y: at.deck.y, size: at.size }
}
