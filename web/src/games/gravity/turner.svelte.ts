// Turning islands by drag, wheel and keys. A turn is only ever chosen here, never done: the draft's confirmation does it.

import type { Draft } from '../../lib/draft.svelte'
import { modulo, type Point } from './geometry'
import { islandOf, isTurn, nextRotation, rotationAfter, turnings, type Turning } from './targets'
import { type Choice, type GravityView, NOTHING, SIDES } from './wire'

const THRESHOLD = 8 // pixels a pointer moves before it drags
const NOTCH = 60 // wheel travel for one side

interface Grip {
  island: number
  centre: Point
  from: Point
  /** The rotation shown when it was gripped. */
  base: number
  /** Degrees turned since the grip, and whether it is a drag already. */
  angle: number
  dragging: boolean
}

const angleOf = (at: Point, centre: Point): number => (Math.atan2(at.y - centre.y, at.x - centre.x) * 180) / Math.PI

export class Turner {
  grip = $state.raw<Grip | null>(null)
  private travel = 0

  constructor(
    private readonly draft: Draft<Choice>,
    private readonly view: () => GravityView,
  ) {}

  readonly open: Map<number, Turning> = $derived.by(() => turnings(this.view(), this.draft.choices))
  /** The turn chosen so far, if what is chosen is one. */
  readonly chosen: Choice | null = $derived.by(() => (this.draft.chosen && isTurn(this.draft.chosen) ? this.draft.chosen : null))
  /** The island whose dial is shown: the gripped one, the one being turned, the one picked, or the only one there is. */
  readonly island: number = $derived.by(() => {
    if (this.grip?.dragging) return this.grip.island
    if (this.chosen) return islandOf(this.view(), this.chosen)
    const picked = this.draft.facets['island']
    if (typeof picked === 'number' && this.open.has(picked)) return picked
    return this.open.size === 1 ? [...this.open.keys()][0]! : NOTHING
  })

  /** The rotation an island is shown at. */
  rotation(island: number): number {
    if (this.chosen && islandOf(this.view(), this.chosen) === island) return rotationAfter(this.view(), this.chosen)
    return this.view().islands[island]!.rotation
  }

  turnTo(island: number, rotation: number): void {
    const choice = this.open.get(island)?.[modulo(rotation, SIDES)] ?? null
    if (this.draft.facets['island'] !== island && choice && 'island' in (choice.face as object)) this.draft.facets = { island }
    this.draft.chosen = choice
  }

  step(island: number, way: number): void {
    const turning = this.open.get(island)
    if (turning) this.turnTo(island, nextRotation(turning, this.view().islands[island]!.rotation, this.rotation(island), way))
  }

  wheel(island: number, event: WheelEvent): void {
    if (!this.open.has(island)) return
    event.preventDefault()
    this.travel += event.deltaY + event.deltaX
    if (Math.abs(this.travel) < NOTCH) return
    this.step(island, Math.sign(this.travel))
    this.travel = 0
  }

  hold(island: number, centre: Point, at: Point): void {
    if (this.open.has(island)) this.grip = { island, centre, from: at, base: this.rotation(island), angle: 0, dragging: false }
  }

  drag(at: Point): void {
    const grip = this.grip
    if (!grip) return
    const dragging = grip.dragging || Math.hypot(at.x - grip.from.x, at.y - grip.from.y) > THRESHOLD
    const angle = modulo(angleOf(at, grip.centre) - angleOf(grip.from, grip.centre) + 180, 360) - 180
    this.grip = { ...grip, dragging, angle }
    if (!dragging) return
    const wanted = modulo(grip.base + Math.round(angle / 60), SIDES)
    if (wanted !== this.rotation(grip.island)) this.turnTo(grip.island, wanted)
  }

  /** Let go; whether it was a drag rather than a touch. */
  release(): boolean {
    const dragged = this.grip?.dragging ?? false
    this.grip = null
    return dragged
  }
}
