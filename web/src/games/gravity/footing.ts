// Where pieces stand: on islands in units of the map, aboard, among the fallen and in the reserve in pixels.

import type { Box, Point } from './geometry'
import type { Layout, Size } from './layout'

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

/** A row of so many, each a step from the one before. */
const row = (from: number, step: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index * step)

export function berths(box: Box, size: Size): Berths {
  return size === 'slim' ? crowded(box) : sideBySide(box, size === 'small')
}

/** Everyone has a berth of their own. */
function sideBySide(box: Box, small: boolean): Berths {
  const width = Math.min(box.width - 6, small ? 118 : 150)
  const step = (width - 12) / (HUNTERS + MERCENARIES + 0.35)
  const left = box.x + box.width / 2 - width / 2 + 6 + step / 2
  return {
    deck: { x: box.x + box.width / 2 - width / 2, y: box.y + (small ? 55 : 102), width, height: small ? 7 : 14 },
    size: small ? Math.min(24, width / 4.6) : 30,
    hunters: row(left, step, HUNTERS),
    mercenaries: row(left + (HUNTERS + 0.35) * step, step, MERCENARIES),
    divide: left + (HUNTERS - 0.5 + 0.17) * step,
    fallen: { x: box.x + box.width - (small ? 14 : 20), y: box.y + box.height - (small ? 0 : 4) },
  }
}

/** Hunters behind one hunter, mercenaries behind one mercenary, right of the balloon. */
function crowded(box: Box): Berths {
  const y = box.y + box.height - 5
  return {
    deck: { x: box.x + 2, y, width: box.width - 4, height: 5 },
    size: 24,
    hunters: row(box.x + box.width * 0.48, 1.5, HUNTERS),
    mercenaries: row(box.x + box.width * 0.72, 2.5, MERCENARIES),
    divide: box.x + box.width * 0.64,
    fallen: { x: box.x + box.width - 11, y },
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
  if (where === 'reserve') return { ...layout.reserve, size: layout.size === 'large' ? 30 : 24, hidden: index > 0 }
  const at = berths(layout.airships[seat]!, layout.size)
  if (where === 'fallen') return { ...at.fallen, size: at.size * 0.8, hidden: index > 0 }
  const berth = (hunter ? at.hunters : at.mercenaries)[index] ?? at.divide
  return { x: berth, y: at.deck.y, size: at.size }
}
