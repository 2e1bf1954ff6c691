import { expect, test } from 'vitest'
import type { LogLine } from '../lib/wire'
import { courses } from './progress'
import { turns } from './turns'

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

test('a match without actions has lines of one point', () => {
  expect(courses([line(0, -1, [0])], 100, 50)[0]!.points).toBe('0.0,50.0')
  expect(courses([], 100, 50)).toEqual([])
})
