// Plain requests to the server. A refusal is thrown as Refused with the sentence the server said.

import type {
  AccountInfo,
  Answer,
  AnyCommand,
  Called,
  Calling,
  CallingInfo,
  CarryLink,
  Found,
  Guest,
  GuestMade,
  House,
  Ladder,
  Lobby,
  LogPage,
  Me,
  PasskeyOffer,
  Profile,
  Puzzles,
  PuzzleStep,
  RatingChanges,
  RefusalInfo,
  Review,
  Snapshot,
  Trying,
} from './wire'

export class Refused extends Error {
  constructor(readonly refusal: RefusalInfo) {
    super(refusal.said)
  }
}

async function ask<Result>(path: string, body?: unknown): Promise<Result> {
  const init: RequestInit = body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api/${path}`, { credentials: 'same-origin', ...init })
  if (response.ok) return (await response.json()) as Result
  const problem = (await response.json().catch(() => null)) as { refusal?: RefusalInfo } | null
  throw problem?.refusal ? new Refused(problem.refusal) : new Error(`${path}: ${response.status}`)
}

export const house = (): Promise<House> => ask('house')
export const me = (): Promise<Me> => ask('me')
export const lobby = (): Promise<Lobby> => ask('lobby')
export const guest = (body: Guest): Promise<GuestMade> => ask('guest', body)
export const carryLink = (): Promise<CarryLink> => ask('me/link', {})
export const carry = (token: string): Promise<GuestMade> => ask('carry', { token })
export const account = (): Promise<AccountInfo> => ask('account')
export const offerPasskey = (name: string | null): Promise<PasskeyOffer> => ask('account/passkey/offer', { name })
export const addPasskey = (ticket: string, credential: unknown, name: string | null): Promise<AccountInfo> => ask('account/passkey', { ticket, credential, name })
export const dropPasskey = (id: string): Promise<AccountInfo> => ask('account/passkey/drop', { id })
export const setPassword = (password: string, name: string | null, current: string | null): Promise<AccountInfo> =>
  ask('account/password', { password, name, current })
export const signOut = (id: string | null): Promise<AccountInfo> => ask('account/sign-out', { id })
export const deleteMe = (): Promise<unknown> => ask('account/delete', { sure: true })
export const offerEntry = (): Promise<PasskeyOffer> => ask('enter/offer', {})
export const enterByPasskey = (ticket: string, credential: unknown): Promise<GuestMade> => ask('enter/passkey', { ticket, credential })
export const enterByPassword = (name: string, password: string): Promise<GuestMade> => ask('enter/password', { name, password })
export const calling = (): Promise<CallingInfo> => ask('calls')
export const callMe = (body: Calling): Promise<CallingInfo> => ask('calls', body)
export const tryCall = (): Promise<CallingInfo> => ask('calls/attempt', {})
export const answerCall = (ticket: string): Promise<Called> => ask('calls/confirm', { ticket })
export const ratingChanges = (table: string): Promise<RatingChanges> => ask(`tables/${table}/ratings`)
export const ladder = (game: string, seats: number): Promise<Ladder> => ask(`ladder/${game}/${seats}`)
export const profile = (person: string): Promise<Profile> => ask(`people/${encodeURIComponent(person)}`)
export const findCode = (code: string): Promise<Found> => ask(`codes/${encodeURIComponent(code)}`)
export const logBefore = (table: string, ply: number): Promise<LogPage> => ask(`tables/${table}/log?before=${ply}`)
export const replay = (table: string, ply: number, seat: number | null): Promise<Snapshot> =>
  ask(`tables/${table}/replay/${ply}${seat === null ? '' : `?seat=${seat}`}`)

export const puzzles = (game: string): Promise<Puzzles> => ask(`puzzles/${game}`)
export const tryPuzzle = (game: string, puzzle: string, body: Trying): Promise<PuzzleStep> => ask(`puzzles/${game}/${encodeURIComponent(puzzle)}`, body)

export const review = (table: string): Promise<Review> => ask(`tables/${table}/review`)
export const beginReview = (table: string): Promise<Review> => ask(`tables/${table}/review`, {})

/** Send a command outside of any table's socket. Throws Refused when it is refused. */
export async function command(wish: AnyCommand): Promise<Answer> {
  const answer = await ask<Answer>('command', wish)
  if (answer.refusal) throw new Refused(answer.refusal)
  return answer
}

/** A fresh id for a command. */
export function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
