// Under which mark every seat of the table on this screen goes: its colour, shape and letter. People keep theirs wherever they sit.

import { BODY, LETTERS, SHAPE } from './seats'

class Marks {
  private order = $state.raw<readonly number[]>([])

  /** What a table says of its seats; nothing where seats are only examples. */
  set(order: readonly number[]): void {
    if (order.join() !== this.order.join()) this.order = order
  }

  readonly of = (seat: number): number => this.order[seat] ?? seat

  /** Colours of the seats, for the style of whatever shows the table. */
  readonly style = $derived.by(() => this.order.map((mark, seat) => `--seat-${seat}: var(--mark-${mark})`).join(';'))
}

export const marks = new Marks()
export const bodyOf = (seat: number): string => BODY[marks.of(seat)]!
export const shapeOf = (seat: number): string => SHAPE[marks.of(seat)]!
export const letterOf = (seat: number): string => LETTERS[marks.of(seat)]!
