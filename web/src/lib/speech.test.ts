import { expect, test } from 'vitest'
import { Speech } from './speech.svelte'

const speech = new Speech()
speech.learn(
  'ru',
  `
card = карта
played = { $seat } играет: { $what }
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
seat-number = Игрок { $number }
`,
)

test('texts stand inside texts, and seats have names', () => {
  const text = { type: 'text', id: 'played', args: { seat: { type: 'seat', seat: 1 }, what: { type: 'text', id: 'card', args: {} } } } as const
  expect(speech.tell(text, (seat) => `#${seat}`)).toBe('#1 играет: карта')
  expect(speech.tell(text)).toBe('Игрок 2 играет: карта')
})

test('numbers choose their plural', () => {
  expect([1, 3, 7, 21].map((count) => speech.say('cards', { count }))).toEqual(['1 карта', '3 карты', '7 карт', '21 карта'])
})

test('a missing message or argument is visible in brackets', () => {
  expect(speech.say('nothing')).toBe('[nothing]')
  expect(speech.say('cards')).toMatch(/^\[cards: /)
})
