import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { afterWriting } from './after-writing.ts'

const repository = path.join(import.meta.dirname, '../..')

/** The file of the site that holds the licences. THIRD-PARTY.md is a copy of this file. */
export const licencesFile = 'licences.txt'

/** Licences that are always accepted. Any other licence stops the build. */
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

/** Names of modules that the bundler adds itself, and the package that each belongs to. */
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
 * Creates the plugins that write {@link licencesFile}, with the licence of each package in the built site and its
 * server. `collect` notes the modules that the bundler puts into scripts. It belongs to the builds of the site, of
 * its workers and of the service worker. `write` belongs after the plugin that writes the service worker.
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
            // Tailwind's plugin adds no module of its package, so its first line of CSS identifies it.
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

/** Returns the text of {@link licencesFile}. @param bundled Names of the packages in scripts and styles. */
export function licencesOf(bundled: readonly string[]): string {
  return describe([
    ['Code in the site', bundled],
    ['Typefaces in the site', fontPackages()],
    ['Glyphs in the site', glyphPackages()],
    ['Code of the server that `npm start` and the container run', serverPackages()],
  ])
}

/**
 * @param id A module's id in the bundler.
 * @returns The package of the module; `undefined` for the site's own modules.
 */
export function packageOf(id: string): string | undefined {
  const [, ownName] = virtualModules.find(([shape]) => shape.test(id)) ?? []
  if (ownName !== undefined) return ownName
  // Nested folders stay in the name, because a package may contain its own copy of another package.
  const inside = id.split('node_modules/').slice(1)
  const names = inside.map((rest) => /^(@[^/]+\/)?[^/]+/.exec(rest)?.[0] ?? '')
  return names.length === 0 ? undefined : names.join('/node_modules/')
}

function fontPackages(): readonly string[] {
  const files = readdirSync(path.join(repository, 'src/ui/fonts'))
  const families = files.flatMap((name) => /^([a-z-]+)-\d{3}-/.exec(name)?.[1] ?? [])
  return [...new Set(families)].map((family) => `@fontsource/${family}`)
}

function glyphPackages(): readonly string[] {
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

/** @throws {Error} if the licence is not among {@link usualLicences} or its text is missing */
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
      // Omit Vite's list of the packages it bundles. They build the site and are not part of it.
      .replace(/^# Licenses of bundled dependencies.*/ms, '')
      .replaceAll(/[ \t]+$/gm, '')
      .replaceAll(/^\n+|\n+$/g, '')
  )
}

function describe(groups: readonly (readonly [title: string, names: readonly string[]])[]): string {
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
