import { describe, expect, test } from 'vitest'
import docking from './fixtures/docking.json'
import orienting from './fixtures/orienting.json'
import origin from './fixtures/origin.json'
import permanent from './fixtures/permanent.json'
import placing from './fixtures/placing.json'
import rotating from './fixtures/rotating.json'
import turn from './fixtures/turn.json'
import { beyond } from './geometry'
import { outcome } from './outcome'
import { amounts, elsewhere, flowsAfter, nextRotation, rotationAfter, spots, turnings, withCard } from './targets'
import { valueOf } from './view'
import { AIRSHIP, type Choice, type GravityView } from './wire'

function open(fixture: { play: { view: unknown; choices: unknown } }): [GravityView, Choice[]] {
  return [fixture.play.view as GravityView, fixture.play.choices as Choice[]]
}

describe('places', () => {
  test('a pulled island may go to the cells beyond free sides of the strongest', () => {
    const [view, choices] = open(placing)
    const cells = spots(view, choices).map((spot) => spot.cell)
    expect(cells).toEqual(choices.map((choice) => beyond(view.islands[view.strongest]!, valueOf(choice.face, 'side')!)))
    for (const cell of cells) expect(view.islands.some((island) => island.q === cell!.q && island.r === cell!.r)).toBe(false)
  })

  test('an island adrift docks at empty cells', () => {
    const [view, choices] = open(docking)
    for (const spot of spots(view, choices)) expect(view.islands.some((island) => island.q === spot.cell!.q && island.r === spot.cell!.r)).toBe(false)
  })

  test('a capture starts from islands or the airship', () => {
    const [view, choices] = open(origin)
    expect(spots(view, choices).map((spot) => spot.place)).toEqual(choices.map((choice) => valueOf(choice.face, 'place')))
    expect(choices.every((choice) => valueOf(choice.face, 'place')! <= AIRSHIP)).toBe(true)
  })

  test('cards are no places', () => {
    expect(spots(...open(turn))).toEqual([])
  })
})

describe('turning', () => {
  test('an own island has a choice for every rotation but its own', () => {
    const [view, choices] = open(rotating)
    for (const [island, turning] of turnings(view, choices)) {
      const home = view.islands[island]!.rotation
      expect(turning.map((choice) => choice !== null)).toEqual([0, 1, 2, 3, 4, 5].map((rotation) => rotation !== home))
      turning.forEach((choice, rotation) => choice && expect(rotationAfter(view, choice)).toBe(rotation))
    }
  })

  test('the yields that come with a turn are those of the rotation it leads to', () => {
    for (const fixture of [rotating, orienting]) {
      const [view, choices] = open(fixture)
      for (const [island, turning] of turnings(view, choices))
        turning.forEach((choice, rotation) => choice && expect(flowsAfter(view, choice)[island]).toBe(view.islands[island]!.flows[rotation]))
    }
  })

  test('stepping skips rotations that cannot be had', () => {
    const some = { notation: 'some' } as Choice
    expect(nextRotation([null, some, null, null, null, some], 0, 0, 1)).toBe(1)
    expect(nextRotation([null, some, null, null, null, some], 0, 1, 1)).toBe(5)
    expect(nextRotation([null, some, null, null, null, some], 0, 5, 1)).toBe(0)
  })
})

describe('the same action elsewhere', () => {
  test('is of the same kind about another island', () => {
    const [, choices] = open(rotating)
    const turn = choices.find((choice) => choice.face.type === 'rotate')!
    expect(elsewhere(turn, 5)).toEqual({ ...turn.face, island: 5 })
  })

  test('also with another card', () => {
    const [, choices] = open(turn)
    const idle = choices.find((choice) => choice.face.type === 'idle')!
    expect(withCard(idle, 6)).toEqual({ type: 'idle', card: 6 })
  })
})

test('amounts ascend and carry their choices', () => {
  const found = amounts(open(permanent)[1])
  expect(found.map((one) => one.value)).toEqual(found.map((_, index) => index))
  expect(found[1]!.choice.notation).toBe('p1')
})

test('a placement says how many islands it touches', () => {
  const [view, choices] = open(placing)
  for (const choice of choices) expect(outcome(view, choice)?.args?.['count']).toBeGreaterThan(0)
})
