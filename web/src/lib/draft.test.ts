import { expect, test, vi } from 'vitest'
import { Draft } from './draft.svelte'
import type { ChoiceOf } from '../games/contract'
import type { Cartagena } from '../games/cartagena/wire'

type Choice = ChoiceOf<Cartagena>

const choice = (notation: string, face: Choice['face']): Choice => ({ notation, face, preview: {} as Choice['preview'], text: { type: 'text', id: '', args: {} }, final: false })
const CHOICES = [
  choice('1', { type: 'advance', symbol: 0, space: 5 }),
  choice('2', { type: 'advance', symbol: 0, space: 9 }),
  choice('3', { type: 'advance', symbol: 2, space: 9 }),
  choice('4', { type: 'retreat', space: 9 }),
]

function drafted(send = vi.fn(() => Promise.resolve(true)), confirm = true): { draft: Draft<Choice>; send: typeof send } {
  const draft = new Draft<Choice>(send, () => confirm)
  draft.offer(CHOICES)
  return { draft, send }
}

test('a pick leaves open what fits it', () => {
  const { draft } = drafted()
  draft.pick('symbol', 0)
  expect(draft.open.map((one) => one.notation)).toEqual(['1', '2'])
  expect(draft.chosen).toBeNull()
})

test('the last choice left is previewed and not done', () => {
  const { draft, send } = drafted()
  draft.pick('symbol', 0)
  draft.pick('space', 5)
  expect(draft.chosen?.notation).toBe('1')
  expect(send).not.toHaveBeenCalled()
})

test('picking the same again lets go of it', () => {
  const { draft } = drafted()
  draft.pick('symbol', 0)
  draft.pick('symbol', 0)
  expect(draft.started).toBe(false)
})

test('a pick that fits nothing so far starts afresh', () => {
  const { draft } = drafted()
  draft.pick('space', 5)
  draft.pick('symbol', 2)
  expect(draft.chosen?.notation).toBe('3')
  expect(draft.facets).toEqual({ symbol: 2 })
})

test('touching what is chosen does it', async () => {
  const { draft, send } = drafted()
  await draft.touch(CHOICES[3]!)
  expect(send).not.toHaveBeenCalled()
  await draft.touch(CHOICES[3]!)
  expect(send).toHaveBeenCalledWith(CHOICES[3])
})

test('a refused action stays chosen, a done one leaves nothing to choose', async () => {
  const refused = drafted(vi.fn(() => Promise.resolve(false)))
  await refused.draft.choose(CHOICES[0]!)
  await refused.draft.confirm()
  expect(refused.draft.chosen?.notation).toBe('1')
  const done = drafted()
  await done.draft.choose(CHOICES[0]!)
  await done.draft.confirm()
  expect(done.draft.choices).toEqual([])
})

test('a new decision that arrives before the answer is not wiped away', async () => {
  const draft: Draft<Choice> = new Draft(
    () => {
      draft.offer([CHOICES[1]!])
      return Promise.resolve(true)
    },
    () => true,
  )
  draft.offer(CHOICES)
  await draft.choose(CHOICES[0]!)
  await draft.confirm()
  expect(draft.choices).toEqual([CHOICES[1]])
})

test('several ways to one place ask which', () => {
  const { draft } = drafted()
  draft.narrow(CHOICES.slice(0, 2))
  expect(draft.chosen).toBeNull()
  expect(draft.open.map((one) => one.notation)).toEqual(['1', '2'])
})

test('who wants to confirm final actions only is asked for no others', async () => {
  const send = vi.fn(() => Promise.resolve(true))
  const draft = new Draft<Choice>(send, (choice) => choice.final)
  draft.offer([{ ...CHOICES[0]!, final: true }, CHOICES[1]!])
  await draft.choose(draft.choices[0]!)
  expect(send).not.toHaveBeenCalled()
  await draft.choose(CHOICES[1]!)
  expect(send).toHaveBeenCalledWith(CHOICES[1])
})

test('who wants no preview acts at once', () => {
  const { draft, send } = drafted(vi.fn(() => Promise.resolve(true)), false)
  draft.pick('symbol', 2)
  expect(send).toHaveBeenCalledWith(CHOICES[2])
})

const MEANT = choice('5', { type: 'end' })
const ONLY = choice('6', { type: 'retreat', space: 4 })
const meant = (choices: readonly Choice[]): Choice | undefined => choices.find((one) => one.notation === '5')

test('what was planned is done in the decision that goes on, when the answer comes first', async () => {
  const { draft, send } = drafted()
  await draft.follow(CHOICES[0]!, meant)
  expect(draft.choices).toEqual([])
  draft.offer([...CHOICES, MEANT], true)
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(MEANT))
})

test('and when the next decision comes before the answer', async () => {
  let answer: (done: boolean) => void = () => undefined
  const send = vi.fn(() => new Promise<boolean>((done) => (answer = done)))
  const { draft } = drafted(send)
  const following = draft.follow(CHOICES[0]!, meant)
  draft.offer([...CHOICES, MEANT], true)
  expect(send).toHaveBeenCalledTimes(1)
  answer(true)
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(MEANT))
  answer(true)
  await following
})

test('a plan ends where somebody else decides in between, or what was meant is not offered', async () => {
  const { draft, send } = drafted()
  await draft.follow(CHOICES[0]!, meant)
  draft.offer([], false)
  draft.offer([MEANT], true)
  expect(send).toHaveBeenCalledTimes(1)
  await draft.follow(MEANT, meant)
  draft.offer(CHOICES, true)
  draft.offer([MEANT], true)
  expect(send).toHaveBeenCalledTimes(2)
})

test('the only choice of a decision that goes on is made by itself, and never that of a new one', async () => {
  const send = vi.fn(() => Promise.resolve(true))
  const draft = new Draft<Choice>(send, () => true, (choices: readonly Choice[]) => (choices.length === 1 ? choices[0]! : null))
  draft.offer([ONLY])
  expect(send).not.toHaveBeenCalled()
  draft.offer([ONLY], true)
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(ONLY))
})
