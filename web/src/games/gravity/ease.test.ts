import { expect, test } from 'vitest'
import force from './fixtures/force.json'
import support from './fixtures/hunter-post.json'
import { ease } from './ease'
import { beginning } from './spread'
import { AIRSHIP, type Choice, type GravityView, NOTHING } from './wire'

test('whoever leaves an island without a hunter is asked once more, whatever they prefer', () => {
  const view = force.play.view as unknown as GravityView
  const [choice] = force.play.choices as unknown as [Choice]
  expect(ease.asks!(view, { ...choice, preview: { losses: 0, abandons: 3 } } as Choice)).toBe(true)
  expect(ease.asks!(view, { ...choice, preview: { losses: 0, abandons: NOTHING } } as Choice)).toBe(false)
})

test('so is whoever plans to leave one by support', () => {
  const view = support.play.view as unknown as GravityView
  const [choice] = support.play.choices as unknown as [Choice]
  const spots = beginning(view, null)
  for (const place of view.spread!.places) spots[place] = [place === AIRSHIP ? 5 : 1, 0]
  const planned = (changed: typeof spots): Choice => ({ ...choice, plan: { spots: changed, held: null, note: null } }) as unknown as Choice
  const island = view.spread!.places.find((place) => place !== AIRSHIP)!
  expect(ease.asks!(view, planned(spots))).toBe(false)
  expect(ease.asks!(view, planned({ ...spots, [island]: [0, 0] }))).toBe(true)
})
