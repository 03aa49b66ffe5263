import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areaOf, areas, crossings, entanglements, folderOf, mayImport } from './import-direction.ts'

const root = path.join(import.meta.dirname, '../..')

/** A temporary folder with the linter's settings and the test files; filled in beforeAll. */
let garden = ''
/** The rules that the linter reported, by test file. */
let reported: ReadonlyMap<string, ReadonlySet<string>> = new Map()

interface Plant {
  readonly what: string
  readonly file: string
  readonly source: string
  /** The rule that must report the file; none for a file that must pass. */
  readonly rule?: string
}

const restricted = 'eslint(no-restricted-imports)'
const value = 'export const value = 1\n'

/** The areas' folders, and those within them that have a block of their own in the settings. */
const folders = [
  ...areas.map(folderOf),
  'src/stores/persistence',
  'src/map/engine',
  'src/map/basemap',
]

/** Folders of the map that are handed what they need. */
const storeless = ['src/map/engine', 'src/map/basemap']

/** What the linter knows apart: it takes `testing` for any other folder, as the same patterns hold for tests. */
const linted = areas.filter((area) => area !== 'testing')

/** Every folder importing every area, from one folder down. */
const matrix: readonly Plant[] = folders.flatMap((from) =>
  linted.flatMap((to): Plant[] => {
    const target = path.posix.relative(`${from}/deep`, `${folderOf(to)}/value.ts`)
    const own = to !== 'stores' || !storeless.includes(from)
    const verdict = own && mayImport[areaOf(from)]?.includes(to) ? {} : { rule: restricted }
    const what = `${from} -> ${to}`
    const file = `${from}/deep/${to}`
    return [
      { what, file: `${file}.ts`, source: `export { value } from '${target}'\n`, ...verdict },
      {
        what: `${what}, loaded lazily`,
        file: `${file}-lazy.ts`,
        source: `export const load = () => import('${target}')\n`,
        ...verdict,
      },
    ]
  }),
)

/** What only some folders of `src` may import, tried in each. */
const privileges: readonly Plant[] = folders
  .filter((folder) => folder !== 'pipeline')
  .flatMap((folder): Plant[] => [
    {
      what: `persist in ${folder}`,
      file: `${folder}/deep/persist.ts`,
      source: "export { persist } from 'zustand/middleware'\n",
      ...(/persistence|testing/.test(folder) ? {} : { rule: restricted }),
    },
  ])

const legal: readonly Plant[] = [
  {
    what: 'messages naming a type of the domain',
    file: 'src/i18n/compose/typed.ts',
    source:
      "import type { Value } from '../../domain/value.ts'\n\nexport const text = (from: Value) => `${from} m`\n",
  },
  {
    what: 'local storage in stores/persistence',
    file: 'src/stores/persistence/storage.ts',
    source: 'export const read = () => window.localStorage.length + localStorage.length\n',
  },
  {
    what: 'other middleware in stores',
    file: 'src/stores/watched.ts',
    source: "export { subscribeWithSelector } from 'zustand/middleware'\n",
  },
  { what: 'a default export of settings', file: 'some.config.ts', source: 'export default {}\n' },
  {
    what: 'a test that plants stored data',
    file: 'src/stores/watched.test.ts',
    source: "localStorage.setItem('a', 'b')\n",
  },
]

const illegal: readonly Plant[] = [
  {
    what: 'React in the domain',
    file: 'src/domain/react.ts',
    source: "export { useState } from 'react'\n",
    rule: restricted,
  },
  {
    what: 'a type that messages take from a store',
    file: 'src/i18n/compose/store-type.ts',
    source: "export type { Value } from '../../stores/value.ts'\n",
    rule: restricted,
  },
  {
    what: 'all middleware at once, persist among it',
    file: 'src/stores/middleware.ts',
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
    file: 'src/panel/tools.ts',
    source: "export { value } from '../../tools/value.ts'\n",
    rule: restricted,
  },
  ...['localStorage', 'sessionStorage', 'indexedDB'].flatMap((storage): Plant[] => [
    {
      what: storage,
      file: `src/stores/uses-${storage}.ts`,
      source: `export const storage = () => ${storage}\n`,
      rule: 'eslint(no-restricted-globals)',
    },
    ...['window', 'globalThis', 'self'].map((object) => ({
      what: `${object}.${storage}`,
      file: `src/panel/uses-${object}-${storage}.ts`,
      source: `export const storage = () => ${object}.${storage}\n`,
      rule: 'eslint(no-restricted-properties)',
    })),
  ]),
  {
    what: 'an import cycle',
    file: 'src/domain/hen.ts',
    source: "import { egg } from './egg.ts'\n\nexport const hen = () => egg\n",
    rule: 'import(no-cycle)',
  },
  {
    what: 'the other half of the cycle',
    file: 'src/domain/egg.ts',
    source: "import { hen } from './hen.ts'\n\nexport const egg = () => hen\n",
    rule: 'import(no-cycle)',
  },
  {
    what: 'a cycle of types alone',
    file: 'src/domain/cock.ts',
    source:
      "import type { Chick } from './chick.ts'\n\nexport interface Cock {\n  readonly of: Chick\n}\n",
    rule: 'import(no-cycle)',
  },
  {
    what: 'the other half of the types',
    file: 'src/domain/chick.ts',
    source:
      "import type { Cock } from './cock.ts'\n\nexport interface Chick {\n  readonly of: Cock\n}\n",
    rule: 'import(no-cycle)',
  },
  {
    what: 'a hook in a condition',
    file: 'src/panel/use-sometimes.ts',
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
    file: 'src/domain/any.ts',
    source: 'export const anything = (input: any) => String(input)\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    what: 'a non-null assertion',
    file: 'src/domain/non-null.ts',
    source: 'export const first = (list: number[]) => list[0]!\n',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    what: 'a promise that nobody waits for',
    file: 'src/stores/floating.ts',
    source: 'export function go() {\n  Promise.resolve(1)\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  {
    what: 'a promise where none is expected',
    file: 'src/stores/misused.ts',
    source: 'export const go = () => [1].forEach(async () => Promise.resolve())\n',
    rule: 'typescript(no-misused-promises)',
  },
  {
    what: 'await on what is no promise',
    file: 'src/stores/awaiting.ts',
    source: 'export const go = async (count: number) => {\n  await count\n}\n',
    rule: 'typescript(await-thenable)',
  },
  {
    what: 'a switch that forgets a case',
    file: 'src/domain/switch.ts',
    source:
      "export function sign(side: 'left' | 'right') {\n  switch (side) {\n    case 'left':\n      return -1\n  }\n}\n",
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    what: 'a file of more than 500 lines',
    file: 'src/domain/long.ts',
    source: Array.from({ length: 501 }, (_, line) => `export const line${line} = 1\n`).join(''),
    rule: 'eslint(max-lines)',
  },
  {
    what: 'a function of more than 120 lines',
    file: 'src/domain/long-function.ts',
    source: `export function long() {\n  let line = 1\n${'  line += 1\n'.repeat(119)}  return line\n}\n`,
    rule: 'eslint(max-lines-per-function)',
  },
  {
    what: 'a test that is skipped',
    file: 'src/domain/skipped.test.ts',
    source: "import { expect, it } from 'vitest'\n\nit.skip('runs', () => expect(1).toBe(1))\n",
    rule: 'vitest(no-disabled-tests)',
  },
  {
    what: 'a forgotten line of console output',
    file: 'src/panel/log.ts',
    source: "console.log('here')\n",
    rule: 'eslint(no-console)',
  },
  {
    what: 'a test that runs alone',
    file: 'src/domain/only.test.ts',
    source: "import { expect, it } from 'vitest'\n\nit.only('runs', () => expect(1).toBe(1))\n",
    rule: 'vitest(no-focused-tests)',
  },
]

beforeAll(() => {
  garden = mkdtempSync(path.join(tmpdir(), 'itinerarium-lint-'))
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(garden, '.oxlintrc.json'))
  copyFileSync(path.join(root, 'tsconfig.json'), path.join(garden, 'base.json'))
  // The garden has no packages that could bring types along.
  plant('tsconfig.json', '{ "extends": "./base.json", "compilerOptions": { "types": [] } }')
  for (const area of areas) {
    plant(`${folderOf(area)}/value.ts`, `${value}export type Value = 'a' | 'b'\n`)
  }
  for (const { file, source } of [...matrix, ...privileges, ...legal, ...illegal]) {
    plant(file, source)
  }
  reported = lint()
}, 60_000)

afterAll(() => rmSync(garden, { recursive: true, force: true }))

function plant(file: string, source: string): void {
  const place = path.join(garden, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, source)
}

function lint(): Map<string, Set<string>> {
  const bin = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout, stderr } = spawnSync(process.execPath, [bin, '--format', 'json'], {
    cwd: garden,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: {
      ...process.env,
      // The garden has no node_modules in which oxlint could find its type-aware half.
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
  it.each(folders)('holds %s to the direction', (folder) => {
    const here = [...matrix, ...privileges].filter(({ file }) => file.startsWith(`${folder}/deep/`))
    expect(here).toHaveLength(2 * linted.length + (folder === 'pipeline' ? 0 : 1))
    expect(here.map(outcome)).toEqual(here.map(expected))
  })

  it.each([...legal, ...illegal])('judges $what', (planted) => {
    expect(outcome(planted)).toEqual(expected(planted))
  })
})

function expected({ what, rule }: Plant): string {
  return `${what}: ${rule ?? 'passes'}`
}

/** As {@link expected}, by what the linter said; a file may break further rules besides the expected one. */
function outcome({ what, file, rule }: Plant): string {
  const rules = [...(reported.get(file) ?? [])]
  if (rule !== undefined && rules.includes(rule)) return `${what}: ${rule}`
  return `${what}: ${rules.join(', ') || 'passes'}`
}

describe('paths in quotes', () => {
  const planted: readonly (readonly [what: string, file: string, source: string])[] = [
    ['a type by import()', 'src/panel/a.ts', "type A = import('../map/value.ts').Value\n"],
    ['a worker', 'src/ui/a.ts', "new Worker(new URL('../map/value.ts', import.meta.url))\n"],
    ['a template string', 'src/pages/a.ts', 'void import(`../panel/value.ts`)\n'],
    ['a half-known path', 'src/stores/a.ts', 'void import(`../panel/${name}.ts`)\n'],
    ['a glob', 'src/stores/a.ts', "import.meta.glob('../map/*.ts')\n"],
    ['a detour', 'src/panel/a.ts', "export * from './../panel/../map/value.ts'\n"],
    ['a file of the root', 'src/domain/a.ts', "export * from '../main.tsx'\n"],
    ['a fake outside tests', 'src/stores/a.ts', "export * from '../testing/value.ts'\n"],
    ['the tools', 'pipeline/a.ts', "export * from '../tools/value.ts'\n"],
    ['a drawer', 'src/panel/search/helpers/a.ts', 'export const a = 1\n'],
  ]

  it.each(planted)('reports %s', (_what, file, source) => {
    const folder = mkdtempSync(path.join(garden, 'paths-'))
    mkdirSync(path.join(folder, 'src'), { recursive: true })
    mkdirSync(path.join(folder, 'pipeline'), { recursive: true })
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), source)
    expect(crossings(folder)).toHaveLength(1)
  })

  it('lets tests have their fakes', () => {
    const folder = mkdtempSync(path.join(garden, 'paths-'))
    mkdirSync(path.join(folder, 'src', 'stores'), { recursive: true })
    mkdirSync(path.join(folder, 'pipeline'))
    writeFileSync(
      path.join(folder, 'src/stores/a.test.ts'),
      "export * from '../testing/value.ts'\n",
    )
    expect(crossings(folder)).toEqual([])
  })

  it('all keep the direction in this project', () => {
    expect(crossings(root)).toEqual([])
  })
})

describe('subjects of the domain', () => {
  /** A domain of some files, each with what it imports. */
  function domainOf(files: Readonly<Record<string, readonly string[]>>): string {
    const folder = mkdtempSync(path.join(garden, 'subjects-'))
    for (const [name, imports] of Object.entries(files)) {
      const file = path.join(folder, 'src/domain', name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, imports.map((from) => `import '${from}'\n`).join(''))
    }
    return folder
  }

  it('may use what does not use them', () => {
    const folder = domainOf({
      'world/place.ts': [],
      'markers/marker.ts': ['../world/place.ts'],
      'pins/pin.ts': ['../markers/marker.ts', '../world/place.ts', './appearance.ts'],
      'pins/appearance.ts': [],
      'pins/pin.test.ts': ['../files/backup.ts'],
      'files/backup.ts': ['../pins/pin.ts'],
    })
    expect(entanglements(folder)).toEqual([])
  })

  it('may not use what does, by itself or through a third', () => {
    const folder = domainOf({
      'world/place.ts': ['../markers/marker.ts'],
      'markers/marker.ts': ['../pins/pin.ts'],
      'pins/pin.ts': ['../world/where.ts', '../world/bare.ts'],
      'world/where.ts': ['../routes/route.ts', './bare.ts'],
      'world/bare.ts': [],
      'routes/route.ts': ['../markers/marker.ts'],
    })
    expect(entanglements(folder)).toContain(
      'src/core/world/pin.ts uses src/domain/world/where.ts, which uses src/core/world/pin.ts',
    )
    expect(entanglements(folder).some((line) => line.includes('bare.ts'))).toBe(false)
  })

  it('keep to that in this project', () => {
    expect(entanglements(root)).toEqual([])
  })
})
