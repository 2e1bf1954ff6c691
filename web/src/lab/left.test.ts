import { expect, test } from 'vitest'
import { isOpen, left } from './runs.svelte'

test('little time is told in seconds, much in minutes', () => {
  expect(left(0)).toEqual(['lab-left-seconds', 0])
  expect(left(99)).toEqual(['lab-left-seconds', 99])
  expect(left(100)).toEqual(['lab-left-minutes', 2])
  expect(left(3600)).toEqual(['lab-left-minutes', 60])
})

test('a run is looked at until it is over', () => {
  const run = { id: 'r', at: 0, order: { kind: 'balance', game: 'gravity', players: ['captain'], games: 4 } } as const
  const states = ['waiting', 'working', 'done', 'stopped', 'failed', 'broken'] as const
  expect(states.filter((state) => isOpen({ ...run, order: { ...run.order, players: ['captain'] }, state }))).toEqual(['waiting', 'working'])
})
