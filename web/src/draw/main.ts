// The boards drawn outside a browser: one function that turns a view into a picture. It is built into one file that any JavaScript engine runs.

import { render } from 'svelte/server'
import type { GameComponent } from '../games/contract'
import type { Paper } from '../lib/paper'
import { speech } from '../lib/speech.svelte'
import type { Language } from '../lib/wire'
import base from '../styles/base.css?inline'
import tokens from '../styles/tokens.css?inline'
import { closed, nested } from './markup'
import Sheet from './Sheet.svelte'

const boards = import.meta.glob<GameComponent>('../games/*/Board.svelte', { eager: true, import: 'default' })
const worlds = import.meta.glob<string>('../games/*/world.css', { eager: true, import: 'default', query: '?inline' })

export interface Wish {
  game: string
  view: unknown
  names: string[]
  language: Language
  messages: string
  theme: 'system' | 'light' | 'dark'
  title: string
  size: Paper
}

/** Whether a game has a board to draw. */
export const has = (game: string): boolean => `../games/${game}/Board.svelte` in boards

/** A view as an SVG document that needs nothing else and leaves the page it stands on as it is. */
export function draw(wish: Wish): string {
  const { game, view, names, size } = wish
  speech.learn(wish.language, wish.messages)
  const { head, body } = render(Sheet, { props: { Board: boards[`../games/${game}/Board.svelte`]!, game, view, names, size } })
  const own = Array.from(head.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, style]) => style!)
  const style = nested([tokens, base, worlds[`../games/${game}/world.css`] ?? '', ...own].join('\n'), '.windlass-sheet')
  const scheme = wish.theme === 'system' ? 'light dark' : wish.theme
  return closed(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img">` +
      `<title>${wish.title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</title>` +
      `<style><![CDATA[${style}]]></style>` +
      `<foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" class="windlass-sheet" lang="${wish.language}" style="height:100%;color-scheme:${scheme}">${body}</div></foreignObject></svg>`,
  )
}
