// Looking at a board without a server: `npm run dev`, then /dev.html?game=gravity&fixture=turn&theme=dark&language=ru

import { mount } from 'svelte'
import { speech } from '../lib/speech.svelte'
import type { Language } from '../lib/wire'
import '../styles/tokens.css'
import '../styles/base.css'
import Dev from './Dev.svelte'

const catalogues = import.meta.glob<string>('../../../src/windlass/{i18n,table,games/*}/locale/*.ftl', { query: '?raw', import: 'default' })
const fixtures = import.meta.glob('../games/*/fixtures/*.json', { import: 'default' })

const asked = new URLSearchParams(location.search)
const game = asked.get('game') ?? 'cartagena'
const language = (asked.get('language') ?? 'en') as Language
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'system'

const sources = Object.entries(catalogues).filter(([path]) => new RegExp(`[/-]${language}\\.ftl$`).test(path))
speech.learn(language, (await Promise.all(sources.map(([, load]) => load()))).join('\n'))

const names = Object.keys(fixtures).flatMap((path) => path.match(`/games/${game}/fixtures/(.*)\\.json$`)?.[1] ?? [])
const name = asked.get('fixture') ?? names[0]
const fixture = await fixtures[`../games/${game}/fixtures/${name}.json`]?.()

mount(Dev, { target: document.getElementById('app')!, props: { game, names, fixture: fixture as never } })
