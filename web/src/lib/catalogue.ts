// The messages of one language, each read when it is first said: a page says few of the thousand there are, and reading all takes a phone long.

import { FluentBundle, FluentResource } from '@fluent/bundle'

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>

export class Catalogue {
  readonly bundle: FluentBundle
  private readonly unread = new Map<string, string>()

  constructor(language: string, source: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const message of source.split(/\n(?=[a-z])/)) {
      const id = /^\s*([a-z][\w-]*) *=/.exec(message)?.[1]
      if (id) this.unread.set(id, message)
    }
  }

  has(id: string): boolean {
    return this.unread.has(id) || this.bundle.hasMessage(id)
  }

  pattern(id: string): Pattern | null {
    const source = this.unread.get(id)
    if (source !== undefined) {
      this.unread.delete(id)
      this.bundle.addResource(new FluentResource(source))
    }
    return this.bundle.getMessage(id)?.value ?? null
  }
}
