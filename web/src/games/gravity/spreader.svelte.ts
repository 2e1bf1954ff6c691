// Redistributing by hand: things are dragged or touched from place to place, and one confirmation answers all the engine's questions.

import type { Draft } from '../../lib/draft.svelte'
import type { Point } from './geometry'
import { answer, beginning, carried, planOf, touched, type Held, type Kind, type Plan } from './spread'
import type { Choice, GravityView } from './wire'

const THRESHOLD = 8 // pixels a pointer moves before it drags

interface Drag {
  held: Held
  from: Point
  at: Point
  dragging: boolean
}

export class Spreader {
  drag = $state.raw<Drag | null>(null)
  private before: GravityView | null = null
  /** The plan being carried out, and the menu it was last answered for. */
  private sending: { plan: Plan; menu: readonly Choice[] } | null = null

  constructor(
    private readonly draft: Draft<Choice>,
    private readonly view: () => GravityView,
  ) {}

  readonly plan: Plan | null = $derived.by(() => (this.view().spread ? planOf(this.draft.chosen) : null))

  /** Keep the last view in which nothing is lifted: that is where things lay. */
  remember(view: GravityView): void {
    if (!view.lifted.some(Boolean)) this.before = view
  }

  /** Offer a plan when a redistribution begins; answer its further questions once it is confirmed. */
  serve(hinted: string | null): void {
    const { choices, busy, chosen } = this.draft
    const plan = planOf(chosen)
    if (busy && plan) this.sending = { plan, menu: choices }
    if (busy || choices.length === 0) return
    if (this.sending && this.sending.menu !== choices) {
      const next = answer(this.view(), choices, this.sending.plan)
      if (next) {
        this.draft.chosen = next
        void this.draft.confirm()
        return
      }
      this.sending = null
    }
    if (plan && hinted !== null && !plan.quiet && !plan.held) this.put({ ...plan, quiet: true })
    if (!this.view().spread || chosen !== null) return
    const whole = answer(this.view(), choices, { spots: beginning(this.view(), this.before), held: null, note: null })
    if (whole) this.draft.suggest(whole)
  }

  put(plan: Plan): void {
    this.draft.chosen = answer(this.view(), this.draft.choices, plan)
  }

  touch(place: number, kind: Kind | null = null): void {
    if (this.plan) this.put(touched(this.view(), this.plan, place, kind))
  }

  hold(from: number, kind: Kind, at: Point): void {
    const picked = this.plan?.held
    const count = picked?.from === from && picked.kind === kind ? picked.count : 1
    this.drag = { held: { from, kind, count }, from: at, at, dragging: false }
  }

  move(at: Point): void {
    if (!this.drag) return
    const far = Math.hypot(at.x - this.drag.from.x, at.y - this.drag.from.y) > THRESHOLD
    this.drag = { ...this.drag, at, dragging: this.drag.dragging || far }
  }

  /** Let go over a place, or over nothing that takes part. A press that did not move is a touch. */
  drop(place: number): void {
    const { drag, plan } = this
    this.drag = null
    if (!drag || !plan) return
    if (!drag.dragging) this.touch(drag.held.from, plan.held && plan.held.from !== drag.held.from ? null : drag.held.kind)
    else if (place in plan.spots) this.put(carried(this.view(), plan, drag.held, place))
  }

  release(): void {
    this.drag = null
  }
}
