// Reading what the engine sends of a position of Tortuga 2199.

import type { Action, CardFace, Group, MarketView, Plain, Provenance, SectorView, Step, Tortuga2199View, WithCard } from './wire'

export type CardVerb = WithCard['verb']
/** An action in one word: the name of a plain one, the verb with a card, or the type of the others. */
export type Deed = Plain['name'] | CardVerb | Exclude<Action['type'], 'plain' | 'card'>

/** What the tray is for at a step: ships to choose from, the captain's turn, or cards for a fight. */
export const TRAY: Record<Step, 'ships' | 'turn' | 'fight'> = {
  choose: 'ships',
  enter: 'turn',
  act: 'turn',
  ability: 'turn',
  muster: 'fight',
  parry: 'fight',
  sacrifice: 'turn',
  spoils: 'turn',
}

/** The kind of the first card of a group. */
export function firstOf(view: Tortuga2199View, group: Group): number {
  return view.cards.findIndex((card) => card.group === group)
}

export function sectorOf(view: Tortuga2199View, sector: number): SectorView | undefined {
  return view.sectors.find((one) => one.sector === sector)
}

/** The market of a sector: one of its own, or null where the open piles are sold. */
export function marketOf(view: Tortuga2199View, sector: number): MarketView | null {
  return view.markets.find((market) => market.sector === sector) ?? null
}

/** The seats in the order this screen shows them: the reader first, then in turn order. */
export function seatOrder(view: Tortuga2199View): number[] {
  const seats = view.holds.length
  const first = Math.max(0, view.seat)
  return Array.from({ length: seats }, (_, place) => (first + place) % seats)
}

const STATUSES = ['known', 'likely', 'reconstructed'] as const satisfies readonly Provenance['name'][]

/** The values a card shows, by how well they are attested. */
export function attested(card: CardFace): { status: Provenance['name']; values: (keyof Provenance)[] }[] {
  const values = (Object.keys(card.provenance) as (keyof Provenance)[]).filter(
    (value) => (value !== 'price' || card.price > 0) && ((value !== 'difficulty' && value !== 'redeem') || card.group === 'hunt'),
  )
  return STATUSES.map((status) => ({ status, values: values.filter((value) => card.provenance[value] === status) })).filter((some) => some.values.length > 0)
}
