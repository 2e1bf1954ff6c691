// Which games have pictures here. A game appears by adding its folder; parts are loaded when first needed.

import type { Component } from 'svelte'
import { wear } from '../lib/fonts'
import type { Draft } from '../lib/draft.svelte'
import type { Choice, LogLine, Text } from '../lib/wire'
import type { ChapterOf, Ease, GameComponent, GuidePlan, PlainComponent, Source, Tale } from './contract'

const boards = import.meta.glob<{ default: GameComponent }>('./*/Board.svelte')
const trays = import.meta.glob<{ default: GameComponent }>('./*/Tray.svelte')
const plains = import.meta.glob<{ default: PlainComponent }>('./*/Plain.svelte')
const facts = import.meta.glob<{ default: FactsComponent }>('./*/Facts.svelte')
const outcomes = import.meta.glob<{ outcome: Outcome; asks?: Asks }>('./*/outcome.ts')
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const origins = import.meta.glob<{ sources: (view: any, log: readonly LogLine[]) => Source[] }>('./*/sources.ts')
const eases = import.meta.glob<{ ease: Ease }>('./*/ease.ts')
const tales = import.meta.glob<{ tale: Tale }>('./*/tale.ts')
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const guides = import.meta.glob<{ guide: GuidePlan<any> }>('./*/guide.ts')
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const chapters = import.meta.glob<{ chapter: ChapterOf<any> }>('./*/chapters.ts')
const figures = import.meta.glob<{ default: Component }>('./*/figures/[a-z]*.svelte')
const characters = import.meta.glob<{ default: Component<{ level: string }> }>('./*/Character.svelte')
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const things = import.meta.glob<{ default: Component<{ view: any; about: string; nameOf: (seat: number) => string }> }>('./*/Thing.svelte')
const worlds = import.meta.glob('./*/world.css')

// A view's type is known only inside its game.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type FactsComponent = Component<{ view: any; seat: number }>

/** What a chosen action would do, in one sentence, or nothing worth saying. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Outcome = (view: any, choice: Choice) => Text | null

/** What is asked next once something was picked up, or nothing that the table does not ask anyway. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Asks = (view: any, draft: Draft<any>) => Text | null

export interface GameParts {
  Board: GameComponent | null
  Tray: GameComponent | null
  Plain: PlainComponent | null
  Facts: FactsComponent | null
  outcome: Outcome | null
  asks: Asks | null
  tale: Tale
  ease: Ease | null
}

/** A log that is told deed by deed. */
const PLAIN: Tale = { begins: {}, together: {}, signs: {}, telling: [], counted: true, Sign: null }

async function part<Found>(found: Record<string, () => Promise<{ default: Found }>>, game: string, name: string): Promise<Found | null> {
  return (await found[`./${game}/${name}.svelte`]?.())?.default ?? null
}

/** Everything a table of this game draws with; parts a game lacks are null. */
export async function loadGame(game: string): Promise<GameParts> {
  const [Board, Tray, Plain, Facts, told, tale, ease] = await Promise.all([
    part(boards, game, 'Board'),
    part(trays, game, 'Tray'),
    part(plains, game, 'Plain'),
    part(facts, game, 'Facts'),
    outcomes[`./${game}/outcome.ts`]?.() ?? null,
    tales[`./${game}/tale.ts`]?.().then((found) => found.tale) ?? PLAIN,
    eases[`./${game}/ease.ts`]?.().then((found) => found.ease) ?? null,
    worlds[`./${game}/world.css`]?.(),
    wear(game),
  ])
  return { Board, Tray, Plain, Facts, outcome: told?.outcome ?? null, asks: told?.asks ?? null, tale, ease }
}

/** The picture of a game for the front page, with its colours. */
export async function loadEmblem(game: string): Promise<Component | null> {
  return (await import('./emblems')).emblem(game)
}

/** The faces of a game's characters. */
export function loadCharacters(game: string): Promise<Component<{ level: string }> | null> {
  return part(characters, game, 'Character')
}

/** What tells of one thing at a table, once somebody asks. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function loadThing(game: string): Promise<Component<{ view: any; about: string; nameOf: (seat: number) => string }> | null> {
  return part(things, game, 'Thing')
}

/** The figures of a game's rules by their chapters. */
export async function loadFigures(game: string): Promise<Map<string, Component>> {
  const own = Object.entries(figures).filter(([path]) => path.startsWith(`./${game}/`))
  const [found] = await Promise.all([Promise.all(own.map(([, load]) => load())), worlds[`./${game}/world.css`]?.(), wear(game)])
  return new Map(own.map(([path], index) => [path.slice(path.lastIndexOf('/') + 1, -'.svelte'.length), found[index]!.default]))
}

/** What knows the chapter of the rules that answers what is asked; none for a game that does not say. */
export const loadChapters = (game: string) => chapters[`./${game}/chapters.ts`]?.()

/** The chapter of the rules that answers what is asked now; empty for a game that does not say. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function chapterNow(game: string, view: unknown, draft: Draft<any>): Promise<string> {
  return (await loadChapters(game))?.chapter(view, draft) ?? ''
}

/** Where every seat's points came from, as far as the game tells. */
export async function loadSources(game: string, view: unknown, log: readonly LogLine[]): Promise<Source[]> {
  return (await origins[`./${game}/sources.ts`]?.())?.sources(view, log) ?? []
}

/** Whether a game has a guided first game. */
export function hasGuide(game: string): boolean {
  return `./${game}/guide.ts` in guides
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function loadGuide(game: string): Promise<GuidePlan<any> | null> {
  return (await guides[`./${game}/guide.ts`]?.())?.guide ?? null
}
