// The little Markdown of the rules: paragraphs, lists of lines that begin with a dash, bold words; and what was searched for, marked.

export interface Span {
  text: string
  bold: boolean
  marked: boolean
}

export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] }

/** The words somebody searches for. */
export function wordsOf(query: string): string[] {
  return query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
}

/** Whether all words stand in a text. */
export function mentions(text: string, words: readonly string[]): boolean {
  const lower = text.toLocaleLowerCase()
  return words.every((word) => lower.includes(word))
}

/** The blocks of a text, with the words searched for marked. */
export function blocks(text: string, words: readonly string[] = []): Block[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .flatMap((part) => group(part.split('\n')))
    .map(({ dashed, lines }): Block =>
      dashed
        ? { kind: 'list', items: lines.map((line) => spans(line.slice(2), words)) }
        : { kind: 'paragraph', spans: spans(lines.join(' '), words) },
    )
}

/** Neighbouring lines of one kind. A line after an item that has no dash goes on with it. */
function group(lines: readonly string[]): { dashed: boolean; lines: string[] }[] {
  const groups: { dashed: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const dashed = line.startsWith('- ')
    if (!last || (dashed && !last.dashed)) groups.push({ dashed, lines: [line] })
    else if (dashed || !last.dashed) last.lines.push(line)
    else last.lines[last.lines.length - 1] += ` ${line}`
  }
  return groups
}

function spans(text: string, words: readonly string[]): Span[] {
  return text.split('**').flatMap((part, index) => marks(part, words).map((one) => ({ ...one, bold: index % 2 === 1 })))
}

function marks(text: string, words: readonly string[]): { text: string; marked: boolean }[] {
  if (words.length === 0) return text ? [{ text, marked: false }] : []
  const wanted = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu')
  return text.split(wanted).flatMap((part, index) => (part ? [{ text: part, marked: index % 2 === 1 }] : []))
}
