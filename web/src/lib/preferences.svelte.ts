// What a person prefers on this device.

import { preferredLanguage } from './speech.svelte'
import { LANGUAGES, type Language } from './wire'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'none'

export type Confirm = 'always' | 'final' | 'never'

export interface Preferences {
  theme: Theme
  speed: Speed
  /** Which actions are previewed before they are done; final ones reveal something or end the turn. */
  confirm: Confirm
  sound: boolean
  /** Whether a notification calls when it is one's turn and the page is out of sight. */
  notify: boolean
  /** Whether a curtain hides the table while one device is passed round. */
  curtain: boolean
  /** Whether the table is shown in words instead of pictures. */
  plain: boolean
  language: Language
  name: string
}

const KEY = 'windlass'
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'none']
export const CONFIRMS: readonly Confirm[] = ['always', 'final', 'never']
/** Milliseconds for one move, for everything that waits to be shown, and between two actions of a replay. */
const MOVES: Record<Speed, number> = { slow: 640, normal: 260, fast: 180, none: 0 }
const WAITING: Record<Speed, number> = { slow: 5000, normal: 1200, fast: 600, none: 0 }
const PAUSES: Record<Speed, number> = { slow: 1000, normal: 650, fast: 350, none: 100 }

/** Preferences from what was kept, every broken or missing one replaced by its default. */
export function sane(kept: unknown, languages: readonly string[]): Preferences {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<keyof Preferences, unknown>>
  const flag = (name: keyof Preferences, usual: boolean): boolean => (typeof given[name] === 'boolean' ? given[name] : usual)
  const word = <W extends string>(name: keyof Preferences, known: readonly W[], usual: W): W =>
    known.find((one) => one === given[name]) ?? usual
  return {
    theme: word('theme', THEMES, 'system'),
    speed: word('speed', SPEEDS, 'normal'),
    confirm: word('confirm', CONFIRMS, 'always'),
    sound: flag('sound', false),
    notify: flag('notify', false),
    curtain: flag('curtain', true),
    plain: flag('plain', false),
    language: word('language', LANGUAGES, preferredLanguage(languages)),
    name: typeof given.name === 'string' ? given.name.slice(0, 32) : '',
  }
}

function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export const preferences = $state(sane(kept(), typeof navigator === 'undefined' ? [] : navigator.languages))

/** Keep the preferences and let the page follow them. Call within an effect. */
export function keepPreferences(): void {
  localStorage.setItem(KEY, JSON.stringify(preferences))
  const page = document.documentElement.dataset
  page['theme'] = preferences.theme
  page['motion'] = preferences.speed === 'none' ? 'none' : 'some'
}

/** Milliseconds one move may take, 0 for no motion. */
export function moveTime(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVES[preferences.speed]
}

/** Milliseconds that everything waiting to be shown may take together. */
export const waitingTime = (): number => WAITING[preferences.speed]

/** Milliseconds between two actions of a replay that runs. */
export const pauseTime = (): number => PAUSES[preferences.speed]
