// Which thing on the screen each legal action belongs to. The screen lights things, never computes what is allowed.

import type { Draft } from '../../lib/draft.svelte'
import { never } from '../contract'
import type { IconName } from './icons'
import { firstOf, sectorOf, type CardVerb, type Deed } from './view'
import { ABILITY_DEEDS, ABILITY_PICTURES, IN_HOLD, UNKNOWN, type Action, type Choice, type Plain, type Preview, type Tortuga2199View } from './wire'

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
/** Where a deed is offered: as a chip for the ship's sector, as any other chip, as a mode that a card or a plate completes, as the last word, or only by touching its thing. */
export type Home = 'here' | 'button' | 'mode' | 'last' | 'thing'

interface Placed {
  home: Home
  picture: IconName
}

/** What only an ability does and points at nothing: a chip with the sign that the rules' table gives it. */
const OF_ABILITIES = Object.fromEntries(
  ABILITY_DEEDS.map((deed, place) => [deed, { home: 'button', picture: ABILITY_PICTURES[place]! } satisfies Placed]),
) as Record<(typeof ABILITY_DEEDS)[number], Placed>

/** Every deed with its place on the screen and its picture, in the order of the chips. */
const DEEDS: Record<Deed, Placed> = {
  conquer: { home: 'here', picture: 'conquer' },
  'conquer-with-crypto': { home: 'here', picture: 'conquer' },
  capture: { home: 'here', picture: 'capture' },
  explore: { home: 'here', picture: 'explore' },
  collect: { home: 'here', picture: 'collect' },
  influence: { home: 'here', picture: 'influence' },
  cache: { home: 'here', picture: 'cache' },
  attack: { home: 'button', picture: 'attack' },
  take: { home: 'button', picture: 'reserve' },
  spend: { home: 'button', picture: 'mineral' },
  ...OF_ABILITIES,
  plunder: { home: 'button', picture: 'attack' },
  bounty: { home: 'button', picture: 'influence' },
  reserve: { home: 'mode', picture: 'reserve' },
  reinforce: { home: 'mode', picture: 'reinforce' },
  destroy: { home: 'mode', picture: 'destroy' },
  done: { home: 'last', picture: 'done' },
  end: { home: 'last', picture: 'end' },
  play: { home: 'thing', picture: 'play' },
  buy: { home: 'thing', picture: 'buy' },
  refresh: { home: 'thing', picture: 'refresh' },
  scrap: { home: 'thing', picture: 'destroy' },
  commit: { home: 'thing', picture: 'attack' },
  redeem: { home: 'thing', picture: 'influence' },
  move: { home: 'thing', picture: 'move' },
  place: { home: 'thing', picture: 'move' },
  ship: { home: 'thing', picture: 'done' },
}

/** The deeds that are offered so, in their order. */
export const deedsAt = (...homes: Home[]): Deed[] => (Object.keys(DEEDS) as Deed[]).filter((deed) => homes.includes(DEEDS[deed].home))

/** The icon of an action's word. */
export const pictureOf = (deed: Deed): IconName => DEEDS[deed].picture

export function placeOf(view: Tortuga2199View, face: Action): Place {
  switch (face.type) {
    case 'card':
      return `${HEAP[face.verb]}:${face.kind}`
    case 'redeem':
      return `hand:${firstOf(view, 'hunt') + face.hunt}`
    case 'move':
    case 'place':
    case 'reinforce':
      return `sector:${face.sector}`
    case 'attack':
      return `ship:${face.seat}`
    case 'ship':
      return `vessel:${face.ship}`
    case 'plain': {
      const here = view.holds[view.turn.seat]?.ship ?? IN_HOLD
      return DEEDS[face.name].home === 'here' && here !== IN_HOLD ? `sector:${here}` : 'button'
    }
    default:
      return never(face)
  }
}

/** The choices by the thing they belong to. */
export function byPlace(view: Tortuga2199View, choices: readonly Choice[]): Map<Place, Choice[]> {
  const found = new Map<Place, Choice[]>()
  for (const choice of choices) {
    const place = placeOf(view, choice.face)
    found.set(place, [...(found.get(place) ?? []), choice])
  }
  return found
}

/** The choices of one sort: a plain name, a verb with a card, or a type of face. */
export function named(choices: readonly Choice[], name: Deed): Choice[] {
  return choices.filter((choice) => nameOfFace(choice.face) === name)
}

/** The word for an action: the plain name, the verb with a card, or the type of face. */
export function nameOfFace(face: Action): Deed {
  if (face.type === 'plain') return face.name
  return face.type === 'card' ? face.verb : face.type
}

/** What a choice costs, or null when it is free. */
export const priceOf = ({ preview }: Choice): Preview | null => (preview && preview.crypto + preview.manoeuvre > 0 ? preview : null)

/** The choice meant by touching a thing that offers several: moving before reinforcing, playing before reserving. */
function usual(choices: readonly Choice[]): Choice | null {
  const first = named(choices, 'move')[0] ?? named(choices, 'buy')[0]
  if (first) return first
  const play = named(choices, 'play')[0]
  return play && named(choices, 'redeem').length === 0 ? play : null
}

/** A thing was touched: what a hint suggests for it or its usual action is chosen, or the few it offers are left open. False when it offers none. */
export function touchPlace(draft: Draft<Choice>, choices: readonly Choice[], hinted: string | null = null): boolean {
  if (choices.length === 0) return false
  const again = choices.find((choice) => draft.isChosen(choice))
  const advised = choices.find((choice) => choice.notation === hinted)
  const meant = again ?? advised ?? (choices.length === 1 ? choices[0]! : usual(choices))
  if (meant) void draft.touch(meant)
  else draft.narrow(choices)
  return true
}

/** What lies in the sector of the captain at this screen, on turn, that no choice offers now. */
export function outOfReach(view: Tortuga2199View, choices: readonly Choice[]): Plain['name'][] {
  const own = view.holds[view.seat]
  if (!own || view.actor !== view.seat || view.step !== 'act' || own.ship === IN_HOLD) return []
  const here = sectorOf(view, own.ship)!
  const there: Partial<Record<Plain['name'], boolean>> = {
    conquer: here.controller !== view.seat,
    capture: here.hunt !== null && here.hunt !== UNKNOWN,
    explore: here.hunt === UNKNOWN,
    collect: here.mineral,
    influence: here.kind === 'tortuga',
  }
  return (Object.keys(there) as Plain['name'][]).filter((name) => there[name] && named(choices, name).length === 0)
}

/** A heap with equal cards put together, in the order of their first. */
export function stacks(kinds: readonly number[]): { kind: number; count: number }[] {
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
}
