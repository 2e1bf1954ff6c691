import { expect, test } from 'vitest'
import { delay } from './link.svelte'
import { joined, merged } from './screen.svelte'
import type { ChatLine, LogLine } from './wire'

const line = (ply: number): LogLine => ({ ply, seat: 0, action: null, notation: null, events: [], scores: [], at: 0 })
const said = (id: number, text: string): ChatLine => ({ id, text, kind: 'said', at: 0, person: null, seat: 0, name: '', message: null, reactions: [] })

test('an update keeps the log below its beginning and brings the rest', () => {
  expect(joined([line(0), line(1), line(2)], 1, [line(1)]).map((one) => one.ply)).toEqual([0, 1])
})

test('chat lines are replaced by id and stay in order', () => {
  expect(merged([said(1, 'a'), said(3, 'c')], [said(3, 'C'), said(2, 'b')]).map((one) => one.text)).toEqual(['a', 'b', 'C'])
})

test('attempts to reconnect come ever more slowly, up to a limit', () => {
  expect([0, 1, 2, 20].map(delay)).toEqual([400, 800, 1600, 8000])
})
