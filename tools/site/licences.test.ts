import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { afterWriting } from './after-writing.ts'
import { licences, licencesFile, licencesOf, packageOf, readPackage } from './licences.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'licences-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

describe('the package of a module', () => {
  it('is the innermost folder of node_modules', () => {
    expect(packageOf('/site/node_modules/flatbush/index.js')).toBe('flatbush')
    expect(packageOf('/site/node_modules/@floating-ui/dom/dist/dom.mjs')).toBe('@floating-ui/dom')
    expect(packageOf('/site/node_modules/a/node_modules/b/index.js')).toBe('a/node_modules/b')
  })

  it('is the bundler for helpers of the bundler', () => {
    expect(packageOf('\0rolldown/runtime.js')).toBe('rolldown')
    expect(packageOf('\0vite/preload-helper.js')).toBe('vite')
  })

  it('is undefined for modules of the site', () => {
    expect(packageOf('/site/src/start/main.tsx')).toBeUndefined()
  })
})

describe('the licence of a package', () => {
  it('holds the text that the package contains', () => {
    write('package.json', '{ "name": "any", "version": "1.2.3", "license": "MIT" }')
    write('LICENCE.md', '\nYou may.  \r\n')
    expect(readPackage('any', folder)).toEqual({
      name: 'any',
      version: '1.2.3',
      licence: 'MIT',
      text: 'You may.',
    })
  })

  it('stops the build if the package contains no text', () => {
    write('package.json', '{ "name": "any", "version": "1.2.3", "license": "MIT" }')
    expect(() => readPackage('any', folder)).toThrow(/licence-texts\/any\.txt/)
  })

  it('stops the build if the licence is unusual', () => {
    write('package.json', '{ "name": "any", "version": "1.2.3", "license": "SSPL-1.0" }')
    write('LICENSE', 'You may not.')
    expect(() => readPackage('any', folder)).toThrow(/SSPL-1\.0/)
  })

  it('has a text for every package that package.json names', () => {
    const manifest = readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }
    for (const name of Object.keys(dependencies)) expect(readPackage(name).text).not.toBe('')
  })
})

describe('the file of licences', () => {
  it('lists packages of scripts, workers and the service worker', async () => {
    write('index.html', '<script type="module" src="./main.js"></script>')
    write(
      'main.js',
      "import clsx from 'clsx'\nnew Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: clsx('a') })",
    )
    write('worker.js', "import Queue from 'flatqueue'\npostMessage(new Queue().length)")
    write('sw.js', "import Flatbush from 'flatbush'\nself.onmessage = () => new Flatbush(1)")
    const { collect, write: writeFile } = licences()
    const packages = path.join(import.meta.dirname, '../../node_modules')
    const common = {
      configFile: false,
      root: folder,
      logLevel: 'error',
      resolve: {
        alias: {
          clsx: `${packages}/clsx/dist/clsx.mjs`,
          flatbush: `${packages}/flatbush/index.js`,
          flatqueue: `${packages}/flatqueue/index.js`,
        },
      },
    } as const
    await build({
      ...common,
      worker: { format: 'es', plugins: () => [collect()] },
      plugins: [
        collect(),
        afterWriting('write-service-worker', async (outDir) => {
          const rolldownOptions = { input: path.join(folder, 'sw.js') }
          await build({
            ...common,
            plugins: [collect()],
            build: { outDir, emptyOutDir: false, rolldownOptions },
          })
        }),
        writeFile(),
      ],
    })
    const text = readFileSync(path.join(folder, 'dist', licencesFile), 'utf8')
    const [code = ''] = text.split('## Typefaces')
    for (const name of ['clsx', 'flatqueue', 'flatbush'])
      expect(code).toMatch(new RegExp(`^- ${name} [\\d.]+: `, 'm'))
  })

  it('holds the text of each package that it lists', () => {
    const text = licencesOf(['saxes', 'wouter', 'react-remove-scroll-bar'])
    const [lists = '', texts = ''] = text.split('\n## Texts\n')
    const listed = [...lists.matchAll(/^- (\S+ [\d.]+): /gm)].map(([, label = '']) => label)
    expect(listed).toContain('saxes 6.0.0')
    expect(listed).toContain('@fastify/send 4.2.1')
    const headings = [...texts.matchAll(/^### (.+)$/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    )
    expect(headings.sort()).toEqual(listed.sort())
  })
})
