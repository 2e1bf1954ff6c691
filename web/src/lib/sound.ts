// Short sounds made on the spot; only when the person wants them.

import { preferences } from './preferences.svelte'

type Sound = 'move' | 'turn' | 'end' | 'hurry' | 'tick'

const NOTES: Record<Sound, [frequency: number, start: number, length: number][]> = {
  move: [[220, 0, 0.07]],
  turn: [
    [523, 0, 0.14],
    [784, 0.13, 0.22],
  ],
  hurry: [
    [988, 0, 0.12],
    [988, 0.18, 0.12],
    [1319, 0.36, 0.25],
  ],
  tick: [[1319, 0, 0.04]],
  end: [
    [392, 0, 0.18],
    [523, 0.16, 0.18],
    [659, 0.32, 0.4],
  ],
}

let audio: AudioContext | null = null

/** Safari lets sounds begin only within a touch or a key, and the turn of others ends without one. */
function wake(): void {
  if (preferences.sound && audio?.state !== 'running') void (audio ??= new AudioContext()).resume()
}

for (const touch of ['pointerup', 'keydown']) globalThis.addEventListener?.(touch, wake, { capture: true })

export function blip(sound: Sound): void {
  if (!preferences.sound) return
  audio ??= new AudioContext()
  for (const [frequency, start, length] of NOTES[sound]) {
    const note = audio.createOscillator()
    const volume = audio.createGain()
    note.type = 'triangle'
    note.frequency.value = frequency
    const from = audio.currentTime + start
    volume.gain.setValueAtTime(0.0001, from)
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length)
    note.connect(volume).connect(audio.destination)
    note.start(from)
    note.stop(from + length)
  }
}
