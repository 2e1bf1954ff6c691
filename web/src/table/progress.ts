// Lines of a progress graph from the scores after every action.

import type { LogLine } from '../lib/wire'

export interface Course {
  points: string
  /** Where the line ends. */
  x: number
  y: number
}

/** One line a seat within a box of this size, growing upwards. */
export function courses(log: readonly LogLine[], width: number, height: number): Course[] {
  const seats = log[0]?.scores.length ?? 0
  const all = log.flatMap((line) => line.scores)
  const most = Math.max(1, ...all)
  const least = Math.min(0, ...all)
  const step = width / Math.max(1, log.length - 1)
  return Array.from({ length: seats }, (_, seat) => {
    const points = log.map((line, index) => ({ x: index * step, y: height - ((line.scores[seat]! - least) / (most - least)) * height }))
    const end = points.at(-1)!
    return { points: points.map((at) => `${at.x.toFixed(1)},${at.y.toFixed(1)}`).join(' '), x: end.x, y: end.y }
  })
}
