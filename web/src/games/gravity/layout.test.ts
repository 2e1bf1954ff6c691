import { describe, expect, test } from 'vitest'
import { beyond, centre, toPixels, type Box } from './geometry'
import { arrange, clearCamera } from './layout'

const HOME = { q: 0, r: 0 }
const RING = [HOME, ...[0, 1, 2, 3, 4, 5].map((side) => beyond(HOME, side))]
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

describe.each([
  [1400, 900],
  [750, 440],
  [374, 320],
  [374, 190],
  [344, 260],
  [360, 600],
])('an area of %i by %i', (width, height) => {
  test.each([2, 3, 4])('holds the airships of %i seats, none over another', (seats) => {
    const { airships } = arrange(width, height, seats, RING)
    for (const [index, airship] of airships.entries()) {
      expect(airship.x).toBeGreaterThanOrEqual(0)
      expect(airship.x + airship.width).toBeLessThanOrEqual(width)
      for (const other of airships.slice(index + 1)) expect(overlap(airship, other)).toBe(false)
    }
  })

  test('shows every island clear of airships', () => {
    const layout = arrange(width, height, 4, RING)
    const camera = clearCamera(layout, RING)
    for (const cell of RING) {
      const at = toPixels(camera, centre(cell))
      for (const airship of layout.airships) expect(overlap({ x: at.x - 1, y: at.y - 1, width: 2, height: 2 }, airship)).toBe(false)
      expect(at.y).toBeGreaterThan(0)
      expect(at.y).toBeLessThan(height)
    }
  })
})
