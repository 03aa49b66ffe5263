import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBreaches, cyclesOf, features, mayUse } from './import-direction.ts'

const root = path.join(import.meta.dirname, '../..')

/** A temporary folder with the linter's settings and the test files; filled in beforeAll. */
let sandbox = ''
let reported: ReadonlyMap<string, ReadonlySet<string>> = new Map()

interface Plant {
  readonly what: string
  readonly file: string
  readonly source: string
  /** The rule that must report the file; `undefined` for a file that must pass. */
  readonly rule?: string
}

const restricted = 'eslint(no-restricted-imports)'
const value = 'export const value = 1\n'

/** Files that import what only the storage may import, one in each folder. */
const privileges: readonly Plant[] = [
  'platform',
  'geometry',
  'world',
  'records',
  'ui',
  'i18n',
  'map',
  'basemap',
  'storage',
  'app',
  'start',
  'features/pins',
  'features/pins/ui',
  'features/progress/storage',
].map((folder) => ({
  what: `persist in ${folder}`,
  file: `src/${folder}/deep/persist.ts`,
  source: "export { persist } from 'zustand/middleware'\n",
  ...(/storage/.test(folder) ? {} : { rule: restricted }),
}))

const legal: readonly Plant[] = [
  {
    what: 'local storage in storage',
    file: 'src/storage/storage.ts',
    source: 'export const read = () => window.localStorage.length + localStorage.length\n',
  },
  {
    what: 'other middleware in stores',
    file: 'src/features/pins/watched.ts',
    source: "export { subscribeWithSelector } from 'zustand/middleware'\n",
  },
  { what: 'a default export of settings', file: 'some.config.ts', source: 'export default {}\n' },
  {
    what: 'a test that plants stored data',
    file: 'src/features/pins/watched.test.ts',
    source: "localStorage.setItem('a', 'b')\n",
  },
]

const illegal: readonly Plant[] = [
  {
    what: 'React in the rules of a feature',
    file: 'src/features/pins/model/react.ts',
    source: "export { useState } from 'react'\n",
    rule: restricted,
  },
  {
    what: 'a store in the rules of a feature',
    file: 'src/features/pins/model/store.ts',
    source: "export { create } from 'zustand'\n",
    rule: restricted,
  },
  {
    what: 'all middleware at once, persist among it',
    file: 'src/features/pins/middleware.ts',
    source: "export * from 'zustand/middleware'\n",
    rule: restricted,
  },
  {
    what: 'the pipeline in the page',
    file: 'src/app/pipeline.ts',
    source: "export { value } from '../../pipeline/value.ts'\n",
    rule: restricted,
  },
  {
    what: 'the tools in the pipeline',
    file: 'pipeline/tools.ts',
    source: "export { value } from '../tools/value.ts'\n",
    rule: restricted,
  },
  {
    what: 'the tools in the page',
    file: 'src/features/pins/ui/tools.ts',
    source: "export { value } from '../../../../tools/value.ts'\n",
    rule: restricted,
  },
  ...['localStorage', 'sessionStorage', 'indexedDB'].flatMap((storage): Plant[] => [
    {
      what: storage,
      file: `src/features/pins/uses-${storage}.ts`,
      source: `export const storage = () => ${storage}\n`,
      rule: 'eslint(no-restricted-globals)',
    },
    ...['window', 'globalThis', 'self'].map((object) => ({
      what: `${object}.${storage}`,
      file: `src/features/pins/ui/uses-${object}-${storage}.ts`,
      source: `export const storage = () => ${object}.${storage}\n`,
      rule: 'eslint(no-restricted-properties)',
    })),
  ]),
  {
    what: 'an import cycle',
    file: 'src/features/pins/model/hen.ts',
    source: "import { egg } from './egg.ts'\n\nexport const hen = () => egg\n",
    rule: 'import(no-cycle)',
  },
  {
    what: 'the other half of the cycle',
    file: 'src/features/pins/model/egg.ts',
    source: "import { hen } from './hen.ts'\n\nexport const egg = () => hen\n",
    rule: 'import(no-cycle)',
  },
  {
    what: 'a cycle of types alone',
    file: 'src/features/pins/model/cock.ts',
    source:
      "import type { Chick } from './chick.ts'\n\nexport interface Cock {\n  readonly of: Chick\n}\n",
    rule: 'import(no-cycle)',
  },
  {
    what: 'the other half of the types',
    file: 'src/features/pins/model/chick.ts',
    source:
      "import type { Cock } from './cock.ts'\n\nexport interface Chick {\n  readonly of: Cock\n}\n",
    rule: 'import(no-cycle)',
  },
  {
    what: 'a hook in a condition',
    file: 'src/features/pins/ui/use-sometimes.ts',
    source:
      "import { useState } from 'react'\n\nexport function useSometimes(on: boolean) {\n  if (on) useState(1)\n}\n",
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    what: 'a default export',
    file: 'src/ui/default.ts',
    source: 'export default 1\n',
    rule: 'import(no-default-export)',
  },
  {
    what: 'any',
    file: 'src/features/pins/model/any.ts',
    source: 'export const anything = (input: any) => String(input)\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    what: 'a non-null assertion',
    file: 'src/features/pins/model/non-null.ts',
    source: 'export const first = (list: number[]) => list[0]!\n',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    what: 'a promise that nobody waits for',
    file: 'src/features/pins/floating.ts',
    source: 'export function go() {\n  Promise.resolve(1)\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  {
    what: 'a promise where none is expected',
    file: 'src/features/pins/misused.ts',
    source: 'export const go = () => [1].forEach(async () => Promise.resolve())\n',
    rule: 'typescript(no-misused-promises)',
  },
  {
    what: 'await on what is no promise',
    file: 'src/features/pins/awaiting.ts',
    source: 'export const go = async (count: number) => {\n  await count\n}\n',
    rule: 'typescript(await-thenable)',
  },
  {
    what: 'a switch that forgets a case',
    file: 'src/features/pins/model/switch.ts',
    source:
      "export function sign(side: 'left' | 'right') {\n  switch (side) {\n    case 'left':\n      return -1\n  }\n}\n",
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    what: 'a file of more than 500 lines',
    file: 'src/features/pins/model/long.ts',
    source: Array.from({ length: 501 }, (_, line) => `export const line${line} = 1\n`).join(''),
    rule: 'eslint(max-lines)',
  },
  {
    what: 'a function of more than 120 lines',
    file: 'src/features/pins/model/long-function.ts',
    source: `export function long() {\n  let line = 1\n${'  line += 1\n'.repeat(119)}  return line\n}\n`,
    rule: 'eslint(max-lines-per-function)',
  },
  {
    what: 'a test that is skipped',
    file: 'src/features/pins/model/skipped.test.ts',
    source: "import { expect, it } from 'vitest'\n\nit.skip('runs', () => expect(1).toBe(1))\n",
    rule: 'vitest(no-disabled-tests)',
  },
  {
    what: 'a forgotten line of console output',
    file: 'src/features/pins/ui/log.ts',
    source: "console.log('here')\n",
    rule: 'eslint(no-console)',
  },
  {
    what: 'a test that runs alone',
    file: 'src/features/pins/model/only.test.ts',
    source: "import { expect, it } from 'vitest'\n\nit.only('runs', () => expect(1).toBe(1))\n",
    rule: 'vitest(no-focused-tests)',
  },
]

beforeAll(() => {
  sandbox = mkdtempSync(path.join(tmpdir(), 'itinerarium-lint-'))
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(sandbox, '.oxlintrc.json'))
  copyFileSync(path.join(root, 'tsconfig.json'), path.join(sandbox, 'base.json'))
  // The temporary folder has no packages with types.
  plant('tsconfig.json', '{ "extends": "./base.json", "compilerOptions": { "types": [] } }')
  for (const folder of ['pipeline', 'tools', 'src/world', 'src/ui']) {
    plant(`${folder}/value.ts`, `${value}export type Value = 'a' | 'b'\n`)
  }
  for (const { file, source } of [...privileges, ...legal, ...illegal]) {
    plant(file, source)
  }
  reported = lint()
}, 60_000)

afterAll(() => rmSync(sandbox, { recursive: true, force: true }))

function plant(file: string, source: string): void {
  const place = path.join(sandbox, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, source)
}

function lint(): Map<string, Set<string>> {
  const bin = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout, stderr } = spawnSync(process.execPath, [bin, '--format', 'json'], {
    cwd: sandbox,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: {
      ...process.env,
      // The temporary folder has no node_modules in which oxlint could find its type-aware linter.
      OXLINT_TSGOLINT_PATH: path.join(root, 'node_modules/.bin/tsgolint'),
    },
  })
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`)
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string }[]
  }
  const rules = new Map<string, Set<string>>()
  for (const { filename, code } of diagnostics) {
    const file = filename.replaceAll('\\', '/')
    rules.set(file, (rules.get(file) ?? new Set()).add(code))
  }
  return rules
}

describe('the linter', () => {
  it.each([...privileges, ...legal, ...illegal])('judges $what', (planted) => {
    expect(outcome(planted)).toEqual(expected(planted))
  })
})

function expected({ what, rule }: Plant): string {
  return `${what}: ${rule ?? 'passes'}`
}

/** Like {@link expected}, from the linter's report. A file may break further rules besides the expected one. */
function outcome({ what, file, rule }: Plant): string {
  const rules = [...(reported.get(file) ?? [])]
  if (rule !== undefined && rules.includes(rule)) return `${what}: ${rule}`
  return `${what}: ${rules.join(', ') || 'passes'}`
}

describe('the table of who may use whom', () => {
  it('has every folder of the sources, and no cycle', () => {
    expect(cyclesOf(mayUse)).toEqual([])
    expect(features.length).toBeLessThanOrEqual(20)
  })

  it('is about features with at most 12 files at their top', () => {
    const tops = features.map((feature) => ({
      feature,
      files: readdirSync(path.join(root, 'src/features', feature)).filter((file) =>
        /(?<!\.test)\.tsx?$/.test(file),
      ).length,
    }))
    expect(tops.filter(({ files }) => files > 12)).toEqual([])
  })

  it('would find a cycle', () => {
    expect(
      cyclesOf({ pins: ['routes'], routes: ['map', 'search'], map: [], search: ['pins'] }),
    ).toEqual(['pins > routes > search > pins'])
  })

  it('is kept in this project', () => {
    expect(findBreaches(root)).toEqual([])
  })

  const planted: readonly (readonly [what: string, file: string, source: string])[] = [
    ['upward, from the world', 'src/world/a.ts', "export * from '../features/pins/pins.ts'\n"],
    ['upward, from storage', 'src/storage/a.ts', "export * from '../app/app.tsx'\n"],
    ['upward, from the map', 'src/map/a.ts', "export * from '../features/pins/pins.ts'\n"],
    ['upward, from a feature', 'src/features/pins/a.ts', "export * from '../../app/app.tsx'\n"],
    ['sideways', 'src/features/pins/a.ts', "export * from '../routes/route-store.ts'\n"],
    ['sideways, by a type', 'src/features/pins/a.ts', "type A = import('../routes/a.ts').A\n"],
    ['sideways, when needed', 'src/features/pins/a.ts', "void import('../routes/a.ts')\n"],
    ['a view in the state', 'src/features/routes/a.ts', "export * from '../pins/ui/a.tsx'\n"],
    ['a view sideways', 'src/features/pins/ui/a.ts', "export * from '../../routes/ui/a.tsx'\n"],
    ['a store in rules', 'src/features/pins/model/a.ts', "export * from '../pins.ts'\n"],
    ['a component in rules', 'src/features/pins/model/a.ts', "export * from '../ui/pin-row.tsx'\n"],
    ['React in rules', 'src/features/pins/model/a.ts', "export { useState } from 'react'\n"],
    ['a library of stores in rules', 'src/features/pins/model/a.ts', "export * from 'zustand'\n"],
    [
      'the page in rules',
      'src/features/pins/model/a.ts',
      'export const a = () => window.innerWidth\n',
    ],
    ['a worker', 'src/ui/a.ts', "new Worker(new URL('../map/value.ts', import.meta.url))\n"],
    ['a template string', 'src/map/a.ts', 'void import(`../app/value.ts`)\n'],
    ['a half-known path', 'src/storage/a.ts', 'void import(`../app/${name}.ts`)\n'],
    ['a glob', 'src/storage/a.ts', "import.meta.glob('../map/*.ts')\n"],
    ['a detour', 'src/ui/a.ts', "export * from './../ui/../map/value.ts'\n"],
    ['a feature without a line', 'src/features/dragons/a.ts', "export * from '../pins/pins.ts'\n"],
    ['a fake outside tests', 'src/features/pins/a.ts', "export * from '../../testing/value.ts'\n"],
    ['the tools', 'pipeline/a.ts', "export * from '../tools/value.ts'\n"],
    ['a playground', 'src/ui/a.ts', "export * from '../../playground/value.ts'\n"],
    ['a drawer', 'src/features/search/helpers/a.ts', 'export const a = 1\n'],
  ]

  function project(file: string, source: string): string {
    const folder = mkdtempSync(path.join(sandbox, 'paths-'))
    for (const area of ['src', 'pipeline']) mkdirSync(path.join(folder, area), { recursive: true })
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), source)
    return folder
  }

  it.each(planted)('reports %s', (_what, file, source) => {
    expect(findBreaches(project(file, source))).toHaveLength(1)
  })

  it.each([
    [
      'tests their fakes',
      'src/features/pins/a.test.ts',
      "export * from '../../testing/value.ts'\n",
    ],
    ['a feature what is below it', 'src/features/routes/a.ts', "export * from '../pins/pins.ts'\n"],
    [
      'rules other rules',
      'src/features/routes/model/a.ts',
      "export * from '../../pins/model/a.ts'\n",
    ],
    ['a view any state', 'src/features/pins/ui/a.ts', "export * from '../../routes/a.ts'\n"],
    ['the app everything', 'src/app/a.ts', "export * from '../features/routes/a.ts'\n"],
  ])('lets %s have', (_what, file, source) => {
    expect(findBreaches(project(file, source))).toEqual([])
  })
})
