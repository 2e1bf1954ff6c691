// Castling as it is thought of: first the action that is wanted, then the two cards that are laid down for it.

import type { Draft } from '../../lib/draft.svelte'
import { actName, valueOf } from './view'
import { ACTION_NAMES, type ActionName, type Choice, type GravityView } from './wire'

const CARDS = 2 // that castling takes

class Castling {
  /** The action that is wanted, and the card it stands on. */
  wish = $state.raw<{ act: ActionName; card: number } | null>(null)
  /** The cards to be laid down, by their numbers. */
  paid = $state.raw<readonly number[]>([])

  begin(draft: Draft<Choice>, castle: Choice): void {
    draft.clear()
    this.wish = null
    this.paid = []
    draft.limit = [castle.notation]
  }

  /** The choice of castling while it is being prepared. */
  under(draft: Draft<Choice>): Choice | null {
    const only = draft.limit?.length === 1 ? draft.open[0] : undefined
    return only?.face.type === 'castle' ? only : null
  }

  /** Whether an action may be had so. */
  offers(castle: Choice, act: ActionName): boolean {
    return castle.preview?.acts?.includes(act) ?? false
  }

  want(view: GravityView, draft: Draft<Choice>, castle: Choice, act: ActionName, card: number): void {
    if (!this.offers(castle, act)) return
    this.wish = { act, card }
    const hand = (view.seats[view.seat]?.hand ?? []).flatMap((count, index) => Array<number>(count).fill(index + 1))
    if (hand.length === CARDS) this.lay(draft, castle, hand)
  }

  /** One more copy of a card, or none of it when all are taken or enough are. */
  pay(draft: Draft<Choice>, castle: Choice, card: number, copies: number): void {
    const taken = this.paid.filter((one) => one === card).length
    const more = taken < copies && this.paid.length < CARDS
    this.lay(draft, castle, more ? [...this.paid, card] : this.paid.filter((one) => one !== card))
  }

  private lay(draft: Draft<Choice>, castle: Choice, paid: readonly number[]): void {
    this.paid = paid
    const [first, second] = paid
    if (first === undefined || second === undefined || !this.wish) {
      draft.chosen = null
      return
    }
    const { act, card } = this.wish
    const args = { first, second, action: { type: 'text', id: actName(act), args: {} } } as const
    const named = (type: 'lay' | 'call', number: number) => (choices: readonly Choice[]): Choice | undefined =>
      choices.find(({ face }) => face.type === type && valueOf(face, 'card') === number)
    const wanted = (choices: readonly Choice[]): Choice | undefined =>
      choices.find(({ face }) => face.type === 'do' && ACTION_NAMES[face.action] === act)
    draft.mean({ ...castle, text: { type: 'text', id: 'web-gravity-castle-whole', args } }, named('lay', first), named('lay', second), named('call', card), wanted)
  }
}

export const castling = new Castling()
