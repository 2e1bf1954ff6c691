// The cards the figures of the rules show, with the values of the box, and how their words break into lines.

import type { Group } from '../../wire'

export interface DrawnCard {
  id: string
  group: Group
  price: number
  crypto: number
  manoeuvre: number
  difficulty: number
  redeem: number
  ability: { word: string; number: number } | null
}

const PLAIN = { price: 0, crypto: 0, manoeuvre: 0, difficulty: 0, redeem: 0, ability: null }

export const SMUGGLER: DrawnCard = { ...PLAIN, id: 'smuggler', group: 'vortex', price: 3, crypto: 1, manoeuvre: 1, ability: { word: 'move', number: 2 } }
export const GLASS_SPIDER: DrawnCard = { ...PLAIN, id: 'glass-spider', group: 'hunt', difficulty: 5, redeem: 2, manoeuvre: 2, ability: { word: 'defend', number: 2 } }
export const BODYGUARD: DrawnCard = { ...PLAIN, id: 'bodyguard', group: 'trade', price: 5, manoeuvre: 3 }
export const BREACH_MARINE: DrawnCard = { ...PLAIN, id: 'breach-marine', group: 'fortress', price: 4, manoeuvre: 2, ability: { word: 'attack', number: 2 } }
export const INFILTRATOR: DrawnCard = { ...PLAIN, id: 'infiltrator', group: 'vortex', price: 4, manoeuvre: 2, ability: { word: 'weaken', number: 2 } }
export const IMPULSE: DrawnCard = { ...PLAIN, id: 'impulse', group: 'starting', manoeuvre: 1 }

/** A text in lines of at most so many letters; a longer word has a line of its own. */
export function inLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
