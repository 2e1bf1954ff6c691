import { readdirSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

type Graph = (module: string) => { importedIds: readonly string[] } | null

const SOURCE = new URL('src/', import.meta.url).pathname
const GAME = /\/src\/games\/([^/]+)\//
const PARTS = ['Board.svelte', 'Tray.svelte', 'Plain.svelte', 'Facts.svelte', 'outcome.ts']
const GAMES = readdirSync(`${SOURCE}games`, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []))

/** Whether one of these files needs a module at once. */
function need(files: readonly string[], module: string, graph: Graph): boolean {
  const reached = new Set(files.map((file) => SOURCE + file))
  for (const one of reached) for (const next of graph(one)?.importedIds ?? []) reached.add(next)
  return reached.has(module)
}

const ofGame = (module: string): string => GAME.exec(module)?.[1] ?? ''
const boards = (game: string): string[] => PARTS.map((part) => `games/${game}/${part}`)
const atTable = ['table/Table.svelte', ...GAMES.flatMap(boards)]
const elsewhere = ['shell/More.svelte', 'shell/GamePage.svelte', 'shell/Mine.svelte', 'rules/Rulebook.svelte', 'games/emblems.ts']

/** What comes in one file, each with what it needs that is in none before: every file waits for a connection and brings its own headers. */
const FILES: ((module: string, graph: Graph) => string | null)[] = [
  (module, graph) => (need(['main.ts'], module, graph) ? 'first' : null),
  (module, graph) => (!ofGame(module) && need(elsewhere, module, graph) && need(atTable, module, graph) ? 'common' : null),
  (module, graph) => (ofGame(module) && need(['games/emblems.ts'], module, graph) ? `emblem-${ofGame(module)}` : null),
  (module, graph) => (!ofGame(module) && need(atTable, module, graph) ? 'table' : null),
  (module, graph) => (ofGame(module) && need(boards(ofGame(module)), module, graph) ? ofGame(module) : null),
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
