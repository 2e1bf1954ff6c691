// The log grouped by turn, each with the signs of what was done in it; deeds that follow each other alike are told as one.

import type { Tale } from '../games/contract'
import type { EventInfo, LogLine, Text } from '../lib/wire'

/** Several like events in a row, told by one sentence. */
export interface Told {
  text: Text
  times: number
}

/** What one action, or a few of the same sort, did. */
export interface Row {
  first: number
  line: LogLine
  told: Told[]
}

/** A sign with a word beside it, in the one line that sums a turn up. */
export interface Sign {
  sign: string
  about: Text | string
}

export interface Turn {
  /** The action it begins after: no other turn has the same. */
  key: string
  /** Whose turn it is; -1 for what nobody's turn is about. */
  seat: number
  rows: Row[]
  signs: Sign[]
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const seatOf = (event: EventInfo): number | undefined => event.values['seat']

/** Events with those that follow each other alike put together: how many, and what they bring altogether. */
export function together(events: readonly EventInfo[], tale: Tale): Told[] {
  const runs: EventInfo[][] = []
  for (const event of events) {
    const last = runs.at(-1)
    const alike = last && last[0]!.kind === event.kind && seatOf(last[0]!) === seatOf(event) && last[0]!.text.id === event.text.id && (tale.together[event.kind] || same(last[0]!, event))
    if (alike) last.push(event)
    else runs.push([event])
  }
  return runs.map((run) => {
    const id = tale.together[run[0]!.kind]
    if (run.length === 1 || !id) return { text: run[0]!.text, times: run.length }
    const args: NonNullable<Text['args']> = { ...run[0]!.text.args, count: run.length }
    for (const [name, value] of Object.entries(args)) {
      if (name === 'count') continue
      if (typeof value === 'number') args[name] = sum(run, name)
      else if (typeof value === 'object' && value.type === 'text') args[name] = listed(run.map((event) => event.text.args![name] as Text))
    }
    return { text: { type: 'text', id: run[0]!.text.id.endsWith('-hidden') ? `${id}-hidden` : id, args }, times: 1 }
  })
}

const same = (one: EventInfo, other: EventInfo): boolean => JSON.stringify(one.text) === JSON.stringify(other.text)
/** Texts one after another as one. */
const listed = (texts: readonly Text[]): Text => texts.reduce((first, second) => ({ type: 'text', id: 'web-list-two', args: { first, second } }))

const sum = (events: readonly EventInfo[], name: string): number => events.reduce((all, event) => all + number(event.text.args?.[name]), 0)

interface Part {
  line: LogLine
  events: EventInfo[]
}

/** The turns of a log. What begins a turn ends the one before, even in the middle of what an action did; before any, everyone acts for themselves. */
export function turns(log: readonly LogLine[], tale: Tale): Turn[] {
  const groups: { seat: number; parts: Part[] }[] = []
  let owner: number | null = null // whose turn runs, -1 for a scene of nobody's, null where everyone acts for themselves
  let ended = true
  for (const line of log) {
    let passing = false
    for (const event of line.events) {
      const begins = tale.begins[event.kind]
      if (begins) {
        ended = true
        owner = begins === 'turn' ? (seatOf(event) ?? null) : -1
        passing = begins === 'round'
      }
      if (begins === 'turn') continue // told by the grouping
      const seat = owner ?? line.seat
      if (ended || groups.at(-1)!.seat !== seat) groups.push({ seat, parts: [] })
      ended = false
      const { parts } = groups.at(-1)!
      if (parts.at(-1)?.line !== line) parts.push({ line, events: [] })
      parts.at(-1)!.events.push(event)
    }
    if (passing) owner = null
  }
  return groups.map(({ seat, parts }) => ({
    key: `${parts[0]!.line.ply}-${seat}`,
    seat,
    rows: rows(parts, tale),
    signs: signs(parts.flatMap(({ events }) => events), tale),
  }))
}

/** One row an action; simple actions of the same sort after each other share one. */
function rows(parts: readonly Part[], tale: Tale): Row[] {
  const found: (Part & { first: number })[] = []
  for (const { line, events } of parts) {
    const last = found.at(-1)
    const kinds = new Set([...(last?.events ?? []), ...events].map(({ kind }) => kind))
    if (last && last.line.seat === line.seat && kinds.size === 1 && tale.together[events[0]!.kind]) Object.assign(last, { line, events: [...last.events, ...events] })
    else found.push({ first: line.ply, line, events })
  }
  return found.map(({ first, line, events }) => ({ first, line, told: together(events, tale) }))
}

/** The signs of a turn: one a sort of deed where the tale counts them together, else one a deed. */
function signs(events: readonly EventInfo[], tale: Tale): Sign[] {
  const found: (Sign & { kind: string; times: number })[] = []
  for (const { kind, text, values } of events) {
    const deed = tale.signs[kind]
    if (!deed) continue
    const sign = typeof deed.sign === 'string' ? deed.sign : deed.sign(values)
    const counted = found.find((one) => one.kind === kind && tale.together[kind])
    const argument = deed.about === undefined ? '' : text.args?.[deed.about]
    const about = typeof argument === 'object' ? (argument.type === 'text' ? argument : '') : String(argument ?? '')
    if (counted) Object.assign(counted, { times: counted.times + 1, about: `×${counted.times + 1}` })
    else found.push({ kind, times: 1, sign, about })
  }
  return found.map(({ sign, about }) => ({ sign, about }))
}

/** What a turn that ended with this action is remembered for: the deed that decides most, with what it took from somebody. */
export function memorable(log: readonly LogLine[], tale: Tale, ply: number): Text[] {
  const turn = turns(log, tale).findLast(({ rows }) => rows[0]!.first <= ply)
  const events = (turn?.rows ?? []).flatMap(({ line }) => line.events)
  const kind = tale.telling.find((one) => events.some((event) => event.kind === one))
  const at = events.findLastIndex((event) => event.kind === kind)
  return at < 0 ? [] : events.slice(events[at - 1]?.kind.endsWith('-lost') ? at - 1 : at, at + 1).map(({ text }) => text)
}

/** The lines since somebody at this screen last acted; where nobody here plays, those of whoever acted last. */
export function since(log: readonly LogLine[], seats: readonly number[]): LogLine[] {
  const latest = log.at(-1)?.seat
  const own = log.findLastIndex((line) => (seats.length > 0 ? seats.includes(line.seat) : line.seat !== latest))
  return log.slice(own + 1).filter((line) => line.ply > 0)
}
