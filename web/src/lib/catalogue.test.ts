import { expect, test } from 'vitest'
import { Catalogue } from './catalogue'

function catalogueOf(...sources: string[]): Catalogue {
  const made = new Catalogue('en')
  for (const source of sources) made.add(source)
  return made
}

const catalogue = catalogueOf(
  `# A comment
hello = Hello
    and welcome

# About cards
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
last-one = Good-bye
`,
)
const say = (id: string, args = {}): string => catalogue.bundle.formatPattern(catalogue.pattern(id)!, args)

test('a message is what stands between its name and the next one', () => {
  expect(say('hello')).toBe('Hello\nand welcome')
  expect(say('cards', { count: 3 })).toBe('3 cards')
  expect(say('last-one')).toBe('Good-bye')
})

test('a message is there before and after it was read', () => {
  const fresh = catalogueOf('hello = Hello\ncards = Cards')
  expect([fresh.has('hello'), fresh.has('nothing'), fresh.pattern('nothing')]).toEqual([true, false, null])
  expect(fresh.pattern('hello')).toBe('Hello')
  expect(fresh.pattern('hello')).toBe('Hello')
  expect(fresh.has('hello')).toBe(true)
})

test('what is added later is found behind what was there, and changes nothing of it', () => {
  const grown = catalogueOf('b-one = 1\na-two = 2', 'b-one = one\nb-three = 3')
  expect(grown.pattern('b-one')).toBe('1')
  expect(grown.ids('b-')).toEqual(['b-one', 'b-three'])
})

test('a message may tell what a term says', () => {
  const catalogue = new Catalogue('en')
  catalogue.add('-toy-most = 3\nfirst = At most { -toy-most }.')
  expect(catalogue.bundle.formatPattern(catalogue.pattern('first')!)).toBe('At most 3.')
  expect(catalogue.has('-toy-most')).toBe(false)
})
