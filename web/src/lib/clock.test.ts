import { expect, test } from 'vitest'
import { written } from './clock.svelte'

test('time left is written as people read clocks, and never below zero', () => {
  expect([59_001, 60_000, 3_725_000, -5].map(written)).toEqual(['1:00', '1:00', '1:02:05', '0:00'])
})
