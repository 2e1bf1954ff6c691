// One table on this screen: what the server last said of it, and what is shown of that while motion catches up.

import type { BoardHandle, Ease, Face } from '../games/contract'
import { logBefore } from './api'
import { call } from './attention'
import { Draft } from './draft.svelte'
import { Link } from './link.svelte'
import { marks } from './marks.svelte'
import { moveTime, preferences, waitingTime } from './preferences.svelte'
import { session } from './session.svelte'
import { blip } from './sound'
import { say, tell } from './speech.svelte'
import type { Advice, Answer, AnyMessage, ChatLine, Choice, LogLine, Play, Snapshot, TableInfo, Text, Update, You } from './wire'


/** The log after an update: lines below `from` stay, the rest is new. */
export function joined(log: readonly LogLine[], from: number, lines: readonly LogLine[]): LogLine[] {
  return [...log.filter((line) => line.ply < from), ...lines]
}

/** The chat after an update: lines with known ids are replaced, others added, in order. */
export function merged(chat: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const byId = new Map([...chat, ...lines].map((line) => [line.id, line]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** Whether two typed actions are the same one. */
export function isSame(one: Face, other: Face): boolean {
  const values = Object.entries(one)
  return values.length === Object.keys(other).length && values.every(([name, value]) => (other as unknown as Record<string, unknown>)[name] === value)
}

/** A view with the lists that last through a match, which came with an earlier one. */
export function withLasting(view: unknown, before: unknown, same: readonly string[]): object {
  return { ...(view as object), ...Object.fromEntries(Object.entries(before as object).filter(([name]) => same.includes(name))) }
}

export class Screen {
  table = $state.raw<TableInfo | null>(null)
  play = $state.raw<Play | null>(null)
  you = $state.raw<You>({ person: null, seats: [], host: false })
  /** The log as far as it is here: without gaps, from the line `begins` on. What came before is asked for when somebody looks at it. */
  log = $state.raw<LogLine[]>([])
  begins = $state(0)
  /** How many actions stand. */
  readonly last = $derived.by(() => this.begins + this.log.length - 1)
  chat = $state.raw<ChatLine[]>([])
  present = $state.raw<boolean[]>([])
  /** Whose connection broke a moment ago, by seat. */
  lost = $state.raw<boolean[]>([])
  spectators = $state(0)
  /** Milliseconds by which the server's clock is ahead of this device's. */
  skew = $state(0)
  /** What this person said and the server has not taken yet. */
  saying = $state.raw<readonly string[]>([])
  /** The last line of the chat that was seen. */
  private read = $state(Infinity)
  /** What the table itself told last. */
  news = $state.raw<Text | null>(null)
  gone = $state<string | null>(null)
  /** Whether the table asks for its password. */
  locked = $state(false)
  /** The last refusal or answer to "why not?", until the next thing happens. */
  notice = $state<{ text: string; kind: 'refusal' | 'hint' } | null>(null)
  /** The line of the log the pointer rests on: the board outlines what it is about. */
  spotlight = $state.raw<LogLine | null>(null)
  advice = $state.raw<Advice | null>(null)
  /** The best actions of this decision, once somebody asked. */
  private hints = $state.raw<Advice[]>([])
  /** What was chosen when a hint was asked for: until that changes, the hint is what the prompt says. */
  hintedOver = $state.raw<Choice | null>(null)
  announced = $state('')
  moving = $state(false)
  /** The action that is being shown. */
  caption = $state.raw<LogLine | null>(null)
  board = $state.raw<BoardHandle | null>(null)
  /** Which choices of this game need no second press, or none at all. */
  ease: Ease | null = null

  readonly draft = new Draft(
    (choice) => this.act(choice),
    (choice) =>
      this.ease?.asks?.(this.play?.view, choice) ||
      (!this.ease?.direct(this.play?.view, choice) && (preferences.confirm === 'always' || (preferences.confirm === 'final' && choice.final))),
    (choices) => this.ease?.forced(this.play?.view, choices) ?? null,
  )
  readonly link: Link
  private number = -1
  /** The last entry that is shown, the last one that a wish of this person made, and how many wishes are unanswered. */
  private shown = $state(-1)
  private made = $state(-1)
  private wishing = $state(0)
  private waiting: Update[] = []
  private hurried = false
  private contributed = false
  private reading: Promise<boolean> | null = null
  /** How often the log began anew: a page that was asked for before is of another one. */
  private logs = 0
  /** The table's last signature under the log, to be kept by whoever wants to prove later that nothing of it was changed. */
  receipt = $state('')

  constructor(readonly id: string) {
    this.link = new Link(
      (message) => this.receive(message),
      () => void this.watch(),
    )
  }

  /** Ask for this table: what is new, or all of it. */
  private async watch(): Promise<void> {
    const answer = await this.link.send({ type: 'watch', table: this.id, since: this.number >= 0 ? this.number : null, seat: null })
    this.locked = answer.refusal?.code === 'table.locked'
    if (answer.refusal && !this.locked) this.gone = answer.refusal.said
  }

  /** Come in with the password; gives the sentence of the refusal, or nothing. */
  async enter(password: string): Promise<string | null> {
    const answer = await this.link.send({ type: 'enter', table: this.id, password })
    if (!answer.refusal) await this.watch()
    return answer.refusal?.said ?? null
  }

  readonly nameOf = (seat: number): string => {
    const info = this.table?.seats[seat]
    return info ? tell(info.label) : say('seat-number', { number: seat + 1 })
  }

  /** The seats this person still plays: neither given up nor kept by a bot. */
  readonly held = $derived.by(() => this.you.seats.filter((seat) => !this.table?.seats[seat]?.resigned && !this.table?.seats[seat]?.away))
  /** Whether the decision is this person's. */
  readonly mine = $derived.by(() => this.table?.status === 'playing' && this.play !== null && this.play.seat === this.play.actor && this.held.includes(this.play.actor))

  /** The entry up to which everything is shown; null while something moves, is asked for or is on its way. */
  readonly settled = $derived.by(() => (this.moving || this.wishing > 0 || this.draft.busy || this.shown < this.made ? null : this.shown))

  /** Whether somebody offers a rematch that this person has not answered. */
  readonly offered = $derived.by(
    () => this.table?.rematch != null && this.you.seats.length > 0 && !this.you.seats.some((seat) => [...this.table!.agreed, ...this.table!.declined].includes(seat)),
  )

  /** The seat of a person who plays for themselves alone: sentences about it are told to "you". */
  readonly me = $derived.by(() => (this.you.seats.length === 1 ? this.you.seats[0]! : null))

  sentence(text: Text): string {
    return tell(text, this.nameOf, this.me)
  }

  /** How many lines of others have not been seen. */
  readonly unread = $derived.by(() => {
    const muted = session.person?.muted ?? []
    const { person } = this.you
    return this.chat.filter((line) => line.id > this.read && line.person !== null && line.person !== person && !muted.includes(line.person)).length
  })

  /** Everything said so far has been seen. */
  seen(): void {
    this.read = this.chat.at(-1)?.id ?? 0
  }

  /** Say something; gives the words back when they were refused. */
  async speak(text: string): Promise<boolean> {
    this.saying = [...this.saying, text]
    const taken = await this.wish({ type: 'say', text })
    const at = this.saying.indexOf(text)
    this.saying = this.saying.filter((_, index) => index !== at)
    return taken
  }

  // -- receiving ------------------------------------------------------------------------------------------------------

  private receive(message: AnyMessage): void {
    if (message.type === 'snapshot') this.settle(message)
    else if (message.type === 'update' && message.id === this.id) this.take(message)
    else if (message.type === 'presence' && message.id === this.id) {
      this.present = message.present
      this.lost = message.lost
      this.spectators = message.spectators
    }
    else if (message.type === 'gone' && message.id === this.id) this.gone = say(`refusal-${message.code.replaceAll('.', '-')}`)
  }

  /** Everything anew, without motion. */
  settle(snapshot: Snapshot): void {
    this.waiting = []
    this.number = snapshot.number
    this.skew = snapshot.now - Date.now()
    this.gone = null
    this.beginLog(snapshot)
    this.log = snapshot.log
    this.chat = snapshot.chat
    if (this.read === Infinity) this.seen()
    this.show(snapshot)
  }

  private take(update: Update): void {
    if (update.number <= this.number) return
    if (update.since !== this.number) {
      void this.link.send({ type: 'watch', table: this.id, since: null, seat: null })
      return
    }
    this.number = update.number
    this.skew = update.now - Date.now()
    this.chat = merged(this.chat, update.chat)
    this.news = update.chat.findLast((line) => line.kind === 'notice')?.message ?? this.news
    this.waiting.push(update)
    if (!this.moving) void this.catchUp()
  }

  /** Show waiting updates one after another, each action by motion. */
  private async catchUp(): Promise<void> {
    this.moving = true
    while (this.waiting.length > 0) {
      const update = this.waiting.shift()!
      const fresh = update.log.filter((line) => line.ply >= update.new_from)
      const appended = update.new_from === this.last + 1
      if (update.anew) this.beginLog(update)
      this.begins = Math.min(this.begins, update.log_from)
      this.log = joined(this.log, update.log_from, update.log.filter((line) => line.ply < update.new_from))
      for (const [index, line] of fresh.entries()) {
        const left = fresh.length - index + this.waiting.reduce((sum, one) => sum + one.log.length, 0)
        const move = this.hurried || document.hidden || !appended ? 0 : Math.min(moveTime(), waitingTime() / left)
        if (line.seat >= 0) blip('move')
        this.caption = line
        await this.board?.play?.(line, { move }).catch(() => undefined)
        this.log = joined(this.log, line.ply, [line])
        this.announce(line)
      }
      this.caption = null
      this.show(update)
      if (this.log.length === 0) void this.earlier() // so much was taken back
    }
    this.hurried = false
    this.moving = false
  }

  /** Nothing is here of the log but what comes now. */
  private beginLog(now: Snapshot | Update): void {
    this.logs += 1
    this.log = []
    this.begins = now.log_from
  }

  /** The line of an action, if it is here. */
  lineAt(ply: number): LogLine | undefined {
    return this.log[ply - this.begins]
  }

  /** Read one more page of the log, before what is here; gives whether the server could be asked. */
  earlier(): Promise<boolean> {
    this.reading ??= this.readBefore(this.begins, this.logs).finally(() => (this.reading = null))
    return this.reading
  }

  /** Read the log to its beginning. */
  async whole(): Promise<void> {
    while (this.begins > 0 && (await this.earlier()));
  }

  private async readBefore(begins: number, logs: number): Promise<boolean> {
    const page = begins > 0 ? await logBefore(this.id, begins).catch(() => null) : null
    if (page && this.begins === begins && this.logs === logs) { // nothing was taken back meanwhile, or seen by other eyes
      this.log = [...page.log, ...this.log]
      this.begins = page.log_from
    }
    return page !== null
  }

  /** Let everything that moves arrive at once. */
  hurry(): void {
    if (!this.moving) return
    this.hurried = true
    for (const animation of document.getAnimations())
      if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }

  private show(now: Snapshot | Update): void {
    const before = this.play
    if ('same' in now && now.play && before) now.play.view = withLasting(now.play.view, before.view, now.same)
    const wasMine = this.mine
    const turned = this.play !== null && !this.mine
    const offered = this.offered
    const began = this.table?.status === 'waiting' && now.table.status === 'playing'
    const ended = this.table !== null && this.table.ending === null && now.table.ending !== null
    this.shown = now.number
    this.table = now.table
    marks.set(now.table.seats.map((seat) => seat.mark ?? seat.seat))
    this.you = now.you
    this.present = now.table.seats.map((seat) => seat.present)
    this.lost = now.table.seats.map((seat) => seat.lost ?? false)
    this.spectators = now.table.spectators
    if (now.table.status === 'waiting' && now.table.commitment && now.you.seats.some((seat) => !now.table.added.includes(seat))) this.contribute()
    if (now.play?.ply !== this.play?.ply || now.play?.seat !== this.play?.seat || now.play?.choices.length !== this.play?.choices.length) {
      const goesOn = before !== null && now.play?.ply === before.ply + 1 && now.play.actor === before.actor && wasMine
      this.play = now.play
      this.advice = null
      this.hints = []
      this.notice = null
      this.draft.offer(this.mine ? now.play!.choices : [], goesOn)
    } else this.play = now.play
    if (this.mine && turned) {
      blip('turn')
      void call(this.id, say('web-your-turn'), say(`${now.table.game}-name`))
    }
    if (began && !this.mine) blip('turn')
    if (ended) blip('end')
    if (this.offered && !offered) {
      blip('turn')
      void call(this.id, say('web-rematch-offered', { name: this.nameOf(now.table.agreed[0] ?? 0) }), say(`${now.table.game}-name`))
    }
  }

  private announce(line: LogLine): void {
    this.announced = line.events.map((event) => this.sentence(event.text)).join(' ')
  }

  // -- wishing --------------------------------------------------------------------------------------------------------

  /** Send a wish about this table; a refusal becomes the notice. */
  async wish(command: { type: string } & Record<string, unknown>): Promise<boolean> {
    this.notice = null
    const answer = await this.send({ ...command, table: this.id } as never)
    if (answer.refusal) this.notice = { text: answer.refusal.said, kind: 'refusal' }
    return !answer.refusal
  }

  private async send(wish: Parameters<Link['send']>[0]): Promise<Answer> {
    this.wishing += 1
    const answer = await this.link.send(wish)
    this.wishing -= 1
    this.made = Math.max(this.made, answer.number ?? -1)
    this.receipt = answer.receipt ?? this.receipt
    return answer
  }

  /** Add bytes of this device to the shuffles, once: the table has already committed to its own. */
  private contribute(): void {
    if (this.contributed) return
    this.contributed = true
    const part = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    void this.link.send({ type: 'contribute', table: this.id, part })
  }

  private act(choice: Choice): Promise<boolean> {
    return this.wish({ type: 'act', seat: this.play!.seat, action: choice.face, seen: this.number })
  }

  /** Ask why an action cannot be done: trying an action that is not among the choices changes nothing and is answered with the reason. */
  readonly whyNot = (action: Face): void => {
    if (!this.play || this.draft.busy || this.play.choices.some((choice) => isSame(choice.face as Face, action))) return
    const seat = this.you.seats.includes(this.play.seat) ? this.play.seat : this.you.seats[0]
    if (seat !== undefined) void this.wish({ type: 'act', seat, action, seen: this.number })
  }

  /** Ask for a hint, which shows the best action; asking again shows the second best, and the best again. */
  async hint(): Promise<void> {
    if (this.hints.length === 0) {
      const answer = await this.send({ type: 'hint', table: this.id, seat: this.play!.seat })
      if (answer.refusal) this.notice = { text: answer.refusal.said, kind: 'refusal' }
      this.hints = answer.hint?.slice(0, 2) ?? []
    }
    const place = this.advice === this.hints[0] ? this.hints.length - 1 : 0
    const advice = this.hints[place]
    if (!advice) return
    this.advice = advice
    const hint = this.hintText(advice)
    this.hintedOver = this.draft.chosen
    this.notice = { text: place > 0 ? say('web-hint-second', { hint }) : hint, kind: 'hint' }
  }

  /** Whether the next hint is about the second best action. */
  readonly hintsAgain = $derived.by(() => this.hints.length > 1 && this.advice === this.hints[0])

  private hintText(advice: Advice): string {
    const list = (texts: readonly Text[] | undefined, between: string): string => (texts ?? []).map((text) => this.sentence(text)).join(between)
    const words = { action: this.sentence(advice.text), reason: this.sentence(advice.reason) }
    const [plan, gains] = [list(advice.then, ' → '), list(advice.gains, ', ')]
    return [
      advice.chance == null ? say('web-hint', words) : say('web-hint-chance', { ...words, chance: advice.chance }),
      ...(plan ? [say('web-hint-then', { plan })] : []),
      ...(gains ? [say('web-hint-gains', { gains })] : []),
    ].join(' ')
  }

  /** Hear a person no more, or again: then everything they said meanwhile is read anew. */
  async mute(person: string, muted: boolean): Promise<void> {
    const answer = await this.link.send({ type: 'mute', person, muted })
    if (answer.person) session.person = answer.person
    if (!muted) await this.link.send({ type: 'watch', table: this.id, since: null, seat: null })
  }

  undo(): Promise<boolean> {
    return this.wish({ type: 'undo', seat: this.play!.seat, seen: this.number })
  }
}
