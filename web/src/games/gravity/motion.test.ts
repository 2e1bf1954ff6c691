import { describe, expect, test } from 'vitest'
import phase from './fixtures/islands-phase.json'
import { beyond } from './geometry'
import { laidOut, outlined, staged, stageOf, type Stage } from './motion'
import { countAt } from './pieces'
import support from './fixtures/hunter-post.json'
import { beginning } from './spread'
import type { GameEvent, GravityView, Line } from './wire'

const start = phase.before.view as unknown as GravityView
const end = phase.play.view as unknown as GravityView
const event = (kind: string, values: Record<string, number>): GameEvent => ({ kind, values, text: { type: 'text', id: '', args: {} } }) as unknown as GameEvent
const after = (stage: Stage, kind: string, values: Record<string, number>): Stage => staged(stage, event(kind, values))!

describe('an islands phase', () => {
  test('events lead from the view before to the view after', () => {
    const lines = phase.log as unknown as Line[]
    const stage = lines.flatMap((line) => line.events).reduce<Stage>((now, one) => staged(now, one) ?? now, stageOf(start, null))
    expect(stage.islands).toEqual(stageOf(end, stage).islands)
    expect(stage.pieces).toEqual(stageOf(end, stage).pieces)
  })
})

describe('events', () => {
  const stage = stageOf(start, null)

  test('a pulled island lies beyond the side of the strongest', () => {
    const next = after(stage, 'pulled', { seat: 0, island: 3, strongest: 2, side: 4 })
    expect(next.islands[3]).toMatchObject(beyond(stage.islands[2]!, 4))
    expect(next.pull).toMatchObject({ to: 2, island: 3 })
  })

  test('gravity is mined, converted and speculated with', () => {
    const units = (now: Stage): [number, number] => [now.islands[1]!.permanent, now.islands[1]!.temporary]
    const mined = after(stage, 'mined', { seat: 0, island: 1, units: 2 })
    expect(units(mined)[0]).toBe(units(stage)[0] + 2)
    const tapped = after(mined, 'tapped', { seat: 0, island: 1 })
    const converted = after(tapped, 'converted', { seat: 0, island: 1, units: units(tapped)[1] })
    expect(units(converted)).toEqual([units(tapped)[0] + units(tapped)[1], 0])
    expect(units(after(converted, 'swapped', { seat: 0, island: 1 }))).toEqual([units(converted)[0] - 1, 2])
  })

  test('attackers land, the fallen lie beside their airship', () => {
    const from = stage.pieces.find((piece) => piece.seat === 0 && piece.where.startsWith('island'))!
    const place = Number(from.where.split('-')[1])
    const landed = after(stage, 'landed', { seat: 0, place, island: 0, hunters: 1, mercenaries: 0 })
    expect(landed.islands[0]!.owner).toBe(0)
    expect(countAt(landed.pieces, 'island-0', 0)).toBe(countAt(stage.pieces, 'island-0', 0) + 1)
    const fell = after(landed, 'hunters-fell', { seat: 0, island: 0, hunters: 1 })
    expect(countAt(fell.pieces, 'fallen-0', 0)).toBe(countAt(stage.pieces, 'fallen-0', 0) + 1)
  })

  test('islands turn clockwise and back', () => {
    const turned = after(stage, 'rotated', { seat: 0, island: 4, sides: 5 })
    expect(after(turned, 'tugged', { seat: 0, island: 4, clockwise: 1 }).islands[4]).toEqual(stage.islands[4])
  })

  test('an island adrift docks beyond the side of another', () => {
    const next = after(stage, 'docked', { seat: 0, island: 5, to: 2, side: 1 })
    expect(next.islands[5]).toMatchObject(beyond(stage.islands[2]!, 1))
  })

  test('a plan lays out everything in hand', () => {
    const view = support.play.view as unknown as GravityView
    const home = view.spread!.places[0]!
    const laid = laidOut(stageOf(view, null), view, beginning(view, null))
    expect(countAt(laid.pieces, `island-${home}`, view.actor)).toBe(view.lifted[0])
    expect(laid.pieces.some((piece) => piece.where === 'lifted')).toBe(false)
    expect(laid.islands[home]!.owner).toBe(view.actor)
  })

  test('cards and turns change nothing on the map', () => {
    expect(staged(stage, event('played', { seat: 0, card: 1 }))).toBeNull()
  })

  test('islands an action was about stay outlined', () => {
    const line = { events: [event('endowed', { strongest: 2, island: 4 }), event('carried', { island: 1 })] } as unknown as Line
    expect([...outlined(line)].sort()).toEqual([2, 4])
    expect(outlined(null).size).toBe(0)
  })
})
