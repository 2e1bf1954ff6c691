import { describe, expect, test } from 'vitest'
import { alongThread, around, bearing, beyond, centre, CORNER, DEPTH, fit, hexagon, nearestAngle, polar, RIM, sideTowards, thread, threadPath, toPixels } from './geometry'

const HOME = { q: 0, r: 0 }

describe('cells', () => {
  test('a neighbour lies two rims away in the direction its side looks to', () => {
    for (let side = 0; side < 6; side++) {
      const there = centre(beyond(HOME, side))
      const wanted = polar(2 * RIM, bearing(side))
      expect(there.x).toBeCloseTo(wanted.x)
      expect(there.y).toBeCloseTo(wanted.y)
      expect(sideTowards(there)).toBe(side)
    }
  })

  test('going out of a side and back by the opposite one leads home', () => {
    for (let side = 0; side < 6; side++) expect(beyond(beyond(HOME, side), (side + 3) % 6)).toEqual(HOME)
  })

  test('six steps around a cell touch each other', () => {
    const ring = Array.from({ length: 6 }, (_, side) => beyond(HOME, side))
    ring.forEach((cell, index) => expect(beyond(cell, (index + 2) % 6)).toEqual(ring[(index + 1) % 6]))
  })
})

describe('the camera', () => {
  const map = [HOME, ...Array.from({ length: 6 }, (_, side) => beyond(HOME, side))]

  test('the box around one cell is the cell and its rock', () => {
    expect(around([HOME])).toEqual({ x: -RIM, y: -CORNER, width: 2 * RIM, height: 2 * CORNER + DEPTH })
  })

  test('everything fits into the area and touches two of its edges', () => {
    const area = { x: 10, y: 20, width: 400, height: 300 }
    const box = around(map)
    const camera = fit(box, area, 9)
    const low = toPixels(camera, box)
    const high = toPixels(camera, { x: box.x + box.width, y: box.y + box.height })
    expect(low.y).toBeCloseTo(20)
    expect(high.y).toBeCloseTo(320)
    expect(low.x).toBeGreaterThanOrEqual(10)
    expect(high.x).toBeLessThanOrEqual(410)
  })

  test('a small map is not blown up beyond the limit', () => {
    expect(fit(around([HOME]), { x: 0, y: 0, width: 4000, height: 4000 }, 1.2).scale).toBe(1.2)
  })
})

describe('drawing', () => {
  test('islands turn the short way', () => {
    expect(nearestAngle(0, 1)).toBe(60)
    expect(nearestAngle(0, 5)).toBe(-60)
    expect(nearestAngle(-60, 0)).toBe(0)
    expect(nearestAngle(720, 2)).toBe(840)
  })

  test('a hexagon has six rounded corners', () => {
    expect(hexagon(100, 5).match(/Q/g)).toHaveLength(6)
  })

  test('a thread leaves both ends free', () => {
    const slack = thread({ x: 0, y: 0 }, { x: 100, y: 0 }, 10)
    expect(threadPath(slack)).toMatch(/^M10 0Q50 [\d.]+ 90 0$/)
    expect([alongThread(slack, 0), alongThread(slack, 1)]).toEqual([slack.start, slack.end])
    expect(alongThread(slack, 0.5).x).toBe(50)
  })
})
