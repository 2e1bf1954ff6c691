// Faces of the crew: each card's portrait is put together from a few drawn parts. A card of somebody else's box gets parts by its id.

export type Head = 'bare' | 'bun' | 'mohawk' | 'hood' | 'cap' | 'beret' | 'bandana' | 'tricorne' | 'brim' | 'tophat' | 'helmet' | 'lamp' | 'pilot'
export type Eyes = 'dots' | 'band' | 'goggles' | 'monocle' | 'patch' | 'slit' | 'glasses' | 'glow'
export type Coat = 'jacket' | 'coat' | 'armour' | 'robe'
export type Extra = 'none' | 'beard' | 'mask' | 'scarf' | 'medals' | 'scar' | 'shield' | 'antenna'

export interface Person {
  head: Head
  eyes: Eyes
  coat: Coat
  extra: Extra
}

const CREW: Record<string, [Head, Eyes, Coat, Extra]> = {
  hacker: ['hood', 'band', 'jacket', 'none'],
  'dock-runner': ['cap', 'goggles', 'jacket', 'scarf'],
  fence: ['brim', 'monocle', 'coat', 'beard'],
  bodyguard: ['helmet', 'slit', 'armour', 'none'],
  purser: ['cap', 'glasses', 'coat', 'medals'],
  'boarding-ace': ['tricorne', 'patch', 'coat', 'scarf'],
  'deck-gunner': ['bandana', 'patch', 'jacket', 'beard'],
  'breach-marine': ['helmet', 'band', 'armour', 'mask'],
  'shield-rigger': ['helmet', 'dots', 'armour', 'shield'],
  sergeant: ['beret', 'dots', 'armour', 'scar'],
  sapper: ['lamp', 'goggles', 'armour', 'mask'],
  commander: ['tricorne', 'dots', 'coat', 'medals'],
  'lab-aide': ['bun', 'goggles', 'robe', 'none'],
  archivist: ['hood', 'glasses', 'robe', 'none'],
  analyst: ['bare', 'band', 'robe', 'antenna'],
  protege: ['bun', 'glow', 'robe', 'medals'],
  'ore-sorter': ['lamp', 'dots', 'jacket', 'mask'],
  'drill-crew': ['lamp', 'goggles', 'jacket', 'beard'],
  assayer: ['bare', 'monocle', 'coat', 'none'],
  prospector: ['brim', 'dots', 'jacket', 'beard'],
  'shaft-boss': ['helmet', 'dots', 'coat', 'scar'],
  financier: ['tophat', 'monocle', 'coat', 'medals'],
  mercenary: ['bandana', 'dots', 'armour', 'scar'],
  smuggler: ['brim', 'goggles', 'coat', 'scarf'],
  wrecker: ['mohawk', 'slit', 'armour', 'mask'],
  infiltrator: ['hood', 'slit', 'robe', 'mask'],
  'rift-pilot': ['pilot', 'band', 'jacket', 'none'],
  broker: ['tophat', 'glow', 'robe', 'none'],
}
const HEADS: Head[] = ['bare', 'bun', 'mohawk', 'hood', 'cap', 'beret', 'bandana', 'tricorne', 'brim', 'tophat', 'helmet', 'lamp', 'pilot']
const EYES: Eyes[] = ['dots', 'band', 'goggles', 'monocle', 'patch', 'slit', 'glasses', 'glow']
const COATS: Coat[] = ['jacket', 'coat', 'armour', 'robe']
const EXTRAS: Extra[] = ['none', 'beard', 'mask', 'scarf', 'medals', 'scar', 'shield', 'antenna']

/** The parts of a card's portrait. */
export function personOf(id: string): Person {
  const drawn = CREW[id]
  if (drawn) return { head: drawn[0], eyes: drawn[1], coat: drawn[2], extra: drawn[3] }
  const mark = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 7)
  return { head: HEADS[mark % 13]!, eyes: EYES[mark % 8]!, coat: COATS[mark % 4]!, extra: EXTRAS[(mark >> 3) % 8]! }
}

/** Cards that show a thing rather than a person. */
export const THINGS = new Set(['mining', 'impulse', 'booster', 'survey-drone', 'coprocessor'])
