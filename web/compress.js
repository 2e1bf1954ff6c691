// Compresses what was built, so that the server need not do it for every visitor.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const FOLDER = new URL('../src/windlass/table/static/assets/', import.meta.url)
const LEAST = 600 // bytes from which compressing is worth a file

for (const name of readdirSync(FOLDER)) {
  const plain = readFileSync(new URL(name, FOLDER))
  if (/\.(js|css|svg)$/.test(name) && plain.length >= LEAST) writeFileSync(new URL(`${name}.br`, FOLDER), brotliCompressSync(plain))
}
