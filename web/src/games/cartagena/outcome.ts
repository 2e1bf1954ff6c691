// What a choice would do, in one sentence.

import type { Draft } from '../../lib/draft.svelte'
import type { Text } from '../../lib/wire'
import type { CartagenaView, Choice } from './wire'

const text = (id: string, args: Text['args'] = {}): Text => ({ type: 'text', id, args })

function place(space: number, boat: number): Text {
  if (space === 0) return text('cartagena-place-start')
  return space === boat ? text('cartagena-place-boat') : text('cartagena-place-space', { space })
}

/** The sentence for a chosen action, from the preview the server sent with the view. */
export function outcome(view: CartagenaView, choice: Choice): Text | null {
  const { preview } = choice
  if (preview.start < 0) return null
  const to = place(preview.target, view.boat)
  if (preview.symbol < 0) return text('web-cartagena-outcome-retreat', { to, draws: preview.draws })
  if (preview.target === view.boat) return text('web-cartagena-outcome-boards', { passed: preview.passed.length })
  return text('web-cartagena-outcome-advance', { to, passed: preview.passed.length })
}

/** A card in the hand asks for a pirate, a pirate for a way to go. */
export function asks(view: CartagenaView, draft: Draft<Choice>): Text | null {
  const { symbol, space } = draft.facets
  if (typeof symbol === 'number') return text('web-cartagena-ask-pirate', { symbol: text(`cartagena-symbol-${view.symbols[symbol]}`) })
  return typeof space === 'number' ? text('web-cartagena-ask-way', { from: place(space, view.boat) }) : null
}
