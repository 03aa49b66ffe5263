import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadConfigFromFile } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { hashInputs } from './build.mjs'
import { root } from './commands.mjs'

let folder = ''
let configFiles: readonly string[] = []

beforeAll(async () => {
  vi.stubEnv('VITE_BASE_URL', '/')
  const config = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root)
  configFiles = (config?.dependencies ?? []).map((file) => path.relative(root, path.resolve(file)))
  folder = mkdtempSync(path.join(tmpdir(), 'build-inputs-'))
  for (const name of [...configFiles, ...otherInputs]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    cpSync(path.join(root, name), path.join(folder, name))
  }
  for (const name of ['.env', ...unitTests]) write(name, 'first')
})

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const otherInputs = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'pipeline/cli.ts',
  'src/start/main.tsx',
  'src/start/pre-paint.ts',
  'src/features/offline/worker/sw.ts',
  'src/i18n/sentences/en.ftl',
  'worlds/names.csv',
]

const unitTests = ['src/core/added.test.ts', 'src/testing/added.ts', 'tools/added.test.ts']

/** Messages that the build writes from the sentences. The configuration imports some of these files. */
const generatedFolder = 'src/i18n/generated/'

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

function hash(address = '/', worlds = 'worlds'): string {
  return hashInputs(folder, address, worlds)
}

function dependsOn(name: string): boolean {
  const before = hash()
  const file = path.join(folder, name)
  const content = readFileSync(file)
  writeFileSync(file, `${content.toString()}\n`)
  const after = hash()
  writeFileSync(file, content)
  expect(hash()).toBe(before)
  return after !== before
}

it('a build depends on every file that its configuration imports', () => {
  expect(configFiles).toContain('tools/site/web-manifest.ts')
  const sources = configFiles.filter((name) => !name.startsWith(generatedFolder))
  expect(sources.filter((name) => !dependsOn(name))).toEqual([])
})

it('a build depends on sources, worlds, packages and settings', () => {
  expect([...otherInputs, '.env'].filter((name) => !dependsOn(name))).toEqual([])
})

it('a build depends on a file that is added', () => {
  const before = hash()
  write('tools/site/added.ts', '')
  expect(hash()).not.toBe(before)
})

it('a build depends on its address and its folder of worlds', () => {
  expect(new Set([hash(), hash('/maps/mine/'), hash('/', 'elsewhere')]).size).toBe(3)
})

it('a build does not depend on generated messages', () => {
  const generated = configFiles.filter((name) => name.startsWith(generatedFolder))
  expect(generated).not.toEqual([])
  expect(generated.filter(dependsOn)).toEqual([])
})

it('a build does not depend on unit tests', () => {
  expect(unitTests.filter(dependsOn)).toEqual([])
})
