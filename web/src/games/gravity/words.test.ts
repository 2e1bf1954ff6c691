import { expect, test } from 'vitest'
import { softened } from './words'

test('long words may be broken between syllables, short ones never', () => {
  expect(softened('Транспортировка')).toBe('Транспорти\u00ADровка')
  expect(softened('Mine Gravity')).toBe('Mine Gravity')
})
