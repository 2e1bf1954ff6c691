// Hunters and mercenaries with names of their own, so that motion can follow each. The engine counts them; who is who is ours to keep.

import { AIRSHIP, type GravityView } from './wire'

/** Where a piece is: an island by number, an airship, the fallen of a seat, the reserve, or lifted to be posted anew. */
export type Where = `island-${number}` | `airship-${number}` | `fallen-${number}` | 'reserve' | 'lifted'

/** Mercenaries belong to nobody: their seat is -1. */
export interface Piece {
  id: string
  seat: number
  where: Where
}

export interface Slot {
  index: number
  crowd: number
}

/** The engine's place 0 to 7 as somewhere of ours. */
export const whereOf = (place: number, seat: number): Where => (place === AIRSHIP ? `airship-${seat}` : `island-${place}`)

const repeat = (where: Where, count: number): Where[] => Array.from({ length: count }, () => where)

/** Where the pieces of a seat must be, or the mercenaries for seat -1. */
function census(view: GravityView, seat: number): Where[] {
  if (seat < 0)
    return [
      ...view.islands.flatMap((island, index) => repeat(`island-${index}`, island.mercenaries)),
      ...view.seats.flatMap((owner, index) => repeat(`airship-${index}`, owner.hired)),
      ...repeat('lifted', view.lifted[1]!),
      ...repeat('reserve', view.reserve),
    ]
  const owner = view.seats[seat]!
  return [
    ...view.islands.flatMap((island, index) => (island.owner === seat ? repeat(`island-${index}`, island.hunters) : [])),
    ...repeat(`airship-${seat}`, owner.crew),
    ...repeat('lifted', seat === view.actor ? view.lifted[0]! : 0),
    ...repeat(`fallen-${seat}`, owner.fallen),
  ]
}

/** The pieces as the view has them, as many as possible where they are. */
export function reconciled(pieces: readonly Piece[], view: GravityView): Piece[] {
  return [-1, ...view.seats.keys()].flatMap((seat) => {
    const missing = census(view, seat)
    const own = pieces.filter((piece) => piece.seat === seat)
    const kept = own.filter((piece) => {
      const at = missing.indexOf(piece.where)
      if (at >= 0) missing.splice(at, 1)
      return at >= 0
    })
    const strays = own.filter((piece) => !kept.includes(piece))
    const free = Array.from({ length: kept.length + missing.length }, (_, index) => `${seat < 0 ? 'm' : `h${seat}`}-${index}`).filter(
      (id) => !own.some((piece) => piece.id === id),
    )
    const moved = missing.map((where, index) => ({ id: strays[index]?.id ?? free.shift()!, seat, where }))
    return [...kept, ...moved].sort((one, other) => (one.id < other.id ? -1 : 1))
  })
}

/** The pieces after so many of a seat went from one place to another. */
export function moved(pieces: readonly Piece[], seat: number, from: Where, to: Where, count: number): Piece[] {
  let left = count
  return pieces.map((piece) => (piece.seat === seat && piece.where === from && left-- > 0 ? { ...piece, where: to } : piece))
}

/** For each piece its place among those of its kind at the same place. */
export function slots(pieces: readonly Piece[]): Map<string, Slot> {
  const crowds = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = `${piece.where} ${piece.seat}`
    crowds.set(key, [...(crowds.get(key) ?? []), piece])
  }
  return new Map([...crowds.values()].flatMap((crowd) => crowd.map((piece, index) => [piece.id, { index, crowd: crowd.length }] as const)))
}

/** How many pieces of a seat are somewhere. */
export const countAt = (pieces: readonly Piece[], where: Where, seat: number): number =>
  pieces.filter((piece) => piece.where === where && piece.seat === seat).length
