// The socket to the server: commands out, messages in, and coming back after a loss. A command that was not answered is sent
// again with the same id, which is harmless. Trouble is noticed within two seconds: a loss, silence, a device without a network.

import { commandId } from './api'
import type { Answer, AnyMessage, AnySocketCommand } from './wire'

export type LinkState = 'connecting' | 'open' | 'lost'
type Wish = AnySocketCommand extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never

const FIRST_DELAY = 400
const LONGEST_DELAY = 8000
const BEAT = 2500 // milliseconds between two signs of life while the page is seen
const FRESH = 1000 // milliseconds for which a sign of life is believed when somebody touches the page
const PULSE = 20_000 // and while it is not
const LATE = 1500 // milliseconds after which an answer is missed
const DEAF = 8000 // milliseconds of silence after which a socket is given up
const LOOK = 500
const SLOW: readonly string[] = ['hint', 'create', 'import', 'play-from', 'enter'] satisfies Wish['type'][] // what may take its time
const TOUCHES = ['pointerdown', 'keydown']
const GOOD_BYE = 1000 // tells the server that nobody was lost here
const SIGNED_OUT = 'signed-out' // somebody ended this device's sign-in: it is nobody's now

/** How long to wait before the next attempt. */
export function delay(attempt: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt)
}

/** Close a socket and hear of it no more. Browsers complain of one closed before it opened. */
function letGo(socket: WebSocket): void {
  socket.onmessage = socket.onclose = null
  socket.onopen = () => socket.close(GOOD_BYE)
  if (socket.readyState !== WebSocket.CONNECTING) socket.close(GOOD_BYE)
}

export class Link {
  state = $state<LinkState>('connecting')
  /** Whether this device has no network, as far as it knows. */
  private offline = $state(typeof navigator !== 'undefined' && !navigator.onLine)
  /** Whether an answer is missed. */
  private late = $state(false)
  /** Whether there is trouble that people should know of. */
  readonly trouble = $derived.by(() => this.offline || this.state === 'lost' || this.late)
  private socket: WebSocket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private beaten = 0
  private begun = 0
  private closed = false
  private readonly unanswered = new Map<string, { text: string; at: number; slow: boolean; settle: (answer: Answer) => void }>()

  /** `greet` is called after every (re)connection, to watch what is wanted. */
  constructor(
    private readonly receive: (message: AnyMessage) => void,
    private readonly greet: (link: Link) => void,
  ) {}

  open(): void {
    this.closed = false
    addEventListener('online', this.hasten)
    addEventListener('offline', this.darken)
    document.addEventListener('visibilitychange', this.hasten)
    for (const touch of TOUCHES) addEventListener(touch, this.touched, { capture: true, passive: true })
    this.connect()
    clearInterval(this.pulse)
    this.pulse = setInterval(() => this.look(), LOOK)
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hasten)
    removeEventListener('offline', this.darken)
    document.removeEventListener('visibilitychange', this.hasten)
    for (const touch of TOUCHES) removeEventListener(touch, this.touched, { capture: true })
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    if (this.socket) letGo(this.socket)
  }

  /** Send a command; the promise is kept when the server has answered, however long that takes. */
  send(wish: Wish): Promise<Answer> {
    const id = commandId()
    const text = JSON.stringify({ ...wish, id })
    return new Promise((settle) => {
      this.unanswered.set(id, { text, at: Date.now(), slow: SLOW.includes(wish.type), settle })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  private connect(): void {
    clearTimeout(this.timer)
    if (this.socket) letGo(this.socket)
    this.begun = Date.now()
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.attempt = 0
      this.heard = Date.now()
      this.state = 'open'
      this.offline = false
      for (const one of this.unanswered.values()) one.at = Date.now()
      const waiting = [...this.unanswered.values()]
      this.greet(this)
      for (const { text } of waiting) socket.send(text)
    }
    socket.onmessage = (frame) => {
      this.heard = Date.now()
      this.offline = false // whatever the device says
      const message = JSON.parse(frame.data as string) as AnyMessage
      if (message.type === 'answer') {
        this.unanswered.get(message.id)?.settle(message)
        this.unanswered.delete(message.id)
        this.late = this.isLate()
      } else if (message.type === 'gone' && message.code === SIGNED_OUT) location.assign('/')
      else this.receive(message)
    }
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return
      this.state = 'lost'
      this.timer = setTimeout(() => this.connect(), delay(this.attempt++))
    }
  }

  /** Look after the connection: miss answers, ask for a sign of life, give up what is deaf. */
  private look(): void {
    this.late = this.isLate()
    const now = Date.now()
    if (this.state !== 'open') {
      if (this.socket?.readyState === WebSocket.CONNECTING && now - this.begun > DEAF) this.connect()
    } else if (this.late && now - this.heard > DEAF) this.renew()
    else if (now - this.beaten >= (document.hidden ? PULSE : BEAT)) this.ask()
  }

  /** Ask for a sign of life, unless something is asked already. */
  private ask(): void {
    if (this.state !== 'open' || this.unanswered.size > 0) return
    this.beaten = Date.now()
    void this.send({ type: 'ping' })
  }

  /** Somebody touches the page: whether the server is there is to be known before they wonder. */
  private readonly touched = (): void => {
    if (Date.now() - this.heard > FRESH) this.ask()
  }

  /** Whether an answer has been missing for too long, and nothing slow is being worked on. */
  private isLate(): boolean {
    const waiting = [...this.unanswered.values()]
    return waiting.length > 0 && !waiting.some((one) => one.slow) && Date.now() - Math.min(...waiting.map((one) => one.at)) > LATE
  }

  /** Let go of a socket that says nothing: to close one whose other end is gone takes some browsers a minute. */
  private renew(): void {
    this.state = 'lost'
    this.connect()
  }

  /** The network or the person is back. A phone puts a page that is out of sight to sleep, and its socket dies unheard. */
  private readonly hasten = (): void => {
    this.offline = !navigator.onLine
    if (this.state === 'lost') this.connect()
    else if (this.state === 'open' && Date.now() - this.heard > 2 * PULSE && !document.hidden) this.renew()
  }

  /** The device says that it has no network. */
  private readonly darken = (): void => {
    this.offline = true
    void this.send({ type: 'ping' }) // a server on this device answers all the same
  }
}
