// Islands and choices in words, for labels and for the position in text.

import { say, tell } from '../../lib/speech.svelte'
import { kindsOf, type Plan } from './spread'
import { ALL_SIDES } from './view'
import { AIRSHIP, type GravityView, type IslandView, RUNDOR, type SeatView, SIDE_NAMES, type Source } from './wire'

const CIRCUITS = ['inner-red', 'inner-blue', 'outer-red', 'outer-blue'] as const

export type NameOf = (seat: number) => string

/** The name of a place: an island's, or the airship. */
export function placeName(view: GravityView, place: number): string {
  return place === AIRSHIP ? say('gravity-place-airship') : tell(view.islands[place]!.name)
}

/** Who stands on an island. */
export function garrison(island: IslandView, nameOf: NameOf): string {
  const parts = [
    island.owner >= 0 ? say('web-gravity-held', { name: nameOf(island.owner), hunters: island.hunters }) : say('web-gravity-neutral'),
    ...(island.mercenaries > 0 ? [say('web-gravity-mercenaries', { count: island.mercenaries })] : []),
  ]
  return parts.join(', ')
}

/** The gravity on an island. */
export function gravity(island: IslandView): string {
  const total = island.permanent + island.temporary
  if (total === 0) return say('web-gravity-none')
  return [
    ...(island.permanent > 0 && island.temporary > 0 ? [say('web-gravity-total', { count: total })] : []),
    ...(island.permanent > 0 ? [say('web-gravity-permanent', { count: island.permanent })] : []),
    ...(island.temporary > 0 ? [say('web-gravity-temporary', { count: island.temporary })] : []),
  ].join(', ')
}

/** An island in one line: name, pieces, gravity, yield. */
export function islandLine(view: GravityView, index: number, nameOf: NameOf): string {
  const island = view.islands[index]!
  const yields = index === RUNDOR ? [] : [say('web-gravity-yields', { count: island.flow })]
  return [tell(island.name), garrison(island, nameOf), gravity(island), ...yields].join('. ')
}

const LONG = 11 // letters from which on a word does not fit a narrow card
const SYLLABLE = /([aeiouyаеёиоуыэюя])([^aeiouyаеёиоуыэюя\s'’-])(?=[aeiouyаеёиоуыэюя])/giu

/** A text whose long words may be broken between syllables. */
export function softened(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(SYLLABLE, '$1\u00AD$2')))
}

const SOURCE_NAMES: Record<Source, string> = { R: 'red', B: 'blue', X: 'both', '-': 'none' }

/** What lies on a side of an island: its source, the neighbour and what it lends. */
export function sideLine(view: GravityView, index: number, side: number): string {
  const island = view.islands[index]!
  const other = island.beside[side]!
  const own = say('web-gravity-side', {
    side: say(`gravity-side-${SIDE_NAMES[side]}`),
    source: say(`web-gravity-source-${SOURCE_NAMES[island.sources[side]!]}`),
  })
  if (other < 0) return own
  const lent = say(`web-gravity-source-${SOURCE_NAMES[island.lent[side]!]}`)
  return `${own}; ${say('web-gravity-touches', { island: tell(view.islands[other]!.name), source: lent })}`
}

/** What the islands phase would do if it came now, and who would win. */
export function forecastLine(view: GravityView, nameOf: NameOf): string {
  const { strongest, gravity: units, pulls, sure, either, winner } = view.forecast
  if (strongest < 0) return say('web-gravity-forecast-none')
  const island = tell(view.islands[strongest]!.name)
  const named = (islands: readonly number[]): string => islands.map((one) => tell(view.islands[one]!.name)).join(', ')
  const some = either.length > 0 ? say('web-gravity-forecast-some', { count: pulls - sure.length, others: named(either) }) : ''
  const others = [named(sure), some].filter(Boolean).join(` ${say('web-gravity-forecast-and')} `)
  const pulled = pulls === 0 ? say('web-gravity-forecast-idle', { island, units }) : say('web-gravity-forecast', { island, units, others })
  return winner < 0 ? pulled : `${pulled} ${say('web-gravity-forecast-wins', { name: nameOf(winner) })}`
}

/** How each circuit of an island stands in each colour: how many conduits of three are fed, and at which sides a source is missing. */
export function circuitLines(island: IslandView): string[] {
  return CIRCUITS.flatMap((name) => {
    const [circuit, colour] = name.split('-') as ['inner' | 'outer', 'red' | 'blue']
    const conduits = island.conduits.filter((conduit) => conduit.circuit === circuit)
    const missing = conduits.filter((conduit) => !conduit[colour]).flatMap((conduit) => conduit.sides)
    const fed = conduits.length - conduits.filter((conduit) => !conduit[colour]).length
    const sides = missing.map((side) => say(`gravity-side-${SIDE_NAMES[side]}`)).join(', ')
    return [say(missing.length > 0 ? 'web-gravity-circuit-lacks' : 'web-gravity-circuit-whole', { circuit: say(`web-gravity-circuit-${name}`), fed, all: conduits.length, sides })]
  })
}

/** Everything an island shows, line by line. */
export function islandLines(view: GravityView, index: number, nameOf: NameOf): string[] {
  const island = view.islands[index]!
  return [
    `${tell(island.name)}: ${garrison(island, nameOf)}`,
    gravity(island),
    index === RUNDOR
      ? say('web-gravity-about-rundor')
      : `${say('web-gravity-yields', { count: island.flow })}: ${circuitLines(island).join('; ')}`,
    ...ALL_SIDES.map((side) => sideLine(view, index, side)),
  ]
}

/** The cards before a seat in order, castlings with the card they stand for. */
export function rowLine(owner: SeatView): string {
  return owner.row.map((laid) => (laid.castled ? say('web-gravity-castled', { number: laid.card }) : String(laid.card))).join(', ')
}

/** Everything an airship shows, line by line. */
export function airshipLines(view: GravityView, seat: number, nameOf: NameOf): string[] {
  const owner = view.seats[seat]!
  return [
    say('web-gravity-airship-of', { name: nameOf(seat) }),
    say('web-gravity-aboard', { hunters: owner.crew, mercenaries: owner.hired, fallen: owner.fallen }),
    owner.passed ? say('web-gravity-passed') : say('web-gravity-turns', { count: owner.turns_left }),
    ...(view.first === seat ? [say('web-gravity-first', { name: nameOf(seat) })] : []),
    ...(owner.row.length > 0 ? [say('web-gravity-played', { cards: rowLine(owner) })] : []),
    ...(owner.ability ? [`${say(`gravity-ability-${owner.ability}`)}. ${say(`gravity-ability-${owner.ability}-effect`)}`] : []),
  ]
}

/** What a plan has at a place, and what touching it would do. */
export function spreadLine(view: GravityView, plan: Plan, place: number): string {
  const counts = plan.spots[place]
  if (!counts) return placeName(view, place)
  const [first, second] = kindsOf(view)
  const holds = say('web-gravity-spread-place', {
    place: placeName(view, place),
    first: say(`web-gravity-count-${first}`, { count: counts[0] }),
    second: say(`web-gravity-count-${second}`, { count: counts[1] }),
  })
  const here = plan.held === null || plan.held.from === place ? 'web-gravity-spread-take' : 'web-gravity-spread-put'
  return `${holds}. ${say(here)}`
}
