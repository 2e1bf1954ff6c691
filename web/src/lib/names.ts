// What a person may be called before they say so, and where links for others lead.

import { preferences } from './preferences.svelte'
import { session } from './session.svelte'
import { say, speech } from './speech.svelte'
import type { TableInfo } from './wire'

const SUGGESTIONS = 'web-suggested-name-'

/** The name this person goes by, or a good one that nobody at the table has. */
export function suggestedName(table?: TableInfo): string {
  if (preferences.name) return preferences.name
  const taken = table?.seats.map((seat) => seat.name) ?? []
  const free = speech.ids(SUGGESTIONS).map((id) => say(id)).filter((name) => !taken.includes(name))
  return free[Math.floor(Math.random() * free.length)] ?? say('web-guest')
}

/** The address of a path of this house for people on other devices. */
export function addressOf(path: string): string {
  return `${session.house?.origin ?? location.origin}${path}`
}
