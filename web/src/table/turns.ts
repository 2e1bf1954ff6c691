// The log grouped by turn: actions of one seat in a row stand together.

import type { LogLine } from '../lib/wire'

export interface Turn {
  first: number
  seat: number
  lines: LogLine[]
}

export function turns(log: readonly LogLine[]): Turn[] {
  const groups: Turn[] = []
  for (const line of log) {
    const last = groups.at(-1)
    if (last && last.seat === line.seat) last.lines.push(line)
    else groups.push({ first: line.ply, seat: line.seat, lines: [line] })
  }
  return groups
}
