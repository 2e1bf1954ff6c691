// Islands and choices in words, for labels and for the position in text.

import { say, tell } from '../../lib/speech.svelte'
import type { GravityView, IslandView, Source } from './view'
import { AIRSHIP, RUNDOR, SIDE_NAMES } from './view'

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
