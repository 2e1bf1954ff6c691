import { expect, test } from 'vitest'
import { sane } from './preferences.svelte'

test('a first visit speaks the first of our languages the browser asks for', () => {
  expect(sane({}, ['de-DE', 'fr-CA', 'ru']).language).toBe('fr')
})

test('a browser without our languages reads English', () => {
  expect(sane({}, ['de']).language).toBe('en')
})

test('broken values fall back to defaults and good ones are kept', () => {
  const kept = sane({ theme: 'pink', speed: 'fast', confirm: 'final', sound: true, name: 'Ann' }, ['en'])
  expect(kept).toMatchObject({ theme: 'system', speed: 'fast', confirm: 'final', sound: true, name: 'Ann' })
})

test('anything that is no object is no preference', () => {
  expect(sane(null, ['ru'])).toEqual(sane({}, ['ru']))
})
