// What a choice would do, in one sentence, from numbers that stand on the table or come with the choice.

import type { Draft } from '../../lib/draft.svelte'
import type { Text } from '../../lib/wire'
import { castling } from './castling.svelte'
import { abandonedBy, movesPieces, planOf } from './spread'
import { cellOf, flowsAfter, isTurn } from './targets'
import { beyond, sameCell } from './geometry'
import { actName, ALL_SIDES, valueOf } from './view'
import { type Choice, type GravityView, NOTHING } from './wire'

const text = (id: string, args: Text['args'] = {}): Text => ({ type: 'text', id: `web-gravity-outcome-${id}`, args })

/** What the islands of whoever decides yield together. */
function total(view: GravityView, flows: readonly number[]): number {
  return flows.reduce((sum, flow, index) => sum + (view.islands[index]!.owner === view.actor ? flow : 0), 0)
}

/** The sentence for a chosen action, or nothing worth saying. */
export function outcome(view: GravityView, choice: Choice): Text | null {
  const plan = planOf(choice)
  if (plan) {
    const left = movesPieces(view) ? abandonedBy(view, plan) : []
    if (left.length > 0) return text('abandon', { island: view.islands[left[0]!]!.name, losses: 0 })
    return plan.quiet ? null : text(movesPieces(view) ? 'support' : 'transport')
  }
  const face = choice.face
  const about = valueOf(face, 'island')
  const island = about === undefined ? null : view.islands[about]!
  const yields = { after: total(view, flowsAfter(view, choice)), before: total(view, flowsAfter(view, null)) }
  const abandoned = choice.preview?.abandons ?? NOTHING
  if (face.type === 'send' || face.type === 'against') {
    const losses = choice.preview?.losses ?? 0
    if (abandoned !== NOTHING) return text('abandon', { island: view.islands[abandoned]!.name, losses })
    if (face.type === 'send') return text('send', { hunters: face.hunters + Number(choice.text.args?.['mercenaries'] ?? 0), losses })
  }
  if (abandoned !== NOTHING) return text('abandon', { island: view.islands[abandoned]!.name, losses: 0 })
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

/** Castling asks what it is for, then for its two cards; an island to turn asks how far. */
export function asks(view: GravityView, draft: Draft<Choice>): Text | null {
  if (castling.under(draft)) {
    const action: Text | null = castling.wish && { type: 'text', id: actName(castling.wish.act), args: {} }
    return { type: 'text', ...(action ? { id: 'web-gravity-castle-pay', args: { action } } : { id: 'web-gravity-castle-act', args: {} }) }
  }
  const { island } = draft.facets
  return typeof island === 'number' && draft.open.some(isTurn) ? { type: 'text', id: 'web-gravity-turn-how', args: { island: view.islands[island]!.name } } : null
}
