// Options and settings in words: the game's own by message ids of the game, those of every table by ours.

import type { Field } from '../lib/schema'
import { say } from '../lib/speech.svelte'
import { type Clock, type Settings, USUAL_LEVEL } from '../lib/wire'

export function optionLabel(game: string, field: Field): string {
  return say(`${game}-option-${field.name}`)
}

export function optionValue(game: string, field: Field, value: unknown): string {
  if (field.kind === 'choice') return say(`${game}-option-${field.name}-${value}`)
  if (field.kind === 'switch') return say(value ? 'web-yes' : 'web-no')
  return String(value)
}

export const MINUTE = 60

/** What every kind of clock begins with. */
export const CLOCKS: Record<NonNullable<Clock['kind']>, Clock> = {
  none: { kind: 'none' },
  turn: { kind: 'turn', seconds: 60 },
  game: { kind: 'game', seconds: 15 * MINUTE, increment: 10 },
  days: { kind: 'days', days: 3 },
}

/** What a table agrees on unless somebody wants it otherwise. */
export const USUAL: Required<Settings> = {
  public: false,
  clock: CLOCKS.none,
  at_end_of_time: 'bot',
  grace: 60,
  keeper: USUAL_LEVEL,
  hints: true,
  takebacks: true,
  spectators: true,
  delay: 0,
  rated: false,
  lots: true,
}

export function clockWords(clock: Clock = CLOCKS.none): string {
  const kind = clock.kind ?? 'none'
  if (kind === 'turn') return say('web-clock-turn', { seconds: clock.seconds ?? 0 })
  if (kind === 'game') return say('web-clock-game', { minutes: (clock.seconds ?? 0) / MINUTE, increment: clock.increment ?? 0 })
  return kind === 'days' ? say('web-clock-days', { days: clock.days ?? 0 }) : say('web-clock-none')
}
