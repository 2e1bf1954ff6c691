import { describe, expect, it } from 'vitest'
import type { Play } from '../../lib/wire'
import parry from './fixtures/parry.json'
import { midway, outlined, stepsOf } from './motion'
import type { GameEvent, Line, Tortuga2199View } from './wire'

const play = parry.play as unknown as Play
const view = play.view as Tortuga2199View
const fought = parry.next as unknown as Line

function line(...events: [string, Record<string, number>][]): Line {
  const told = events.map(([kind, values]) => ({ kind, values, text: { type: 'text', id: kind, args: {} } }) as unknown as GameEvent)
  return { ply: 1, seat: 0, action: null, notation: null, events: told, scores: [], at: 0 }
}

describe('steps', () => {
  it('move a ship where the event says', () => {
    expect(stepsOf(line(['moved', { seat: 1, from: 0, to: 3 }]), view)).toEqual([{ do: 'ship', seat: 1, sector: 3 }])
  })

  it('let an own drawn card fly to the hand and say nothing of others', () => {
    const own = stepsOf(line(['drew', { seat: view.seat, card: 2 }]), view)
    expect(own).toMatchObject([{ do: 'fly', to: 'hand', card: 2 }])
    expect(stepsOf(line(['drew', { seat: (view.seat + 1) % 3 }]), view)).toEqual([])
  })

  it('begin with the combat an action decided', () => {
    const steps = stepsOf(fought, view)
    expect(steps[0]).toMatchObject({ do: 'combat' })
    expect(steps.filter((step) => step.do === 'lose')).toHaveLength(1)
  })
})

describe('midway', () => {
  it('is the view itself while nothing has moved', () => expect(midway(view, new Map(), new Map())).toBe(view))

  it('has ships and markers where they are by now', () => {
    const shown = midway(view, new Map([[0, 4]]), new Map([[4, { seat: 0, level: 3 }]]))
    expect(shown.sectors.find((sector) => sector.sector === 4)).toMatchObject({ controller: 0, defence: 3, ships: expect.arrayContaining([0]) })
    expect(shown.holds[0]!.ship).toBe(4)
  })
})

it('outlines every sector the last action touched', () => {
  expect(outlined(line(['moved', { seat: 0, from: 1, to: 2 }], ['conquered', { seat: 0, sector: 2, level: 3 }]))).toEqual(new Set([1, 2]))
  expect(outlined(null)).toEqual(new Set())
})
