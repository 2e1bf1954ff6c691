// Islands and choices in words, for labels and for the position in text.

import { say, tell } from '../../lib/speech.svelte'
import { kindsOf, type Plan } from './spread'
import { AIRSHIP, ALL_SIDES, RUNDOR, SIDE_NAMES, type GravityView, type IslandView, type Source } from './view'

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
  if (island.permanent + island.temporary === 0) return say('web-gravity-none')
  return [
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

/** What the islands phase would do if it came now. */
export function forecastLine(view: GravityView): string {
  const { strongest, gravity: units, pulls, candidates, certain } = view.forecast
  if (strongest < 0) return say('web-gravity-forecast-none')
  const island = tell(view.islands[strongest]!.name)
  if (pulls === 0) return say('web-gravity-forecast-idle', { island, units })
  const open = certain.length > pulls ? certain : candidates.slice(0, pulls)
  return say(certain.length > pulls ? 'web-gravity-forecast-among' : 'web-gravity-forecast', {
    island,
    units,
    pulls,
    others: open.map((one) => tell(view.islands[one]!.name)).join(', '),
  })
}

const CIRCUITS = ['inner-red', 'inner-blue', 'outer-red', 'outer-blue'] as const

/** Everything an island shows, line by line. */
export function islandLines(view: GravityView, index: number, nameOf: NameOf): string[] {
  const island = view.islands[index]!
  const complete = CIRCUITS.filter((circuit) => island.circuits.includes(circuit)).map((circuit) => say(`web-gravity-circuit-${circuit}`))
  return [
    `${tell(island.name)}: ${garrison(island, nameOf)}`,
    gravity(island),
    index === RUNDOR
      ? say('web-gravity-about-rundor')
      : [say('web-gravity-yields', { count: island.flow }), ...(complete.length > 0 ? [complete.join(', ')] : [])].join(': '),
    ...ALL_SIDES.map((side) => sideLine(view, index, side)),
  ]
}

/** Everything an airship shows, line by line. */
export function airshipLines(view: GravityView, seat: number, nameOf: NameOf): string[] {
  const owner = view.seats[seat]!
  const played = owner.played.flatMap((count, kind) => Array.from({ length: count }, () => String(kind + 1)))
  return [
    say('web-gravity-airship-of', { name: nameOf(seat) }),
    say('web-gravity-aboard', { hunters: owner.crew, mercenaries: owner.hired, fallen: owner.fallen }),
    owner.passed ? say('web-gravity-passed') : say('web-gravity-turns', { count: owner.turns_left }),
    ...(view.first === seat ? [say('web-gravity-first', { name: nameOf(seat) })] : []),
    ...(played.length > 0 ? [say('web-gravity-played', { cards: played.join(', ') })] : []),
    ...(owner.laid_size > 0 ? [say('web-gravity-laid', { count: owner.laid_size })] : []),
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
