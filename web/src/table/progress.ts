// How a match went, from the scores after every action: lines of a graph, and the moments at which most changed.

import type { LogLine } from '../lib/wire'
import { turns } from './turns'

export interface Course {
  points: string
  /** Where the line ends. */
  x: number
  y: number
}

export interface TurningPoint {
  ply: number
  /** Who gained most on the others there, by how much, and whether that brought the lead. */
  seat: number
  gain: number
  leads: boolean
}

const LEAD_WEIGHS = 1.5 // how much more a change of the lead tells than the same gain without it

/** The lines at which scores are compared: the deal and the end of every turn. */
export function milestones(log: readonly LogLine[]): LogLine[] {
  return turns(log).map((turn) => turn.lines.at(-1)!)
}

/** One line a seat within a box of this size, growing upwards. */
export function courses(log: readonly LogLine[], width: number, height: number): Course[] {
  const stones = milestones(log)
  const all = stones.flatMap((line) => line.scores)
  const most = Math.max(1, ...all)
  const least = Math.min(0, ...all)
  const end = Math.max(1, stones.at(-1)?.ply ?? 1)
  return (stones[0]?.scores ?? []).map((_, seat) => {
    const points = stones.map((line) => ({ x: (line.ply / end) * width, y: height - ((line.scores[seat]! - least) / (most - least)) * height }))
    const last = points.at(-1)!
    return { points: points.map((at) => `${at.x.toFixed(1)},${at.y.toFixed(1)}`).join(' '), x: last.x, y: last.y }
  })
}

/** How far every seat is ahead of the best of the others, below zero when behind. */
function leads(scores: readonly number[]): number[] {
  return scores.map((own, seat) => own - Math.max(...scores.filter((_, other) => other !== seat)))
}

/** The turns after which somebody stood most differently, in their order; at most so many. */
export function turningPoints(log: readonly LogLine[], most = 3): TurningPoint[] {
  const stones = milestones(log)
  if ((stones[0]?.scores.length ?? 0) < 2) return []
  const swings = stones.slice(1).map((line, index): TurningPoint => {
    const before = leads(stones[index]!.scores)
    const after = leads(line.scores)
    const gains = after.map((lead, seat) => lead - before[seat]!)
    const gain = Math.max(...gains)
    const seat = gains[line.seat] === gain ? line.seat : gains.indexOf(gain)
    return { ply: line.ply, seat, gain, leads: after[seat]! > 0 && before[seat]! <= 0 }
  })
  const weight = (point: TurningPoint): number => point.gain * (point.leads ? LEAD_WEIGHS : 1)
  return swings
    .filter((point) => point.gain > 0)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, most)
    .sort((one, other) => one.ply - other.ply)
}
