import { describe, expect, test } from 'vitest'
import { HOMES } from './gravity/targets'
import { actHelp, actName } from './gravity/view'
import { ABILITY_NAMES, ACTION_NAMES, SIDE_NAMES, type Action } from './gravity/wire'
import { deedsAt } from './tortuga2199/targets'

// Messages whose ids are put together from a word of the rules: each word has its own.

const sources = import.meta.glob<string>('../../../src/windlass/games/*/locale/{en,web-en}.ftl', { query: '?raw', import: 'default', eager: true })
const ids = new Set(Object.values(sources).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id!)))
const missing = (wanted: string[]): string[] => wanted.filter((id) => !ids.has(id))
const kinds = (home: string): Action['type'][] => (Object.keys(HOMES) as Action['type'][]).filter((kind) => HOMES[kind] === home)

describe('words', () => {
  test('every deed of Tortuga 2199 has one for its chip', () =>
    expect(missing(deedsAt('here', 'button', 'mode', 'last', 'thing').map((deed) => `web-tortuga2199-do-${deed}`))).toEqual([]))
  test('every number Gravity asks for has a question', () => expect(missing(kinds('number').map((kind) => `web-gravity-ask-${kind}`))).toEqual([]))
  test('every action of Gravity has a name and an explanation', () => expect(missing(ACTION_NAMES.flatMap((name) => [actName(name), actHelp(name)]))).toEqual([]))
  test('every ability of Gravity has a name and an effect', () =>
    expect(missing(ABILITY_NAMES.flatMap((name) => [`gravity-ability-${name}`, `gravity-ability-${name}-effect`]))).toEqual([]))
  test('every side has a name', () => expect(missing(SIDE_NAMES.map((name) => `gravity-side-${name}`))).toEqual([]))
})
