import { expect, it } from 'vitest'
import type { Play } from '../../../../lib/wire'
import shop from '../../fixtures/rich.json'
import type { Tortuga2199View } from '../../wire'
import * as cards from './cards'

const box = ((shop.play as unknown as Play).view as Tortuga2199View).cards

it('the cards in the figures of the rules have the values of the box', () => {
  const drawn = Object.values(cards).filter((one) => typeof one === 'object')
  expect(drawn.length).toBeGreaterThan(0)
  for (const { ability, ...card } of drawn) {
    const real = box.find((one) => one.id === card.id)!
    expect(real).toMatchObject(card)
    expect(real.abilities[0]?.id).toBe(ability ? `tortuga2199-ability-${ability.word}` : undefined)
    if (ability) expect(real.abilities[0]?.args).toMatchObject({ number: ability.number })
  }
})
