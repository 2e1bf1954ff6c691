// Opening tables: one click and a game begins.

import { loadGuide } from '../games/registry'
import { router } from '../lib/route.svelte'
import { company, nextRival } from '../lib/rivals'
import { session } from '../lib/session.svelte'
import { type GameInfo, type LevelInfo, type SeatPlan, type Settings, USUAL_LEVEL } from '../lib/wire'

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

/** A table with the character this person should meet next. */
export function playAgainstBots(game: GameInfo): Promise<void> {
  const others = usualSeats(game.seats) - 1
  const rival = nextRival(game, session.me?.history ?? [])
  return rival ? playAgainst(game, rival, others) : open(game.id, {}, [{ kind: 'me' }, ...bots(others)])
}

/** A table with a character, and with others of its kind where there are more seats. */
export function playAgainst(game: GameInfo, rival: LevelInfo, others: number, options: Record<string, unknown> = {}): Promise<void> {
  return open(game.id, options, [{ kind: 'me' }, ...company(game, rival, others)])
}

function bots(count: number): SeatPlan[] {
  return Array.from({ length: count }, (): SeatPlan => ({ kind: 'bot', level: USUAL_LEVEL }))
}

export function playWithFriends(game: GameInfo): Promise<void> {
  return open(game.id, {}, [{ kind: 'me' }, { kind: 'open' }])
}

/** A guided first game: the table of the game's plan against the easiest sensible bots. */
export async function learn(game: GameInfo): Promise<void> {
  const plan = (await loadGuide(game.id))!
  const answer = await session.command({
    type: 'create',
    game: game.id,
    options: { ...plan.options, seats: plan.seats },
    seats: [{ kind: 'me' }, ...bots(plan.seats - 1)],
    seed: plan.seed,
    start: true,
  })
  if (answer.table) router.go(`/t/${answer.table}?guide`)
}
