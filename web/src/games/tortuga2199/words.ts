// A sector in words, fact by fact: for screen readers, tooltips, the plain table and the sheet about it; an action in one word.

import { say, tell } from '../../lib/speech.svelte'
import { nameOfFace } from './targets'
import { type Action, NOBODY, type SectorView, type Tortuga2199View, UNKNOWN } from './wire'

/** The word of an action for its chip. */
export function deedWord(face: Action): string {
  return face.type === 'reinforce' ? say('web-tortuga2199-do-level', { level: face.level }) : say(`web-tortuga2199-do-${nameOfFace(face)}`)
}

export function sectorFacts(view: Tortuga2199View, sector: SectorView, nameOf: (seat: number) => string): string[] {
  const held = sector.controller === NOBODY ? 'web-tortuga2199-free' : 'web-tortuga2199-held'
  const hunt = sector.hunt === null || sector.hunt === UNKNOWN ? null : view.cards[sector.hunt]!
  return [
    say(held, { name: nameOf(Math.max(0, sector.controller)), defence: sector.defence, price: sector.price, influence: sector.control }),
    ...(sector.mineral ? [say('web-tortuga2199-minerals')] : []),
    ...(sector.hunt === UNKNOWN ? [say('web-tortuga2199-hunt-unknown')] : []),
    ...(hunt ? [say('web-tortuga2199-hunt-known', { card: tell(hunt.name), difficulty: hunt.difficulty })] : []),
    ...sector.explorers.map((seat) => say('web-tortuga2199-explored-by', { name: nameOf(seat) })),
    ...sector.ships.map((seat) => say('web-tortuga2199-ship-here', { name: nameOf(seat) })),
  ]
}
