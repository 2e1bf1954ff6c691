import ts from 'typescript'
import { describe, expect, test } from 'vitest'

// What svelte-check says once the rules have a kind that no screen knows: the file that must give it a place, by name.

const ROOT = ts.sys.resolvePath('src/games')
const MODULES = Object.keys(import.meta.glob(['./*/*.ts', '!./*/*.test.ts', '!./*/wire.ts'])).map((file) => file.slice('./'.length, -'.ts'.length))
const GAMES = [...new Set(MODULES.map((module) => module.split('/')[0]!))]
const config = ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', ts.sys.readFile).config, ts.sys, '.')
const parsed = new Map<string, ts.SourceFile | undefined>()

/** The modules with errors when the generated types of a game are changed so. */
function broken(game: string, change: (text: string) => string): string[] {
  const host = ts.createCompilerHost(config.options)
  const wire = `${ROOT}/${game}/wire.ts`
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) => {
    if (ts.sys.resolvePath(name) === wire) return ts.createSourceFile(name, change(ts.sys.readFile(name)!), version)
    if (!parsed.has(name)) parsed.set(name, read(name, version))
    return parsed.get(name)
  }
  const names = MODULES.filter((module) => module.startsWith(`${game}/`)).map((module) => `${ROOT}/${module}.ts`)
  const program = ts.createProgram([...names, ts.sys.resolvePath('src/vite-env.d.ts')].filter(ts.sys.fileExists), config.options, host)
  return names.filter((name) => program.getSemanticDiagnostics(program.getSourceFile(name)!).length > 0).map((name) => name.slice(ROOT.length + 1))
}

const action = (face: string) => (text: string) => text.replace('export type Action =', `export type Action =\n  | ${face}`)
const event = (kind: string) => (text: string) => text.replace('export type GameEvent =', `export type GameEvent =\n  | { kind: '${kind}'; values: { seat: number }; text: Text }`)
const word = (before: string) => (text: string) => text.replace(before, `${before} "conjure" |`)

describe('a kind that the rules have and no screen', () => {
  test.each([
    ['cartagena', 'an action', action("{ type: 'dive'; space: number }"), ['cartagena/chapters.ts', 'cartagena/targets.ts']],
    ['cartagena', 'an event', event('sunk'), ['cartagena/motion.ts']],
    ['tortuga2199', 'an action', action("{ type: 'board'; seat: number }"), ['tortuga2199/chapters.ts', 'tortuga2199/drops.ts', 'tortuga2199/targets.ts']],
    ['tortuga2199', 'a plain action', word('name: "end" |'), ['tortuga2199/chapters.ts', 'tortuga2199/targets.ts']],
    ['tortuga2199', 'a verb with a card', word('verb: "play" |'), ['tortuga2199/chapters.ts', 'tortuga2199/drops.ts', 'tortuga2199/targets.ts']],
    ['tortuga2199', 'a step', word('export type Step ='), ['tortuga2199/chapters.ts', 'tortuga2199/view.ts']],
    ['tortuga2199', 'an event', event('sunk'), ['tortuga2199/motion.ts']],
    ['gravity', 'an action', action("{ type: 'dive'; island: number }"), ['gravity/targets.ts']],
    ['gravity', 'an event', event('sunk'), ['gravity/motion.ts']],
    ['gravity', 'a phase', word('export type Phase ='), ['gravity/view.ts']],
  ])('of %s, %s, is an error where it has no place', (game, _, change, files) => {
    const text = ts.sys.readFile(`${ROOT}/${game}/wire.ts`)!
    expect(change(text)).not.toBe(text)
    expect(broken(game, change)).toEqual(files)
  }, 120_000)

  // A name that the rules no longer have must not stay behind, where nothing would ever come of it.
  test.each([
    ['cartagena', 'retreated', ['cartagena/motion.ts', 'cartagena/tale.ts']],
    ['tortuga2199', 'cashed', ['tortuga2199/motion.ts', 'tortuga2199/sources.ts']],
    ['gravity', 'drilled', ['gravity/motion.ts', 'gravity/tale.ts']],
  ])('of %s: the event %s by another name is an error wherever it was known', (game, kind, files) => {
    expect(broken(game, (text) => text.replace(`kind: "${kind}"`, 'kind: "renamed"'))).toEqual(files)
  }, 120_000)

  test.each(GAMES)('and nothing is wrong with %s as it is', (game) => expect(broken(game, (text) => text)).toEqual([]), 120_000)
})
