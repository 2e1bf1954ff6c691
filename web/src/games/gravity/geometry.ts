// Where things lie. A cell's corners are 100 units from its centre; sides count clockwise from the north-east, as in the engine.

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export interface Cell {
  q: number
  r: number
}

/** How map units become pixels: scale first, then shift. */
export interface Camera extends Point {
  scale: number
}

export const CORNER = 100
export const RIM = (CORNER * Math.sqrt(3)) / 2 // from the centre to the middle of a side
export const DEPTH = 26 // how far rock hangs below an island
const STEP: readonly Cell[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
]

export const rounded = (value: number): string => String(Math.round(value * 100) / 100)
const pair = (at: Point): string => `${rounded(at.x)} ${rounded(at.y)}`

/** The remainder that is never negative. */
export const modulo = (value: number, base: number): number => ((value % base) + base) % base

export function centre(cell: Cell): Point {
  return { x: 2 * RIM * (cell.q + cell.r / 2), y: 1.5 * CORNER * cell.r }
}

/** The cell beyond a side. */
export function beyond(cell: Cell, side: number): Cell {
  return { q: cell.q + STEP[side]!.q, r: cell.r + STEP[side]!.r }
}

export const sameCell = (one: Cell, other: Cell): boolean => one.q === other.q && one.r === other.r

/** The angle a side looks to, in degrees clockwise from the right. */
export const bearing = (side: number): number => 60 * side - 60

/** A point so far from the origin, that many degrees clockwise from the right. */
export function polar(distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) }
}

/** The side nearest to the direction of a point. */
export function sideTowards(at: Point): number {
  return modulo(Math.round((Math.atan2(at.y, at.x) * 180) / Math.PI / 60) + 1, 6)
}

/** A hexagon standing on a corner, its corners rounded off by that much. */
export function hexagon(radius: number, round = 0): string {
  const corners = Array.from({ length: 6 }, (_, index) => polar(radius, 60 * index - 90))
  const towards = (from: Point, to: Point): Point => ({
    x: from.x + ((to.x - from.x) * round) / radius,
    y: from.y + ((to.y - from.y) * round) / radius,
  })
  const parts = corners.map((corner, index) => {
    const before = towards(corner, corners[modulo(index - 1, 6)]!)
    const after = towards(corner, corners[(index + 1) % 6]!)
    return `${index === 0 ? 'M' : 'L'}${pair(before)}Q${pair(corner)} ${pair(after)}`
  })
  return `${parts.join('')}z`
}

/** A number between -1 and 1 that looks random and is always the same. */
export function jitter(index: number, salt: number): number {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/** A closed line through these points with all corners smooth. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[modulo(index, points.length)]!
  const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const parts = points.map((point, index) => `Q${pair(point)} ${pair(middle(point, at(index + 1)))}`)
  return `M${pair(middle(at(-1), at(0)))}${parts.join('')}z`
}

/** The meadow of an island: nearly its hexagon, with a shore of its own. */
export function meadow(island: number, radius: number): string {
  const points = Array.from({ length: 36 }, (_, index) => {
    const degrees = index * 10
    const toRim = Math.cos((Math.PI / 180) * (modulo(degrees, 60) - 30)) // a hexagon's side is nearer than its corners
    return polar(((radius * RIM) / CORNER / toRim) * (1 + 0.028 * jitter(index, island)), degrees - 60 + 30)
  })
  return smooth(points)
}

/** The smallest box around these cells, with what hangs below them. */
export function around(cells: readonly Cell[]): Box {
  const points = cells.map(centre)
  const left = Math.min(...points.map((at) => at.x)) - RIM
  const top = Math.min(...points.map((at) => at.y)) - CORNER
  const right = Math.max(...points.map((at) => at.x)) + RIM
  const bottom = Math.max(...points.map((at) => at.y)) + CORNER + DEPTH
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The camera that shows a box as large as an area allows, centred, but never larger than `most`. */
export function fit(box: Box, area: Box, most: number): Camera {
  const scale = Math.min(area.width / box.width, area.height / box.height, most)
  return {
    scale,
    x: area.x + area.width / 2 - (box.x + box.width / 2) * scale,
    y: area.y + area.height / 2 - (box.y + box.height / 2) * scale,
  }
}

export const toPixels = (camera: Camera, at: Point): Point => ({ x: camera.x + camera.scale * at.x, y: camera.y + camera.scale * at.y })

/** The angle a rotation of 0 to 5 is drawn at: the one nearest to the angle it has now, so that it turns the short way. */
export function nearestAngle(now: number, rotation: number): number {
  const ahead = modulo(rotation * 60 - now, 360)
  return now + (ahead > 180 ? ahead - 360 : ahead)
}

/** A slack line: its ends and the point it bends towards. */
export interface Thread {
  start: Point
  bow: Point
  end: Point
}

/** A slack line between two points, leaving out what lies within `gap` of both ends. */
export function thread(from: Point, to: Point, gap: number): Thread {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const start = { x: from.x + along.x * gap, y: from.y + along.y * gap }
  const end = { x: to.x - along.x * gap, y: to.y - along.y * gap }
  const sag = Math.min(60, length * 0.16)
  return { start, end, bow: { x: (start.x + end.x) / 2 - along.y * sag, y: (start.y + end.y) / 2 + along.x * sag } }
}

export const threadPath = ({ start, bow, end }: Thread): string => `M${pair(start)}Q${pair(bow)} ${pair(end)}`

/** The point of a thread at a share of its way, from 0 to 1. */
export function alongThread({ start, bow, end }: Thread, share: number): Point {
  const mix = (axis: 'x' | 'y'): number => (1 - share) ** 2 * start[axis] + 2 * share * (1 - share) * bow[axis] + share ** 2 * end[axis]
  return { x: mix('x'), y: mix('y') }
}
