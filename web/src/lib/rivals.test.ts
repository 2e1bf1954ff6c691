import { expect, test } from 'vitest'
import { company, nextRival, rivals, strongest } from './rivals'
import type { GameInfo, MyTable } from './wire'

const text = (id: string) => ({ type: 'text' as const, id })
const levels = ['advice', 'sailor', 'mate'].map((id) => ({ id, name: text(id), character: text(`${id}-character`) }))
const game = { id: 'gravity', levels: [...levels, { id: 'brought', name: text('brought'), character: null }] } as unknown as GameInfo

const match = (place: number, ...bots: string[]): MyTable =>
  ({ table: { game: 'gravity', seats: [{ kind: 'person' }, ...bots.map((level) => ({ kind: 'bot', level }))] }, place }) as unknown as MyTable

test('levels without a character are nobody to meet', () => expect(rivals(game)).toEqual(levels))

test('the strongest character at a table counts', () => {
  expect(strongest(game, match(1, 'sailor', 'advice').table)).toBe(1)
  expect(strongest(game, match(1).table)).toBe(-1)
})

test('somebody new meets the first, then whoever comes after the strongest one beaten, at last the last again', () => {
  expect(nextRival(game, [])!.id).toBe('advice')
  expect(nextRival(game, [match(2, 'mate'), match(1, 'advice')])!.id).toBe('sailor')
  expect(nextRival(game, [match(1, 'mate')])!.id).toBe('mate')
  expect(nextRival({ ...game, id: 'other' }, [match(1, 'mate')])!.id).toBe('advice')
})

test('a second bot is another character than the first where there is one', () => {
  expect(company(game, levels[2] as never, 3).map((seat) => seat.level)).toEqual(['mate', 'sailor', 'mate'])
  expect(company(game, levels[0] as never, 2).map((seat) => seat.level)).toEqual(['advice', 'advice'])
})
