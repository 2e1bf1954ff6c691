// How few touches a decision of Tortuga 2199 takes: a turn that gives nothing up ends at once.

import type { Ease } from '../contract'
import { outcome } from './outcome'
import type { Choice, Tortuga2199View } from './wire'

export const ease: Ease = {
  direct: (view: Tortuga2199View, choice) => {
    const { face } = choice as Choice
    return face.type === 'plain' && face.name === 'end' && outcome(view, choice as Choice) === null
  },
  forced: () => null,
}
