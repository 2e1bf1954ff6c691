// The messages of one language, each read when it is first said: a page says few of the thousand there are, and reading all takes a phone long.

import { FluentBundle, FluentResource } from '@fluent/bundle'

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>

export class Catalogue {
  readonly bundle: FluentBundle
  /** The text of each message until it is said. */
  private readonly messages = new Map<string, string | null>()

  constructor(language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
  }

  add(source: string): void {
    for (const message of source.split(/\n(?=[a-z-])/)) {
      if (message.startsWith('-')) this.bundle.addResource(new FluentResource(message)) // a term: messages refer to it
      const id = /^\s*([a-z][\w-]*) *=/.exec(message)?.[1]
      if (id && !this.messages.has(id)) this.messages.set(id, message)
    }
  }

  has(id: string): boolean {
    return this.messages.has(id)
  }

  ids(prefix: string): string[] {
    return [...this.messages.keys()].filter((id) => id.startsWith(prefix))
  }

  /** What a message says, or one of its further forms: what its attribute of that name says. */
  pattern(id: string, form?: string): Pattern | null {
    const source = this.messages.get(id)
    if (source) {
      this.messages.set(id, null)
      this.bundle.addResource(new FluentResource(source))
    }
    const message = this.bundle.getMessage(id)
    return (form === undefined ? message?.value : message?.attributes[form]) ?? null
  }
}
