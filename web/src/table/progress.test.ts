import { expect, test } from 'vitest'
import type { LogLine } from '../lib/wire'
import { courses, milestones, scale, turningPoints } from './progress'

const line = (ply: number, seat: number, scores: number[], ...kinds: string[]): LogLine =>
  ({ ply, seat, scores, events: kinds.map((kind) => ({ kind })), action: null, notation: null, code: null, at: 0 }) as unknown as LogLine

test('scores are compared after the deal, whenever a turn or a round passes on, and at the end', () => {
  const log = [line(0, -1, [0]), line(1, 0, [9]), line(2, 0, [1], 'turn'), line(3, 1, [0]), line(4, 0, [2], 'round'), line(5, 0, [3]), line(6, 1, [4])]
  expect(milestones(log).map(({ ply }) => ply)).toEqual([0, 2, 4, 6])
})

test('the scale has round numbers up to the best score', () => {
  expect(scale([line(0, -1, [0, 0]), line(1, 0, [16, 7])])).toEqual([0, 5, 10, 15])
  expect(scale([line(0, -1, [0, 0]), line(1, 0, [66, 30])])).toEqual([0, 20, 40, 60])
  expect(scale([])).toEqual([0, 1])
})

test('a course stays level and then steps to the next score', () => {
  expect(courses([line(0, -1, [0]), line(1, 0, [2], 'turn'), line(2, 0, [4])], 100, 50)[0]).toMatchObject({ path: 'M0 50H50V25H100V0', end: { x: 100, y: 0 } })
})

test('courses of the same height lie beside each other, and their ends are apart', () => {
  const [one, other] = courses([line(0, -1, [0, 0]), line(1, 0, [4, 4])], 100, 50)
  expect(one!.heights).toEqual([49, -1])
  expect(other!.heights).toEqual([51, 1])
  expect(other!.end.y - one!.end.y).toBeGreaterThanOrEqual(16)
})

test('a match without actions has courses of one point', () => {
  expect(courses([line(0, -1, [0])], 100, 50)[0]!.path).toBe('M0 50')
  expect(courses([], 100, 50)).toEqual([])
})

test('the turns that changed most are found, a change of the lead before a mere gain, in their order', () => {
  const log = [
    line(0, -1, [0, 0]),
    line(1, 0, [8, 0], 'turn'),
    line(2, 1, [8, 2], 'turn'),
    line(3, 0, [20, 2], 'turn'),
    line(4, 1, [20, 30], 'turn'),
    line(5, 0, [21, 30], 'turn'),
  ]
  expect(turningPoints(log, 2)).toEqual([
    { ply: 1, seat: 0, gain: 8, leads: true },
    { ply: 4, seat: 1, gain: 28, leads: true },
  ])
})

test('a match of one seat, or in which nothing changed, has no turning points', () => {
  expect(turningPoints([line(0, -1, [0]), line(1, 0, [5])])).toEqual([])
  expect(turningPoints([line(0, -1, [1, 1]), line(1, 0, [1, 1])])).toEqual([])
})
