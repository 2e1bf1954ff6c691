// Sentences: message ids and arguments become text of the chosen language. Every text on the page follows a change of language.

import type { FluentVariable } from '@fluent/bundle'
import { Catalogue } from './catalogue'
import { LANGUAGES, type Language, type Seat, type Text } from './wire'

export type Argument = number | string | Seat | Text

/** The first of our languages among those a browser asks for. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.some((language) => language === tag))
  return (known as Language | undefined) ?? LANGUAGES[0]
}

/** What the front page says, which comes with it, and what else any screen may say. Other parts are a game's own messages (`gravity`) and rules (`rules-gravity`). */
export const FRONT = 'front'
export const COMMON = 'common'

export class Speech {
  language = $state<Language>(LANGUAGES[0])
  /** The parts that can be said. */
  private parts = $state.raw<readonly string[]>([])
  private catalogue = $state.raw<Catalogue | null>(null)
  private readonly loading = new Map<string, Promise<string>>()

  get ready(): boolean {
    return this.catalogue !== null
  }

  /** Speak a language whose whole catalogue is given. */
  learn(language: Language, source: string): void {
    this.switchTo(language, [FRONT, COMMON], [source])
  }

  /** Speak a language with what came with the page. */
  begin(language: Language, source: string): void {
    this.loading.set(addressOf(language, FRONT), Promise.resolve(source))
    if (!this.catalogue) this.switchTo(language, [FRONT], [source])
  }

  /** Speak a language, with every part that was needed so far. */
  async speak(language: Language): Promise<void> {
    let parts: readonly string[] = [FRONT]
    let sources: string[]
    do {
      if (this.parts.length > 0) parts = this.parts
      sources = await Promise.all(parts.map((part) => this.load(language, part)))
    } while (parts.length < this.parts.length) // one more was needed meanwhile
    this.switchTo(language, parts, sources)
  }

  /** Make sure that a part can be said. */
  async need(part: string): Promise<void> {
    while (!this.can(part)) {
      const { language } = this
      const source = await this.load(language, part)
      if (language !== this.language || this.can(part)) continue // another was chosen meanwhile
      this.catalogue!.add(source)
      this.parts = [...this.parts, part]
    }
  }

  /** Whether a part can be said. */
  can(part: string): boolean {
    return this.parts.includes(part)
  }

  private load(language: Language, part: string): Promise<string> {
    const address = addressOf(language, part)
    const begun = this.loading.get(address) ?? fetched(address)
    this.loading.set(address, begun)
    begun.catch(() => this.loading.delete(address))
    return begun
  }

  private switchTo(language: Language, parts: readonly string[], sources: readonly string[]): void {
    const catalogue = new Catalogue(language)
    for (const source of sources) catalogue.add(source)
    this.language = language
    this.parts = parts
    this.catalogue = catalogue
    if (typeof document !== 'undefined') document.documentElement.lang = language
  }

  has(id: string): boolean {
    return (this.parts && this.catalogue?.has(id)) ?? false
  }

  /** The ids that begin so, in the order of their catalogue. */
  ids(prefix: string): string[] {
    return (this.parts && this.catalogue?.ids(prefix)) ?? []
  }

  /** The sentence of a message id. A message missing from all shows its id in brackets: tests look for them. */
  say(id: string, args: Record<string, Argument> = {}, nameOf?: (seat: number) => string, form?: string): string {
    const pattern = (form && this.catalogue?.pattern(id, form)) || this.catalogue?.pattern(id)
    if (!this.catalogue || !pattern) return this.can(COMMON) ? `[${id}]` : ''
    const values: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) values[name] = this.plain(value, nameOf)
    const errors: Error[] = []
    const said = this.catalogue.bundle.formatPattern(pattern, values, errors)
    return errors.length > 0 ? `[${id}: ${errors[0]!.message}]` : said
  }

  /** The sentence of a text; `nameOf` gives the names of seats, and `me` is the seat it is told to: "you play" where the text has that form. */
  tell(text: Text, nameOf?: (seat: number) => string, me?: number | null): string {
    return this.say(text.id, text.args, nameOf, me == null ? undefined : formFor(me, text.args))
  }

  private plain(value: Argument, nameOf?: (seat: number) => string): FluentVariable {
    if (typeof value === 'number' || typeof value === 'string') return value
    if (value.type === 'text') return this.tell(value, nameOf)
    return nameOf ? nameOf(value.seat) : this.say('seat-number', { number: value.seat + 1 })
  }
}

/** The form of a sentence for one of those it is about: `you` for whoever does it, `you-foe` for whom it is done to as the argument `foe`. */
function formFor(me: number, args: Text['args'] = {}): string | undefined {
  const role = Object.keys(args).find((name) => {
    const value = args[name]
    return typeof value === 'object' && value.type === 'seat' && value.seat === me
  })
  return role === undefined ? undefined : role === 'seat' ? 'you' : `you-${role}`
}

const addressOf = (language: Language, part: string): string => `/api/catalog/${language}/${part}`

async function fetched(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

export const speech = new Speech()
export const say = speech.say.bind(speech)
export const tell = speech.tell.bind(speech)
