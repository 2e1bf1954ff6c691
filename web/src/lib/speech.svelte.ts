// Sentences: message ids and arguments become text of the chosen language. Every text on the page follows a change of language.

import type { FluentVariable } from '@fluent/bundle'
import { Catalogue } from './catalogue'
import type { Seat, Text } from './wire'

export type Language = 'en' | 'ru' | 'fr'
export const LANGUAGES: readonly Language[] = ['en', 'ru', 'fr']
export type Argument = number | string | Seat | Text

/** The first of our languages among those a browser asks for. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.some((language) => language === tag))
  return (known as Language | undefined) ?? 'en'
}

export class Speech {
  language = $state<Language>('en')
  /** Whether every message is here; before that only those of the front page are. */
  whole = $state(false)
  private catalogue = $state.raw<Catalogue | null>(null)
  private readonly loaded = new Map<Language, Catalogue>()

  get ready(): boolean {
    return this.catalogue !== null
  }

  /** Speak a language whose catalogue is given. */
  learn(language: Language, source: string): void {
    const catalogue = new Catalogue(language, source)
    this.loaded.set(language, catalogue)
    this.switchTo(language, catalogue)
  }

  /** Speak a language with the few messages the front page needs, until all are loaded. */
  begin(language: Language, source: string): void {
    if (!this.catalogue) this.switchTo(language, new Catalogue(language, source))
  }

  /** Speak a language, loading its catalogue when it is new. */
  async speak(language: Language): Promise<void> {
    const known = this.loaded.get(language)
    if (known) return this.switchTo(language, known)
    const response = await fetch(`/api/catalog/${language}`)
    if (!response.ok) throw new Error(`catalogue ${language}: ${response.status}`)
    this.learn(language, await response.text())
  }

  private switchTo(language: Language, catalogue: Catalogue): void {
    this.language = language
    this.catalogue = catalogue
    this.whole = this.loaded.has(language)
    if (typeof document !== 'undefined') document.documentElement.lang = language
  }

  has(id: string): boolean {
    return this.catalogue?.has(id) ?? false
  }

  /** The sentence of a message id. A message missing from all shows its id in brackets: tests look for them. */
  say(id: string, args: Record<string, Argument> = {}, nameOf?: (seat: number) => string): string {
    const pattern = this.catalogue?.pattern(id)
    if (!this.catalogue || !pattern) return this.whole ? `[${id}]` : ''
    const values: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) values[name] = this.plain(value, nameOf)
    const errors: Error[] = []
    const said = this.catalogue.bundle.formatPattern(pattern, values, errors)
    return errors.length > 0 ? `[${id}: ${errors[0]!.message}]` : said
  }

  /** The sentence of a text; `nameOf` gives the names of seats. */
  tell(text: Text, nameOf?: (seat: number) => string): string {
    return this.say(text.id, text.args, nameOf)
  }

  private plain(value: Argument, nameOf?: (seat: number) => string): FluentVariable {
    if (typeof value === 'number' || typeof value === 'string') return value
    if (value.type === 'text') return this.tell(value, nameOf)
    return nameOf ? nameOf(value.seat) : this.say('seat-number', { number: value.seat + 1 })
  }
}

export const speech = new Speech()
export const say = speech.say.bind(speech)
export const tell = speech.tell.bind(speech)
