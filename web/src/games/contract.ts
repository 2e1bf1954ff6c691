// What a game gives the table, and what it gets. A game is a folder: Board.svelte and Tray.svelte, and if it likes Emblem.svelte
// (a picture for the front page), Character.svelte (the faces of its bots), Facts.svelte (numbers in the rail), Plain.svelte (the position
// in words), world.css (its colours), outcome.ts (what a choice would do, and what is asked next), tale.ts (how its turns are told), ease.ts (how few touches a
// decision takes), sources.ts (where points came from), Thing.svelte (what one thing is, for whoever rests on it: things say `data-about`), guide.ts (a guided first game), chapters.ts (where its rules open) and figures/ (one for a chapter of its rules). A board knows no rules: it draws a view,
// lights what the draft leaves open, and turns gestures into picks of the draft.

import type { Component } from 'svelte'
import type { Draft } from '../lib/draft.svelte'
import type { Choice, LogLine, Text } from '../lib/wire'

/** A typed action: its kind and its values. */
export interface Face {
  type: string
}

/** What is generated of a game into its wire.ts. */
export interface GameTypes {
  view: unknown
  action: Face
  event: { kind: string; values: object; text: Text }
  preview: unknown
  options: object
}

export type ChoiceOf<G extends GameTypes> = Omit<Choice, 'face' | 'preview'> & { face: G['action']; preview: G['preview'] }
export type LineOf<G extends GameTypes> = Omit<LogLine, 'events'> & { events: G['event'][] }

/** Where every kind has been dealt with: a new one is an error here. */
export function never(kind: never): never {
  throw new Error(`nothing is known of ${JSON.stringify(kind)}`)
}

/** How fast things move, in milliseconds for one move; 0 moves nothing. */
export interface Pace {
  move: number
}

export interface GameProps<G extends GameTypes> {
  view: G['view']
  draft: Draft<ChoiceOf<G>>
  /** The name of the player of a seat. */
  nameOf: (seat: number) => string
  /** Ask why an action is not possible now; the answer appears above the tray. */
  whyNot: (action: G['action']) => void
  /** The notation of the choice a hint suggests, lit until the next decision. */
  hinted: string | null
  /** The last action that stands, with its events: its places stay outlined. */
  last: LineOf<G> | null
  /** What others did since somebody at this screen last acted: its ways stay drawn in the colour of whoever went them. */
  since: readonly LineOf<G>[]
}

/** One source of points: the message that names it, and what every seat had of it. */
export interface Source {
  id: string
  points: number[]
  /** Round by round, what came or was lost. */
  turns: { round: number; seat: number; points: number }[]
}

/** How few touches a decision takes. Nothing that loses something may be direct, and nothing may be forced but the only choice there is. */
export interface Ease {
  /** Whether touching this choice does it, without a second press. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  direct: (view: any, choice: Choice) => boolean
  /** The only choice of a decision within what was begun, which is made by itself. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  forced: (view: any, choices: readonly Choice[]) => Choice | null
  /** Whether a second press is asked for whatever one prefers, because something dear is given up. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  asks?: (view: any, choice: Choice) => boolean
}

/** How the log of a game is told in turns. Kinds are those of its events. */
export interface Tale<Kind extends string = string> {
  /** What begins a turn of its seat, a scene of nobody's, or a round in which everyone acts for themselves again. */
  begins: Readonly<Partial<Record<Kind, 'turn' | 'scene' | 'round'>>>
  /** The sentence for several events of a kind at once; numbers are added up, `count` says how many. */
  together: Readonly<Partial<Record<Kind, string>>>
  /** The sign of a deed in the line of its turn, and which argument of its sentence stands beside it. A kind without one goes without saying there. */
  signs: Readonly<Partial<Record<Kind, { sign: string | ((values: Readonly<Record<string, number>>) => string); about?: string }>>>
  /** What decides most, first: a turning point is named by the first of these that happened in it. */
  telling: readonly Kind[]
  /** Whether the score that a match is drawn by is one that players count, and so belongs to the result. */
  counted: boolean
  /** What draws the signs. */
  Sign: Component<{ name: string }> | null
}

/** What a mounted board can do besides drawing: show one action's events by motion, before the next view arrives. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface BoardHandle<G extends GameTypes = any> {
  play?: (line: LineOf<G>, pace: Pace) => Promise<void>
  /** How to show the scene of a line of the log again, or null for a line that has none. */
  again?: (line: LineOf<G>, log: readonly LineOf<G>[]) => (() => void) | null
}

/** The chapter of a game's rules that answers what is asked, or what was chosen. */
export type ChapterOf<G extends GameTypes> = (view: G['view'], draft: Draft<ChoiceOf<G>>) => string

export interface PlainProps<G extends GameTypes> {
  view: G['view']
  nameOf: (seat: number) => string
}

/** What a step of a guided game looks at to know that it is done. */
export interface GuideMoment<G extends GameTypes> {
  view: G['view']
  draft: Draft<ChoiceOf<G>>
  /** How many actions the learner has made. */
  played: number
  /** The kinds of what followed from them. */
  did: ReadonlySet<G['event']['kind']>
}

export interface GuideStep<G extends GameTypes> {
  /** The message that tells the step. */
  id: string
  /** What it is about, outlined meanwhile: a `data-guide` of the page, or a `data-anchor`, named as the engine names it; of several, the first in sight. */
  at: string | readonly string[]
  /** When the step is over; a step without it waits for the button. */
  until?: (moment: GuideMoment<G>) => boolean
  /** Whether what it tells may be tried now or passed over: there is a button besides. */
  free?: boolean
}

/** A guided first game: a table with a fixed deal against bots, and what to say at it. */
export interface GuidePlan<G extends GameTypes> {
  options: Partial<G['options']>
  seed: string
  seats: number
  steps: GuideStep<G>[]
  /** The options of the short game that follows, against the easiest character. */
  short: Partial<G['options']>
}

// A view's type is known only inside its game.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type GameComponent = Component<GameProps<any>, BoardHandle>
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PlainComponent = Component<PlainProps<any>>
