import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** The boards as one file for engines that are no browser. */
export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: 'injected' } })],
  ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['svelte', 'module'] } },
  publicDir: false,
  build: {
    ssr: 'src/draw/main.ts',
    outDir: '../src/windlass/picture/program',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // these know light-dark(), so that a sheet can be dark on a light page
    minify: true,
    rolldownOptions: { output: { format: 'iife', name: 'windlass', entryFileNames: 'boards.js', codeSplitting: false } },
  },
})
