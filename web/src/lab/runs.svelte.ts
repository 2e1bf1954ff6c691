// The runs of the lab: ordered, watched while they are under way, stopped, removed.

import { ask } from '../admin/operator'
import type { LabOrder, LabOverview, LabRun } from '../lib/wire'

const PAUSE = 1000 // milliseconds between two looks at what is under way

export class Runs {
  all = $state.raw<LabRun[] | null>(null)
  trouble = $state('')
  private timer = 0
  private over = false

  /** Look how far everything is, and go on looking while something is under way. */
  async look(): Promise<void> {
    await this.take(ask('lab'))
  }

  async order(order: LabOrder): Promise<boolean> {
    return this.attempt(ask('lab', order))
  }

  async wish(what: 'stop' | 'forget', run: string): Promise<boolean> {
    return this.attempt(ask('lab/wish', { what, run }))
  }

  /** Nobody looks any more. */
  end(): void {
    this.over = true
    clearTimeout(this.timer)
  }

  private async attempt(asked: Promise<LabOverview>): Promise<boolean> {
    this.trouble = ''
    try {
      await this.take(asked)
      return true
    } catch (error) {
      this.trouble = (error as Error).message
      return false
    }
  }

  private async take(asked: Promise<LabOverview>): Promise<void> {
    this.all = (await asked).runs
    clearTimeout(this.timer)
    if (!this.over && this.all.some(isOpen)) this.timer = window.setTimeout(() => void this.attempt(ask('lab')), PAUSE)
  }
}

export const isOpen = (run: LabRun): boolean => run.state === 'waiting' || run.state === 'working'

const MINUTE = 60
const PATIENT = 100 // seconds from which on minutes say enough

/** The message of so many seconds that are left, and its count. */
export function left(seconds: number): [message: string, count: number] {
  return seconds < PATIENT ? ['lab-left-seconds', seconds] : ['lab-left-minutes', Math.round(seconds / MINUTE)]
}
