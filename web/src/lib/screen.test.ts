import { afterEach, expect, test, vi } from 'vitest'
import { delay } from './link.svelte'
import { joined, merged, Screen, withLasting } from './screen.svelte'
import type { ChatLine, LogLine, LogPage, Snapshot } from './wire'

const line = (ply: number): LogLine => ({ ply, seat: 0, action: null, notation: null, events: [], scores: [], at: 0 })
const said = (id: number, text: string): ChatLine => ({ id, text, kind: 'said', at: 0, person: null, seat: 0, name: '', message: null, reactions: [] })

const lines = (from: number, end: number): LogLine[] => Array.from({ length: end - from }, (_, index) => line(from + index))
const plies = (screen: Screen): number[] => screen.log.map((one) => one.ply)

/** A screen that has come to a table of ten lines and was sent the last three. */
function cameLate(): Screen {
  const screen = new Screen('table')
  screen.settle({ number: 20, now: 0, log_from: 7, log: lines(7, 10), chat: [], table: { seats: [], settings: {}, added: [], agreed: [], declined: [] }, play: null, you: { seats: [] } } as unknown as Snapshot)
  return screen
}

/** A server that gives pages of four lines, after whatever happens meanwhile. */
function serve(meanwhile: () => void = () => undefined): void {
  vi.stubGlobal('fetch', (path: string) => {
    const before = Number(new URL(path, 'http://server').searchParams.get('before'))
    const from = Math.max(0, before - 4)
    const page: LogPage = { number: 20, seat: -1, log_from: from, log: lines(from, before) }
    meanwhile()
    return Promise.resolve({ ok: true, json: () => Promise.resolve(page) })
  })
}

afterEach(() => vi.unstubAllGlobals())

test('what lasts through a match is kept from the view before', () => {
  const before = { type: 'toy', cards: ['ace', 'king'], hand: [1, 2] }
  expect(withLasting({ type: 'toy', cards: [], hand: [] }, before, ['cards'])).toEqual({ type: 'toy', cards: ['ace', 'king'], hand: [] })
})

test('whoever comes late has the last lines of the log, and reads the others page by page', async () => {
  serve()
  const screen = cameLate()
  expect([screen.begins, screen.last, plies(screen)]).toEqual([7, 9, [7, 8, 9]])
  expect([screen.lineAt(8)?.ply, screen.lineAt(6)]).toEqual([8, undefined])
  await screen.earlier()
  expect([screen.begins, screen.last, plies(screen)]).toEqual([3, 9, [3, 4, 5, 6, 7, 8, 9]])
  await screen.whole()
  expect(plies(screen)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(screen.lineAt(2)?.ply).toBe(2)
})

test('a page that was asked for before the log began anew is let go', async () => {
  const screen = cameLate()
  serve(() => screen.settle({ number: 30, now: 0, log_from: 7, log: lines(7, 12), chat: [], table: screen.table!, play: null, you: screen.you } as unknown as Snapshot))
  await screen.earlier()
  expect(plies(screen)).toEqual([7, 8, 9, 10, 11])
})

test('without a server the log stays as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const screen = cameLate()
  await screen.whole()
  expect(plies(screen)).toEqual([7, 8, 9])
})

test('an update keeps the log below its beginning and brings the rest', () => {
  expect(joined([line(0), line(1), line(2)], 1, [line(1)]).map((one) => one.ply)).toEqual([0, 1])
  expect(joined([line(7), line(8), line(9)], 8, [line(8)]).map((one) => one.ply)).toEqual([7, 8])
})

test('chat lines are replaced by id and stay in order', () => {
  expect(merged([said(1, 'a'), said(3, 'c')], [said(3, 'C'), said(2, 'b')]).map((one) => one.text)).toEqual(['a', 'b', 'C'])
})

test('attempts to reconnect come ever more slowly, up to a limit', () => {
  expect([0, 1, 2, 20].map(delay)).toEqual([400, 800, 1600, 8000])
})
