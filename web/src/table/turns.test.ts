import { expect, test } from 'vitest'
import type { Tale } from '../games/contract'
import type { LogLine } from '../lib/wire'
import { since, turns } from './turns'

const tale: Tale = {
  begins: { turn: 'turn', strongest: 'scene', round: 'round' },
  together: { drew: 'told-drew', played: 'told-played' },
  signs: { played: { sign: 'play', about: 'card' }, bought: { sign: 'buy', about: 'card' } },
  Sign: null,
}

type Happening = [kind: string, seat: number, args?: Record<string, unknown>]
const line = (ply: number, seat: number, ...happenings: Happening[]): LogLine =>
  ({ ply, seat, scores: [], events: happenings.map(([kind, seat, args]) => ({ kind, values: { seat }, text: { type: 'text', id: `event-${kind}`, args: { seat, ...args } } })) }) as unknown as LogLine
const told = (log: LogLine[]): string[] => turns(log, tale).map((turn) => `${turn.seat}: ${turn.rows.map((row) => row.told.map(({ text }) => text.id).join('+')).join(' ')}`)

test('before any turn everyone acts for themselves', () =>
  expect(told([line(1, 0, ['laid', 0]), line(2, 0, ['kept', 0]), line(3, 1, ['laid', 1])])).toEqual(['0: event-laid event-kept', '1: event-laid']))

test('what others do within a turn belongs to it', () =>
  expect(told([line(1, 0, ['turn', 0]), line(2, 0, ['attacked', 0]), line(3, 1, ['parried', 1]), line(4, 0, ['won', 0])])).toEqual(['0: event-attacked event-parried event-won']))

test('what an action did before the turn passed belongs to one turn, what it did after to the next', () =>
  expect(told([line(1, 0, ['turn', 0]), line(2, 0, ['ended', 0], ['turn', 1], ['paid', 1])])).toEqual(['0: event-ended', '1: event-paid']))

test('a scene is nobody’s turn, and after a round everyone acts for themselves again', () =>
  expect(told([line(1, 0, ['turn', 0]), line(2, 0, ['passed', 0], ['strongest', -1], ['pulled', 1], ['round', 1]), line(3, 1, ['threw', 1])])).toEqual([
    '0: event-passed',
    '-1: event-strongest+event-pulled',
    '-1: event-round',
    '1: event-threw',
  ]))

test('simple deeds one after another are one row and one sentence with their sum', () => {
  const log = [line(1, 0, ['turn', 0]), ...[1, 2, 3].map((ply) => line(ply + 1, 0, ['played', 0, { crypto: ply }]))]
  const [turn] = turns(log, tale)
  expect(turn!.rows).toHaveLength(1)
  expect(turn!.rows[0]!.told[0]!.text).toMatchObject({ id: 'told-played', args: { count: 3, crypto: 6 } })
  expect(turn!.signs).toEqual([{ sign: 'play', about: '×3' }])
})

test('what others did since somebody here acted, and nothing of the deal', () => {
  const log = [line(0, -1), line(1, 0), line(2, 1), line(3, 2)]
  expect(since(log, [0]).map(({ ply }) => ply)).toEqual([2, 3])
  expect(since(log, [1]).map(({ ply }) => ply)).toEqual([3])
  expect(since(log, []).map(({ ply }) => ply)).toEqual([3])
})
