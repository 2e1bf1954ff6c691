import { describe, expect, it } from 'vitest'
import type { Play } from '../../lib/wire'
import { landing, zoneOf, zonesOf, type Thing } from './drops'
import { placeOf } from './targets'
import { type Choice, IN_HOLD, type Tortuga2199View } from './wire'

const fixtures = import.meta.glob<{ play: Play }>('./fixtures/*.json', { import: 'default', eager: true })
const positions = Object.values(fixtures).map(({ play }) => ({ view: play.view as Tortuga2199View, choices: play.choices as Choice[] }))

/** The thing a choice belongs to, as it would be dragged. */
function thingOf(view: Tortuga2199View, choice: Choice): Thing {
  const face = choice.face
  if (face.type === 'move' || face.type === 'place' || face.type === 'attack') return 'own'
  if (face.type === 'reinforce') return `marker:${face.sector}`
  return face.type === 'plain' ? 'reserve' : placeOf(view, face)
}

describe('dragging', () => {
  it('reaches every choice that moves a thing: let go over its zone, nothing else is meant', () => {
    let tried = 0
    for (const { view, choices } of positions)
      for (const choice of choices) {
        const zone = zoneOf(choice.face)
        if (zone === null) continue
        tried += 1
        expect(landing(view, zonesOf(view, choices, thingOf(view, choice)), zone)).toEqual([choice])
      }
    expect(tried).toBeGreaterThan(60)
  })

  it('offers no zone to a thing that no choice moves', () => {
    for (const { view } of positions) expect(zonesOf(view, [], 'own').size).toBe(0)
  })
})

describe('letting go', () => {
  const { view, choices } = positions.find((one) => one.choices.some((choice) => choice.face.type === 'attack'))!
  const own = zonesOf(view, choices, 'own')
  const card = choices.find((choice) => zoneOf(choice.face) === 'table')!
  const hand = zonesOf(view, choices, placeOf(view, card.face))

  it('over a plate or a ship plays a card as over the empty map', () => {
    const somewhere = view.holds.findIndex((hold) => hold.ship !== IN_HOLD)
    for (const spot of ['table', 'sector:0', `ship:${somewhere}`]) expect(landing(view, hand, spot)).toContain(card)
  })

  it('over another ship attacks it, over an own sector or nothing known does nothing', () => {
    const attack = choices.find((choice) => choice.face.type === 'attack')!
    expect(landing(view, own, `ship:${(attack.face as { seat: number }).seat}`)).toEqual([attack])
    expect(landing(view, own, `sector:${view.holds[view.seat]!.ship}`)).toEqual([])
    expect(landing(view, own, 'elsewhere')).toEqual([])
  })

  it('over the Vortex destroys a played card', () => {
    const doomed = positions.flatMap((one) => one.choices.map((choice) => ({ ...one, choice }))).find(({ choice }) => zoneOf(choice.face) === 'destroyed')!
    const vortex = doomed.view.sectors.find((sector) => sector.kind === 'vortex')!
    const zones = zonesOf(doomed.view, doomed.choices, placeOf(doomed.view, doomed.choice.face))
    expect(landing(doomed.view, zones, `sector:${vortex.sector}`)).toEqual([doomed.choice])
  })

  it('over the hand buys a card of the market', () => {
    const shop = positions.flatMap((one) => one.choices.map((choice) => ({ ...one, choice }))).find(({ choice }) => zoneOf(choice.face) === 'discard')!
    const zones = zonesOf(shop.view, shop.choices, placeOf(shop.view, shop.choice.face))
    expect(landing(shop.view, zones, 'hand')).toEqual([shop.choice])
  })
})
