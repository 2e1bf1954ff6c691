import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

type Graph = (module: string) => { importers: readonly string[] } | null

const GAME = /\/src\/games\/([^/]+)\//
const START = /\/src\/main\.ts$/
const EMBLEMS = /\/src\/games\/emblems\.ts$/
const BOARD = /\/src\/games\/[^/]+\/(?:(?:Board|Tray|Plain|Facts)\.svelte|outcome\.ts)$/
const TABLE = new RegExp(`/src/table/Table\\.svelte$|${BOARD.source}`)
const ELSEWHERE = new RegExp(`/src/(?:shell/(?:More|GamePage|Mine)|rules/Rulebook)\\.svelte$|${EMBLEMS.source}`)

/** Whether something of this kind needs a module at once. */
function needed(kind: RegExp, module: string, graph: Graph): boolean {
  const users = new Set([module])
  for (const one of users) for (const next of graph(one)?.importers ?? []) users.add(next)
  return [...users].some((one) => kind.test(one))
}

const ofGame = (module: string): string => GAME.exec(module)?.[1] ?? ''

/** What comes in one file, each with what it needs that is in none before: every file waits for a connection and brings its own headers. */
const FILES: ((module: string, graph: Graph) => string | null)[] = [
  (module, graph) => (needed(START, module, graph) ? 'first' : null),
  (module, graph) => (!ofGame(module) && needed(ELSEWHERE, module, graph) && needed(TABLE, module, graph) ? 'common' : null),
  (module, graph) => (ofGame(module) && needed(EMBLEMS, module, graph) ? `emblem-${ofGame(module)}` : null),
  (module, graph) => (!ofGame(module) && needed(TABLE, module, graph) ? 'table' : null),
  (module, graph) => (ofGame(module) && needed(BOARD, module, graph) ? ofGame(module) : null),
]

const SERVER = 'http://127.0.0.1:8000'

const groups = FILES.map((file, index) => ({
  name: (module: string, graph: { getModuleInfo: Graph }) => file(module, (one) => graph.getModuleInfo(one)),
  priority: FILES.length - index,
}))

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/windlass/table/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
    assetsInlineLimit: 0, // the page's policy forbids data addresses in styles
  },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } }, fs: { allow: ['..'] } }, // the dev page reads the catalogues
  test: { include: ['src/**/*.test.ts'], css: true },
})
