// What a game gives the table, and what it gets. A game is a folder: Board.svelte and Tray.svelte, and if it likes Emblem.svelte
// (a picture for the front page), Plain.svelte (the position in words) and Help.svelte. A board knows no rules: it draws a view,
// lights what the draft leaves open, and turns gestures into picks of the draft.

import type { Component } from 'svelte'
import type { Draft } from '../lib/draft.svelte'
import type { LogLine } from '../lib/wire'

/** How fast things move, in milliseconds for one move; 0 moves nothing. */
export interface Pace {
  move: number
}

export interface GameProps<View> {
  view: View
  draft: Draft
  /** The name of the player of a seat. */
  nameOf: (seat: number) => string
  /** Ask why an action is not possible now, by its code; the answer appears above the tray. */
  whyNot: (code: number) => void
  /** The action a hint suggests, lit until the next decision. */
  hinted: number | null
  /** The last action that stands, with its events: its places stay outlined. */
  last: LogLine | null
}

/** What a mounted board can do besides drawing: show one action's events by motion, before the next view arrives. */
export interface BoardHandle {
  play?: (line: LogLine, pace: Pace) => Promise<void>
}

export interface PlainProps<View> {
  view: View
  nameOf: (seat: number) => string
}

// A view's type is known only inside its game.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type GameComponent = Component<GameProps<any>, BoardHandle>
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PlainComponent = Component<PlainProps<any>>
