import { describe, expect, it } from 'vitest'
import type { Play } from '../../lib/wire'
import { berths, type Size } from './geometry'
import { BEAD, beads, PRINT, rowOf, tokensOf } from './plate'
import { type SectorView, type Tortuga2199View, UNKNOWN } from './wire'

const fixtures = import.meta.glob<{ play: Play }>('./fixtures/*.json', { import: 'default', eager: true })
const sectors = Object.values(fixtures).flatMap(({ play }) => (play.view as Tortuga2199View).sectors)
const SIZES: Size[] = ['large', 'small', 'tiny']
const HALF = 86 // a plate's half width where its tokens lie, up to its neighbour

/** A sector with everything on it, as far as its kind has it. */
function full(sector: SectorView): SectorView {
  return { ...sector, mineral: true, hunt: sector.hunt ?? UNKNOWN, explorers: [0, 1, 2, 3] }
}

describe.each(SIZES)('a %s plate', (size) => {
  it('lays its tokens side by side, none on another and none beyond the plate', () => {
    for (const sector of sectors.filter((one) => one.kind !== 'tortuga').flatMap((one) => [one, full(one)])) {
      const row = rowOf(sector, size)
      expect(row.map((one) => one.token)).toEqual(tokensOf(sector))
      row.slice(1).forEach((one, index) => expect(one.from).toBeGreaterThan(row[index]!.to))
      expect(Math.max(-row[0]!.from, row.at(-1)!.to)).toBeLessThan(HALF)
    }
  })

  it('puts the marks of explorers beside the token and apart from each other', () => {
    for (const count of [1, 2, 3, 4]) {
      const marks = beads(count, size)
      expect(marks).toHaveLength(count)
      for (const [index, mark] of marks.entries()) {
        expect(Math.hypot(mark.x, mark.y)).toBeGreaterThan(14)
        for (const other of marks.slice(index + 1)) expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThan(2 * BEAD)
      }
    }
  })

  it('lets ships float above the tokens, within the plate', () => {
    for (const count of [1, 2, 3, 4])
      for (const { x, y, scale } of berths(count)) {
        expect(y + 21 * scale).toBeLessThan(PRINT[size].row - 18 * PRINT[size].tokens)
        expect(Math.abs(x) + 21 * scale).toBeLessThan(HALF)
      }
  })
})
