// The socket to the server: commands out, messages in, and coming back after a loss. A command that was not answered is sent
// again with the same id, which is harmless.

import { commandId } from './api'
import type { Answer, AnyMessage, AnySocketCommand } from './wire'

export type LinkState = 'connecting' | 'open' | 'lost'
type Wish = AnySocketCommand extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never

const FIRST_DELAY = 400
const LONGEST_DELAY = 8000
const PULSE = 20_000
const SIGNED_OUT = 'signed-out' // somebody ended this device's sign-in: it is nobody's now

/** How long to wait before the next attempt. */
export function delay(attempt: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt)
}

export class Link {
  state = $state<LinkState>('connecting')
  private socket: WebSocket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private closed = false
  private readonly unanswered = new Map<string, { text: string; settle: (answer: Answer) => void }>()

  /** `greet` is called after every (re)connection, to watch what is wanted. */
  constructor(
    private readonly receive: (message: AnyMessage) => void,
    private readonly greet: (link: Link) => void,
  ) {}

  open(): void {
    this.closed = false
    addEventListener('online', this.hasten)
    document.addEventListener('visibilitychange', this.hasten)
    this.connect()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hasten)
    document.removeEventListener('visibilitychange', this.hasten)
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    const socket = this.socket
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close() // browsers complain of a socket closed before it opened
    else socket?.close()
  }

  /** Send a command; the promise is kept when the server has answered, however long that takes. */
  send(wish: Wish): Promise<Answer> {
    const id = commandId()
    const text = JSON.stringify({ ...wish, id })
    return new Promise((settle) => {
      this.unanswered.set(id, { text, settle })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  private connect(): void {
    clearTimeout(this.timer)
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.attempt = 0
      this.heard = Date.now()
      this.state = 'open'
      const waiting = [...this.unanswered.values()]
      this.greet(this)
      for (const { text } of waiting) socket.send(text)
      clearInterval(this.pulse)
      this.pulse = setInterval(() => this.feelPulse(), PULSE)
    }
    socket.onmessage = (frame) => {
      this.heard = Date.now()
      const message = JSON.parse(frame.data as string) as AnyMessage
      if (message.type === 'answer') {
        this.unanswered.get(message.id)?.settle(message)
        this.unanswered.delete(message.id)
      } else if (message.type === 'gone' && message.code === SIGNED_OUT) location.assign('/')
      else this.receive(message)
    }
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return
      this.state = 'lost'
      clearInterval(this.pulse)
      this.timer = setTimeout(() => this.connect(), delay(this.attempt++))
    }
  }

  private feelPulse(): void {
    if (this.silent) this.renew()
    else void this.send({ type: 'ping' })
  }

  private get silent(): boolean {
    return Date.now() - this.heard > 2 * PULSE
  }

  /** Let go of a socket that says nothing: to close one whose other end is gone takes some browsers a minute. */
  private renew(): void {
    const old = this.socket
    this.connect()
    old?.close()
  }

  /** The network or the person is back. A phone puts a page that is out of sight to sleep, and its socket dies unheard. */
  private readonly hasten = (): void => {
    if (this.state === 'lost') this.connect()
    else if (this.state === 'open' && this.silent && !document.hidden) this.renew()
  }
}
