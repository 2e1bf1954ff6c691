import { expect, test } from 'vitest'
import { bestLayout, LAYOUTS, way, type Point } from './layout'

const apart = (one: Point, other: Point): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y)

for (const layout of LAYOUTS) {
  test(`${layout.name}: 36 stones, none on another, each beside the next`, () => {
    expect(layout.spaces).toHaveLength(36)
    expect(new Set(layout.spaces.map((at) => `${at.x.toFixed(2)} ${at.y.toFixed(2)}`)).size).toBe(36)
    layout.spaces.slice(1).forEach((at, index) => expect(apart(at, layout.spaces[index]!)).toBeLessThan(1.5))
  })

  test(`${layout.name}: the gate is beside the first stone and the pier beside the last`, () => {
    expect(apart(layout.gate, layout.spaces[0]!)).toBeCloseTo(1)
    expect(apart(layout.pier, layout.spaces[35]!)).toBeCloseTo(1)
  })

  test(`${layout.name}: nothing lies outside, and no stone under the dungeon or the boat`, () => {
    for (const at of layout.spaces) {
      expect(at.x - 0.5).toBeGreaterThanOrEqual(0)
      expect(at.y - 0.5).toBeGreaterThanOrEqual(0)
      expect(at.x + 0.5).toBeLessThanOrEqual(layout.width)
      expect(at.y + 0.5).toBeLessThanOrEqual(layout.height)
      for (const box of [layout.start, layout.boat]) {
        const inside = at.x + 0.4 > box.x && at.x - 0.4 < box.x + box.width && at.y + 0.4 > box.y && at.y - 0.4 < box.y + box.height
        expect(inside).toBe(false)
      }
    }
  })
}

test('the tunnel lies along the longer side', () => {
  expect(bestLayout(1600, 500).name).toBe('sweep')
  expect(bestLayout(760, 520).name).toBe('folded')
  expect(bestLayout(390, 460).name).toBe('folded-turned')
  expect(bestLayout(300, 1000).name).toBe('sweep-turned')
})

test('a pirate runs through every space on its way, from the gate and to the pier', () => {
  const layout = LAYOUTS[0]!
  expect(way(layout, 0, 2, 37)).toEqual([layout.gate, layout.spaces[0], layout.spaces[1]])
  expect(way(layout, 35, 37, 37)).toEqual([layout.spaces[34], layout.spaces[35], layout.pier])
  expect(way(layout, 3, 1, 37)).toEqual([layout.spaces[2], layout.spaces[1], layout.spaces[0]])
})
