// How a match went, from the scores after every turn: steps of a graph, and the moments at which most changed.

import type { LogLine } from '../lib/wire'

export interface Point {
  x: number
  y: number
}

export interface Course {
  /** The line as it is drawn: level while nothing changes, then up or down at once. */
  path: string
  /** Where its end is marked, clear of the ends of others. */
  end: Point
  /** The height of the line after each turn. */
  heights: number[]
}

export interface TurningPoint {
  ply: number
  /** Who gained most on the others there, by how much, and whether that brought the lead. */
  seat: number
  gain: number
  leads: boolean
}

const PASSES = new Set(['turn', 'round']) // events with which a turn or a round goes over to the next
const LEAD_WEIGHS = 1.5 // how much more a change of the lead tells than the same gain without it
const ASIDE = 2 // pixels by which lines of the same height lie beside each other
const MARK = 17 // and their ends
const SCALES = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** The lines at which scores are compared: the deal, the end of every turn and the last. What comes and goes within a turn is left out. */
export function milestones(log: readonly LogLine[]): LogLine[] {
  return log.filter((line, index) => index === 0 || index === log.length - 1 || line.events.some(({ kind }) => PASSES.has(kind)))
}

/** The best score there was. */
export const best = (log: readonly LogLine[]): number => Math.max(1, ...milestones(log).flatMap((line) => line.scores))

/** The marks of the scale: round numbers from 0 on, four steps at most. */
export function scale(log: readonly LogLine[]): number[] {
  const most = best(log)
  const step = SCALES.find((one) => most / one <= 4) ?? most
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}

/** Heights with the least distance between any two of them, in their order. */
function apart(heights: readonly number[], least: number, most: number): number[] {
  const order = heights.map((y, seat) => ({ y, seat })).sort((one, other) => one.y - other.y)
  order.forEach((one, index) => (one.y = Math.max(one.y, index > 0 ? order[index - 1]!.y + least : 0)))
  const over = Math.max(0, (order.at(-1)?.y ?? 0) - most)
  const found = heights.slice()
  for (const { y, seat } of order) found[seat] = y - over
  return found
}

/** One course a seat within a box of this size, growing upwards. */
export function courses(log: readonly LogLine[], width: number, height: number): Course[] {
  const stones = milestones(log)
  const seats = stones[0]?.scores.length ?? 0
  const top = best(log)
  const last = Math.max(1, stones.at(-1)?.ply ?? 1)
  const drawn = Array.from({ length: seats }, (_, seat) => {
    const heights = stones.map((line) => height * (1 - line.scores[seat]! / top) + (seat - (seats - 1) / 2) * ASIDE)
    const steps = stones.slice(1).map((line, index) => `H${round((line.ply / last) * width)}V${round(heights[index + 1]!)}`)
    return { heights, path: `M0 ${round(heights[0]!)}${steps.join('')}` }
  })
  const ends = apart(drawn.map(({ heights }) => heights.at(-1)!), MARK, height)
  return drawn.map((one, seat) => ({ ...one, end: { x: width, y: ends[seat]! } }))
}

const round = (value: number): string => String(Math.round(value * 10) / 10)

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
