// What a choice would do, in a sentence or two, from the prices the server sent with the view and what is printed on the card.

import type { Text } from '../../lib/wire'
import { priceOf } from './targets'
import { firstOf } from './view'
import type { Choice, Tortuga2199View } from './wire'

const text = (id: string, args: Text['args']): Text => ({ type: 'text', id: `web-tortuga2199-${id}`, args })

/** The sentences for a chosen action, or null when its name says it all. */
export function outcome(view: Tortuga2199View, choice: Choice): Text | null {
  const face = choice.face
  const { crypto, manoeuvre, siege, seat } = view.turn
  const price = priceOf(choice)
  if (price && price.crypto > 0) return text('costs-crypto', { price: price.crypto, have: crypto, minerals: view.holds[seat]!.minerals })
  if (price) return text('costs-manoeuvre', { price: price.manoeuvre, have: manoeuvre + (face.type === 'plain' && face.name === 'conquer' ? siege : 0) })
  if (face.type === 'card' && face.verb === 'play') {
    const card = view.cards[face.kind]!
    const gain = card.crypto + card.manoeuvre > 0 ? [text('brings', { crypto: card.crypto, manoeuvre: card.manoeuvre })] : []
    return [...gain, ...card.abilities].reduce<Text | null>((first, second) => (first ? text('and-then', { first, second }) : second), null)
  }
  if (face.type === 'redeem') return text('redeems', { influence: view.cards[firstOf(view, 'hunt') + face.hunt]!.redeem })
  if (face.type === 'plain' && face.name === 'end') {
    const cards = view.holds[seat]!.hand_size
    return crypto + manoeuvre + cards > 0 ? text('ends', { crypto, manoeuvre, cards }) : null
  }
  return null
}
