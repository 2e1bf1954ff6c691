// Which thing on the screen each legal action belongs to. The screen lights things, never computes what is allowed.

import type { Draft } from '../../lib/draft.svelte'
import type { Choice } from '../../lib/wire'
import { faceOf, firstOf, IN_HOLD, sectorOf, UNKNOWN, type CardVerb, type Face, type Preview, type Tortuga2199View } from './view'

/** A thing that can be touched: a sector, a card of some heap, another ship, a ship to choose, or nothing on the map. */
export type Place = `sector:${number}` | `hand:${number}` | `market:${number}` | `played:${number}` | `ship:${number}` | `vessel:${number}` | 'button'

const HEAP: Record<CardVerb, 'hand' | 'market' | 'played'> = {
  play: 'hand',
  reserve: 'hand',
  scrap: 'hand',
  commit: 'hand',
  buy: 'market',
  refresh: 'market',
  destroy: 'played',
}
/** What the ship can do where it stands, in the order of the rulebook. */
export const HERE = ['conquer', 'conquer-with-crypto', 'capture', 'explore', 'collect', 'influence', 'cache'] as const

export function placeOf(view: Tortuga2199View, face: Face): Place {
  if (face.type === 'card') return `${HEAP[face.verb]}:${face.kind}`
  if (face.type === 'redeem') return `hand:${firstOf(view, 'hunt') + face.hunt}`
  if (face.type === 'move' || face.type === 'place' || face.type === 'reinforce') return `sector:${face.sector}`
  if (face.type === 'attack') return `ship:${face.seat}`
  if (face.type === 'ship') return `vessel:${face.ship}`
  const here = view.holds[view.turn.seat]?.ship ?? IN_HOLD
  return HERE.some((name) => name === face.name) && here !== IN_HOLD ? `sector:${here}` : 'button'
}

/** The choices by the thing they belong to. */
export function byPlace(view: Tortuga2199View, choices: readonly Choice[]): Map<Place, Choice[]> {
  const found = new Map<Place, Choice[]>()
  for (const choice of choices) {
    const place = placeOf(view, faceOf(choice))
    found.set(place, [...(found.get(place) ?? []), choice])
  }
  return found
}

/** The choices of one sort: a plain name, a verb with a card, or a type of face. */
export function named(choices: readonly Choice[], name: string): Choice[] {
  return choices.filter((choice) => nameOfFace(faceOf(choice)) === name)
}

/** The word for an action: the plain name, the verb with a card, or the type of face. */
export function nameOfFace(face: Face): string {
  if (face.type === 'plain') return face.name
  return face.type === 'card' ? face.verb : face.type
}

export function priceOf(view: Tortuga2199View, code: number): Preview | null {
  const price = view.previews.find((preview) => preview.code === code)
  return price && price.crypto + price.manoeuvre > 0 ? price : null
}

/** The choice meant by touching a thing that offers several: moving before reinforcing, playing before reserving. */
function usual(choices: readonly Choice[]): Choice | null {
  const first = named(choices, 'move')[0] ?? named(choices, 'buy')[0]
  if (first) return first
  const play = named(choices, 'play')[0]
  return play && named(choices, 'redeem').length === 0 ? play : null
}

/** A thing was touched: what a hint suggests for it or its usual action is chosen, or the few it offers are left open. False when it offers none. */
export function touchPlace(draft: Draft, choices: readonly Choice[], hinted: number | null = null): boolean {
  if (choices.length === 0) return false
  const again = choices.find((choice) => choice.code === draft.chosen?.code)
  const advised = choices.find((choice) => choice.code === hinted)
  const meant = again ?? advised ?? (choices.length === 1 ? choices[0]! : usual(choices))
  if (meant) void draft.touch(meant)
  else draft.narrow(choices.map((choice) => choice.code))
  return true
}

const PICTURE: Record<string, string> = {
  'conquer-with-crypto': 'conquer',
  take: 'reserve',
  spend: 'mineral',
  cash: 'influence',
  redeem: 'influence',
  bounty: 'influence',
  plunder: 'attack',
  commit: 'attack',
  place: 'move',
  ship: 'done',
  scrap: 'destroy',
}

/** The icon of an action's word. */
export function pictureOf(name: string): string {
  return PICTURE[name] ?? name
}

/** What lies in the sector of the captain at this screen, on turn, that no choice offers now. */
export function outOfReach(view: Tortuga2199View, choices: readonly Choice[]): string[] {
  const own = view.holds[view.seat]
  if (!own || view.actor !== view.seat || view.phase !== 'act' || own.ship === IN_HOLD) return []
  const here = sectorOf(view, own.ship)!
  const there: Record<string, boolean> = {
    conquer: here.controller !== view.seat,
    capture: here.hunt !== null && here.hunt !== UNKNOWN,
    explore: here.hunt === UNKNOWN,
    collect: here.mineral,
    influence: here.kind === 'tortuga',
  }
  return Object.keys(there).filter((name) => there[name] && named(choices, name).length === 0)
}

/** A heap with equal cards put together, in the order of their first. */
export function stacks(kinds: readonly number[]): { kind: number; count: number }[] {
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
}
