// Which pirate is which. The engine counts pirates; a screen needs to follow each one from place to place.

import type { CartagenaView } from './wire'

export interface Piece {
  id: string
  seat: number
  space: number
}

/** Pieces for a view seen for the first time. */
export function lay(view: CartagenaView): Piece[] {
  return view.seats.flatMap((owner, seat) => owner.pirates.map((space, index) => ({ id: `${seat}-${index}`, seat, space })))
}

/** The pieces after one pirate of a seat went from one place to another. It stands last among those already there. */
export function moved(pieces: readonly Piece[], seat: number, from: number, to: number): Piece[] {
  const walker = pieces.findLast((piece) => piece.seat === seat && piece.space === from)
  if (!walker) return [...pieces]
  return [...pieces.filter((piece) => piece !== walker), { ...walker, space: to }]
}

/** The pieces as the view has them, keeping as many where they are as possible. */
export function reconciled(pieces: readonly Piece[], view: CartagenaView): Piece[] {
  const total = view.seats.reduce((sum, owner) => sum + owner.pirates.length, 0)
  if (pieces.length !== total) return lay(view)
  let result = [...pieces]
  view.seats.forEach((owner, seat) => {
    const missing = [...owner.pirates]
    const strays: Piece[] = []
    for (const piece of result.filter((one) => one.seat === seat)) {
      const place = missing.indexOf(piece.space)
      if (place >= 0) missing.splice(place, 1)
      else strays.push(piece)
    }
    strays.forEach((stray, index) => {
      result = moved(result, seat, stray.space, missing[index]!)
    })
  })
  return result
}

/** For each piece its place in the crowd it stands in, by order of arrival. */
export function slots(pieces: readonly Piece[]): Map<string, { index: number; crowd: number }> {
  const crowds = new Map<number, Piece[]>()
  for (const piece of pieces) crowds.set(piece.space, [...(crowds.get(piece.space) ?? []), piece])
  const found = new Map<string, { index: number; crowd: number }>()
  for (const crowd of crowds.values()) crowd.forEach((piece, index) => found.set(piece.id, { index, crowd: crowd.length }))
  return found
}
