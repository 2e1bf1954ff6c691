// What of an action's events is shown by motion besides the running pirate: cards that fly, places that stay outlined.

import { never } from '../contract'
import type { CartagenaView, Line, SymbolName } from './wire'

export interface Flight {
  from: string
  to: string
  symbol: SymbolName | null
}

/** The cards an action moved: the played one to the discard, drawn ones from deck or row to the player, face down if unknown. */
export function flights(line: Line, view: CartagenaView): Flight[] {
  const named = (symbol: number | undefined): SymbolName | null => (symbol === undefined ? null : view.symbols[symbol]!)
  const home = (seat: number, name: SymbolName | null): string => (seat === view.seat ? `card-${name}` : `seat-${seat}`)
  return line.events.flatMap((event): Flight[] => {
    switch (event.kind) {
      case 'advanced': {
        const symbol = named(event.values.symbol)
        return [{ from: home(event.values.seat, symbol), to: 'discard', symbol }]
      }
      case 'drew': {
        const symbol = named(event.values.symbol)
        return [{ from: view.row ? 'row' : 'deck', to: home(event.values.seat, symbol), symbol }]
      }
      case 'dealt':
      case 'row-laid':
      case 'retreated':
      case 'nothing-left':
      case 'reshuffled':
      case 'skipped':
      case 'turn':
      case 'escaped':
      case 'frozen':
      case 'stalled':
        return []
      default:
        return never(event)
    }
  })
}

/** The places the last action touched. */
export function outlined(line: Line | null): Set<number> {
  const move = line?.events.find((event) => event.kind === 'advanced' || event.kind === 'retreated')
  return new Set(move ? [move.values.from, move.values.to] : [])
}

/** The ways that pirates went, each of its player. */
export function trails(lines: readonly Line[]): { seat: number; from: number; to: number }[] {
  return lines.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'advanced' || event.kind === 'retreated' ? [event.values] : [])))
}
