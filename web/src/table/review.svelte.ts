// The review of the match on the screen: asked for, waited for, read.

import { beginReview, Refused, review } from '../lib/api'
import type { Review, ReviewedDecision } from '../lib/wire'

const PAUSE = 700 // milliseconds between two looks at how far it is

export class Reviewing {
  found = $state.raw<Review | null>(null)
  trouble = $state('')
  private over = false

  constructor(private readonly table: string) {
    void this.look(() => review(this.table))
  }

  /** Have it reviewed. */
  begin(): void {
    this.trouble = ''
    void this.look(() => beginReview(this.table))
  }

  /** Nobody looks any more. */
  end(): void {
    this.over = true
  }

  /** What was said of the decision after so many actions. */
  at(ply: number): ReviewedDecision | undefined {
    return this.found?.decisions?.find((one) => one.ply === ply)
  }

  private async look(ask: () => Promise<Review>): Promise<void> {
    try {
      this.found = await ask()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.found = { status: 'none' }
      this.trouble = error.message
    }
    if (this.found.status === 'working' && !this.over) setTimeout(() => void this.look(() => review(this.table)), PAUSE)
  }
}

export interface Point {
  x: number
  y: number
}

/** Where everyone's line goes, in a picture of this size with certainty at the top. */
export function chanceLines(found: Review, width: number, height: number): Point[][] {
  const moments = found.moments ?? []
  const last = Math.max(1, moments.at(-1)?.ply ?? 1)
  return (found.seats ?? []).map((_, seat) => moments.map((one) => ({ x: (one.ply / last) * width, y: (1 - one.chances[seat]!) * height })))
}

/** The moment under a point of the picture. */
export function momentAt(found: Review, x: number, width: number): number {
  return Math.round(Math.max(0, Math.min(1, x / width)) * Math.max(1, found.moments?.at(-1)?.ply ?? 1))
}

/** How often each verdict fell for a seat, worst last. */
export const VERDICTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const

export function verdictsOf(found: Review, seat: number): number[] {
  return VERDICTS.map((verdict) => (found.decisions ?? []).filter((one) => one.seat === seat && one.verdict === verdict).length)
}

/** Chance to win that was given away, in whole points. */
export const lost = (one: ReviewedDecision): number => Math.round(100 * Math.max(0, one.best_chance - one.chance))
