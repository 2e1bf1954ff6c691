import { expect, test } from 'vitest'
import { flights, outlined } from './motion'
import { outcome } from './outcome'
import { lay, moved, reconciled, slots } from './pieces'
import type { CartagenaView, Choice, Line } from './wire'

function view(...crews: number[][]): CartagenaView {
  return {
    type: 'cartagena', seat: 0, actor: 0, round: 1, actions: 3, actions_left: 3, boat: 37, last: 36, symbols: ['flag', 'sabre'], track: [0, 1],
    seats: crews.map((pirates) => ({ pirates, aboard: 0, held: 0, hand: null, known: [] })),
    deck: 0, discard: [], row: null, hidden_hands: true,
    crowd: 3,
  } // prettier-ignore
}

const line = (...events: { kind: string; values: Record<string, number> }[]): Line =>
  ({ ply: 1, seat: 0, events, scores: [], action: null, notation: null, at: 0 }) as unknown as Line

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
  const told = (symbol: number, start: number, target: number, passed: number[] = [], draws = 0) =>
    outcome(view([0]), { preview: { symbol, start, target, passed, draws, ends_turn: false } } as unknown as Choice)
  expect(told(0, 0, 4, [1, 2])).toMatchObject({ id: 'web-cartagena-outcome-advance', args: { passed: 2 } })
  expect(told(1, 0, 37)).toMatchObject({ id: 'web-cartagena-outcome-boards' })
  expect(told(-1, 4, 2, [], 2)).toMatchObject({ id: 'web-cartagena-outcome-retreat', args: { draws: 2 } })
  expect(told(-1, -1, -1)).toBeNull()
})
