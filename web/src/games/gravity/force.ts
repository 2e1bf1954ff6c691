// A capture's force as one thing to confirm: the hunters that set out, the mercenaries with them, and who bears the losses.

import type { Step } from '../../lib/draft.svelte'
import { type Choice, NOTHING } from './wire'

/** Who is lost first, or whether the person wants to be asked then. */
export const LOSERS = ['mercenaries', 'hunters', 'ask'] as const

export interface Force {
  mercenaries: number
  /** How many mercenaries may go with these hunters. */
  possible: number[]
  losses: number
}

/** What goes with a choice of hunters when so many mercenaries are wished for. */
export function forceOf({ preview }: Choice, wished: number): Force {
  const [least, most] = preview!.joins as [number, number]
  const mercenaries = Math.min(most, Math.max(least, wished))
  return { mercenaries, possible: Array.from({ length: most - least + 1 }, (_, index) => least + index), losses: preview!.tolls![mercenaries - least]! }
}

/** The choice with what it costs, and the steps after it. */
export function afterwards(choice: Choice, wished: number, losers: (typeof LOSERS)[number]): [Choice, ...Step<Choice>[]] {
  const { mercenaries, possible, losses } = forceOf(choice, wished)
  const { face } = choice
  const hunters = face.type === 'send' ? face.hunters : 0
  const text = mercenaries > 0 ? { type: 'text' as const, id: 'web-gravity-force', args: { hunters, mercenaries } } : choice.text
  const join: Step<Choice> = (choices) => choices.find((one) => one.face.type === 'join' && one.face.mercenaries === mercenaries)
  const lose: Step<Choice> = (choices) => {
    const kept = choices.filter((one) => one.face.type === 'lose' && (one.preview?.abandons ?? NOTHING) === NOTHING)
    return losers === 'ask' ? undefined : kept.at(losers === 'hunters' ? -1 : 0)
  }
  return [{ ...choice, text, preview: { ...choice.preview, losses } }, ...(possible.length > 1 ? [join, lose] : [lose])]
}
