// The first game, step by step, at a real table with a fixed deal.

import type { GuidePlan } from '../contract'
import type { Cartagena } from './wire'

export const guide: GuidePlan<Cartagena> = {
  options: { variant: 'jamaica', track: '1 2r 5 3r 4r 6r' },
  seed: '00000000000000000000000000000003',
  seats: 2,
  steps: [
    { id: 'web-cartagena-guide-crew', at: 'place-0' },
    { id: 'web-cartagena-guide-card', at: 'hand', until: ({ draft }) => draft.facets['symbol'] !== undefined || draft.chosen !== null },
    { id: 'web-cartagena-guide-ghost', at: 'confirm', until: ({ played }) => played >= 1 },
    { id: 'web-cartagena-guide-leap', at: 'hand', until: ({ played }) => played >= 2 },
    {
      id: 'web-cartagena-guide-back',
      at: 'board',
      until: ({ draft, played }) => played >= 3 || draft.chosen?.face.type === 'retreat',
    },
    { id: 'web-cartagena-guide-draw', at: 'confirm', until: ({ played }) => played >= 3 },
    { id: 'web-cartagena-guide-wait', at: 'players', until: ({ view, played }) => played >= 3 && view.actor === view.seat },
    { id: 'web-cartagena-guide-turn', at: 'players' },
    { id: 'web-cartagena-guide-crowd', at: 'board' },
    { id: 'web-cartagena-guide-hand', at: 'hand' },
    { id: 'web-cartagena-guide-boat', at: 'boat' },
    { id: 'web-cartagena-guide-end', at: 'actions' },
  ],
  short: {},
}
