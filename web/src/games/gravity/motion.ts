// The table between two views: one event after another changes what is drawn, until the next view says how things stand.

import { beyond, type Cell } from './geometry'
import { countAt, moved, reconciled, whereOf, type Piece } from './pieces'
import { movesPieces, type Spots } from './spread'
import { AIRSHIP, type GameEvent, type GravityView, type Line, RUNDOR } from './wire'

/** What is drawn of an island and changes from event to event. */
export interface Drawn extends Cell {
  rotation: number
  permanent: number
  temporary: number
  owner: number
}

/** One island drawing another near, and where that one came from once it is on its way. */
export interface Pull {
  to: number
  island: number
  from: Cell | null
}

export interface Stage {
  islands: Drawn[]
  pieces: Piece[]
  /** The island that pulls others, -1 outside the islands phase. */
  strongest: number
  pull: Pull | null
}

/** The stage of a view; pieces keep their names from the stage before. */
export function stageOf(view: GravityView, before: Stage | null): Stage {
  return {
    islands: view.islands.map(({ q, r, rotation, permanent, temporary, owner }) => ({ q, r, rotation, permanent, temporary, owner })),
    pieces: reconciled(before?.pieces ?? [], view),
    strongest: view.strongest,
    pull: view.step === 'placing' ? { to: view.strongest, island: view.target, from: null } : null,
  }
}

type Kind = GameEvent['kind']
type Values<K extends Kind> = Extract<GameEvent, { kind: K }>['values']

/** The islands with one of them changed. */
function changed(stage: Stage, island: number, change: (was: Drawn) => Partial<Drawn>): Pick<Stage, 'islands'> {
  return { islands: stage.islands.map((was, index) => (index === island ? { ...was, ...change(was) } : was)) }
}

/** More or less gravity on an island. */
function charged(stage: Stage, island: number, permanent: number, temporary: number): Pick<Stage, 'islands'> {
  return changed(stage, island, (was) => ({ permanent: was.permanent + permanent, temporary: was.temporary + temporary }))
}

/** An island glides to a cell beyond the side of another. */
function drawnNear(stage: Stage, island: number, to: number, side: number): Pick<Stage, 'islands' | 'pull'> {
  const { q, r } = stage.islands[island]!
  return { ...changed(stage, island, () => beyond(stage.islands[to]!, side)), pull: { to, island, from: { q, r } } }
}

const turned = (stage: Stage, island: number, sides: number): Partial<Stage> =>
  changed(stage, island, (was) => ({ rotation: (was.rotation + sides) % 6 }))

/** What each kind of event changes on the map; null where nothing does. */
const CHANGES: { [K in Kind]: ((stage: Stage, values: Values<K>) => Partial<Stage>) | null } = {
  boarded: null,
  settled: (stage, { seat, island, hunters }) => ({
    ...changed(stage, island, () => ({ owner: seat })),
    pieces: moved(stage.pieces, seat, `airship-${seat}`, `island-${island}`, hunters),
  }),
  landed: (stage, { seat, place, island, hunters, mercenaries }) => ({
    ...changed(stage, island, () => ({ owner: seat })),
    pieces: moved(
      moved(stage.pieces, seat, whereOf(place, seat), `island-${island}`, hunters),
      -1,
      whereOf(place, seat),
      `island-${island}`,
      mercenaries,
    ),
  }),
  'hunters-fell': (stage, { seat, island, hunters }) => ({
    pieces: moved(stage.pieces, seat, `island-${island}`, `fallen-${seat}`, hunters),
  }),
  'mercenaries-fell': (stage, { island, mercenaries }) => ({
    pieces: moved(stage.pieces, -1, `island-${island}`, 'reserve', mercenaries),
  }),
  neutral: (stage, { island }) => changed(stage, island, () => ({ owner: -1 })),
  mustered: (stage, { seat, hunters }) => ({ pieces: moved(stage.pieces, seat, `fallen-${seat}`, `airship-${seat}`, hunters) }),
  nursed: (stage, { seat }) => ({ pieces: moved(stage.pieces, seat, `fallen-${seat}`, `airship-${seat}`, 1) }),
  recruited: (stage, { seat, place }) => ({ pieces: moved(stage.pieces, -1, 'reserve', whereOf(place, seat), 1) }),
  hired: (stage, { seat }) => ({ pieces: moved(stage.pieces, -1, 'reserve', `airship-${seat}`, 1) }),
  bribed: (stage, { seat, island, place }) => ({ pieces: moved(stage.pieces, -1, `island-${island}`, whereOf(place, seat), 1) }),
  posted: (stage, { seat, place, hunters, mercenaries }) => {
    const to = whereOf(place, seat)
    const missing = (kind: number, wanted: number): number => Math.max(0, wanted - countAt(stage.pieces, to, kind))
    return {
      ...(hunters > 0 && to !== `airship-${seat}` ? changed(stage, place, () => ({ owner: seat })) : {}),
      pieces: moved(moved(stage.pieces, seat, 'lifted', to, missing(seat, hunters)), -1, 'lifted', to, missing(-1, mercenaries)),
    }
  },
  tapped: (stage, { island }) => charged(stage, island, 0, 1),
  drilled: (stage, { island }) => charged(stage, island, 0, 1),
  mined: (stage, { island, units }) => charged(stage, island, units, 0),
  carried: (stage, { island, permanent, temporary }) =>
    changed(stage, island, () => ({ permanent: permanent, temporary: temporary })),
  converted: (stage, { island, units }) => charged(stage, island, units, -stage.islands[island]!.temporary),
  swapped: (stage, { island }) => charged(stage, island, -1, 2),
  spoiled: (stage, { island }) => charged(stage, island, -1, 1),
  rotated: (stage, { island, sides }) => turned(stage, island, sides),
  tugged: (stage, { island, clockwise }) => turned(stage, island, clockwise ? 1 : 5),
  strongest: (_, { island }) => ({ strongest: island, pull: null }),
  pulled: (stage, { island, strongest, side }) => ({ ...drawnNear(stage, island, strongest, side), strongest: strongest }),
  docked: (stage, { island, to, side }) => drawnNear(stage, island, to, side),
  oriented: (stage, { island, side }) => ({ ...changed(stage, island, () => ({ rotation: side })), pull: null }),
  endowed: (stage, { strongest, island }) => ({ ...charged({ ...stage, ...charged(stage, strongest, -1, 0) }, island, 1, 0), pull: null }),
  calm: () => ({ strongest: -1, pull: null }),
  'map-laid': null,
  garrisoned: null,
  drew: null,
  threw: null,
  kept: null,
  turn: null,
  played: null,
  laid: null,
  called: null,
  idled: null,
  passed: null,
  'passed-by-need': null,
  saved: null,
  acted: null,
  dispossessed: null,
  enclosed: null,
  'out-of-rounds': null,
  round: (stage) => {
    const { q, r } = stage.islands[RUNDOR]!
    return {
      islands: stage.islands.map((was) => ({ ...was, q: was.q - q, r: was.r - r, temporary: 0 })),
      strongest: -1,
      pull: null,
    }
  },
}

/** The stage with everything in hand laid out as a plan has it. */
export function laidOut(stage: Stage, view: GravityView, spots: Spots): Stage {
  const pieces = movesPieces(view)
  return Object.entries(spots).reduce((was, [name, [first, second]]) => {
    const place = Number(name)
    const to = whereOf(place, view.actor)
    if (!pieces) return { ...was, ...changed(was, place, () => ({ permanent: first, temporary: second })) }
    return {
      ...was,
      ...(place === AIRSHIP ? {} : changed(was, place, ({ owner }) => ({ owner: first > 0 ? view.actor : owner }))),
      pieces: moved(moved(was.pieces, view.actor, 'lifted', to, first), -1, 'lifted', to, second),
    }
  }, stage)
}

/** The stage after an event, or null when nothing on the map changes. */
export function staged(stage: Stage, event: GameEvent): Stage | null {
  const change = CHANGES[event.kind] as ((stage: Stage, values: GameEvent['values']) => Partial<Stage>) | null
  return change ? { ...stage, ...change(stage, event.values) } : null
}

/** What is drawn next, and for how long in moves. */
export interface Step {
  stage: Stage
  moves: number
}

// The islands phase is a scene: the strongest hums, a thread reaches out, the island glides, then turns.
const MOVES: Partial<Record<Kind, number>> = { strongest: 2.6, pulled: 2.4, docked: 2.4, oriented: 1.6 }
const REACH = 1.8

/** An event step by step: a pull is seen before the island follows it. */
export function steps(stage: Stage, event: GameEvent): Step[] {
  const after = staged(stage, event)
  if (!after) return []
  const step = { stage: after, moves: MOVES[event.kind] ?? 1 }
  if (!after.pull?.from || stage.pull?.island === after.pull.island) return [step]
  return [{ stage: { ...stage, strongest: after.strongest, pull: { ...after.pull, from: null } }, moves: REACH }, step]
}

const MOST = 3 // moves that one action may take
const SCENE = 8 // and in the islands phase

/** The share of their time that these steps may take. */
export function haste(shown: readonly Step[]): number {
  const total = shown.reduce((sum, { moves }) => sum + moves, 0)
  return Math.min(1, (shown.some(({ stage }) => stage.strongest >= 0) ? SCENE : MOST) / total)
}

/** Islands and pieces that do not lie as they lay, by the names they are drawn under. */
export function differing(before: Stage, after: Stage): string[] {
  const islands = after.islands.flatMap(({ q, r, rotation }, index) => {
    const was = before.islands[index]!
    return was.q === q && was.r === r && was.rotation === rotation ? [] : [`island-${index}`]
  })
  const were = new Map(before.pieces.map(({ id, where }) => [id, where]))
  return [...islands, ...after.pieces.filter(({ id, where }) => were.get(id) !== where).map(({ id }) => id)]
}

/** The islands an action was about: they stay outlined. */
export function outlined(line: Line | null): Set<number> {
  const islands = (line?.events ?? []).flatMap((event) => {
    if (event.kind === 'carried' || event.kind === 'posted' || !('island' in event.values)) return []
    return event.kind === 'endowed' ? [event.values.island, event.values.strongest] : [event.values.island]
  })
  return new Set(islands)
}

/** The islands on which something happened, by whom: those landed on, and those whose strength or rotation somebody changed. */
export function taken(lines: readonly Line[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const { events } of lines)
    for (const { kind, values } of events) if (['landed', 'mined', 'rotated', 'tugged', 'converted', 'tapped', 'bribed', 'pulled'].includes(kind) && 'island' in values && 'seat' in values) found.set(values.island, values.seat)
  return found
}
