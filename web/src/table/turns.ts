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

/** Sentences with those that follow themselves counted instead of said again. */
export function repeated(sentences: readonly string[]): { sentence: string; times: number }[] {
  const told: { sentence: string; times: number }[] = []
  for (const sentence of sentences) {
    const last = told.at(-1)
    if (last?.sentence === sentence) last.times += 1
    else told.push({ sentence, times: 1 })
  }
  return told
}
