import { afterEach, expect, test, vi } from 'vitest'
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

/** A server whose every part holds one message that names it. */
function serve(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const [language, part] = address.split('/').slice(-2)
    return Promise.resolve(new Response(`${part}-name = ${part} ${language}`))
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('parts come when they are needed, once, and follow a change of language', async () => {
  const asked = serve()
  const fresh = new Speech()
  await fresh.speak('en')
  expect([fresh.can('gravity'), fresh.has('gravity-name')]).toEqual([false, false])
  await Promise.all([fresh.need('gravity'), fresh.need('gravity')])
  expect(fresh.say('gravity-name')).toBe('gravity en')
  await fresh.speak('fr')
  expect([fresh.say('front-name'), fresh.say('gravity-name')]).toEqual(['front fr', 'gravity fr'])
  await fresh.speak('en')
  expect(asked.map((address) => address.replace('/api/catalog/', ''))).toEqual(['en/front', 'en/gravity', 'fr/front', 'fr/gravity'])
})

test('what came with the page is not asked for again', async () => {
  const asked = serve()
  const fresh = new Speech()
  fresh.begin('en', 'hello = Hello')
  expect([fresh.say('hello'), fresh.say('common-name')]).toEqual(['Hello', ''])
  await fresh.speak('en')
  await fresh.need('common')
  expect([fresh.say('hello'), fresh.say('common-name'), fresh.say('nothing')]).toEqual(['Hello', 'common en', '[nothing]'])
  expect(asked).toEqual(['/api/catalog/en/common'])
})

test('a part that is needed while the language changes is there in the new one', async () => {
  serve()
  const fresh = new Speech()
  await fresh.speak('en')
  await Promise.all([fresh.speak('ru'), fresh.need('gravity')])
  expect(fresh.say('gravity-name')).toBe('gravity ru')
})

test('a sentence is told to whoever it is about', () => {
  const told = new Speech()
  told.learn('fr', "attacked = { $seat } attaque { $foe }.\n    .you = Vous attaquez { $foe }.\n    .you-foe = { $seat } vous attaque.\npassed = { $seat } passe.\n")
  const seat = (number: number) => ({ type: 'seat', seat: number }) as const
  const attacked = { type: 'text', id: 'attacked', args: { seat: seat(0), foe: seat(1) } } as const
  const name = (number: number): string => ['Ann', 'Bob', 'Zoé'][number]!
  expect([0, 1, 2, null].map((me) => told.tell(attacked, name, me))).toEqual(['Vous attaquez Bob.', 'Ann vous attaque.', 'Ann attaque Bob.', 'Ann attaque Bob.'])
  expect(told.tell({ type: 'text', id: 'passed', args: { seat: seat(0) } }, name, 0)).toBe('Ann passe.') // a game that does not say it
})
