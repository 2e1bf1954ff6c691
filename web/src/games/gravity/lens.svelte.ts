// Asking what things are: while the lens is on, a touch explains instead of choosing. Board and tray look through the same one.

export type Subject = { island: number } | { airship: number } | { card: number }

class Lens {
  on = $state(false)
  /** What was touched last; nothing shows the list of all signs. */
  subject = $state.raw<Subject | null>(null)

  toggle(): void {
    this.on = !this.on
    this.subject = null
  }

  /** Look at something; whether the lens took the touch. */
  look(subject: Subject): boolean {
    if (this.on) this.subject = subject
    return this.on
  }
}

export const lens = new Lens()
