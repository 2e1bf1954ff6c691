// What the engine sends of a position of Tortuga 2199: the twin of games/tortuga2199/view.py and actions.py.

import type { Choice, Text } from '../../lib/wire'

export interface CardFace {
  id: string
  name: Text
  group: string
  price: number
  crypto: number
  manoeuvre: number
  abilities: Text[]
  difficulty: number
  redeem: number
  copies: number
  status: string
}

export interface SectorView {
  sector: number
  id: string
  kind: string
  name: Text
  q: number
  r: number
  controller: number
  defence: number
  /** The printed defence, lowest first; empty where no marker slides. */
  track: number[]
  price: number
  control: number
  mineral: boolean
  /** A card kind, -1 for a token this seat may not know, null when there is none. */
  hunt: number | null
  explorers: number[]
  ships: number[]
}

export interface HoldView {
  seat: number
  vessel: number
  ship: number
  standing: number
  influence: number
  minerals: number
  hand: number[] | null
  hand_size: number
  deck_size: number
  heap: number[]
  discard: number[]
  reserve: number | null
  has_reserve: boolean
  hunts: number[]
  sectors: number[]
  trading_posts: number
  turrets: number
}

export interface MarketView {
  sector: number
  open: number[]
  deck: number
  under: number[]
  unseen: number[]
}

export interface PileView {
  kind: number
  left: number
}

export interface TurnView {
  seat: number
  round: number
  fresh: boolean
  crypto: number
  manoeuvre: number
  siege: number
  influence_price: number
  powers_used: string[]
  played: number[]
  laid: number
  council: boolean
}

export interface CombatView {
  attacker: number
  defender: number
  sector: number
  committed: number
  attack: number[] | null
  parry: number[]
  attacker_total: number | null
  defender_total: number
  half_defence: number
  beaten: number
}

export interface Preview {
  code: number
  crypto: number
  manoeuvre: number
}

export type Phase = 'choose' | 'enter' | 'act' | 'ability' | 'muster' | 'parry' | 'sacrifice' | 'spoils'

export interface Tortuga2199View {
  type: 'tortuga2199'
  seat: number
  actor: number
  phase: Phase
  goal: number
  round_limit: number
  rules: string[]
  sectors: SectorView[]
  holds: HoldView[]
  piles: PileView[]
  markets: MarketView[]
  hunt_deck: number[]
  cache: number
  destroyed: number[]
  ships_left: number[]
  turn: TurnView
  combat: CombatView | null
  previews: Preview[]
  cards: CardFace[]
}

export type CardVerb = 'play' | 'buy' | 'refresh' | 'reserve' | 'destroy' | 'scrap' | 'commit'

export type Face =
  | { type: 'plain'; name: string }
  | { type: 'ship'; ship: number }
  | { type: 'attack'; seat: number }
  | { type: 'move'; sector: number }
  | { type: 'place'; sector: number }
  | { type: 'reinforce'; sector: number; level: number }
  | { type: 'card'; verb: CardVerb; kind: number }
  | { type: 'redeem'; hunt: number }

export const faceOf = (choice: Choice): Face => choice.face as Face

export const IN_HOLD = -1
export const NOBODY = -1
export const UNKNOWN = -1

/** The kind of the first card of a group. */
export function firstOf(view: Tortuga2199View, group: string): number {
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
