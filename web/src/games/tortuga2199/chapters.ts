// Which chapter of the rules answers what is asked now.

import type { ChapterOf } from '../contract'
import { nameOfFace } from './targets'
import type { Deed } from './view'
import type { Step, Tortuga2199 } from './wire'

const STEPS: Record<Step, string> = {
  choose: 'setup',
  enter: 'spoils',
  act: 'turn',
  ability: 'crew',
  muster: 'combat',
  parry: 'combat',
  sacrifice: 'spoils',
  spoils: 'spoils',
}
const DEEDS: Record<Deed, string> = {
  conquer: 'conquest',
  'conquer-with-crypto': 'conquest',
  reinforce: 'conquest',
  capture: 'hunt',
  explore: 'hunt',
  redeem: 'hunt',
  collect: 'flight',
  move: 'flight',
  place: 'spoils',
  influence: 'powers',
  cache: 'powers',
  attack: 'combat',
  commit: 'combat',
  take: 'cards',
  play: 'cards',
  reserve: 'cards',
  destroy: 'cards',
  scrap: 'cards',
  spend: 'market',
  buy: 'market',
  refresh: 'market',
  draw: 'crew',
  cash: 'crew',
  plunder: 'spoils',
  bounty: 'spoils',
  ship: 'setup',
  done: 'turn',
  end: 'turn',
}

export const chapter: ChapterOf<Tortuga2199> = (view, draft) => (draft.chosen ? DEEDS[nameOfFace(draft.chosen.face)] : STEPS[view.step])
