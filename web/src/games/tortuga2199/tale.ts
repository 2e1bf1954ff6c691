// How turns of Tortuga 2199 are told: which deeds are counted together, and the sign of each in the line of its turn.

import type { Tale } from '../contract'
import Icon from './Icon.svelte'
import type { GameEvent } from './wire'

export const tale: Tale<GameEvent['kind']> = {
  begins: { turn: 'turn' },
  together: {
    drew: 'web-tortuga2199-told-drew',
    played: 'web-tortuga2199-told-played',
    committed: 'web-tortuga2199-told-committed',
  },
  signs: {
    'ship-chosen': { sign: 'move', about: 'ship' },
    played: { sign: 'play', about: 'card' },
    bought: { sign: 'buy', about: 'card' },
    moved: { sign: 'move', about: 'to' },
    placed: { sign: 'move', about: 'sector' },
    collected: { sign: 'mineral', about: 'sector' },
    'cache-taken': { sign: 'cache' },
    explored: { sign: 'explore', about: 'sector' },
    reserved: { sign: 'reserve' },
    took: { sign: 'reserve' },
    destroyed: { sign: 'destroy', about: 'card' },
    captured: { sign: 'capture', about: 'hunt' },
    redeemed: { sign: 'influence', about: 'hunt' },
    'influence-bought': { sign: 'influence', about: 'price' },
    'influence-gained': { sign: 'influence', about: 'influence' },
    'influence-taken': { sign: 'influence', about: 'influence' },
    conquered: { sign: 'conquer', about: 'sector' },
    reinforced: { sign: 'reinforce', about: 'sector' },
    attacked: { sign: 'attack', about: 'sector' },
    'goal-reached': { sign: 'influence', about: 'influence' },
  },
  telling: ['planet-seized', 'usurped', 'conquered', 'combat-won', 'redeemed', 'captured', 'influence-bought', 'reinforced', 'bought'],
  counted: true,
  Sign: Icon,
}
