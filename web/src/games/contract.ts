// What a game gives the table, and what it gets. A game is a folder: Board.svelte and Tray.svelte, and if it likes Emblem.svelte
// (a picture for the front page), Facts.svelte (numbers in the rail), Plain.svelte (the position in words), world.css (its colours),
// outcome.ts (what a choice would do), guide.ts (a guided first game) and figures/ (one for a chapter of its rules). A board knows no rules: it draws a view,
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
  /** How to show the scene of a line of the log again, or null for a line that has none. */
  again?: (line: LogLine, log: readonly LogLine[]) => (() => void) | null
}

export interface PlainProps<View> {
  view: View
  nameOf: (seat: number) => string
}

/** What a step of a guided game looks at to know that it is done. */
export interface GuideMoment<View> {
  view: View
  draft: Draft
  /** How many actions the learner has made. */
  played: number
}

export interface GuideStep<View> {
  /** The message that tells the step. */
  id: string
  /** The part of the page it is about, outlined meanwhile. */
  at: string
  /** When the step is over; a step without it waits for the button. */
  until?: (moment: GuideMoment<View>) => boolean
}

/** A guided first game: a table with a fixed deal against bots, and what to say at it. */
export interface GuidePlan<View> {
  options: Record<string, unknown>
  seed: string
  seats: number
  steps: GuideStep<View>[]
}

// A view's type is known only inside its game.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type GameComponent = Component<GameProps<any>, BoardHandle>
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PlainComponent = Component<PlainProps<any>>
