import { expect, test } from 'vitest'
import { sources } from './sources'
import type { Line, Tortuga2199View } from './wire'

const view = { holds: [{ seat: 0, standing: 6, influence: 4 }, { seat: 1, standing: 1, influence: 1 }], sectors: [{ sector: 3, control: 2 }] } as unknown as Tortuga2199View
const line = (...events: [string, number, number?, number?][]): Line =>
  ({ events: events.map(([kind, seat, influence = 0, foe = 0]) => ({ kind, values: { seat, influence, foe } })) }) as unknown as Line

test('influence is told by what brought it, and every point is told once', () => {
  const log = [
    line(['captured', 0], ['influence-gained', 0, 1]),
    line(['redeemed', 0], ['influence-gained', 0, 2]),
    line(['influence-bought', 1], ['influence-gained', 1, 1]),
    line(['combat-won', 1], ['ship-lost', 0], ['influence-taken', 1, 1, 0], ['influence-gained', 1, 1]),
    line(['combat-won', 0], ['ship-lost', 1], ['influence-taken', 0, 1, 1]),
    line(['influence-gained', 0, 1]), // the prize chosen after the combat
    line(['played', 1]),
    line(['cashed', 1], ['influence-gained', 1, 1]),
  ]
  const found = sources(view, log)
  expect(Object.fromEntries(found.map(({ id, points }) => [id.slice('web-tortuga2199-from-'.length), points]))).toEqual({
    sectors: [2, 0],
    captured: [1, 0],
    combat: [1, 1],
    redeemed: [2, 0],
    bought: [0, 1],
    abilities: [0, 1],
  })
})

test('round by round it is told what came and what was lost', () => {
  const event = (kind: string, values: object) => ({ kind, values })
  const log = [
    { events: [event('turn', { seat: 0, round: 4 })] },
    { events: [event('conquered', { seat: 0, sector: 3, level: 5 })] },
    { events: [event('turn', { seat: 1, round: 5 })] },
    { events: [event('sector-lost', { seat: 0, sector: 3 }), event('conquered', { seat: 1, sector: 3, level: 6 })] },
  ] as unknown as Line[]
  expect(sources(view, log)[0]).toMatchObject({
    id: 'web-tortuga2199-from-sectors',
    turns: [
      { round: 4, seat: 0, points: 2 },
      { round: 5, seat: 0, points: -2 },
      { round: 5, seat: 1, points: 2 },
    ],
  })
})
