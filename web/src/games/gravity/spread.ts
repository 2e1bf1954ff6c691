// A redistribution as one plan: everything lies where it lay and is moved about until confirmed; then the engine's questions are answered from it.

import type { Text } from '../../lib/wire'
import { valueOf } from './view'
import { type Action, AIRSHIP, type Choice, type GravityView } from './wire'

/** Hunters and mercenaries, or permanent and temporary gravity, of each place. */
export type Spots = Record<number, readonly [number, number]>

/** The first or the second kind of what is being redistributed. */
export type Kind = 0 | 1

export interface Held {
  from: number
  kind: Kind
  count: number
}

export interface Plan {
  spots: Spots
  /** What has been picked up and not put down. */
  held: Held | null
  /** The message that says why the last move was impossible. */
  note: string | null
  /** Whether it leaves the word to a hint. */
  quiet?: boolean
}

/** The choice of the present question with the plan it belongs to. */
export type Planned = Choice & { plan: Plan }

const PIECES = ['hunters', 'mercenaries'] as const
const UNITS = ['permanent', 'temporary'] as const
const FACES: Partial<Record<Action['type'], Kind>> = { 'post-hunters': 0, 'post-mercenaries': 1, 'put-permanent': 0, 'put-temporary': 1 }

/** Whether pieces are being redistributed rather than gravity. */
export const movesPieces = (view: GravityView): boolean => view.step === 'hunter-post' || view.step === 'mercenary-post'

/** The names of both kinds. */
export const kindsOf = (view: GravityView): readonly [string, string] => (movesPieces(view) ? PIECES : UNITS)

/** How much of each kind there is to spread. */
export function totals(view: GravityView): readonly [number, number] {
  const at = movesPieces(view) ? 0 : 2
  return [view.lifted[at]!, view.lifted[at + 1]!]
}

/** The islands that a plan leaves without a hunter: they become neutral. */
export function abandonedBy(view: GravityView, plan: Plan): number[] {
  return view.spread!.places.filter((place) => place !== AIRSHIP && plan.spots[place]![0] === 0)
}

export const planOf = (choice: Choice | null): Plan | null => (choice && 'plan' in choice ? (choice as Planned).plan : null)

/** What stood at a place in an earlier view. */
function stood(before: GravityView, place: number, pieces: boolean): readonly [number, number] {
  if (place === AIRSHIP) return [before.seats[before.actor]!.crew, before.seats[before.actor]!.hired]
  const island = before.islands[place]!
  return pieces ? [island.hunters, island.mercenaries] : [island.permanent, island.temporary]
}

/** Everything where it was before it was lifted; if that is not known, all on the first island. */
export function beginning(view: GravityView, before: GravityView | null): Spots {
  const { places } = view.spread!
  const pieces = movesPieces(view)
  const all = totals(view)
  const spots = Object.fromEntries(places.map((place) => [place, before ? stood(before, place, pieces) : [0, 0]])) as Spots
  const known = ([0, 1] as const).map((kind) => places.reduce((sum, place) => sum + spots[place]![kind], 0))
  const kept = ([0, 1] as const).map((kind) => known[kind] === all[kind])
  return Object.fromEntries(
    places.map((place, index) => [place, ([0, 1] as const).map((kind) => (kept[kind] ? spots[place]![kind] : index === 0 ? all[kind] : 0))]),
  ) as unknown as Spots
}

/** Why things cannot lie so, as a message, or null. */
export function objection(view: GravityView, spots: Spots): string | null {
  const { berths, anchor } = view.spread!
  if (!movesPieces(view)) return null
  if ((spots[AIRSHIP]?.[1] ?? 0) > berths) return 'web-gravity-spread-full'
  const ashore = Object.entries(spots).some(([place, [hunters]]) => Number(place) !== AIRSHIP && hunters > 0)
  return anchor && !ashore ? 'web-gravity-spread-anchor' : null
}

/** The plan after so many of a kind went from one place to another, or with a note that they cannot. */
export function carried(view: GravityView, plan: Plan, { from, kind, count }: Held, to: number): Plan {
  const change = (place: number, by: number): readonly [number, number] => {
    const [first, second] = plan.spots[place]!
    return kind === 0 ? [first + by, second] : [first, second + by]
  }
  if (from === to) return { ...plan, held: null, note: null }
  const spots = { ...plan.spots, [from]: change(from, -count), [to]: change(to, count) }
  const note = objection(view, spots)
  return note ? { ...plan, held: null, note } : { spots, held: null, note: null }
}

/** A place was touched: pick one up there, one more, or put down here what is held. */
export function touched(view: GravityView, plan: Plan, place: number, kind: Kind | null = null): Plan {
  const { held, spots } = plan
  if (held && held.from !== place) return carried(view, plan, held, place)
  const [first, second] = spots[place]!
  const wanted = kind ?? held?.kind ?? (first > 0 ? 0 : 1)
  const most = wanted === 0 ? first : second
  const count = held?.kind === wanted ? held.count + 1 : 1
  return { spots, held: count > most ? null : { from: place, kind: wanted, count }, note: null }
}

const WHOLE: Text = { type: 'text', id: 'web-gravity-spread-confirm', args: {} }

/** The choice that answers the present question as planned, saying that the whole plan is meant. */
export function answer(view: GravityView, choices: readonly Choice[], plan: Plan): Planned | null {
  const found = choices.find((choice) => {
    const face = choice.face
    const kind = FACES[face.type]
    return kind !== undefined && plan.spots[view.target]?.[kind] === (valueOf(face, 'hunters') ?? valueOf(face, 'mercenaries') ?? valueOf(face, 'units'))
  })
  return found ? { ...found, text: WHOLE, plan } : null
}
