// The stage over time: what the last view says, the events of an action one after another, and past actions shown again.

import { tick } from 'svelte'
import { preferences } from '../../lib/preferences.svelte'
import { differing, haste, stageOf, steps, type Stage, type Step } from './motion'
import type { GravityView, Line } from './wire'

const FADE = 240 // milliseconds in which things appear at their place where nothing may move
const KEPT = 600 // actions that can be shown again

export class Stager {
  now: Stage = $state.raw()!
  /** A past action being shown again, instead of what stands. */
  private again = $state.raw<Stage | null>(null)
  /** Milliseconds the present step takes, null between actions. */
  pace = $state<number | null>(null)
  /** The stages that actions began at, by their ply. */
  private readonly starts = new Map<number, Stage>()
  private seen: GravityView
  private run = 0

  constructor(view: GravityView) {
    this.seen = view
    this.now = stageOf(view, null)
  }

  readonly stage: Stage = $derived.by(() => this.again ?? this.now)
  /** Whether what is drawn is past: nothing chosen now belongs there. */
  readonly recalling: boolean = $derived.by(() => this.again !== null)

  /** A view stands by itself: nothing is on its way any more. */
  settle(view: GravityView): void {
    if (view === this.seen) return
    this.seen = view
    this.now = stageOf(view, this.now)
    this.leave()
  }

  private leave(): void {
    this.run++
    this.again = null
    this.pace = null
  }

  /** Show an action's events; one that stands already is shown from where it began, and then what stands. */
  async play(line: Line, move: number, stands: number, canvas: Element): Promise<void> {
    const past = line.ply <= stands
    const start = past ? this.starts.get(line.ply) : this.now
    this.leave()
    if (!start || (past && move === 0)) return
    if (!past) this.keep(line.ply, start)
    const shown = line.events.reduce<Step[]>((before, event) => [...before, ...steps(before.at(-1)?.stage ?? start, event)], [])
    const run = this.run
    if (past) {
      await this.put(start, true, 0)
      await canvas.animate([], { duration: move }).finished
    }
    await this.unfold(shown, past, move * haste(shown), canvas)
    if (run !== this.run) return
    this.leave()
    if (move === 0 && shown.length > 0) fade(canvas, start, this.now)
  }

  private keep(ply: number, start: Stage): void {
    this.starts.set(ply, start)
    if (this.starts.size > KEPT) this.starts.delete(this.starts.keys().next().value!)
  }

  private async unfold(shown: readonly Step[], past: boolean, move: number, canvas: Element): Promise<void> {
    if (shown.length === 0) return
    const run = this.run
    const all = shown.reduce((sum, { moves }) => sum + moves, 0) * move
    const clock = canvas.animate([], { duration: 2 * all }) // finished only by somebody who will not wait
    for (const { stage, moves } of shown) {
      const pace = clock.playState === 'finished' ? 0 : Math.round(move * moves)
      await this.put(stage, past, pace)
      if (pace > 0) await canvas.animate([], { duration: pace }).finished
      if (run !== this.run) break
    }
    clock.cancel()
  }

  private put(stage: Stage, past: boolean, pace: number): Promise<void> {
    this.pace = pace
    if (past) this.again = stage
    else this.now = stage
    return tick()
  }
}

/** Where motion is unwelcome, what has changed its place appears there. */
function fade(canvas: Element, before: Stage, after: Stage): void {
  if (preferences.speed === 'none') return
  for (const name of differing(before, after))
    for (const thing of canvas.querySelectorAll(`[data-drawn="${name}"]`)) thing.animate({ opacity: [0, 1] }, { duration: FADE })
}
