// What of an action's events is shown by motion besides the running pirate: cards that fly, places that stay outlined.

import type { LogLine } from '../../lib/wire'
import type { CartagenaView } from './view'

export interface Flight {
  from: string
  to: string
  symbol: string | null
}

/** The cards an action moved: the played one to the discard, drawn ones from deck or row to the player, face down if unknown. */
export function flights(line: LogLine, view: CartagenaView): Flight[] {
  return line.events.flatMap((event): Flight[] => {
    const { seat, symbol } = event.values
    const name = symbol === undefined ? null : view.symbols[symbol]!
    const home = seat === view.seat ? `card-${name}` : `seat-${seat}`
    if (event.kind === 'advanced') return [{ from: home, to: 'discard', symbol: name }]
    if (event.kind === 'drew') return [{ from: view.row ? 'row' : 'deck', to: home, symbol: name }]
    return []
  })
}

/** The places the last action touched. */
export function outlined(line: LogLine | null): Set<number> {
  const move = line?.events.find((event) => event.kind === 'advanced' || event.kind === 'retreated')
  return new Set(move ? [move.values['from']!, move.values['to']!] : [])
}
