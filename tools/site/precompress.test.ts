import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { precompress } from './precompress.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'precompress-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const script = `export const text = '${'a'.repeat(2000)}'\n`

async function buildScripts(): Promise<readonly string[]> {
  await writeFile(path.join(folder, 'large.js'), script)
  await writeFile(path.join(folder, 'small.js'), 'export const text = 1\n')
  const outDir = path.join(folder, 'out')
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [precompress()],
    build: {
      outDir,
      lib: {
        entry: ['large.js', 'small.js'],
        formats: ['es'],
        fileName: (_, name) => `${name}.js`,
      },
    },
  })
  return (await readdir(outDir)).sort()
}

it('writes a brotli and a gzip copy of each large text', async () => {
  expect(await buildScripts()).toEqual(['large.js', 'large.js.br', 'large.js.gz', 'small.js'])
  const read = (name: string) => readFile(path.join(folder, 'out', name))
  const original = await read('large.js')
  expect(brotliDecompressSync(await read('large.js.br'))).toEqual(original)
  expect(gunzipSync(await read('large.js.gz'))).toEqual(original)
})

it('writes no copies with PRECOMPRESS=off', async () => {
  vi.stubEnv('PRECOMPRESS', 'off')
  expect(await buildScripts()).toEqual(['large.js', 'small.js'])
})
