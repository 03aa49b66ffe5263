// Writes THIRD-PARTY.md, the licences of everything that the built site and its server hold of others:
// `npm run third-party`; with `--check` it only compares, and fails when the file is out of date.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PlainError, root, runTool } from './commands.mjs'

const file = path.join(root, 'THIRD-PARTY.md')

/** What may be in the site without another thought; anything else needs one. */
const usualLicences = new Set([
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

/** Code that the bundler adds by itself stands under names of its own. */
const virtualModules = [
  [/^\0?(vite|\/@vite)\//, 'vite'],
  [/^\0rolldown/, 'rolldown'],
]

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} licence
 * @property {string} text The licence's own text; empty where the package holds none.
 * @property {string} author Empty where the package does not say.
 */

async function main() {
  const text = await thirdPartyText()
  const args = process.argv.slice(2)
  if (!args.includes('--check')) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    throw new PlainError(
      'THIRD-PARTY.md does not list what the site holds now: run npm run third-party and commit the file.',
    )
  }
}

async function thirdPartyText() {
  const { modules, styles } = await bundledModules()
  const code = new Set(modules.map(packageOf).filter((name) => name !== undefined))
  // Tailwind's own styles come in through its plugin, and only their first line tells.
  if (styles.some((text) => text.includes('/*! tailwindcss '))) code.add('tailwindcss')
  return describe([
    ['Code in the site', [...code]],
    ['Typefaces in the site', typefaces()],
    ['Glyphs in the site', glyphs()],
    ['Code of the server that `npm start` and the container run', serverPackages()],
  ])
}

/** Builds the site without writing it, to see which files its chunks and workers are made of. */
async function bundledModules() {
  const { build } = await import('vite')
  process.env.VITE_BASE_URL = '/'
  process.env.PRECOMPRESS = 'off'
  /** @type {Set<string>} */
  const modules = new Set()
  /** @type {string[]} */
  const styles = []
  const collect = () => ({
    name: 'third-party',
    /** @type {import('vite').Rollup.Plugin['generateBundle']} */
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') for (const id of part.moduleIds) modules.add(id)
        else if (part.fileName.endsWith('.css')) styles.push(String(part.source))
      }
    },
  })
  // Written, though nobody reads it: the service worker is made of what lies in the folder.
  const outDir = mkdtempSync(path.join(tmpdir(), 'itinerarium-licences-'))
  try {
    await build({
      root,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, minify: false },
      plugins: [collect()],
      worker: { plugins: () => [collect()] },
    })
    for (const name of workerPackages(outDir)) modules.add(`node_modules/${name}/index.js`)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
  return { modules: [...modules], styles }
}

/**
 * The service worker is bundled by itself; each of its packages leaves its name and version in it.
 *
 * @param {string} outDir
 */
function workerPackages(outDir) {
  const worker = readFileSync(path.join(outDir, 'sw.js'), 'utf8')
  return new Set(
    [...worker.matchAll(/(workbox):([a-z-]+):\d/g)].map(([, own, part]) => `${own}-${part}`),
  )
}

/**
 * @param {string} id A module as the bundler names it.
 * @returns {string | undefined} The package that it belongs to; undefined for the site's own.
 */
function packageOf(id) {
  const [, ownName] = virtualModules.find(([shape]) => shape.test(id)) ?? []
  if (ownName !== undefined) return ownName
  // The last one: a package may bring its own copy of another.
  const inside = id.split('node_modules/').slice(1)
  const names = inside.map((rest) => /^(@[^/]+\/)?[^/]+/.exec(rest)?.[0] ?? '')
  return names.length === 0 ? undefined : names.join('/node_modules/')
}

/** The families whose letters lie in src/ui/fonts, by the packages that they were taken from. */
function typefaces() {
  const files = readdirSync(path.join(root, 'src/ui/fonts'))
  const families = files.map((name) => /^([a-z-]+)-\d{3}-/.exec(name)?.[1])
  return [...new Set(families)].filter(Boolean).map((family) => `@fontsource/${family}`)
}

/** The sets that glyphs may be taken from, whichever worlds there are. What else these have, their own lists credit. */
function glyphs() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return Object.keys(devDependencies).filter((name) => name.startsWith('@iconify-json/'))
}

function serverPackages() {
  const found = new Set(['@fastify/send'])
  for (const name of found) {
    for (const needed of Object.keys(manifestOf(name).dependencies ?? {})) found.add(needed)
  }
  return [...found]
}

/** @param {string} name */
function manifestOf(name) {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'))
}

/**
 * @param {string} name
 * @returns {Package}
 * @throws {PlainError} when the licence is none of the usual ones.
 */
function readPackage(name) {
  const folder = path.join(root, 'node_modules', name)
  const manifest = manifestOf(name)
  if (!usualLicences.has(manifest.license)) {
    throw new PlainError(
      `${name} is under "${manifest.license}": may it be part of the site? If so, add that licence to the list in tools/third-party.mjs.`,
    )
  }
  const licenceFile = readdirSync(folder)
    .sort()
    .find((entry) => /^(licen[cs]e|copying|unlicense|ofl)(\.(md|txt))?$/i.test(entry))
  const text = licenceFile ? readFileSync(path.join(folder, licenceFile), 'utf8') : ''
  return {
    name: manifest.name,
    version: manifest.version,
    licence: manifest.license,
    author: (manifest.author?.name ?? manifest.author ?? '').replace(/ *[<(].*/, ''),
    text: text
      .replaceAll('\r\n', '\n')
      // Vite lists what it is itself made of, which builds the site and is no part of it.
      .replace(/^# Licenses of bundled dependencies.*/ms, '')
      .replaceAll(/[ \t]+$/gm, '')
      .replaceAll(/^\n+|\n+$/g, ''),
  }
}

/** @param {readonly (readonly [title: string, names: readonly string[]])[]} groups */
function describe(groups) {
  /** @type {Map<string, Set<string>>} Who shares a text. */
  const texts = new Map()
  const lists = groups.map(([title, names]) => {
    const packages = names.map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1))
    const rows = packages.map(({ name, version, licence, author, text }) => {
      const label = `${name} ${version}`
      if (text !== '') texts.set(text, (texts.get(text) ?? new Set()).add(label))
      const by = author === '' ? '' : `, by ${author}`
      return `- ${label}: ${licence}${text === '' ? `${by} (the package holds no text of it)` : ''}`
    })
    return `## ${title}\n\n${rows.join('\n')}`
  })
  const licences = [...texts].map(([text, users]) => {
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
    const fence = '`'.repeat(longest + 1)
    return `### ${[...users].join(', ')}\n\n${fence}text\n${text}\n${fence}`
  })
  return `# Third-party licences

Written by \`npm run third-party\` from what the build really holds; not to be edited by hand. Who made
what, in words, stands in [CREDITS.md](CREDITS.md).

${lists.join('\n\n')}

## Texts

${licences.join('\n\n')}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runTool(main)
