import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/windlass/table/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's policy forbids data addresses in styles
  },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } }, fs: { allow: ['..'] } }, // the dev page reads the catalogues
  test: { include: ['src/**/*.test.ts'], css: true },
})
