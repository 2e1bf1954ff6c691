import { describe, expect, it } from 'vitest'
import type { Play } from '../../lib/wire'
import { byPlace, named, outOfReach, placeOf, touchPlace } from './targets'
import { firstOf } from './view'
import type { Action, Choice, Tortuga2199View } from './wire'

const fixtures = import.meta.glob<{ play: Play }>('./fixtures/*.json', { import: 'default', eager: true })
const positions = Object.values(fixtures).map(({ play }) => ({ view: play.view as Tortuga2199View, choices: play.choices as Choice[] }))
const choices = positions.flatMap(({ view, choices }) => choices.map((choice) => ({ view, choice })))

describe('things on the screen', () => {
  it('belong to every choice: a card that lies there, a plate of the map, a ship beside, or a button', () => {
    for (const { view, choice } of choices) {
      const [what, number] = placeOf(view, choice.face).split(':') as [string, string]
      const kind = Number(number)
      if (what === 'hand') expect(view.holds[view.seat]!.hand).toContain(kind)
      if (what === 'sector') expect(view.sectors.map((sector) => sector.sector)).toContain(kind)
      if (what === 'ship') expect(view.holds[kind]!.ship).toBe(view.holds[view.seat]!.ship)
      if (what === 'vessel') expect(view.ships_left).toContain(firstOf(view, 'ships') + kind)
    }
  })

  it('never are called out of reach when a choice offers them', () => {
    for (const { view, choices } of positions) for (const name of outOfReach(view, choices)) expect(named(choices, name)).toEqual([])
  })
})

describe('touching', () => {
  const choice = (notation: string, face: Action): Choice => ({ notation, face, preview: null, text: { type: 'text', id: '', args: {} }, final: false })
  const move = choice('1', { type: 'move', sector: 2 })
  const walls = choice('2', { type: 'reinforce', sector: 2, level: 5 })
  const play = choice('3', { type: 'card', verb: 'play', kind: 40 })
  const redeem = choice('4', { type: 'redeem', hunt: 0 })

  function touched(given: Choice[], hinted: string | null = null): { touched: string[]; narrowed: string[] } {
    const seen = { touched: [] as string[], narrowed: [] as string[] }
    const draft = {
      chosen: null,
      touch: (one: Choice) => Promise.resolve(void seen.touched.push(one.notation)),
      narrow: (few: Choice[]) => (seen.narrowed = few.map((one) => one.notation)),
      isChosen: () => false,
    }
    touchPlace(draft as never, given, hinted)
    return seen
  }

  it('moves to a plate that could also be reinforced', () => expect(touched([move, walls]).touched).toEqual(['1']))
  it('does what a hint suggests for it', () => {
    expect(touched([move, walls], '2').touched).toEqual(['2'])
    expect(touched([play, redeem], '4')).toEqual({ touched: ['4'], narrowed: [] })
  })
  it('asks which when a hunt card could be played or redeemed', () => expect(touched([play, redeem])).toEqual({ touched: [], narrowed: ['3', '4'] }))
  it('does nothing where nothing is offered', () => expect(touched([])).toEqual({ touched: [], narrowed: [] }))
  it('groups choices by the thing they belong to', () => {
    const view = positions[0]!.view
    expect(byPlace(view, [move, walls]).get('sector:2')).toEqual([move, walls])
  })
})
