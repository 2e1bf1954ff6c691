// Options in words: their names and values by message ids of the game.

import type { Field } from '../lib/schema'
import { say } from '../lib/speech.svelte'

export function optionLabel(game: string, field: Field): string {
  return say(`${game}-option-${field.name}`)
}

export function optionValue(game: string, field: Field, value: unknown): string {
  if (field.kind === 'choice') return say(`${game}-option-${field.name}-${value}`)
  if (field.kind === 'switch') return say(value ? 'web-yes' : 'web-no')
  return String(value)
}
