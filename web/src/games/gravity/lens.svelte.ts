// Asking what things are: while the lens is on, a touch explains instead of choosing. Board and tray look through the same one.

export type Subject = { island: number } | { airship: number } | { card: number }

class Lens {
  on = $state(false)
  /** What was touched last; nothing shows the list of all signs. */
  subject = $state.raw<Subject | null>(null)
  /** Whether there is something to be read. */
  readonly open: boolean = $derived.by(() => this.on || this.subject !== null)

  toggle(): void {
    this.on = !this.on
    this.subject = null
  }

  close(): void {
    this.on = false
    this.subject = null
  }

  /** Look at something; whether the lens took the touch. */
  look(subject: Subject): boolean {
    if (this.on) this.subject = subject
    return this.on
  }

  /** Explain one thing that has no other use now, without turning the lens on. */
  glance(subject: Subject): void {
    this.subject = subject
  }

  /** Something was chosen or asked: what was only glanced at gives way. */
  giveWay(): void {
    if (!this.on) this.subject = null
  }
}

export const lens = new Lens()
