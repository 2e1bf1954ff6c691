import { describe, expect, test } from 'vitest'
import { beyond, centre, toPixels, type Box } from './geometry'
import { arrange, berths, clearCamera, offMap, onIsland } from './layout'

const HOME = { q: 0, r: 0 }
const RING = [HOME, ...[0, 1, 2, 3, 4, 5].map((side) => beyond(HOME, side))]
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

describe.each([
  [1400, 900],
  [750, 440],
  [374, 320],
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

describe('pieces', () => {
  test('stand apart, hunters left of mercenaries, those who came first behind', () => {
    const row = [onIsland(true, 0, 2, 1), onIsland(true, 1, 2, 1), onIsland(false, 0, 2, 1)]
    expect(row.map((at) => at.x)).toEqual([-26, -20, 20])
  })

  test('are three at most to be seen of a crowd, the last in front', () => {
    expect([0, 1, 2, 3, 4].map((index) => onIsland(true, index, 5, 0).hidden)).toEqual([true, true, false, false, false])
    expect(onIsland(true, 4, 5, 0).x).toBe(-0)
  })

  test('have a berth each aboard', () => {
    const layout = arrange(1000, 700, 2, RING)
    const at = berths(layout.airships[1]!, layout.compact)
    expect(at.hunters).toHaveLength(5)
    expect(offMap(layout, 1, 'airship', true, 2)).toMatchObject({ x: at.hunters[2], y: at.deck.y })
    expect(Math.max(...at.hunters)).toBeLessThan(Math.min(...at.mercenaries))
  })
})
