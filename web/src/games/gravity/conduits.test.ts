import { describe, expect, test } from 'vitest'
import { besideAt, fullCircuits, joints, lanes, pipePath, pipesOf, sourceAt, type Tile } from './conduits'
import rotating from './fixtures/rotating.json'
import settling from './fixtures/settling.json'
import { beyond } from './geometry'
import type { GravityView, IslandView } from './wire'

const VIEWS = [rotating, settling].map((fixture) => fixture.play.view as unknown as GravityView)
const tilesOf = (view: GravityView): Tile[] => view.islands.map(({ q, r, edges, rotation }) => ({ q, r, edges, rotation }))

describe('what is drawn agrees with the engine', () => {
  test.each(VIEWS.map((view) => [view.step, view] as const))('at %s', (_, view) => {
    const tiles = tilesOf(view)
    view.islands.forEach((island: IslandView, index) => {
      expect(Array.from({ length: 6 }, (_, side) => sourceAt(tiles[index]!, side))).toEqual(island.sources)
      expect(Array.from({ length: 6 }, (_, side) => besideAt(tiles, index, side))).toEqual(island.beside)
      const found = lanes(tiles, index, pipesOf(island))
      expect([...fullCircuits(found)].sort()).toEqual([...island.circuits].sort())
      const conduits = island.conduits.flatMap((conduit) => [conduit.red, conduit.blue])
      expect(found.map((lane) => lane.fed)).toEqual(conduits)
    })
  })

  test('turned islands light as many circuits as the engine counts', () => {
    const view = VIEWS[0]!
    view.islands.forEach((island, index) => {
      if (index === 0) return
      island.flows.forEach((flow, rotation) => {
        const tiles = tilesOf(view).map((tile, at) => (at === index ? { ...tile, rotation } : tile))
        expect(fullCircuits(lanes(tiles, index, pipesOf(island))).size).toBe(flow)
      })
    })
  })
})

describe('pipes', () => {
  test('inner ones run from the rim to the centre, outer ones bend beside it', () => {
    expect(pipePath('inner', 1)).toMatch(/^M82\.6 0L22 0$/)
    expect(pipePath('outer', 1)).toContain('L64 0')
  })

  test('every touching pair is joined once', () => {
    const home = { q: 0, r: 0, edges: 'RRRBBB', rotation: 0 }
    const tiles = [home, ...[0, 1, 2, 3, 4, 5].map((side) => ({ ...home, ...beyond(home, side) }))]
    expect(joints(tiles)).toHaveLength(12)
  })
})
