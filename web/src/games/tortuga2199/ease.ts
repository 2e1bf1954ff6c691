// How few touches a decision of Tortuga 2199 takes: a turn that gives nothing up ends at once, and cards are laid down for a fight one by one.

import type { Ease } from '../contract'
import { outcome } from './outcome'
import type { Choice, Tortuga2199View } from './wire'

export const ease: Ease = {
  direct: (view: Tortuga2199View, choice) => {
    const { face, final } = choice as Choice
    if (face.type === 'card' && face.verb === 'commit') return !final
    return face.type === 'plain' && face.name === 'end' && outcome(view, choice as Choice) === null
  },
  forced: () => null,
}
