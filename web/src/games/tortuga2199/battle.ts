// A combat as a scene: what an action of the log decided, from the view before it or from the log alone, and the beats it is shown by.

import type { Text } from '../../lib/wire'
import type { CardFace, Line, Tortuga2199View } from './wire'

export interface Strength {
  seat: number
  cards: number
  abilities: number
  turrets: number
  defence: number
  total: number
}

/** A combat decided by one action. Where it was and the defender's cards are known from elsewhere: they were laid before. */
export interface Report {
  sector: number
  attack: number[]
  parry: number[]
  attacker: Strength
  defender: Strength
  winner: number
  /** How either side came to its sum, in words. */
  told: Text[]
}

type Ground = Pick<Report, 'sector' | 'parry'>

/** The combat an action decided, or null. */
export function reportOf(line: Line | null, ground: Ground | null): Report | null {
  const strengths = line?.events.filter((event) => event.kind === 'strength') ?? []
  const won = line?.events.find((event) => event.kind === 'combat-won')
  if (!line || strengths.length !== 2 || !won) return null
  const [attacker, defender] = strengths.map((event): Strength => event.values) as [Strength, Strength]
  const attack = line.events
    .filter((event) => event.kind === 'revealed')
    .flatMap((event) => Array.from({ length: event.values.copies }, () => event.values.card))
  return {
    sector: ground?.sector ?? 0,
    attack,
    parry: ground?.parry ?? [],
    attacker,
    defender,
    winner: won.values.seat,
    told: strengths.map((event) => event.text),
  }
}

/** The same from the log, long after: the attack before it tells where, the answers between them what was laid. */
export function reportFrom(log: readonly Line[], line: Line): Report | null {
  if (!line.events.some((event) => event.kind === 'combat-won')) return null
  const before = log.filter((one) => one.ply <= line.ply).flatMap((one) => one.events)
  const start = before.findLastIndex((event) => event.kind === 'attacked')
  const attacked = before[start]
  if (attacked?.kind !== 'attacked') return null // it is in a part of the log that is not here
  const parry = before.slice(start).filter((event) => event.kind === 'parried')
  return reportOf(line, { sector: attacked.values.sector, parry: parry.map((event) => event.values.card) })
}

/** What stands of one side at a beat; a part that has not been counted yet is null. */
export interface Count {
  cards: number | null
  abilities: number | null
  turrets: number | null
  defence: number | null
  total: number | null
}

/** One side with its cards, as far as they lie open. */
export interface Rank {
  seat: number
  role: 'attacker' | 'defender'
  /** The cards laid; null while they are hidden and unknown. */
  cards: readonly number[] | null
  /** How many of them lie open, and how many lie there. */
  open: number
  laid: number
  count: Count
}

export interface Beat {
  /** How many of the attacker's cards lie open. */
  turned: number
  attacker: Count
  defender: Count
  winner: number | null
  /** How long it stands, in moves. */
  moves: number
}

const MOVES = { hidden: 2, turn: 1.4, turns: 6, abilities: 2.2, tokens: 2, winner: 6 } // `turns` for all cards together

/** What is counted of a side so far: the total never falls below what tokens and walls give. */
function count(side: Strength, cards: number | null, abilities: boolean, tokens: boolean): Count {
  const more = abilities ? side.abilities : null
  const turrets = tokens ? side.turrets : null
  const defence = tokens ? side.defence : null
  const total = cards === null ? null : Math.max(0, cards + (more ?? 0)) + (turrets ?? 0) + (defence ?? 0)
  return { cards, abilities: more, turrets, defence, total }
}

/** The scene: hidden cards, turned over one after another while the sum rises, then abilities, then Turrets, then who wins. */
export function beatsOf(report: Report, cards: readonly CardFace[]): Beat[] {
  const { attacker, defender, attack } = report
  const beat = (turned: number, abilities: boolean, tokens: boolean, moves: number): Beat => {
    const shown = attack.slice(0, turned).reduce((sum, kind) => sum + cards[kind]!.manoeuvre, 0)
    return {
      turned,
      attacker: count(attacker, turned > 0 || attack.length === 0 ? shown : null, abilities, tokens),
      defender: count(defender, defender.cards, abilities, true), // it laid its cards openly behind walls that everybody sees
      winner: null,
      moves,
    }
  }
  const all = attack.length
  const each = Math.min(MOVES.turn, MOVES.turns / Math.max(1, all))
  const able = attacker.abilities !== 0 || defender.abilities !== 0
  return [
    beat(0, false, false, MOVES.hidden),
    ...attack.map((_, index) => beat(index + 1, false, false, each)),
    ...(able ? [beat(all, true, false, MOVES.abilities)] : []),
    ...(attacker.turrets > 0 ? [beat(all, true, true, MOVES.tokens)] : []),
    { ...beat(all, true, true, MOVES.winner), winner: report.winner },
  ]
}

/** A side's count while cards are still being laid, from what the view tells of it. */
export function countNow(view: Tortuga2199View, seat: number, cards: readonly number[] | null, walls: number, total: number | null): Count {
  if (cards === null || total === null) return { cards: null, abilities: null, turrets: null, defence: null, total: null }
  const printed = cards.reduce((sum, kind) => sum + view.cards[kind]!.manoeuvre, 0)
  const turrets = view.holds[seat]!.turrets
  return { cards: printed, abilities: total - printed - turrets - walls, turrets, defence: walls, total }
}
