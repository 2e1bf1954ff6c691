// The pictures of all games for the front page, with their colours: one part that is loaded after the page can be used.

import type { Component } from 'svelte'

const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte', { eager: true })
import.meta.glob('./*/world.css', { eager: true })

export function emblem(game: string): Component | null {
  return emblems[`./${game}/Emblem.svelte`]?.default ?? null
}
