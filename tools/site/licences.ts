import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { afterWriting } from './after-writing.ts'

const repository = path.join(import.meta.dirname, '../..')

/** The file of the site that holds the licences. THIRD-PARTY.md is a copy of it. */
export const licencesFile = 'licences.txt'

/** Licences that need no decision: any other stops the build. */
const usualLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
])

/** Code that the bundler adds by itself has module names of its own. */
const virtualModules: readonly (readonly [shape: RegExp, name: string])[] = [
  [/^\0?(vite|\/@vite)\//, 'vite'],
  [/^\0rolldown/, 'rolldown'],
]

interface Package {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

/**
 * Creates the plugins that write {@link licencesFile}, with the licence of each package in the built site and its server.
 * `collect` notes the modules that the bundler puts into scripts, and belongs to the builds of the site, of its workers and of
 * the service worker. `write` belongs after the plugin that writes the service worker.
 */
export function licences(): { readonly collect: () => Plugin; readonly write: () => Plugin } {
  const packages = new Set<string>()
  return {
    collect: () => ({
      name: 'collect-packages',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') {
            for (const name of file.moduleIds.map(packageOf)) if (name) packages.add(name)
          } else if (String(file.source).startsWith('/*! tailwindcss ')) {
            // Tailwind's plugin writes styles without a module of the package: the first line identifies them.
            packages.add('tailwindcss')
          }
        }
      },
    }),
    write: () =>
      afterWriting('write-licences', async (folder) => {
        await writeFile(path.join(folder, licencesFile), licencesOf([...packages]))
      }),
  }
}

/** The text of {@link licencesFile}. @param bundled names of the packages that scripts and styles contain */
export function licencesOf(bundled: readonly string[]): string {
  return describe([
    ['Code in the site', bundled],
    ['Typefaces in the site', typefaces()],
    ['Glyphs in the site', glyphs()],
    ['Code of the server that `npm start` and the container run', serverPackages()],
  ])
}

/**
 * @param id A module as the bundler names it.
 * @returns The package that it belongs to; `undefined` for the site's own.
 */
export function packageOf(id: string): string | undefined {
  const [, ownName] = virtualModules.find(([shape]) => shape.test(id)) ?? []
  if (ownName !== undefined) return ownName
  // Nested folders stay in the name: a package may bring its own copy of another.
  const inside = id.split('node_modules/').slice(1)
  const names = inside.map((rest) => /^(@[^/]+\/)?[^/]+/.exec(rest)?.[0] ?? '')
  return names.length === 0 ? undefined : names.join('/node_modules/')
}

/** The families whose letters lie in src/ui/fonts, by the packages that they were taken from. */
function typefaces(): readonly string[] {
  const files = readdirSync(path.join(repository, 'src/ui/fonts'))
  const families = files.flatMap((name) => /^([a-z-]+)-\d{3}-/.exec(name)?.[1] ?? [])
  return [...new Set(families)].map((family) => `@fontsource/${family}`)
}

/** The sets that glyphs may be taken from, whichever worlds there are. */
function glyphs(): readonly string[] {
  const { devDependencies } = readJson(path.join(repository, 'package.json'))
  return Object.keys(devDependencies ?? {}).filter((name) => name.startsWith('@iconify-json/'))
}

function serverPackages(): readonly string[] {
  const found = new Set(['@fastify/send'])
  for (const name of found) {
    const { dependencies } = readJson(path.join(folderOf(name), 'package.json'))
    for (const needed of Object.keys(dependencies ?? {})) found.add(needed)
  }
  return [...found]
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function readJson(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

function folderOf(name: string): string {
  return path.join(repository, 'node_modules', name)
}

/** @throws if the licence is none of the usual ones, or there is no text of it */
export function readPackage(name: string, folder = folderOf(name)): Package {
  const { name: ownName, version, license } = readJson(path.join(folder, 'package.json'))
  if (!usualLicences.has(license))
    throw new Error(
      `${name} is under "${license}": may it be part of the site? If so, add that licence to the list in tools/site/licences.ts.`,
    )
  return { name: ownName, version, licence: license, text: licenceText(name, folder) }
}

function licenceText(name: string, folder: string): string {
  const own = readdirSync(folder)
    .sort()
    .find((entry) => /^(licen[cs]e|copying|unlicense|ofl)(\.(md|txt))?$/i.test(entry))
  const file =
    own === undefined
      ? path.join(import.meta.dirname, 'licence-texts', `${name}.txt`)
      : path.join(folder, own)
  if (!existsSync(file))
    throw new Error(
      `The package ${name} contains no text of its licence: put the text that its authors publish into tools/site/licence-texts/${name}.txt.`,
    )
  return (
    readFileSync(file, 'utf8')
      .replaceAll('\r\n', '\n')
      // Vite lists the packages that it consists of itself. They build the site and are no part of it.
      .replace(/^# Licenses of bundled dependencies.*/ms, '')
      .replaceAll(/[ \t]+$/gm, '')
      .replaceAll(/^\n+|\n+$/g, '')
  )
}

function describe(groups: readonly (readonly [title: string, names: readonly string[]])[]): string {
  /** The packages that share a text. */
  const texts = new Map<string, Set<string>>()
  const lists = groups.map(([title, names]) => {
    const packages = names.map((name) => readPackage(name)).sort(byName)
    const rows = packages.map(({ name, version, licence, text }) => {
      const label = `${name} ${version}`
      texts.set(text, (texts.get(text) ?? new Set()).add(label))
      return `- ${label}: ${licence}`
    })
    return `## ${title}\n\n${rows.join('\n')}`
  })
  const sections = [...texts].map(([text, users]) => {
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
    const fence = '`'.repeat(longest + 1)
    return `### ${[...users].join(', ')}\n\n${fence}text\n${text}\n${fence}`
  })
  return `# Third-party licences

Written by the build from the modules that the site contains; \`npm run third-party\` copies it to
THIRD-PARTY.md. CREDITS.md says in words who made what.

${lists.join('\n\n')}

## Texts

${sections.join('\n\n')}
`
}

function byName(a: Package, b: Package): number {
  return a.name < b.name ? -1 : 1
}
