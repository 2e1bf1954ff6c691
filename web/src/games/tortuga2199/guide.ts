// The first game, step by step, at a real table with a fixed deal: Mining and a first flight, then a fight with whoever followed, then
// a conquest, the hunt and what else crypto and manoeuvre buy.

import type { GuideMoment, GuidePlan } from '../contract'
import { named } from './targets'
import { IN_HOLD, type Tortuga2199 } from './wire'

type Moment = GuideMoment<Tortuga2199>
const own = ({ view }: Moment) => view.holds[view.seat]!
const mine = ({ view }: Moment): boolean => view.actor === view.seat
/** Whether more rounds than these have begun. */
const past = ({ view }: Moment, rounds: number): boolean => view.turn.round > rounds
const holds = ({ view }: Moment): boolean => view.sectors.some((sector) => sector.controller === view.seat)
/** Whether it is one's turn and nobody is there to be attacked, or it is too late for it. */
const peaceful = (moment: Moment): boolean => past(moment, 2) || (mine(moment) && moment.view.step === 'act' && named(moment.draft.choices, 'attack').length === 0 && moment.draft.choices.length > 0)

export const guide: GuidePlan<Tortuga2199> = {
  options: { ships: 'dealt' },
  seed: '0000000000000000000000000000005a',
  seats: 2,
  steps: [
    { id: 'web-tortuga2199-guide-goal', at: 'players' },
    { id: 'web-tortuga2199-guide-map', at: 'board' },
    { id: 'web-tortuga2199-guide-card', at: 'hand', until: (moment) => moment.draft.chosen !== null || moment.played > 0 || past(moment, 1) },
    { id: 'web-tortuga2199-guide-confirm', at: 'confirm', until: (moment) => moment.played > 0 || past(moment, 1) },
    { id: 'web-tortuga2199-guide-money', at: 'hand', until: (moment) => moment.view.turn.crypto >= 3 || past(moment, 1) },
    { id: 'web-tortuga2199-guide-buy', at: 'market', until: (moment) => moment.did.has('bought') || past(moment, 1) },
    { id: 'web-tortuga2199-guide-fly', at: 'board', until: (moment) => own(moment).ship > 0 || past(moment, 1) },
    { id: 'web-tortuga2199-guide-end', at: 'end', until: (moment) => !mine(moment) || past(moment, 1) },
    { id: 'web-tortuga2199-guide-wait', at: 'players', until: (moment) => mine(moment) && past(moment, 1) },
    { id: 'web-tortuga2199-guide-fight', at: ['deed-attack', 'deeds'], free: true, until: (moment) => moment.did.has('attacked') || peaceful(moment) },
    { id: 'web-tortuga2199-guide-muster', at: 'hand', until: ({ view }) => view.step !== 'muster' },
    { id: 'web-tortuga2199-guide-spoils', at: 'players', free: true, until: ({ did }) => !did.has('attacked') },
    { id: 'web-tortuga2199-guide-again', at: 'end', until: (moment) => !moment.did.has('attacked') || !mine(moment) || past(moment, 2) },
    { id: 'web-tortuga2199-guide-turn', at: 'players', until: (moment) => mine(moment) },
    { id: 'web-tortuga2199-guide-manoeuvre', at: 'hand', until: (moment) => moment.view.turn.manoeuvre >= 3 || holds(moment) || past(moment, 3) },
    { id: 'web-tortuga2199-guide-conquer', at: ['deed-conquer', 'deeds'], until: (moment) => holds(moment) || own(moment).ship === IN_HOLD || past(moment, 3) },
    { id: 'web-tortuga2199-guide-held', at: 'players' },
    { id: 'web-tortuga2199-guide-reinforce', at: ['deed-reinforce', 'deeds'], free: true, until: ({ did }) => did.has('reinforced') },
    { id: 'web-tortuga2199-guide-minerals', at: ['deed-collect', 'deeds'], free: true, until: ({ did }) => did.has('collected') },
    { id: 'web-tortuga2199-guide-explore', at: ['deed-explore', 'deeds'], free: true, until: ({ did }) => did.has('explored') },
    { id: 'web-tortuga2199-guide-hunt', at: ['deed-capture', 'board'], free: true, until: ({ did }) => did.has('captured') },
    { id: 'web-tortuga2199-guide-reserve', at: ['deed-reserve', 'hand'], free: true, until: ({ did }) => did.has('reserved') },
    { id: 'web-tortuga2199-guide-destroy', at: ['deed-destroy', 'deeds'], free: true, until: ({ did }) => did.has('destroyed') },
    { id: 'web-tortuga2199-guide-council', at: 'sector-0' },
    { id: 'web-tortuga2199-guide-done', at: 'players' },
  ],
  short: { goal: 7 },
}
