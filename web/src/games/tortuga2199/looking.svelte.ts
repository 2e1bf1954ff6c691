// What a person looks at besides the table: a hold, a sector, all markets, the hunt deck, one card, what the signs mean. Shared by rail, board and tray.

export type Sight =
  | { what: 'hold'; seat: number }
  | { what: 'sector'; sector: number }
  | { what: 'card'; kind: number }
  | { what: 'markets' | 'hunts' | 'signs' }

class Looking {
  at = $state.raw<Sight | null>(null)
}

export const looking = new Looking()
