import { describe, expect, it } from 'vitest'
import { arc, berths, bounds, centre, corners, hexagon, onTrack, slide, toward, twoLines, type Point } from './geometry'
import type { SectorView } from './wire'

const plate = (sector: number, q: number, r: number): SectorView => ({ sector, q, r }) as SectorView
const MAP = [plate(0, 0, 0), plate(1, 0, -1), plate(2, 1, -1), plate(3, -1, 0), plate(4, 1, 0), plate(5, -1, 1), plate(6, 0, 1)]
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('the map', () => {
  it('lays all six neighbours of a hex at the same distance', () => {
    for (const other of MAP.slice(1)) expect(far(centre(MAP[0]!), centre(other))).toBeCloseTo(100 * Math.sqrt(3))
  })

  it('fits every corner of every plate into its bounds', () => {
    const box = bounds(MAP)
    for (const sector of MAP) {
      for (const corner of corners(100)) {
        const x = centre(sector).x + corner.x
        const y = centre(sector).y + corner.y
        expect(x).toBeGreaterThan(box.x)
        expect(x).toBeLessThan(box.x + box.width)
        expect(y).toBeGreaterThan(box.y)
        expect(y).toBeLessThan(box.y + box.height)
      }
    }
  })

  it('walks to the neighbour an arrow key points at, and stays where there is none', () => {
    expect(toward(MAP, MAP[0]!, 'ArrowRight').sector).toBe(4)
    expect(toward(MAP, MAP[0]!, 'ArrowLeft').sector).toBe(3)
    expect([1, 2]).toContain(toward(MAP, MAP[0]!, 'ArrowUp').sector)
    expect([5, 6]).toContain(toward(MAP, MAP[0]!, 'ArrowDown').sector)
    expect(toward(MAP, MAP[4]!, 'ArrowRight').sector).toBe(4)
  })

  it('reaches every plate by arrow keys, on the small map for two too', () => {
    const small = [[0, 0], [0, -1], [1, -1], [-1, 1], [0, 1], [-1, -1], [2, -1], [-2, 1], [1, 1]].map(([q, r], index) => plate(index, q!, r!))
    for (const map of [MAP, small]) {
      const reached = new Set([0])
      for (let round = 0; round < map.length; round++)
        for (const at of [...reached])
          for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) reached.add(toward(map, map[at]!, key).sector)
      expect(reached.size).toBe(map.length)
    }
  })
})

describe('a plate', () => {
  it('is drawn as a closed outline of six corners, sharp or rounded', () => {
    expect(hexagon(100).match(/L/g)).toHaveLength(5)
    expect(hexagon(100, 10).match(/Q/g)).toHaveLength(6)
    expect(hexagon(100, 10).endsWith('z')).toBe(true)
  })

  it('has its track on the middles of the edges, clockwise from the upper left, all equally far', () => {
    const steps = [0, 1, 2, 3, 4, 5].map((step) => onTrack(step, 70))
    for (const step of steps) expect(far(step, { x: 0, y: 0 })).toBeCloseTo(70)
    expect(steps[0]!.x).toBeLessThan(0)
    expect(steps[0]!.y).toBeLessThan(0)
    expect(steps[2]!.x).toBeCloseTo(70)
  })

  it('lets a marker slide over the corners between two steps', () => {
    const way = slide(0, 2, 70)
    expect(way).toHaveLength(5)
    expect(far(way[1]!, { x: 0, y: 0 })).toBeGreaterThan(70)
    expect(slide(2, 0, 70)[0]).toEqual(way.at(-1))
  })

  it('berths as many ships as there are, apart from each other', () => {
    for (const count of [1, 2, 3, 4]) {
      const places = berths(count)
      expect(places).toHaveLength(count)
      places.slice(1).forEach((place, index) => expect(far(place, places[index]!)).toBeGreaterThan(42 * place.scale))
    }
  })

  it('writes a long name in two lines, broken where the longer one is shortest', () => {
    expect(twoLines('Mines', 11)).toEqual(['Mines'])
    expect(twoLines('Terminal commercial 1', 11)).toEqual(['Terminal', 'commercial 1'])
    expect(twoLines('Лаборатория', 5)).toEqual(['Лаборатория'])
  })
})

it('bends the course of a ship between its ends', () => {
  expect(arc({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.2)).toBe('M0 0Q50 -20 100 0')
})
