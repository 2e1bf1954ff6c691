// What the engine sends of a position of Gravity: the twin of games/gravity/view.py, actions.py and events.py.

import type { Choice, Text } from '../../lib/wire'

export type Source = 'R' | 'B' | 'X' | '-'
export type Circuit = 'inner' | 'outer'
export type CircuitName = 'inner-red' | 'inner-blue' | 'outer-red' | 'outer-blue'

export interface ConduitView {
  circuit: Circuit
  sides: number[]
  red: boolean
  blue: boolean
}

export interface IslandView {
  id: string
  name: Text
  q: number
  r: number
  face: string
  rotation: number
  edges: string
  sources: Source[]
  lent: Source[]
  beside: number[]
  conduits: ConduitView[]
  circuits: CircuitName[]
  flow: number
  flows: number[]
  permanent: number
  temporary: number
  owner: number
  hunters: number
  mercenaries: number
}

export interface SeatView {
  colour: string
  islands: number[]
  crew: number
  hired: number
  fallen: number
  ability: string | null
  ability_action: string | null
  turns_left: number
  passed: boolean
  played: number[]
  hand: number[] | null
  discard: number[] | null
  saved: number[] | null
  laid: number[] | null
  deck: number[] | null
  hand_size: number
  discard_size: number
  saved_size: number
  laid_size: number
  deck_size: number
  closeness: number
}

export interface Forecast {
  strongest: number
  gravity: number
  pulls: number
  candidates: number[]
  certain: number[]
}

export interface SpreadView {
  places: number[]
  berths: number
  anchor: boolean
}

export interface GravityView {
  type: 'gravity'
  seat: number
  actor: number
  round: number
  round_limit: number
  first: number
  turn: number
  step: string
  islands: IslandView[]
  seats: SeatView[]
  reserve: number
  cards: string[][]
  card: number
  doing: string | null
  done: string[]
  origin: number
  target: number
  strongest: number
  lifted: number[]
  spread: SpreadView | null
  toll: number
  forecast: Forecast
  choices: { code: number; flows: number[] | null }[]
}

/** The face of a choice: its kind and whichever of these values that kind has. */
export interface Face {
  type: string
  island?: number
  place?: number
  side?: number
  sides?: number
  clockwise?: number
  card?: number
  action?: number
  hunters?: number
  mercenaries?: number
  units?: number
}

export const RUNDOR = 0
export const AIRSHIP = 7
export const NOBODY = -1
export const NOTHING = -1
export const SIDES = 6
export const ALL_SIDES = [0, 1, 2, 3, 4, 5] as const

export const SIDE_NAMES = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const
export const ACTIONS = [
  'capture',
  'illegal_mining',
  'muster',
  'mine',
  'superiority',
  'transport',
  'recruit',
  'convert',
  'support',
  'rotate',
  'bribe',
  'speculate',
] as const

export const faceOf = (choice: Choice): Face => choice.face as Face

/** The message that names one of the twelve actions. */
export const actName = (action: string): string => `gravity-act-${action.replace('_', '-')}`

/** The message that explains one of the twelve actions. */
export const actHelp = (action: string): string => `web-gravity-about-${action.replace('_', '-')}`

export type Phase = 'settling' | 'preparation' | 'corporations' | 'islands' | 'over'
export const PHASES: readonly Phase[] = ['preparation', 'corporations', 'islands']
const PHASE_OF: Record<string, Phase> = {
  over: 'over',
  settling: 'settling',
  keeping: 'preparation',
  pulling: 'islands',
  placing: 'islands',
  orienting: 'islands',
  endowing: 'islands',
  choosing: 'islands',
  docking: 'islands',
}

/** The phase a step belongs to; every step of a turn belongs to the corporations. */
export const phaseOf = (step: string): Phase => PHASE_OF[step] ?? 'corporations'
