// What a choice would do, in a sentence or two, from the prices the server sent with the view and what is printed on the card.

import type { Draft } from '../../lib/draft.svelte'
import type { Text } from '../../lib/wire'
import { priceOf } from './targets'
import { firstOf } from './view'
import { type Choice, NOBODY, type Preview, type Tortuga2199View } from './wire'

const text = (id: string, args: Text['args']): Text => ({ type: 'text', id: `web-tortuga2199-${id}`, args })

/** Two sentences as one text. */
const both = (first: Text | null, second: Text | null): Text | null => (first && second ? text('and-then', { first, second }) : (first ?? second))

/** What it takes from the purse. */
function cost(view: Tortuga2199View, { face }: Choice, price: Preview): Text {
  const { crypto, manoeuvre, siege, seat } = view.turn
  if (price.crypto > 0) return text('costs-crypto', { price: price.crypto, have: crypto, minerals: view.holds[seat]!.minerals })
  return text('costs-manoeuvre', { price: price.manoeuvre, have: manoeuvre + (face.type === 'plain' && face.name === 'conquer' ? siege : 0) })
}

/** What it brings, from whom, and how well a sector is defended then. */
function gain({ preview }: Choice): Text | null {
  const { influence = 0, income = 0, defence = 0, loser = NOBODY } = preview ?? {}
  const found = [
    influence > 0 ? text('gains-influence', { influence }) : null,
    income > 0 ? text('gains-income', { income }) : null,
    defence > 0 ? text('gains-defence', { defence }) : null,
    loser === NOBODY ? null : text('gains-loser', { seat: { type: 'seat', seat: loser } }),
  ]
  return found.reduce(both, null)
}

/** The sentences for a chosen action, or null when its name says it all. */
export function outcome(view: Tortuga2199View, choice: Choice): Text | null {
  const face = choice.face
  const { crypto, manoeuvre, seat } = view.turn
  const { stakes } = choice.preview ?? {}
  if (stakes) return both(text('stakes', { win: stakes.win, lose: stakes.lose }), stakes.sector ? text('stakes-sector', {}) : null)
  const price = priceOf(choice)
  if (price) return both(cost(view, choice, price), gain(choice))
  if (face.type === 'card' && face.verb === 'play') {
    const card = view.cards[face.kind]!
    const gain = card.crypto + card.manoeuvre > 0 ? [text('brings', { crypto: card.crypto, manoeuvre: card.manoeuvre })] : []
    return [...gain, ...card.abilities].reduce<Text | null>(both, null)
  }
  if (face.type === 'redeem') return text('redeems', { influence: view.cards[firstOf(view, 'hunt') + face.hunt]!.redeem })
  if (face.type === 'plain' && face.name === 'end') {
    const cards = view.holds[seat]!.hand_size
    return crypto + manoeuvre + cards > 0 ? text('ends', { crypto, manoeuvre, cards }) : null
  }
  return null
}

/** A mode asks for the card or the plate that it needs; a thing that offers several deeds asks which. */
export function asks(_view: Tortuga2199View, draft: Draft<Choice>): Text | null {
  const mode = draft.facets['verb'] ?? draft.facets['type']
  if (mode === 'reinforce' || mode === 'destroy' || mode === 'reserve') return text(`ask-${mode}`, {})
  return draft.limit ? text('ask-which', {}) : null
}
