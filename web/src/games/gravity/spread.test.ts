import { expect, test } from 'vitest'
import support from './fixtures/hunter-post.json'
import transport from './fixtures/permanent.json'
import { answer, beginning, carried, objection, planOf, totals, touched, type Plan } from './spread'
import { AIRSHIP, type Choice, type GravityView } from './wire'

const posting = support.play.view as unknown as GravityView
const choices = support.play.choices as unknown as Choice[]
const carrying = transport.play.view as unknown as GravityView
const fresh = (view: GravityView): Plan => ({ spots: beginning(view, null), held: null, note: null })
const sum = (plan: Plan, kind: 0 | 1): number => Object.values(plan.spots).reduce((all, spot) => all + spot[kind], 0)

test('without an earlier view everything begins on the first island', () => {
  for (const view of [posting, carrying]) {
    const plan = fresh(view)
    expect(plan.spots[view.spread!.places[0]!]).toEqual(totals(view))
    expect([sum(plan, 0), sum(plan, 1)]).toEqual(totals(view))
  }
})

test('a touch picks one up, another touch one more, and a touch elsewhere puts them down', () => {
  const [home, other] = posting.spread!.places as [number, number]
  const picked = touched(posting, fresh(posting), home)
  expect(picked.held).toEqual({ from: home, kind: 0, count: 1 })
  const two = touched(posting, picked, home)
  expect(two.held?.count).toBe(2)
  const put = touched(posting, two, other)
  expect(put.held).toBeNull()
  expect(put.spots[other]![0]).toBe(2)
  expect(sum(put, 0)).toBe(totals(posting)[0])
})

test('touching what is wholly picked up puts it back', () => {
  const home = posting.spread!.places[0]!
  let plan = fresh(posting)
  for (let index = 0; index <= totals(posting)[0]; index++) plan = touched(posting, plan, home, 0)
  expect(plan.held).toBeNull()
})

test('the last hunter stays ashore and the airship has two berths', () => {
  const home = posting.spread!.places[0]!
  const all = carried(posting, fresh(posting), { from: home, kind: 0, count: totals(posting)[0] }, AIRSHIP)
  expect(all.note).toBe('web-gravity-spread-anchor')
  expect(all.spots).toEqual(fresh(posting).spots)
  expect(objection(posting, { [AIRSHIP]: [0, posting.spread!.berths + 1], [home]: [1, 0] })).toBe('web-gravity-spread-full')
  expect(objection(carrying, fresh(carrying).spots)).toBeNull()
})

test('the present question is answered from the plan', () => {
  const plan = fresh(posting)
  const found = answer(posting, choices, plan)!
  expect(found.face).toMatchObject({ type: 'post-hunters', hunters: plan.spots[posting.target]![0] })
  expect(planOf(found)).toBe(plan)
  expect(planOf(choices[0]!)).toBeNull()
  expect(answer(posting, [], plan)).toBeNull()
})
