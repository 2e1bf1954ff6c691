// WCAG contrast of the colours that text is written in, in every world and both themes.

import { expect, test } from 'vitest'

const TOKENS = '../styles/tokens.css'
const styles = import.meta.glob<string>(['../styles/tokens.css', '../games/*/world.css'], { query: '?raw', import: 'default', eager: true })
const PAIRS = [
  ['text', 'canvas', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'raised', 4.5],
  ['muted', 'canvas', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'raised', 4.5],
  ['accent', 'surface', 4.5],
  ['on-accent', 'accent', 4.5],
  ['lit', 'surface', 4.5],
  ['danger', 'surface', 4.5],
  ['text', 'accent-soft', 4.5],
  ['focus', 'canvas', 3],
] as const

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function colours(file: string): Map<string, [string, string]> {
  return new Map([...styles[file]!.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name!, [light!, dark!]]))
}

const base = colours(TOKENS)

for (const world of Object.keys(styles)) {
  const own = new Map([...base, ...colours(world)])
  for (const theme of [0, 1] as const) {
    for (const [text, ground, least] of PAIRS) {
      test(`${world} ${theme ? 'dark' : 'light'}: ${text} on ${ground}`, () => {
        expect(contrast(own.get(text)![theme], own.get(ground)![theme])).toBeGreaterThanOrEqual(least)
      })
    }
    for (const seat of [0, 1, 2, 3, 4]) {
      test(`${world} ${theme ? 'dark' : 'light'}: the letter of seat ${seat} on its colour, and the colour on the ground`, () => {
        expect(contrast(own.get('on-seat')![theme], own.get(`mark-${seat}`)![theme])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(own.get(`mark-${seat}`)![theme], own.get('surface')![theme])).toBeGreaterThanOrEqual(3)
      })
    }
  }
}
