import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

type Graph = (module: string) => { importedIds: readonly string[] } | null

/** Whether a module is part of the first screen: reached from the start without waiting for anything. */
function isFirst(module: string, graph: Graph): boolean {
  const start = new URL('src/main.ts', import.meta.url).pathname
  const reached = new Set([start])
  for (const one of reached) for (const next of graph(one)?.importedIds ?? []) reached.add(next)
  return reached.has(module)
}

const SERVER = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/windlass/table/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The first screen in one script and one style: more files would wait for each other's connections.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: (module, graph) => (isFirst(module, (one) => graph.getModuleInfo(one)) ? 'first' : null) }] } } },
    assetsInlineLimit: 0, // the page's policy forbids data addresses in styles
  },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } }, fs: { allow: ['..'] } }, // the dev page reads the catalogues
  test: { include: ['src/**/*.test.ts'], css: true },
})
