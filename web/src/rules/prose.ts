// The little Markdown of the rules: paragraphs, lists of lines that begin with a dash, bold words; and what was searched for, marked.

export interface Span {
  text: string
  bold: boolean
  marked: boolean
}

export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] }

/** Spellings that mean the same when somebody searches: letters with and without marks, and words written in two ways. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/œ/gu, 'oe'],
  [/æ/gu, 'ae'],
  [/[’ʼ]/gu, "'"],
  [/manoeuv(re|er)/gu, 'maneuver'],
  [/neighbour/gu, 'neighbor'],
  [/colour/gu, 'color'],
  [/defence/gu, 'defense'],
]

/** A text as it is compared in a search. */
export function folded(text: string): string {
  const bare = text.toLocaleLowerCase().normalize('NFD').replace(/\p{Diacritic}/gu, '')
  return ALIKE.reduce((said, [one, other]) => said.replace(one, other), bare)
}

/** The words somebody searches for, folded. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}

/** Whether all words stand in a text, in whichever spelling. */
export function mentions(text: string, words: readonly string[]): boolean {
  const said = folded(text)
  return words.every((word) => said.includes(word))
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
  const marked = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (const [start, end] of found(text, word)) marked.fill(true, start, end)
  }
  const parts: { text: string; marked: boolean }[] = []
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1)
    if (last && last.marked === marked[at]) last.text += text[at]
    else parts.push({ text: text[at]!, marked: marked[at]! })
  }
  return parts
}

/** Where a folded word stands in a text: pieces of the text as it is written that fold to it. */
function found(text: string, word: string): [number, number][] {
  const places: [number, number][] = []
  for (const { index, 0: piece } of text.matchAll(/[\p{L}\p{M}\p{N}’'-]+|\S/gu)) {
    if (!folded(piece).includes(word)) continue
    let start = index
    let end = index + piece.length
    while (start + 1 < end && folded(text.slice(start + 1, end)).includes(word)) start++
    while (end - 1 > start && folded(text.slice(start, end - 1)).includes(word)) end--
    places.push([start, end])
  }
  return places
}
