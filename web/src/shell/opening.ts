// Opening tables: one click and a game begins.

import { loadGuide } from '../games/registry'
import { router } from '../lib/route.svelte'
import { session } from '../lib/session.svelte'
import { type GameInfo, type SeatPlan, type Settings, USUAL_LEVEL } from '../lib/wire'

const USUAL_SEATS = 3

/** The usual number of players of a game: three if it takes three. */
export function usualSeats(seats: readonly number[]): number {
  return seats.includes(USUAL_SEATS) ? USUAL_SEATS : seats[0]!
}

export async function open(game: string, options: Record<string, unknown>, seats: SeatPlan[], settings: Settings = {}, password = ''): Promise<void> {
  const start = seats.every((seat) => seat.kind !== 'open')
  const answer = await session.command({
    type: 'create',
    game,
    options: { ...options, seats: seats.length },
    seats,
    settings,
    password: password || null,
    start,
  })
  if (answer.table) router.go(`/t/${answer.table}`)
}

export function playAgainstBots(game: GameInfo): Promise<void> {
  const others = Array.from({ length: usualSeats(game.seats) - 1 }, (): SeatPlan => ({ kind: 'bot', level: USUAL_LEVEL }))
  return open(game.id, {}, [{ kind: 'me' }, ...others])
}

export function playWithFriends(game: GameInfo): Promise<void> {
  return open(game.id, {}, [{ kind: 'me' }, { kind: 'open' }])
}

/** A guided first game: the table of the game's plan against the easiest sensible bots. */
export async function learn(game: GameInfo): Promise<void> {
  const plan = (await loadGuide(game.id))!
  const bots = Array.from({ length: plan.seats - 1 }, (): SeatPlan => ({ kind: 'bot', level: USUAL_LEVEL }))
  const answer = await session.command({
    type: 'create',
    game: game.id,
    options: { ...plan.options, seats: plan.seats },
    seats: [{ kind: 'me' }, ...bots],
    seed: plan.seed,
    start: true,
  })
  if (answer.table) router.go(`/t/${answer.table}?guide`)
}
