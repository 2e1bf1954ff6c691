// How few touches a decision of Gravity takes: steps that only say what is meant next are done at once, and a question with one answer is not asked.

import type { Ease } from '../contract'
import { abandonedBy, movesPieces, planOf } from './spread'
import { type Action, type Choice, type GravityView, NOTHING } from './wire'

/** Steps on the way to something: what follows tells price and gain before anything is lost. */
const STEPS = new Set<Action['type']>(['play', 'castle', 'do', 'from'])
/** Questions within an action that are answered by themselves when they have one answer. */
const QUESTIONS = new Set<Action['type']>(['from', 'join', 'lose', 'tap', 'mine', 'recruit', 'convert', 'lodge', 'do'])

export const ease: Ease = {
  direct: (_view: GravityView, choice) => {
    const { face, preview } = choice as Choice
    if (planOf(choice as Choice)) return false
    return STEPS.has(face.type) || (face.type === 'against' && preview === null)
  },
  forced: (view: GravityView, choices) => {
    const [only, ...others] = choices as readonly Choice[]
    if (!only || others.length > 0 || view.spread !== null || !QUESTIONS.has(only.face.type)) return null
    return only.final && only.face.type !== 'mine' ? null : only // who mines where one island yields has nothing to think over
  },
  asks: (view: GravityView, choice) => {
    const plan = planOf(choice as Choice)
    return plan ? movesPieces(view) && abandonedBy(view, plan).length > 0 : ((choice as Choice).preview?.abandons ?? NOTHING) !== NOTHING
  },
}
