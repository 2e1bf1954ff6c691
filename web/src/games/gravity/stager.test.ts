import { beforeEach, describe, expect, test } from 'vitest'
import phase from './fixtures/islands-phase.json'
import { stageOf } from './motion'
import { Stager } from './stager.svelte'
import type { GravityView, Line } from './wire'

const start = phase.before.view as unknown as GravityView
const end = phase.play.view as unknown as GravityView
const lines = phase.log as unknown as Line[]
const glide = lines.find((line) => line.events.some(({ kind }) => kind === 'pulled'))!
const stands = phase.before.ply
let waits: (() => void)[] = []

/** A canvas whose animations end when somebody says so. */
const canvas = {
  animate: () => {
    let state = 'running'
    const finished = new Promise<void>((done) =>
      waits.push(() => {
        state = 'finished'
        done()
      }),
    )
    return { finished, cancel: () => (state = 'idle'), get playState() { return state } } // prettier-ignore
  },
  querySelectorAll: () => [],
} as unknown as Element

/** Let everything that waits go on, as often as it takes. */
async function hurry(until: Promise<unknown>): Promise<void> {
  let over = false
  void until.then(() => (over = true))
  while (!over) {
    for (const go of waits.splice(0)) go()
    await new Promise((done) => setTimeout(done))
  }
}

beforeEach(() => {
  waits = []
})

describe('an action of the islands phase', () => {
  test('is unfolded step by step and stays until the next view', async () => {
    const stager = new Stager(start)
    const playing = stager.play(glide, 250, stands, canvas)
    await Promise.resolve()
    expect(stager.pace).toBeGreaterThan(0)
    await hurry(playing)
    expect(stager.pace).toBeNull()
    expect(stager.recalling).toBe(false)
    expect(stager.now.islands).not.toEqual(stageOf(start, null).islands)
  })

  test('is shown again from where it began, and then what stands', async () => {
    const stager = new Stager(start)
    for (const line of lines) await hurry(stager.play(line, 250, stands, canvas))
    stager.settle(end)
    const settled = stager.now
    const again = stager.play(glide, 250, lines.at(-1)!.ply, canvas)
    await Promise.resolve()
    expect(stager.recalling).toBe(true)
    expect(stager.stage).not.toBe(settled)
    await hurry(again)
    expect(stager.stage).toBe(settled)
  })

  test('that this page has not seen is not shown again', async () => {
    const stager = new Stager(end)
    await stager.play(glide, 250, lines.at(-1)!.ply, canvas)
    expect(stager.recalling).toBe(false)
    expect(stager.now.islands).toEqual(stageOf(end, null).islands)
  })

  test('gives way to a view that comes meanwhile', async () => {
    const stager = new Stager(start)
    const playing = stager.play(glide, 250, stands, canvas)
    stager.settle(end)
    await hurry(playing)
    expect(stager.now.islands).toEqual(stageOf(end, null).islands)
    expect(stager.pace).toBeNull()
  })
})
