import { expect, test } from 'vitest'
import type { LogLine } from '../lib/wire'
import { courses, turningPoints } from './progress'
import { repeated, turns } from './turns'

const line = (ply: number, seat: number, scores: number[]): LogLine =>
  ({ ply, seat, scores, events: [], action: null, notation: null, code: null, at: 0 }) as LogLine

test('actions of one seat in a row are one turn', () => {
  const log = [line(0, -1, []), line(1, 0, []), line(2, 0, []), line(3, 1, []), line(4, 0, [])]
  expect(turns(log).map((turn) => [turn.seat, turn.lines.length])).toEqual([[-1, 1], [0, 2], [1, 1], [0, 1]]) // prettier-ignore
})

test('lines grow upwards to the best score', () => {
  const [one, other] = courses([line(0, -1, [0, 0]), line(1, 0, [10, 5])], 100, 50)
  expect(one).toEqual({ points: '0.0,50.0 100.0,0.0', x: 100, y: 0 })
  expect(other!.y).toBe(25)
})

test('what comes and goes within one turn is not drawn', () => {
  expect(courses([line(0, -1, [0]), line(1, 0, [50]), line(2, 0, [10])], 100, 50)[0]!.points).toBe('0.0,50.0 100.0,0.0')
})

test('a match without actions has lines of one point', () => {
  expect(courses([line(0, -1, [0])], 100, 50)[0]!.points).toBe('0.0,50.0')
  expect(courses([], 100, 50)).toEqual([])
})

test('the turns that changed most are found, a change of the lead before a mere gain, in their order', () => {
  const log = [line(0, -1, [0, 0]), line(1, 0, [8, 0]), line(2, 1, [8, 2]), line(3, 0, [20, 2]), line(4, 1, [20, 30]), line(5, 0, [21, 30])]
  expect(turningPoints(log, 2)).toEqual([
    { ply: 1, seat: 0, gain: 8, leads: true },
    { ply: 4, seat: 1, gain: 28, leads: true },
  ])
})

test('a match of one seat, or in which nothing changed, has no turning points', () => {
  expect(turningPoints([line(0, -1, [0]), line(1, 0, [5])])).toEqual([])
  expect(turningPoints([line(0, -1, [1, 1]), line(1, 0, [1, 1])])).toEqual([])
})

test('what is said several times in a row is said once and counted', () => {
  const told = repeated(['draws', 'draws', 'plays', 'draws'])
  expect(told.map(({ sentence, times }) => `${sentence} ${times}`)).toEqual(['draws 2', 'plays 1', 'draws 1'])
})
