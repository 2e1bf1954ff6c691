import { expect, test } from 'vitest'
import type { Review } from '../lib/wire'
import { chanceLines, lost, momentAt, verdictsOf } from './review.svelte'

const FOUND: Review = {
  status: 'done',
  decisions: [
    { ply: 0, seat: 0, verdict: 'best', chance: 0.5, best_chance: 0.5, best: { type: 'text', id: 'x', args: {} } },
    { ply: 4, seat: 1, verdict: 'blunder', chance: 0.2, best_chance: 0.42, best: { type: 'text', id: 'x', args: {} } },
  ],
  moments: [
    { ply: 0, chances: [0.5, 0.5] },
    { ply: 10, chances: [1, 0] },
  ],
  seats: [
    { start: 0.5, decisions: 0.2, luck: 0.3, result: 1 },
    { start: 0.5, decisions: -0.2, luck: -0.3, result: 0 },
  ],
  key: [4],
}

test('lines lead from the chance at the start to the result', () => {
  expect(chanceLines(FOUND, 100, 50)).toEqual([
    [
      { x: 0, y: 25 },
      { x: 100, y: 0 },
    ],
    [
      { x: 0, y: 25 },
      { x: 100, y: 50 },
    ],
  ])
})

test('a touch of the picture is a moment, also beside its edges', () => {
  expect([-5, 0, 49, 100, 120].map((x) => momentAt(FOUND, x, 100))).toEqual([0, 0, 5, 10, 10])
})

test('verdicts are counted by seat, and losses told in points', () => {
  expect(verdictsOf(FOUND, 0)).toEqual([1, 0, 0, 0, 0])
  expect(verdictsOf(FOUND, 1)).toEqual([0, 0, 0, 0, 1])
  expect(FOUND.decisions!.map(lost)).toEqual([0, 22])
})
