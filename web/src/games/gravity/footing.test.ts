import { describe, expect, test } from 'vitest'
import { berths, offMap, onIsland } from './footing'
import { beyond } from './geometry'
import { arrange } from './layout'

const HOME = { q: 0, r: 0 }
const RING = [HOME, ...[0, 1, 2, 3, 4, 5].map((side) => beyond(HOME, side))]

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
    const at = berths(layout.airships[1]!, layout.size)
    expect(at.hunters).toHaveLength(5)
    expect(offMap(layout, 1, 'airship', true, 2)).toMatchObject({ x: at.hunters[2], y: at.deck.y })
    expect(Math.max(...at.hunters)).toBeLessThan(Math.min(...at.mercenaries))
  })
})
