import { describe, expect, it } from 'vitest'
import { figureLetter, LEGIBLE } from './legible'

describe('the letter on a figure', () => {
  it('is never smaller than can be read', () => {
    for (let pixels = 18; pixels < 200; pixels++) {
      const letter = figureLetter(pixels, 9)
      expect((letter * pixels) / 29).toBeGreaterThanOrEqual(LEGIBLE - 0.001)
    }
  })

  it('keeps its usual share of a large figure, and stays away from one that it would hide', () => {
    expect(figureLetter(90, 9)).toBe(9)
    expect(figureLetter(16, 9)).toBe(0)
  })
})
