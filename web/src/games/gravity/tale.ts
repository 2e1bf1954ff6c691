// How turns of Gravity are told: a card's action by its sign, the islands phase as a scene of its own.

import type { Tale } from '../contract'
import TaleSign from './TaleSign.svelte'
import { ACTION_NAMES, type GameEvent } from './wire'

export const tale: Tale<GameEvent['kind']> = {
  begins: { turn: 'turn', strongest: 'scene', calm: 'scene', round: 'round' },
  together: { threw: 'web-gravity-told-threw' },
  signs: {
    boarded: { sign: 'airship', about: 'ability' },
    settled: { sign: 'hunter', about: 'island' },
    drew: { sign: 'cards', about: 'count' },
    threw: { sign: 'discarded' },
    called: { sign: 'called' },
    idled: { sign: 'idled' },
    passed: { sign: 'passed' },
    'passed-by-need': { sign: 'passed' },
    saved: { sign: 'saved' },
    acted: { sign: ({ action }) => ACTION_NAMES[action!]!, about: 'action' },
    landed: { sign: 'capture', about: 'island' },
    neutral: { sign: 'neutral', about: 'island' },
    mined: { sign: 'permanent', about: 'units' },
    drilled: { sign: 'ability', about: 'island' },
    nursed: { sign: 'ability' },
    hired: { sign: 'ability' },
    tugged: { sign: 'ability', about: 'island' },
    dispossessed: { sign: 'neutral' },
    strongest: { sign: 'strongest', about: 'island' },
    pulled: { sign: 'pulled', about: 'island' },
    docked: { sign: 'pulled', about: 'island' },
    enclosed: { sign: 'enclosed', about: 'island' },
  },
  telling: ['enclosed', 'pulled', 'docked', 'dispossessed', 'landed', 'neutral', 'mined', 'rotated'],
  counted: false,
  Sign: TaleSign,
}
