// The first game, step by step, at a real table with a fixed deal: Mining and a Booster first, enough manoeuvre for a conquest next.

import type { GuideMoment, GuidePlan } from '../contract'
import { IN_HOLD, type Tortuga2199 } from './wire'

type Moment = GuideMoment<Tortuga2199>
const own = ({ view }: Moment) => view.holds[view.seat]!
const later = ({ view }: Moment): boolean => view.turn.round > 1
const muchLater = ({ view }: Moment): boolean => view.turn.round > 2

export const guide: GuidePlan<Tortuga2199> = {
  options: { ships: 'dealt' },
  seed: '00000000000000000000000000000001',
  seats: 2,
  steps: [
    { id: 'web-tortuga2199-guide-goal', at: 'players' },
    { id: 'web-tortuga2199-guide-map', at: 'board' },
    { id: 'web-tortuga2199-guide-card', at: 'hand', until: (moment) => moment.draft.chosen !== null || moment.played > 0 || later(moment) },
    { id: 'web-tortuga2199-guide-confirm', at: 'confirm', until: (moment) => moment.played > 0 || later(moment) },
    { id: 'web-tortuga2199-guide-money', at: 'hand', until: (moment) => moment.view.turn.crypto >= 3 || later(moment) },
    { id: 'web-tortuga2199-guide-buy', at: 'market', until: (moment) => own(moment).discard.length > 0 || later(moment) },
    { id: 'web-tortuga2199-guide-booster', at: 'hand', until: (moment) => own(moment).ship > 0 || later(moment) },
    { id: 'web-tortuga2199-guide-end', at: 'end', until: (moment) => moment.view.actor !== moment.view.seat || later(moment) },
    { id: 'web-tortuga2199-guide-wait', at: 'players', until: (moment) => moment.view.actor === moment.view.seat && later(moment) },
    { id: 'web-tortuga2199-guide-manoeuvre', at: 'hand', until: (moment) => moment.view.turn.manoeuvre >= 3 || muchLater(moment) },
    { id: 'web-tortuga2199-guide-conquer', at: 'deeds', until: (moment) => own(moment).standing > 0 || own(moment).ship === IN_HOLD || muchLater(moment) },
    { id: 'web-tortuga2199-guide-done', at: 'players' },
  ],
}
