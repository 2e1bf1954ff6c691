// Strokes that explain: the head of an arrow, and the hatching of a stone that is passed over.

import type { Point } from '../../layout'

/** The barbs of an arrow at the end of these points. */
export function head(points: readonly Point[]): string {
  const [from, to] = [points.at(-2)!, points.at(-1)!]
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const barb = (turn: number): string => `${(to.x - Math.cos(angle + turn) * 0.26).toFixed(3)} ${(to.y - Math.sin(angle + turn) * 0.26).toFixed(3)}`
  return `M${barb(0.6)}L${to.x} ${to.y}L${barb(-0.6)}`
}

/** Slanting lines that fill a square around the origin. */
export function hatching(half: number): string {
  const lines: string[] = []
  for (let sum = -2 * half + 0.1; sum < 2 * half; sum += 0.14) {
    const [from, to] = sum < 0 ? [-half, sum + half] : [sum - half, half]
    lines.push(`M${from.toFixed(3)} ${(sum - from).toFixed(3)}L${to.toFixed(3)} ${(sum - to).toFixed(3)}`)
  }
  return lines.join('')
}
