// What a choice would do, in one sentence, from numbers that stand on the table or come with the choice.

import type { Choice, Text } from '../../lib/wire'
import { movesPieces, planOf } from './spread'
import { cellOf, flowsAfter, isTurn } from './targets'
import { beyond, sameCell } from './geometry'
import { ALL_SIDES, faceOf, type GravityView } from './view'

const text = (id: string, args: Text['args'] = {}): Text => ({ type: 'text', id: `web-gravity-outcome-${id}`, args })

/** What the islands of whoever decides yield together. */
function total(view: GravityView, flows: readonly number[]): number {
  return flows.reduce((sum, flow, index) => sum + (view.islands[index]!.owner === view.actor ? flow : 0), 0)
}

/** The sentence for a chosen action, or nothing worth saying. */
export function outcome(view: GravityView, choice: Choice): Text | null {
  const plan = planOf(choice)
  if (plan) return plan.quiet ? null : text(movesPieces(view) ? 'support' : 'transport')
  const face = faceOf(choice)
  const island = face.island === undefined ? null : view.islands[face.island]!
  const yields = { after: total(view, flowsAfter(view, choice)), before: total(view, flowsAfter(view, null)) }
  const cell = cellOf(view, choice)
  if (cell) {
    const others = view.islands.filter((_, index) => index !== view.target)
    const sides = ALL_SIDES.map((side) => beyond(cell, side))
    return text('join', { count: sides.filter((side) => others.some((other) => sameCell(other, side))).length, ...yields })
  }
  if (isTurn(choice)) return text('turn', yields)
  if (!island) return null
  if (face.type === 'mine') return text('mine', { island: island.name, units: island.flow })
  if (face.type === 'against') return text('against', { island: island.name, count: island.hunters + island.mercenaries })
  return face.type === 'convert' ? text('convert', { island: island.name, units: island.temporary }) : null
}
