// What the engine sends of a position of Cartagena: the twin of games/cartagena/view.py and actions.py.

export interface SeatView {
  pirates: number[]
  aboard: number
  held: number
  hand: number[] | null
  known: number[]
}

export interface Preview {
  code: number
  symbol: number
  start: number
  target: number
  passed: number[]
  draws: number
  ends_turn: boolean
}

export interface CartagenaView {
  type: 'cartagena'
  seat: number
  actor: number
  round: number
  actions_left: number
  boat: number
  last: number
  symbols: string[]
  track: number[]
  seats: SeatView[]
  deck: number
  discard: number[]
  row: number[] | null
  hidden_hands: boolean
  previews: Preview[]
}

export type Face = { type: 'advance'; symbol: number; space: number } | { type: 'retreat'; space: number } | { type: 'end' }

export const STARTS = 37
export const RETREAT = 6 * STARTS

/** The code of an advance, legal or not: for asking why not. */
export function advanceCode(symbol: number, space: number): number {
  return symbol * STARTS + space
}

/** The code of a retreat, legal or not: for asking why not. */
export function retreatCode(space: number): number {
  return RETREAT + space - 1
}
