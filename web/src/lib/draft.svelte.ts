// Pick, preview, confirm: what a person has chosen so far in one decision. Board and tray share one draft.
// A gesture narrows the legal choices by a facet of their faces (a card, a place); one choice left is previewed; confirming sends it.

import type { Choice } from './wire'

export type Facets = Readonly<Record<string, number | string>>

/** Whether a choice's face has all these values. */
export function fits(choice: Choice, facets: Facets): boolean {
  const face = choice.face as Record<string, unknown>
  return Object.entries(facets).every(([name, value]) => face[name] === value)
}

export class Draft<One extends Choice = Choice> {
  /** The legal actions of the person at this screen; empty while others decide. */
  choices = $state.raw<One[]>([])
  facets = $state.raw<Facets>({})
  /** What the pointer rests on, shown without being picked. */
  peek = $state.raw<Facets | null>(null)
  /** The notations of the few choices that a gesture left open. */
  limit = $state.raw<readonly string[] | null>(null)
  chosen = $state.raw<One | null>(null)
  busy = $state(false)

  /** The choices that fit everything picked so far. */
  readonly open = $derived.by(() =>
    this.choices.filter((choice) => fits(choice, this.facets) && (this.limit === null || this.limit.includes(choice.notation))),
  )
  readonly started = $derived(Object.keys(this.facets).length > 0 || this.limit !== null)

  constructor(
    private readonly send: (choice: One) => Promise<boolean>,
    private readonly mustConfirm: (choice: One) => boolean,
  ) {}

  /** A new decision, or none. */
  offer(choices: One[]): void {
    this.choices = choices
    this.clear()
  }

  clear(): void {
    this.facets = {}
    this.limit = null
    this.peek = null
    this.chosen = null
  }

  /** Pick a value, or let go of it when it was picked. A value that fits nothing picked before starts afresh. */
  pick(name: string, value: number | string): void {
    if (this.facets[name] === value) {
      this.facets = Object.fromEntries(Object.entries(this.facets).filter(([other]) => other !== name))
      this.limit = null
      this.chosen = null
      return
    }
    this.limit = null
    this.chosen = null
    this.facets = { ...this.facets, [name]: value }
    if (this.open.length === 0) this.facets = { [name]: value }
    if (this.open.length === 1) void this.choose(this.open[0]!)
  }

  /** Keep only these choices open; a single one is chosen. */
  narrow(choices: readonly One[]): void {
    const wanted = choices.map((choice) => choice.notation)
    const left = this.open.filter((choice) => wanted.includes(choice.notation))
    if (left.length === 1) void this.touch(left[0]!)
    else if (left.length > 1) this.limit = wanted
  }

  /** Whether this is the choice that confirming would do. */
  isChosen(choice: Choice | null | undefined): boolean {
    return choice != null && this.chosen?.notation === choice.notation
  }

  /** Choose a choice, or do it when it was already chosen. */
  async touch(choice: One): Promise<void> {
    if (this.isChosen(choice)) await this.confirm()
    else await this.choose(choice)
  }

  async choose(choice: One): Promise<void> {
    this.chosen = choice
    if (!this.mustConfirm(choice)) await this.confirm()
  }

  /** Do what was chosen. Everything stays picked when the server refuses. */
  async confirm(): Promise<void> {
    if (this.busy || this.chosen === null) return
    this.busy = true
    const offered = this.choices
    try {
      if ((await this.send(this.chosen)) && this.choices === offered) this.offer([])
    } finally {
      this.busy = false
    }
  }
}
