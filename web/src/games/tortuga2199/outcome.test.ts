import { expect, it } from 'vitest'
import type { Play } from '../../lib/wire'
import { outcome } from './outcome'
import { named, priceOf } from './targets'
import type { Choice, Tortuga2199View } from './wire'

const fixtures = import.meta.glob<{ play: Play }>('./fixtures/*.json', { import: 'default', eager: true })
const positions = Object.values(fixtures).map(({ play }) => ({ view: play.view as Tortuga2199View, choices: play.choices as Choice[] }))
const { view, choices } = positions.find((one) => named(one.choices, 'buy').length > 0 && named(one.choices, 'move').length > 0)!

it('tells the price the server sent and what there is to pay with', () => {
  const buy = named(choices, 'buy')[0]!
  expect(priceOf(buy)!.crypto).toBe(view.cards[(buy.face as { kind: number }).kind]!.price)
  expect(outcome(view, buy)).toMatchObject({ id: 'web-tortuga2199-costs-crypto', args: { have: view.turn.crypto } })
  expect(outcome(view, named(choices, 'move')[0]!)).toMatchObject({ id: 'web-tortuga2199-costs-manoeuvre', args: { price: 1 } })
})

it('warns of what the end of the turn gives up', () => {
  const end = named(choices, 'end')[0]!
  expect(outcome(view, end)).toMatchObject({ id: 'web-tortuga2199-ends' })
  const holds = view.holds.map((hold) => ({ ...hold, hand_size: 0 }))
  expect(outcome({ ...view, holds, turn: { ...view.turn, crypto: 0, manoeuvre: 0 } }, end)).toBeNull()
})

it('tells what a card brings and can do', () => {
  const playing = positions.flatMap((one) => named(one.choices, 'play').map((choice) => ({ view: one.view, choice })))
  for (const one of playing) {
    const card = one.view.cards[(one.choice.face as { kind: number }).kind]!
    const told = JSON.stringify(outcome(one.view, one.choice))
    if (card.crypto + card.manoeuvre > 0) expect(told).toContain(JSON.stringify({ crypto: card.crypto, manoeuvre: card.manoeuvre }))
    for (const ability of card.abilities) expect(told).toContain(JSON.stringify(ability))
  }
})
