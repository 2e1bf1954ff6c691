// Faces of letters: one for every text, one for the headings of each world. A face that has not come in time is left for the next visit,
// so that nothing on the screen ever jumps from one face to another.

const files = import.meta.glob<string>('../fonts/*.woff2', { query: '?url', import: 'default', eager: true })
const RANGES = { latin: 'U+0000-03FF, U+1E00-FFFF', cyrillic: 'U+0400-04FF' } as const
const PATIENCE = 400 // milliseconds a screen waits for its letters

const begun = new Map<string, Promise<void>>()

/** The name a face has in styles: `Windlass text`, `Windlass gravity`. */
const familyOf = (name: string): string => `Windlass ${name}`

async function fetched(name: string): Promise<void> {
  const faces = Object.entries(RANGES).flatMap(([script, unicodeRange]) => {
    const file = files[`../fonts/${name}-${script}.woff2`]
    return file ? [new FontFace(familyOf(name), `url(${file})`, { unicodeRange, weight: name === 'text' ? '200 800' : '400' })] : []
  })
  const late = new Promise<'late'>((done) => setTimeout(done, PATIENCE, 'late'))
  const came = await Promise.race([Promise.all(faces.map((face) => face.load())), late]).catch(() => 'late' as const)
  if (came !== 'late') for (const face of came) document.fonts.add(face)
}

/** Wait for a face, but not for long. */
export function wear(name: string): Promise<void> {
  const under = begun.get(name) ?? fetched(name)
  begun.set(name, under)
  return under
}
