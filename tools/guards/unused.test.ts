import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
let sandbox = ''
let reported = ''

const planted: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "dependencies": { "react": "*", "zod": "*" } }',
  'tsconfig.json': '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }',
  'src/start/main.tsx': "import 'react'\nimport { used } from '../domain/used.ts'\n\nused()\n",
  'src/domain/used.ts':
    'export const used = () => limit\nexport const limit = 1\nexport const forgotten = 2\n',
  'src/domain/left-behind.ts': 'export const leftBehind = 1\n',
  'src/domain/only-tested.ts': 'export const onlyTested = 1\n',
  'src/domain/only-tested.test.ts':
    "import { onlyTested } from './only-tested.ts'\n\nonlyTested.toFixed()\n",
  'src/testing/fake.ts': 'export const fake = 1\n',
}

beforeAll(() => {
  sandbox = mkdtempSync(path.join(tmpdir(), 'itinerarium-unused-'))
  copyFileSync(path.join(root, 'knip.jsonc'), path.join(sandbox, 'knip.jsonc'))
  for (const [name, text] of Object.entries(planted)) {
    const file = path.join(sandbox, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const bin = path.join(root, 'node_modules/knip/bin/knip.js')
  const { stdout, stderr } = spawnSync(process.execPath, [bin, '--production', '--no-progress'], {
    cwd: sandbox,
    encoding: 'utf8',
  })
  reported = stdout + stderr
}, 60_000)

afterAll(() => rmSync(sandbox, { recursive: true, force: true }))

it.each([
  ['a file that nothing imports', 'src/domain/left-behind.ts'],
  ['a file that only its test imports', 'src/domain/only-tested.ts'],
  ['an export that nothing takes', 'forgotten'],
  ['a package that nothing uses', 'zod'],
])('npm run unused reports %s', (_what, name) => {
  expect(reported).toContain(name)
})

it.each(['limit', 'react', 'fake.ts'])('and not %s', (name) => {
  expect(reported).not.toContain(name)
})
