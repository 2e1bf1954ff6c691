import { describe, expect, it } from 'vitest'
import type { PuzzleInfo } from '../lib/wire'
import { after, blank, dayBefore, FIRST, next } from './record'

const puzzle = (id: string, rating: number, themes = ['best']): PuzzleInfo => ({ id, kind: 'best', themes, rating, moves: 1 })

describe('a record of puzzles', () => {
  it('rises with a puzzle solved at once and falls with one failed, more where that was not expected', () => {
    const hard = after(blank(), puzzle('a', FIRST + 400), true, null)
    const easy = after(blank(), puzzle('a', FIRST - 400), true, null)
    expect(hard.rating).toBeGreaterThan(easy.rating)
    expect(easy.rating).toBeGreaterThan(FIRST)
    expect(after(blank(), puzzle('a', FIRST), false, null).rating).toBe(FIRST - 24)
  })

  it('counts solved ones in a row, and only the first try at each', () => {
    let record = after(after(blank(), puzzle('a', FIRST), true, null), puzzle('b', FIRST), true, null)
    expect(record.streak).toBe(2)
    const again = after(record, puzzle('a', FIRST), false, null)
    expect(again).toEqual(record)
    record = after(record, puzzle('c', FIRST), false, null)
    expect([record.streak, record.longest]).toEqual([0, 2])
  })

  it('counts days in a row on which the puzzle of the day was solved', () => {
    let record = after(blank(), puzzle('a', FIRST), true, '2026-02-28')
    record = after(record, puzzle('b', FIRST), true, '2026-03-01')
    expect(record.days).toBe(2)
    expect(after(record, puzzle('b', FIRST), true, '2026-03-01').days).toBe(2)
    expect(after(record, puzzle('c', FIRST), true, '2026-03-05').days).toBe(1)
    expect(after(record, puzzle('c', FIRST), false, '2026-03-02').days).toBe(2)
    expect(dayBefore('2026-01-01')).toBe('2025-12-31')
  })

  it('goes on with the untried puzzle nearest to the own strength, then with those that were failed', () => {
    const all = [puzzle('a', FIRST - 300), puzzle('b', FIRST + 20), puzzle('c', FIRST + 90, ['win'])]
    expect(next(blank(), all, '', null)?.id).toBe('b')
    expect(next(blank(), all, '', 'b')?.id).toBe('c')
    expect(next(blank(), all, 'win', null)?.id).toBe('c')
    const record = { ...blank(), tried: { a: true, b: false, c: true } }
    expect(next(record, all, '', null)?.id).toBe('b')
    expect(next({ ...record, tried: { a: true, b: true, c: true } }, all, '', null)).toBeNull()
  })
})
