import { describe, expect, it } from 'vitest'
import type { Play } from '../../lib/wire'
import { beatsOf, countNow, reportFrom, reportOf } from './battle'
import parry from './fixtures/parry.json'
import type { GameEvent, Line, Tortuga2199View } from './wire'

const view = (parry.play as unknown as Play).view as Tortuga2199View
const fought = parry.next as unknown as Line
const event = (kind: string, values: Record<string, number>) => ({ kind, values, text: { type: 'text', id: kind, args: {} } }) as unknown as GameEvent
const line = (ply: number, ...events: GameEvent[]): Line => ({ ply, seat: 0, action: null, notation: null, events, scores: [], at: 0 })

describe('a combat', () => {
  it('is reported with both totals, the cards turned over and the winner', () => {
    const report = reportOf(fought, view.combat)!
    expect(report.attack).toHaveLength(view.combat!.committed)
    expect(report.parry).toEqual(view.combat!.parry)
    const better = report.attacker.total > report.defender.total ? report.attacker : report.defender
    expect(report.winner).toBe(better.seat)
  })

  it('is none where nobody fought', () => {
    const moved = line(1, event('moved', { seat: 0, from: 0, to: 1 }))
    expect(reportOf(moved, null)).toBeNull()
    expect(reportFrom([moved], moved)).toBeNull()
  })

  it('is found again in the log with its sector and what answered it, not what answered an earlier one', () => {
    const end = { ...fought, ply: 9 }
    const log = [
      line(1, event('attacked', { seat: 0, foe: 1, sector: 2 })),
      line(2, event('parried', { seat: 1, card: 5 })),
      line(3, event('attacked', { seat: 0, foe: 1, sector: 7 })),
      line(4, event('parried', { seat: 1, card: 3 })),
      line(5, event('parried', { seat: 1, card: 4 })),
      end,
      line(10, event('parried', { seat: 2, card: 6 })),
    ]
    expect(reportFrom(log, end)).toEqual(reportOf(fought, { sector: 7, parry: [3, 4] }))
  })
})

describe('its scene', () => {
  const report = reportOf(fought, view.combat)!
  const beats = beatsOf(report, view.cards)

  it('begins with hidden cards and turns one over at a time', () => {
    expect(beats[0]).toMatchObject({ turned: 0, attacker: { total: null }, winner: null })
    beats.slice(1).forEach((beat, index) => expect(beat.turned - beats[index]!.turned).toBeLessThanOrEqual(1))
  })

  it('ends with both sums as the engine counted them and the winner', () => {
    const last = beats.at(-1)!
    expect(last.attacker.total).toBe(report.attacker.total)
    expect(last.defender.total).toBe(report.defender.total)
    expect(last.winner).toBe(report.winner)
    expect(beats.filter((beat) => beat.winner !== null)).toHaveLength(1)
  })

  it('never takes more than a few seconds of moves, however many cards were laid', () => {
    const many = { ...report, attack: Array.from({ length: 12 }, () => report.attack[0]!) }
    const moves = beatsOf(many, view.cards).reduce((sum, beat) => sum + beat.moves, 0)
    expect(moves).toBeLessThan(20)
  })

  it('counts a side that weakened below nothing as its tokens alone', () => {
    const weak = { ...report, attacker: { ...report.attacker, cards: 1, abilities: -3, turrets: 1, total: 1 }, attack: [] }
    expect(beatsOf(weak, view.cards).at(-1)!.attacker.total).toBe(1)
  })
})

it('counts nothing of a side whose cards are hidden', () => {
  expect(countNow(view, 0, null, 0, null)).toEqual({ cards: null, abilities: null, turrets: null, defence: null, total: null })
})
