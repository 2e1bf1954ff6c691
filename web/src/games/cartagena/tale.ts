// How turns of Cartagena are told: drawn cards are counted, every pirate's way has its sign.

import type { Tale } from '../contract'
import TaleSign from './TaleSign.svelte'
import type { GameEvent } from './wire'

export const tale: Tale<GameEvent['kind']> = {
  begins: { turn: 'turn' },
  together: { drew: 'web-cartagena-told-drew' },
  signs: {
    advanced: { sign: 'next', about: 'to' },
    retreated: { sign: 'back', about: 'to' },
    drew: { sign: 'cards' },
    skipped: { sign: 'close' },
    escaped: { sign: 'boat' },
  },
  telling: ['escaped', 'advanced', 'retreated'],
  counted: true,
  Sign: TaleSign,
}
