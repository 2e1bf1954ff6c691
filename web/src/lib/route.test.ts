import { expect, test } from 'vitest'
import { read } from './route.svelte'

const at = (path: string) => read(new URL(`http://here${path}`))

test('the root is the front page', () => expect(at('/')).toEqual({ name: 'front' }))
test('a game has a page', () => expect(at('/game/gravity')).toEqual({ name: 'game', game: 'gravity' }))
test('a game has its rules, and they have chapters', () => expect(at('/rules/gravity#end')).toEqual({ name: 'rules', game: 'gravity', chapter: 'end' }))
test('an invitation is a table', () => expect(at('/t/abc')).toEqual({ name: 'table', table: 'abc', at: null, shows: false, guide: false }))
test('a moment of a table is a number', () => expect(at('/t/abc?at=12')).toMatchObject({ at: 12 }))
test('a moment that is no number is ignored', () => expect(at('/t/abc?at=x')).toMatchObject({ at: null }))
test('a guided table says so', () => expect(at('/t/abc?guide')).toMatchObject({ guide: true }))
test('one has a page of one’s own matches', () => expect(at('/me')).toEqual({ name: 'mine' }))
test('one has a page for account and devices', () => expect(at('/account')).toEqual({ name: 'account' }))
test('whoever runs the server has two pages', () => {
  expect(at('/admin')).toEqual({ name: 'admin' })
  expect(at('/lab')).toEqual({ name: 'lab' })
})
test('one link leads to whatever table waits', () => expect(at('/turn')).toEqual({ name: 'turn' }))
test('links in messages keep their proof in the fragment', () => {
  for (const wish of ['confirm', 'stop']) expect(at(`/calls/${wish}#tok`)).toEqual({ name: 'calls', ticket: 'tok' })
})
test('a ladder is for a number of players', () => {
  expect(at('/ladder/gravity')).toEqual({ name: 'ladder', game: 'gravity', seats: 2 })
  expect(at('/ladder/gravity?seats=4')).toEqual({ name: 'ladder', game: 'gravity', seats: 4 })
})
test('a person has a page', () => expect(at('/people/abc')).toEqual({ name: 'person', person: 'abc' }))
test('a carrying link keeps its secret in the fragment', () => expect(at('/carry#tok')).toEqual({ name: 'carry', token: 'tok' }))
test('anything else is lost', () => {
  for (const path of ['/x', '/x/y', '/t', '/t/a/b']) expect(at(path)).toEqual({ name: 'lost' })
})
