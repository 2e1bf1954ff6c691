// The pipes of an island in its own frame, and which of their lanes carry a colour. What an island yields is the engine's number;
// this only finds what to light while islands turn and glide.

import { bearing, beyond, modulo, polar, rounded, RIM, sameCell, type Cell, type Point } from './geometry'
import type { Circuit, CircuitName, ConduitView, IslandView, Source } from './wire'

/** An island as it lies, or as it would lie. */
export interface Tile extends Cell {
  edges: string
  rotation: number
}

/** A conduit by the edges of its island, whichever way that is turned. */
export interface Pipe {
  circuit: Circuit
  edges: number[]
}

export interface Lane {
  pipe: Pipe
  colour: 'red' | 'blue'
  /** A source of the colour feeds this conduit. */
  fed: boolean
  /** All conduits of the circuit are fed. */
  full: boolean
}

const HUB = 22
const BEND = 64 // where the corners of the outer triangle lie
const MOUTH = RIM - 4

const pair = (at: Point): string => `${rounded(at.x)} ${rounded(at.y)}`

/** The conduits of an island in its own frame. */
export function pipesOf(island: IslandView): Pipe[] {
  return island.conduits.map((conduit: ConduitView) => ({
    circuit: conduit.circuit,
    edges: conduit.sides.map((side) => modulo(side - island.rotation, 6)),
  }))
}

/** The line of a conduit from an edge: to the centre, or to a corner of the triangle and half its two sides. Shifted sideways for a lane. */
export function pipePath(circuit: Circuit, edge: number, shift = 0): string {
  const angle = bearing(edge)
  const aside = polar(shift, angle + 90)
  const at = (distance: number): Point => {
    const point = polar(distance, angle)
    return { x: point.x + aside.x, y: point.y + aside.y }
  }
  if (circuit === 'inner') return `M${pair(at(MOUTH))}L${pair(at(HUB))}`
  const bend = BEND + 2 * shift
  const corner = polar(bend, angle)
  const half = (towards: number): Point => {
    const other = polar(bend, angle + towards)
    return { x: (corner.x + other.x) / 2, y: (corner.y + other.y) / 2 }
  }
  return `M${pair(half(-120))}L${pair(corner)}L${pair(half(120))}M${pair(at(MOUTH))}L${pair(at(BEND - 2))}`
}

/** What looks out of a side of a tile. */
export function sourceAt(tile: Tile, side: number): Source {
  return tile.edges[modulo(side - tile.rotation, 6)] as Source
}

export const shows = (source: Source, colour: 'red' | 'blue'): boolean => source === 'X' || source === (colour === 'red' ? 'R' : 'B')

/** The tile on a side of another, by its place in the list; -1 when there is none. */
export function besideAt(tiles: readonly Tile[], at: number, side: number): number {
  const cell = beyond(tiles[at]!, side)
  return tiles.findIndex((other, index) => index !== at && sameCell(other, cell))
}

/** Every lane of an island lying among these tiles. */
export function lanes(tiles: readonly Tile[], at: number, pipes: readonly Pipe[]): Lane[] {
  const tile = tiles[at]!
  const reached = (edge: number, colour: 'red' | 'blue'): boolean => {
    const side = modulo(edge + tile.rotation, 6)
    const other = besideAt(tiles, at, side)
    return shows(sourceAt(tile, side), colour) || (other >= 0 && shows(sourceAt(tiles[other]!, modulo(side + 3, 6)), colour))
  }
  const found = pipes.flatMap((pipe) =>
    (['red', 'blue'] as const).map((colour) => ({ pipe, colour, fed: pipe.edges.some((edge) => reached(edge, colour)), full: false })),
  )
  return found.map((lane) => ({
    ...lane,
    full: found.filter((other) => other.colour === lane.colour && other.pipe.circuit === lane.pipe.circuit).every((other) => other.fed),
  }))
}

/** The circuits of these lanes that are full. */
export function fullCircuits(found: readonly Lane[]): Set<CircuitName> {
  return new Set(found.filter((lane) => lane.full).map((lane) => `${lane.pipe.circuit}-${lane.colour}` as const))
}

/** Sides where two tiles touch, each once. */
export function joints(tiles: readonly Tile[]): { from: number; to: number; side: number }[] {
  return tiles.flatMap((_, from) =>
    [0, 1, 2].flatMap((side) => {
      const to = besideAt(tiles, from, side)
      return to < 0 ? [] : [{ from, to, side }]
    }),
  )
}
