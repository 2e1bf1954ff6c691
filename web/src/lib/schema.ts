// The form of a game's options, from the JSON Schema the server sends.

export interface Field {
  name: string
  kind: 'choice' | 'number' | 'switch' | 'text'
  choices: string[]
  low: number
  high: number
  pattern: string
}

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  type?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  pattern?: string
  anyOf?: Schema[]
}

function usualFirst(choices: string[], usual: string): string[] {
  return choices.includes(usual) ? [usual, ...choices.filter((choice) => choice !== usual)] : choices
}

/** The fields of an options schema in their order, `seats` left out: players are chosen by filling seats. */
export function fields(schema: unknown, defaults: Record<string, unknown> = {}): Field[] {
  const root = schema as Schema
  const find = (part: Schema): Schema => (part.$ref ? (root.$defs?.[part.$ref.split('/').at(-1)!] ?? part) : part)
  return Object.entries(find(root).properties ?? {})
    .filter(([name]) => name !== 'seats')
    .flatMap(([name, part]): Field[] => {
      const given = find(part)
      const base = { name, choices: [], low: given.minimum ?? 0, high: given.maximum ?? 999, pattern: given.pattern ?? '' }
      if (given.enum) return [{ ...base, kind: 'choice', choices: usualFirst(given.enum.map(String), String(defaults[name])) }]
      if (given.type === 'boolean') return [{ ...base, kind: 'switch' }]
      if (given.type === 'integer') return [{ ...base, kind: 'number' }]
      return given.type === 'string' ? [{ ...base, kind: 'text' }] : []
    })
}
