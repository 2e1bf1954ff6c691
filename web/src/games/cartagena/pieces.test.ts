import { expect, test } from 'vitest'
import type { LogLine } from '../../lib/wire'
import { flights, outlined } from './motion'
import { outcome } from './outcome'
import { lay, moved, reconciled, slots } from './pieces'
import type { CartagenaView } from './view'

function view(...crews: number[][]): CartagenaView {
  return {
    type: 'cartagena', seat: 0, actor: 0, round: 1, actions_left: 3, boat: 37, last: 36, symbols: ['flag', 'sabre'], track: [0, 1],
    seats: crews.map((pirates) => ({ pirates, aboard: 0, held: 0, hand: null, known: [] })),
    deck: 0, discard: [], row: null, hidden_hands: true,
    previews: [
      { code: 7, symbol: 0, start: 0, target: 4, passed: [1, 2], draws: 0, ends_turn: false },
      { code: 8, symbol: 1, start: 0, target: 37, passed: [], draws: 0, ends_turn: false },
      { code: 9, symbol: -1, start: 4, target: 2, passed: [], draws: 2, ends_turn: false },
    ],
  } // prettier-ignore
}

const line = (...events: { kind: string; values: Record<string, number> }[]): LogLine =>
  ({ ply: 1, seat: 0, events, scores: [], action: null, notation: null, code: null, at: 0 }) as unknown as LogLine

test('the pirate that moved is the one that was there', () => {
  const before = lay(view([0, 0, 5], [3]))
  const after = moved(before, 0, 5, 9)
  expect(after.find((piece) => piece.id === '0-2')?.space).toBe(9)
  expect(after.filter((piece) => piece.space === 0)).toHaveLength(2)
})

test('a new view moves as few pirates as possible', () => {
  const before = lay(view([0, 5, 9], [3]))
  const after = reconciled(before, view([0, 9, 20], [3]))
  const changed = after.filter((piece) => before.find((old) => old.id === piece.id)!.space !== piece.space)
  expect(changed).toEqual([{ id: '0-1', seat: 0, space: 20 }])
})

test('another number of pirates is another match', () => {
  expect(reconciled(lay(view([1])), view([2, 3]))).toHaveLength(2)
})

test('who comes last stands last in a crowd', () => {
  const crowd = slots(moved(lay(view([2, 4], [4])), 0, 2, 4))
  expect(crowd.get('0-0')).toEqual({ index: 2, crowd: 3 })
})

test('an action outlines where it came from and where it went', () => {
  expect([...outlined(line({ kind: 'advanced', values: { seat: 0, symbol: 1, from: 3, to: 8 } }))]).toEqual([3, 8])
  expect(outlined(null).size).toBe(0)
})

test('a card drawn by another player flies face down from the deck', () => {
  expect(flights(line({ kind: 'drew', values: { seat: 1 } }), view([0], [0]))).toEqual([{ from: 'deck', to: 'seat-1', symbol: null }])
})

test('an own card flies from its place in the hand to the discard', () => {
  const made = line({ kind: 'advanced', values: { seat: 0, symbol: 1, from: 0, to: 2 } })
  expect(flights(made, view([0]))).toEqual([{ from: 'card-sabre', to: 'discard', symbol: 'sabre' }])
})

test('a choice says where it lands, what it passes and what it draws', () => {
  const chosen = (code: number) => outcome(view([0]), { code, notation: '', face: {}, text: { type: 'text', id: '', args: {} } } as never)
  expect(chosen(7)).toMatchObject({ id: 'web-cartagena-outcome-advance', args: { passed: 2 } })
  expect(chosen(8)).toMatchObject({ id: 'web-cartagena-outcome-boards' })
  expect(chosen(9)).toMatchObject({ id: 'web-cartagena-outcome-retreat', args: { draws: 2 } })
  expect(chosen(99)).toBeNull()
})
