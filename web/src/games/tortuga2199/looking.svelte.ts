// What a person looks at besides the table: a captain's hold, all markets, the hunt deck, one card. Shared by rail, board and tray.

export type Sight = { what: 'hold'; seat: number } | { what: 'markets' } | { what: 'hunts' } | { what: 'card'; kind: number }

class Looking {
  at = $state.raw<Sight | null>(null)
}

export const looking = new Looking()
