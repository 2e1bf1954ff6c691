// The first game, step by step, at a real table with a fixed deal: Island IV turns from a yield of 1 to 3 and becomes the strongest.

import type { GuideMoment, GuidePlan } from '../contract'
import type { Gravity } from './wire'

type Moment = GuideMoment<Gravity>
const own = ({ view }: Moment) => view.seats[view.seat]!
const mine = ({ view }: Moment): boolean => view.actor === view.seat
const nextRound = ({ view }: Moment): boolean => view.round > 1
const drifting = (moment: Moment): boolean => moment.view.phase === 'islands' || nextRound(moment)
/** How many turns the learner has begun in the first round. */
const begun = (moment: Moment, turns: number): boolean => drifting(moment) || own(moment).passed || own(moment).turns_left <= moment.view.turns - turns
const crystals = ({ view }: Moment): boolean => view.islands.some((island) => island.owner === view.seat && island.permanent > 0)

export const guide: GuidePlan<Gravity> = {
  options: {},
  seed: '000000000000000000000000000000e4',
  seats: 2,
  steps: [
    { id: 'web-gravity-guide-goal', at: 'players' },
    { id: 'web-gravity-guide-yield', at: 'place-4' },
    { id: 'web-gravity-guide-conduits', at: 'place-4' },
    { id: 'web-gravity-guide-settle', at: 'place-4', until: (moment) => own(moment).islands.length > 0 },
    { id: 'web-gravity-guide-keep', at: 'hand', until: (moment) => moment.view.step !== 'settling' && moment.view.step !== 'keeping' && moment.view.round > 0 },
    {
      id: 'web-gravity-guide-card',
      at: 'card-5',
      until: (moment) => (mine(moment) && moment.view.card > 0) || begun(moment, 1),
    },
    { id: 'web-gravity-guide-acts', at: 'acts', until: (moment) => moment.view.doing === 'rotate' || moment.view.card === 0 || begun(moment, 2) },
    { id: 'web-gravity-guide-turn', at: 'board', until: (moment) => moment.view.doing !== 'rotate' },
    { id: 'web-gravity-guide-other', at: 'tray', until: (moment) => !mine(moment) || moment.view.step === 'turn' || drifting(moment) },
    { id: 'web-gravity-guide-wait', at: 'players', until: (moment) => (mine(moment) && moment.view.step === 'turn') || drifting(moment) },
    { id: 'web-gravity-guide-mine', at: 'card-2', until: (moment) => crystals(moment) || drifting(moment) },
    { id: 'web-gravity-guide-crystals', at: 'place-4' },
    { id: 'web-gravity-guide-forecast', at: 'forecast' },
    { id: 'web-gravity-guide-lens', at: 'lens' },
    { id: 'web-gravity-guide-turn-end', at: 'tray', until: (moment) => !mine(moment) || moment.view.card === 0 || drifting(moment) },
    { id: 'web-gravity-guide-capture', at: ['card-1', 'hand', 'tray'], free: true, until: drifting },
    { id: 'web-gravity-guide-cards', at: ['hand', 'tray'] },
    { id: 'web-gravity-guide-pass', at: ['hand', 'tray'] },
    { id: 'web-gravity-guide-rest', at: ['hand', 'tray'], until: drifting },
    { id: 'web-gravity-guide-pull', at: 'board', until: nextRound },
    { id: 'web-gravity-guide-round', at: 'ribbon' },
    { id: 'web-gravity-guide-win', at: 'board' },
    { id: 'web-gravity-guide-end', at: 'players' },
  ],
  short: { round_limit: 3 },
}
