// Reading what the engine sends of a position of Gravity.

import type { Action, ActionName, Phase } from './wire'

export const ALL_SIDES = [0, 1, 2, 3, 4, 5] as const

/** The message that names one of the twelve actions. */
export const actName = (action: ActionName): string => `gravity-act-${action.replace('_', '-')}`

/** The message that explains one of the twelve actions. */
export const actHelp = (action: ActionName): string => `web-gravity-about-${action.replace('_', '-')}`

/** Whether a phase comes in every round and so has its place on the ribbon. */
const RECURS: Record<Phase, boolean> = { settling: false, preparation: true, corporations: true, islands: true, over: false }
export const PHASES = (Object.keys(RECURS) as Phase[]).filter((phase) => RECURS[phase])

type ValueName<One> = One extends unknown ? Exclude<keyof One, 'type'> : never

/** The value of this name that an action carries, if its kind has one. */
export const valueOf = (face: Action, name: ValueName<Action>): number | undefined => (face as Partial<Record<ValueName<Action>, number>>)[name]
