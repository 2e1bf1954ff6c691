// Pick, preview, confirm: what a person has chosen so far in one decision. Board and tray share one draft.
// A gesture narrows the legal choices by a facet of their faces (a card, a place); one choice left is previewed; confirming sends it.

import type { Choice } from './wire'

type ValueName<Face> = Face extends unknown ? (string extends keyof Face ? string : keyof Face & string) : never
/** Values that faces of these choices carry, by name: a name that no face has is an error. */
export type Facets<One extends { face: unknown }> = Readonly<Partial<Record<ValueName<One['face']>, number | string>>>

/** Whether a choice's face has all these values. */
export function fits<One extends Choice>(choice: One, facets: Facets<One>): boolean {
  const face = choice.face as Record<string, unknown>
  return Object.entries(facets).every(([name, value]) => face[name] === value)
}

/** What is meant in a decision to come: one of its choices, if it is offered. */
export type Step<One> = (choices: readonly One[]) => One | undefined

export class Draft<One extends Choice = Choice> {
  /** The legal actions of the person at this screen; empty while others decide. */
  choices = $state.raw<One[]>([])
  facets = $state.raw({} as Facets<One>)
  /** What the pointer rests on, shown without being picked. */
  peek = $state.raw<Facets<One> | null>(null)
  /** The notations of the few choices that a gesture left open. */
  limit = $state.raw<readonly string[] | null>(null)
  chosen = $state.raw<One | null>(null)
  /** What stands chosen at first, before the person did anything. */
  private suggested = $state.raw<One | null>(null)
  busy = $state(false)

  /** The choices that fit everything picked so far. */
  readonly open = $derived.by(() =>
    this.choices.filter((choice) => fits(choice, this.facets) && (this.limit === null || this.limit.includes(choice.notation))),
  )
  readonly started = $derived(Object.keys(this.facets).length > 0 || this.limit !== null)
  /** Whether there is anything of the person's own to let go of. */
  readonly begun = $derived(this.started || (this.chosen !== null && this.chosen !== this.suggested))

  /** What goes on once the answer under way has come. */
  private next: One | null = null
  /** What is to be done in the decisions that follow the present one, each found among its choices. */
  private plan: Step<One>[] = []
  /** A choice that stands for itself and the steps after it, once it is confirmed. */
  private meant: { choice: One; plan: Step<One>[] } | null = null

  constructor(
    private readonly send: (choice: One) => Promise<boolean>,
    private readonly mustConfirm: (choice: One) => boolean,
    /** The choice that nobody needs to make: the only one of a decision that goes on what was begun. */
    private readonly forced: (choices: readonly One[]) => One | null = () => null,
  ) {}

  /** A new decision, or none; it may go on what this person has just done, by what was planned or forced. */
  offer(choices: One[], goesOn = false): void {
    this.choices = choices
    this.clear()
    const next = goesOn ? this.plan.shift() : undefined
    if (!goesOn) this.plan = []
    if (choices.length === 0) return
    const meant = next?.(choices) ?? (goesOn ? this.forced(choices) : null)
    if (!meant) {
      this.plan = []
      return
    }
    this.chosen = meant
    if (this.busy) this.next = meant // the answer to the one before is still to come
    else void this.confirm()
  }

  /** Do this choice, and in the decisions that follow what is meant then, as far as it is offered. */
  async follow(choice: One, ...plan: Step<One>[]): Promise<void> {
    this.mean(choice, ...plan)
    await this.confirm()
  }

  /** Choose this; confirming it does what follows too, as far as it is offered. */
  mean(choice: One, ...plan: Step<One>[]): void {
    this.chosen = choice
    this.meant = { choice, plan }
  }

  /** Put a choice forward that the person may confirm or change. */
  suggest(choice: One, ...plan: Step<One>[]): void {
    this.mean(choice, ...plan)
    this.suggested = choice
  }

  clear(): void {
    this.facets = {} as Facets<One>
    this.limit = null
    this.peek = null
    this.chosen = null
    this.suggested = null
  }

  /** Pick a value, or let go of it when it was picked. A value that fits nothing picked before starts afresh. */
  pick(name: ValueName<One['face']>, value: number | string): void {
    if (this.facets[name] === value) {
      this.facets = Object.fromEntries(Object.entries(this.facets).filter(([other]) => other !== name)) as Facets<One>
      this.limit = null
      this.chosen = null
      return
    }
    this.limit = null
    this.chosen = null
    this.facets = { ...this.facets, [name]: value }
    if (this.open.length === 0) this.facets = { [name]: value } as Facets<One>
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
    if (this.meant?.choice === this.chosen) this.plan = this.meant.plan
    this.meant = null
    this.busy = true
    const offered = this.choices
    try {
      const done = await this.send(this.chosen)
      if (!done) this.plan = []
      else if (this.choices === offered) {
        this.choices = [] // until the next decision comes, with which a plan goes on
        this.clear()
      }
    } finally {
      this.busy = false
    }
    const { next } = this
    this.next = null
    if (next && this.isChosen(next)) await this.confirm()
  }
}
