// Paths of the chart's scenery, in units of spaces.

import type { Box, Point } from './layout'

/** A number between -1 and 1 that looks random and is always the same. */
function jitter(index: number, salt: number): number {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

const rounded = (value: number): string => value.toFixed(3)

/** A flagstone around the origin, hewn a little differently at every space. */
export function stone(index: number): string {
  const half = 0.4
  const corners: [number, number][] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]
  const hewn = corners.map(([x, y], corner) => `${rounded(x + jitter(index, corner) * 0.022)} ${rounded(y + jitter(index, corner + 9) * 0.022)}`)
  return `M${hewn.join('L')}z`
}

/** A line through these points. */
export function wander(points: readonly Point[]): string {
  return 'M' + points.map((at) => `${rounded(at.x)} ${rounded(at.y)}`).join('L')
}

/** A line through these points with its corners rounded, as somebody would run. */
export function run(points: readonly Point[]): string {
  let path = `M${rounded(points[0]!.x)} ${rounded(points[0]!.y)}`
  for (let index = 1; index < points.length - 1; index++) {
    const at = points[index]!
    const next = points[index + 1]!
    path += `Q${rounded(at.x)} ${rounded(at.y)} ${rounded((at.x + next.x) / 2)} ${rounded((at.y + next.y) / 2)}`
  }
  const last = points.at(-1)!
  return `${path}L${rounded(last.x)} ${rounded(last.y)}`
}

/** A thin arrow from one centre to another, bent aside so that several can be told apart. */
export function leap(from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const bend = Math.min(0.9, far * 0.18)
  const middle = { x: (from.x + to.x) / 2 + ((to.y - from.y) / far) * bend, y: (from.y + to.y) / 2 - ((to.x - from.x) / far) * bend }
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x)
  const tip = { x: to.x - Math.cos(angle) * 0.3, y: to.y - Math.sin(angle) * 0.3 }
  const barb = (turn: number): string => `${rounded(tip.x - Math.cos(angle + turn) * 0.17)} ${rounded(tip.y - Math.sin(angle + turn) * 0.17)}`
  const shaft = `M${rounded(from.x)} ${rounded(from.y)}Q${rounded(middle.x)} ${rounded(middle.y)} ${rounded(tip.x)} ${rounded(tip.y)}`
  return `${shaft}M${barb(0.5)}L${rounded(tip.x)} ${rounded(tip.y)}L${barb(-0.5)}`
}

const HULL: [number, number][] = [
  [0.5, 0],
  [0.82, 0.06],
  [1, 0.28],
  [1, 0.55],
  [1, 0.8],
  [0.96, 0.97],
  [0.8, 1],
  [0.6, 1.01],
  [0.4, 1.01],
  [0.2, 1],
  [0.04, 0.97],
  [0, 0.8],
  [0, 0.55],
  [0, 0.28],
  [0.18, 0.06],
  [0.5, 0],
]

/** Benches across the boat, and the oars laid on them. */
export function benches(box: Box): string {
  const tall = box.height >= box.width
  const inside = 0.13
  return [0.36, 0.58, 0.8]
    .map((along) =>
      tall
        ? `M${rounded(box.x + inside)} ${rounded(box.y + along * box.height)}h${rounded(box.width - 2 * inside)}`
        : `M${rounded(box.x + (1 - along) * box.width)} ${rounded(box.y + inside)}v${rounded(box.height - 2 * inside)}`,
    )
    .join('')
}

/** A boat seen from above that fills the box, its bow at the narrow end; `inside` makes it that much smaller all round. */
export function hull(box: Box, inside = 0): string {
  const tall = box.height >= box.width
  const at = ([across, along]: [number, number]): string => {
    const x = box.x + inside + (tall ? across : 1 - along) * (box.width - 2 * inside)
    const y = box.y + inside + (tall ? along : across) * (box.height - 2 * inside)
    return `${rounded(x)} ${rounded(y)}`
  }
  const [first, ...rest] = HULL
  const curves = Array.from({ length: rest.length / 3 }, (_, part) => 'C' + rest.slice(part * 3, part * 3 + 3).map(at).join(' '))
  return `M${at(first!)}${curves.join('')}z`
}
