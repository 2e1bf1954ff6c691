// How the board divides its area: airships of some size in its corners or in a row above the map, whichever leaves islands larger.

import { around, centre, CORNER, fit, toPixels, type Box, type Camera, type Cell, type Point } from './geometry'

/** Large airships have the name of their owner; slim ones crowd their crew behind one figure of each kind. */
export type Size = 'large' | 'small' | 'slim'
export type Kind = `${Size} ${'corners' | 'row'}`

export interface Layout {
  kind: Kind
  size: Size
  map: Box
  airships: Box[]
  /** The corner for the buttons of nearness. */
  zoom: 'bottom left' | 'bottom right'
  /** Mercenaries in the reserve wait above the sky. */
  reserve: Point
}

const PAD = 6
// The box of an airship, how much of the board's width it may take, and what it is worth: by how much it may make islands smaller.
const SIZES: Record<Size, { width: number; least: number; height: number; worth: number }> = {
  large: { width: 184, least: 148, height: 150, worth: 1.12 },
  small: { width: 128, least: 104, height: 82, worth: 1 },
  slim: { width: 128, least: 100, height: 46, worth: 0.8 },
}
const SHARE = 0.3
const BUTTONS = 40 // the width and height kept for the buttons of nearness
const LARGEST = 1.35 // no island is drawn larger than this
const STEPS = 48
const MOVE = 1.25 // how much larger islands must become for airships to leave their places
// Seats sit clockwise around the map from the top left: left or right, top or bottom.
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Airships in the corners, the map wherever it keeps clear of them; null where they do not fit. */
function inCorners(width: number, height: number, seats: number, size: Size): Layout | null {
  const box = SIZES[size]
  const each = Math.min(box.width, Math.max(box.least, width * SHARE))
  const needed = { across: Math.min(seats, 2) * (each + PAD) + PAD, down: Math.ceil(seats / 2) * (box.height + PAD) + PAD + (seats > 3 ? BUTTONS : 0) }
  if (needed.across > width || needed.down > height) return null
  return {
    kind: `${size} corners`,
    size,
    map: { x: PAD, y: PAD, width: width - 2 * PAD, height: height - 2 * PAD },
    airships: CORNERS.slice(0, seats).map(([right, low]) => ({
      x: right ? width - each - PAD : PAD,
      y: low ? height - box.height - PAD - (right ? 0 : BUTTONS) : PAD,
      width: each,
      height: box.height,
    })),
    zoom: 'bottom left',
    reserve: { x: width / 2, y: -30 },
  }
}

/** Airships in a row, the map below them. */
function inRow(width: number, height: number, seats: number, size: Size): Layout {
  const { height: tall } = SIZES[size]
  const each = (width - PAD * (seats + 1)) / seats
  const top = tall + 2 * PAD
  return {
    kind: `${size} row`,
    size,
    map: { x: PAD, y: top, width: width - 2 * PAD, height: Math.max(60, height - top - PAD) },
    airships: Array.from({ length: seats }, (_, seat) => ({ x: PAD + seat * (each + PAD), y: PAD, width: each, height: tall })),
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

/** The layout that draws these islands largest; larger airships are worth something, and airships that need not move. */
export function arrange(width: number, height: number, seats: number, islands: readonly Cell[], before: Kind | null = null): Layout {
  const corners = (['large', 'small', 'slim'] as const).map((size) => inCorners(width, height, seats, size)).filter((layout) => layout !== null)
  const rows = (['small', 'slim'] as const).map((size) => inRow(width, height, seats, size))
  const merits = [...corners, ...rows].map((layout) => {
    const worth = SIZES[layout.size].worth * (layout.kind === before ? MOVE : 1)
    return { layout, merit: clearCamera(layout, islands).scale * worth }
  })
  const best = merits.reduce((one, other) => (other.merit > one.merit ? other : one)).layout
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
