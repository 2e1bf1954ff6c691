// The map in numbers. One hex has a radius of 100 units and stands on a corner; rows run left to right.

import type { SectorView } from './wire'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export const SIZE = 100
const ROOT = Math.sqrt(3)
const EDGES = [-120, -60, 0, 60, 120, 180] // the middle of each edge, clockwise from the upper left

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

export const at = (point: Point): string => `${rounded(point.x)} ${rounded(point.y)}`

/** A point at this distance and angle, in degrees clockwise from the right. */
export function polar(distance: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: distance * Math.cos(turn), y: distance * Math.sin(turn) }
}

/** The centre of a hex in axial coordinates. */
export function centre(hex: { q: number; r: number }): Point {
  return { x: SIZE * ROOT * (hex.q + hex.r / 2), y: SIZE * 1.5 * hex.r }
}

/** The corners of a hex around the origin, clockwise from the top. */
export function corners(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner) => polar(radius, corner * 60 - 90))
}

/** The outline of a hex around the origin, its corners cut by a curve. */
export function hexagon(radius: number, round = 0): string {
  const points = corners(radius)
  if (round === 0) return `M${points.map(at).join('L')}z`
  const between = (from: Point, to: Point): Point => {
    const share = round / radius
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  }
  return (
    points
      .map((corner, index) => {
        const before = points[(index + 5) % 6]!
        const after = points[(index + 1) % 6]!
        return `${index ? 'L' : 'M'}${at(between(corner, before))}Q${at(corner)} ${at(between(corner, after))}`
      })
      .join('') + 'z'
  )
}

/** A place on the defence track: 0 is the middle of the upper left edge, each step the middle of the next, halves are corners. */
export function onTrack(step: number, inset: number): Point {
  const edge = Math.floor(step)
  const share = step - edge
  const from = polar(inset, EDGES[((edge % 6) + 6) % 6]!)
  if (share === 0) return from
  const to = polar(inset, EDGES[(((edge + 1) % 6) + 6) % 6]!)
  const corner = polar((inset * 2) / ROOT, EDGES[((edge % 6) + 6) % 6]! + 30)
  const [start, end, along] = share < 0.5 ? [from, corner, share * 2] : [corner, to, share * 2 - 1]
  return { x: start.x + (end.x - start.x) * along, y: start.y + (end.y - start.y) * along }
}

/** The way a marker slides from one step of the track to another: middles and corners, both ends included. */
export function slide(from: number, to: number, inset: number): Point[] {
  const direction = to < from ? -0.5 : 0.5
  const points: Point[] = []
  for (let step = from; direction > 0 ? step < to : step > to; step += direction) points.push(onTrack(step, inset))
  return [...points, onTrack(to, inset)]
}

/** The smallest box around all sectors, with some room for what glows round them. */
export function bounds(sectors: readonly SectorView[], room = 9, above = 12): Box {
  const centres = sectors.map(centre)
  const left = Math.min(...centres.map((point) => point.x)) - (SIZE * ROOT) / 2 - room
  const right = Math.max(...centres.map((point) => point.x)) + (SIZE * ROOT) / 2 + room
  const top = Math.min(...centres.map((point) => point.y)) - SIZE - above
  const bottom = Math.max(...centres.map((point) => point.y)) + SIZE + room
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** How large the plates are on this screen: what is small drops what can be read elsewhere and enlarges the rest. */
export type Size = 'large' | 'small' | 'tiny'

export interface Berth extends Point {
  scale: number
}

/** Where ships float over one plate and how large, by how many there are: side by side above its name. */
export function berths(count: number): Berth[] {
  const [apart, scale] = ([[0, 0.96], [0, 0.96], [50, 0.9], [44, 0.86], [38, 0.82]] as const)[Math.min(count, 4)]!
  return Array.from({ length: count }, (_, place) => ({ x: (place - (count - 1) / 2) * apart, y: -36, scale }))
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
const HEADING: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The sector nearest to another in a direction; itself when there is none. */
export function toward(sectors: readonly SectorView[], from: SectorView, direction: Direction): SectorView {
  const start = centre(from)
  const heading = HEADING[direction]
  let best = from
  let least = Infinity
  for (const sector of sectors) {
    const there = centre(sector)
    const along = (there.x - start.x) * heading.x + (there.y - start.y) * heading.y
    const aside = Math.abs((there.x - start.x) * heading.y - (there.y - start.y) * heading.x)
    const distance = Math.hypot(along, aside)
    if (along > 1 && aside <= along && distance < least) {
      best = sector
      least = distance
    }
  }
  return best
}

/** A name in at most two lines, broken where the longer one is shortest. */
export function twoLines(name: string, most: number): string[] {
  const words = name.split(' ')
  if (name.length <= most || words.length === 1) return [name]
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length))
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

/** A curved way between two points, bent to the left of its direction. */
export function arc(from: Point, to: Point, bend = 0.18): string {
  const middle = { x: (from.x + to.x) / 2 + (to.y - from.y) * bend, y: (from.y + to.y) / 2 - (to.x - from.x) * bend }
  return `M${at(from)}Q${at(middle)} ${at(to)}`
}

/** The way of a flight from one plate to another: bent aside, with an arrow's head, clear of what stands in the middles. */
export function trail(from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far]
  const start = { x: from.x + x * 34 - y * 16, y: from.y + y * 34 + x * 16 }
  const end = { x: to.x - x * 40 - y * 16, y: to.y - y * 40 + x * 16 }
  const barb = (side: number): string => `${end.x - x * 18 - side * y * 12} ${end.y - y * 18 + side * x * 12}`
  return `M${start.x} ${start.y}L${end.x} ${end.y}M${barb(1)}L${end.x} ${end.y}L${barb(-1)}`
}
