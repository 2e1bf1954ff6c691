import { describe, expect, it } from 'vitest'
import type { Play } from '../../lib/wire'
import { attackCode, cardCode, moveCode, placeCode, plainCode, reinforceCode } from './codes'
import { faceOf, type Face, type Tortuga2199View } from './view'

const fixtures = import.meta.glob<{ play: Play }>('./fixtures/*.json', { import: 'default', eager: true })
const positions = Object.values(fixtures).map(({ play }) => ({ view: play.view as Tortuga2199View, choices: play.choices }))
const choices = positions.flatMap(({ view, choices }) => choices.map((choice) => ({ view, choice })))

function codeOf(view: Tortuga2199View, face: Face): number {
  switch (face.type) {
    case 'plain':
      return plainCode(face.name)
    case 'ship':
      return plainCode('bounty') + 1 + face.ship
    case 'attack':
      return attackCode(view, face.seat)
    case 'move':
      return moveCode(view, face.sector)
    case 'place':
      return placeCode(view, face.sector)
    case 'reinforce':
      return reinforceCode(view, face.sector, face.level)
    case 'card':
      return cardCode(view, face.verb, face.kind)
    case 'redeem':
      return cardCode(view, 'commit', view.cards.length) + face.hunt
  }
}

describe('codes for asking why not', () => {
  it('are those of the engine for every choice it ever offered here', () => {
    for (const { view, choice } of choices) expect([choice.notation, codeOf(view, faceOf(choice))]).toEqual([choice.notation, choice.code])
  })
})
