// Which chapters of help a game has: messages `web-<game>-help-1`, `-2`, ... each with its `-title`.

import { speech } from '../lib/speech.svelte'

const MOST = 20

export function chapters(game: string): string[] {
  const ids = Array.from({ length: MOST }, (_, index) => `web-${game}-help-${index + 1}`)
  return ids.filter((id) => speech.has(id))
}

/** The whole rules, which come only when somebody may want to read them. */
export const loadRulebook = (): Promise<typeof import('../rules/Rulebook.svelte')> => import('../rules/Rulebook.svelte')
