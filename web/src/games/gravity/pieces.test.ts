import { describe, expect, test } from 'vitest'
import turn from './fixtures/turn.json'
import { countAt, moved, reconciled, slots } from './pieces'
import type { GravityView } from './wire'

const view = turn.play.view as unknown as GravityView

describe('pieces', () => {
  const pieces = reconciled([], view)

  test('there are five hunters a seat and eight mercenaries, each with a name of its own', () => {
    expect(pieces).toHaveLength(5 * view.seats.length + 8)
    expect(new Set(pieces.map((piece) => piece.id)).size).toBe(pieces.length)
  })

  test('they stand where the view counts them', () => {
    view.islands.forEach((island, index) => {
      expect(countAt(pieces, `island-${index}`, -1)).toBe(island.mercenaries)
      if (island.owner >= 0) expect(countAt(pieces, `island-${index}`, island.owner)).toBe(island.hunters)
    })
    expect(countAt(pieces, 'reserve', -1)).toBe(view.reserve)
  })

  test('the same view moves nobody', () => {
    expect(reconciled(pieces, view)).toEqual(pieces)
  })

  test('only strays move', () => {
    const strayed = moved(pieces, 0, 'island-1', 'airship-0', 1)
    const back = reconciled(strayed, view)
    expect(countAt(back, 'island-1', 0)).toBe(countAt(pieces, 'island-1', 0))
    expect(back.filter((piece, index) => piece.where !== strayed[index]!.where).length).toBeLessThanOrEqual(1)
  })

  test('a crowd stands in slots of its own', () => {
    const found = slots(pieces)
    for (const piece of pieces) expect(found.get(piece.id)!.index).toBeLessThan(found.get(piece.id)!.crowd)
  })
})
