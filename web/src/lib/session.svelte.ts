// Who is at this device and what the server offers. A visitor becomes a guest with the first thing they do, without being asked.

import * as api from './api'
import { call } from './attention'
import { leisure } from './leisure'
import { preferences } from './preferences.svelte'
import { COMMON, say, speech } from './speech.svelte'
import type { Language } from './wire'
import type { AnyCommand, Answer, GuestMade, House, Me, PersonInfo } from './wire'

const KNOWN = 'windlass-known'
type Wish = AnyCommand extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never

/** What the server wrote into the page so that its first screen need not ask for anything. */
interface First {
  house: House
  language: Language
  messages: string
  me: Me | null
}

function firstData(): First | null {
  const block = document.getElementById('first')
  return block ? (JSON.parse(block.textContent) as First) : null
}

class Session {
  house = $state.raw<House | null>(null)
  person = $state.raw<PersonInfo | null>(null)
  me = $state.raw<Me | null>(null)
  /** Why the server could not be reached at the start. */
  trouble = $state(false)

  async start(): Promise<void> {
    this.trouble = false
    try {
      const first = firstData()
      if (first?.language === preferences.language) speech.begin(first.language, first.messages)
      if (first?.me && localStorage.getItem(KNOWN)) this.take(first.me)
      this.house = first?.house ?? (await api.house())
      if (!speech.ready) await speech.speak(preferences.language)
      if (location.pathname === '/') await leisure() // the front page says no more than came with it
      await speech.need(COMMON)
      if (localStorage.getItem(KNOWN)) await this.refresh().catch(() => localStorage.removeItem(KNOWN))
    } catch {
      this.trouble = true
    }
  }

  /** Make sure that there is a person, with the name kept on this device or another one. */
  async introduce(otherwise = say('web-guest')): Promise<PersonInfo> {
    if (this.person) return this.person
    const made = await api.guest({ name: preferences.name || otherwise, language: preferences.language })
    return this.settle(made.person)
  }

  private settle(person: PersonInfo): PersonInfo {
    localStorage.setItem(KNOWN, '1')
    this.person = person
    return person
  }

  async refresh(): Promise<void> {
    if (!localStorage.getItem(KNOWN)) return
    this.take(await api.me())
  }

  /** What the server says of this person now. */
  take(me: Me): void {
    const before = this.me?.tables
    this.me = me
    for (const { table, your_turn } of me.tables) {
      const known = before?.find((one) => one.table.id === table.id)
      if (your_turn && before && !known?.your_turn) void call(table.id, say('web-your-turn'), say(`${table.game}-name`))
    }
    if (JSON.stringify(me.person) !== JSON.stringify(this.person)) this.person = me.person
  }

  async rename(name: string): Promise<void> {
    preferences.name = name.trim().slice(0, 32)
    if (this.person && preferences.name) await this.command({ type: 'introduce', name: preferences.name })
  }

  async changeLanguage(language: (typeof preferences)['language']): Promise<void> {
    await speech.speak(language)
    preferences.language = language
    if (this.person) await this.command({ type: 'introduce', language })
  }

  carry(token: string): Promise<void> {
    return this.become(api.carry(token))
  }

  /** Be somebody else on this device from now on, as the server answers. */
  async become(made: Promise<GuestMade>): Promise<void> {
    const person = this.settle((await made).person)
    preferences.name = person.name
    await this.refresh()
  }

  /** Be nobody on this device. */
  leave(): void {
    localStorage.removeItem(KNOWN)
    preferences.name = ''
    this.person = this.me = null
  }

  /** Send a command as this person. */
  async command(wish: Wish): Promise<Answer> {
    await this.introduce()
    const answer = await api.command({ ...wish, id: api.commandId() } as AnyCommand)
    if (answer.person) this.person = answer.person
    return answer
  }
}

export const session = new Session()
