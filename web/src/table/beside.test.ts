import { expect, test } from 'vitest'
import { beside } from './beside'

const WINDOW = { width: 1000, height: 800 }
const CARD = { width: 300, height: 200 }

test('a card stands right of its thing, level with it', () => {
  expect(beside({ left: 100, top: 300, right: 200, bottom: 400 }, CARD, WINDOW)).toEqual({ left: 208, top: 250 })
})

test('at the right edge it stands left of its thing', () => {
  expect(beside({ left: 800, top: 300, right: 980, bottom: 400 }, CARD, WINDOW)).toEqual({ left: 492, top: 250 })
})

test('on a phone it stands above its thing, or below it at the top', () => {
  const phone = { width: 390, height: 844 }
  expect(beside({ left: 20, top: 600, right: 100, bottom: 700 }, CARD, phone)).toEqual({ left: 8, top: 392 })
  expect(beside({ left: 300, top: 60, right: 380, bottom: 140 }, CARD, phone)).toEqual({ left: 82, top: 148 })
})

test('it never leaves the window', () => {
  for (const top of [0, 200, 790]) {
    const at = beside({ left: 500, top, right: 990, bottom: top + 10 }, CARD, WINDOW)
    expect(at.top).toBeGreaterThanOrEqual(8)
    expect(at.top + CARD.height).toBeLessThanOrEqual(792)
  }
})
