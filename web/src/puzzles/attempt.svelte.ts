// One puzzle on the screen: what was tried so far, and how it stands.

import type { BoardHandle, Ease } from '../games/contract'
import { Refused, tryPuzzle } from '../lib/api'
import { Draft } from '../lib/draft.svelte'
import { moveTime, preferences } from '../lib/preferences.svelte'
import type { Choice, PuzzleInfo, PuzzleStep } from '../lib/wire'

export class Attempt {
  step = $state.raw<PuzzleStep | null>(null)
  /** A wrong action was tried just now; null while none was. */
  wrong = $state.raw<Choice | null>(null)
  trouble = $state('')
  board = $state.raw<BoardHandle | null>(null)
  ease: Ease | null = null
  private played: string[] = []
  private failed = false

  readonly draft = new Draft(
    (choice) => this.act(choice),
    (choice) =>
      this.ease?.asks?.(this.step?.play.view, choice) ||
      (!this.ease?.direct(this.step?.play.view, choice) && (preferences.confirm === 'always' || (preferences.confirm === 'final' && choice.final))),
    (choices) => this.ease?.forced(this.step?.play.view, choices) ?? null,
  )

  constructor(
    readonly game: string,
    readonly puzzle: PuzzleInfo,
    /** Told once: whether the puzzle was solved without a wrong action, as soon as that is known. */
    private readonly told: (solved: boolean) => void,
  ) {
    void this.ask([], false)
  }

  readonly over = $derived.by(() => this.step?.verdict === 'solved' || this.step?.verdict === 'shown')

  /** From the beginning again. */
  async again(): Promise<void> {
    this.played = []
    this.wrong = null
    await this.ask([], false)
  }

  /** Give up and be shown how it goes. */
  async show(): Promise<void> {
    this.fail()
    this.wrong = null
    await this.ask([], true)
  }

  private fail(): void {
    if (!this.failed) this.told(false)
    this.failed = true
  }

  private async act(choice: Choice): Promise<boolean> {
    const next = [...this.played, choice.notation]
    this.wrong = null
    const step = await this.ask(next, false)
    if (!step) return false
    if (step.verdict === 'wrong') {
      this.wrong = choice
      this.draft.clear()
      this.fail()
      return false
    }
    this.played = next
    if (step.verdict === 'solved' && !this.failed) this.told(true)
    return true
  }

  private async ask(played: string[], shown: boolean): Promise<PuzzleStep | null> {
    this.trouble = ''
    try {
      const step = await tryPuzzle(this.game, this.puzzle.id, { played, shown })
      const goesOn = step.play.ply > 0 && step.play.ply === played.length
      const line = step.log.at(-1)
      if (goesOn && line && !shown) await this.board?.play?.(line, { move: moveTime() }).catch(() => undefined)
      if (step.verdict === 'wrong') this.step = { ...step, log: this.step?.log ?? [] }
      else this.step = step
      if (step.verdict !== 'wrong') this.draft.offer(step.play.choices, goesOn)
      return step
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error.message
      return null
    }
  }
}
