import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ManifestEntry, ManifestTransform } from 'workbox-build'
import { worldPath, type SiteWorlds } from '../../src/core/site-path.ts'
import { isOfLanguage } from '../../src/features/offline/model/language-files.ts'
import type { FileGroup, OfflineList } from '../../src/features/offline/model/precaches.ts'

/** The file that holds the {@link OfflineList}; cached like the others, so that it always fits them. */
export const offlineListFile = 'offline.json'

/** The file that holds what a page of a world, or the pages of text, say in a language. */
export const languageFile = /^[a-z]{2,3}\.[0-9a-f]{8}\.json$/

/** What the map does without, or is cached only by who reads the language: everything else must be cached, or the build fails. */
const notCached: readonly RegExp[] = [
  /^(sw\.js|404\.html|offline\.json)$/,
  // Instructions for the server, and what is sent in place of a file that is cached.
  /(^|\/)[_.][^/]*$/,
  /\.(br|gz|zst|map)$/,
  // For those who come from outside: crawlers, and previews of shared links.
  /\.(txt|xml)$/,
  // For pages of other sites: docs/embedding.md.
  /^itinerarium-map\.js$/,
  /^data\/([^/]+\/)?open-data(\.schema)?\.json$/,
  // For who comes without a place where the map was left: who has been here has one.
  /^assets\/start-land-[^/]+\.avif$/,
  /^data\/[^/]+\/preview\.[0-9a-f]{8}\.jpg$/,
  /^data\/([^/]+\/)?[a-z]{2,3}\.[0-9a-f]{8}\.json$/,
  // Shown before it is installed.
  /^app-icons\/screen-\w+\.webp$/,
  // Asked for by who installs the map in a language.
  /^manifest\.[a-z]{2,3}\.webmanifest$/,
  // Letters that only some of those are written with.
  /^assets\/alegreya-[a-z]+-\d+-(polish|turkish|cyrillic)-[^/]+\.woff2$/,
]

/** What no build may lack: files that are known by name alone, so that nothing else would miss them. */
export function requiredFiles({ home, others }: SiteWorlds): readonly string[] {
  const appShell = ['index.html', 'shell.html', 'manifest.webmanifest', 'data/worlds.json']
  return [...appShell, ...[home, ...others].flatMap(worldFiles)]
}

function worldFiles(world: string): readonly string[] {
  return ['world.json', 'geography.json', 'network.json'].map((file) => `data/${world}/${file}`)
}

/** The world whose own a file is; nothing for the app shell's. */
export function ownerOf(file: string, { home, others }: SiteWorlds): string | undefined {
  const parts = file.split('/')
  const [first = '', second = ''] = parts
  const inFolder = ['data', 'icons', 'images'].includes(first)
  const named = [home, ...others].find((world) => world === (inFolder ? second : first))
  if (named !== undefined) return named
  const isHomes =
    ['index.html', 'embed/index.html'].includes(file) ||
    (['icons', 'images'].includes(first) && parts.length === 2)
  return isHomes ? home : undefined
}

/**
 * Which files the worker would not cache although the map needs them, in order.
 *
 * @param files all that was built
 * @param cached what the worker caches; the tool that lists them skips large ones with no more than a warning
 */
export function leftOut(
  files: readonly string[],
  cached: readonly string[],
  required: readonly string[],
): readonly string[] {
  const there = new Set(cached)
  const needed = [...files.filter((file) => !isNotCached(file)), ...required]
  return [...new Set(needed)].filter((file) => !there.has(file)).sort()
}

/** The address at which players open a page: what is cached is the answer to that, headers and all. */
export function addressOf(file: string): string {
  return file === 'index.html' ? './' : file.replace(/\/index\.html$/, '')
}

/**
 * Checks the list that the service worker will hold, and completes it: pages under the addresses that players
 * open, checksums, whose each file is, and the {@link OfflineList}. Files of languages stand in the worker's list alone.
 *
 * @param outDir called once the build is written
 * @throws while building, when a needed file is left out
 */
export function completeList(outDir: () => string, worlds: SiteWorlds): ManifestTransform {
  return async (found) => {
    const folder = outDir()
    const entries = found.filter(({ url }) => !isNotCached(url))
    const lost = leftOut(
      await filesIn(folder),
      entries.map(({ url }) => url),
      requiredFiles(worlds),
    )
    if (lost.length > 0) {
      throw new Error(
        `The map would not work offline: ${lost.join(', ')} missing from what the service worker keeps. ` +
          'Either it was not built, or it is larger than the limit, or it belongs in the list in tools/site/offline-files.ts.',
      )
    }
    const parts = [undefined, worlds.home, ...worlds.others].map((world) => ({
      world,
      entries: pageLast(
        entries.filter(({ url }) => ownerOf(url, worlds) === world),
        world === undefined ? undefined : worldPath(world, worlds),
      ),
    }))
    const manifest = await Promise.all(
      parts.flatMap(({ world, entries: own }) =>
        own.map(async (entry) => ({
          ...(await complete(folder, entry)),
          ...(world !== undefined && { world }),
        })),
      ),
    )
    const languageUrls = found.filter(({ url }) => isOfLanguage(url, ''))
    const ofLanguages = await Promise.all(languageUrls.map((entry) => complete(folder, entry)))
    const list: OfflineList = {
      ...together(parts[0]?.entries ?? []),
      worlds: Object.fromEntries(
        parts.slice(1).map(({ world = '', entries: own }) => [world, together(own)]),
      ),
    }
    const text = `${JSON.stringify(list)}\n`
    await writeFile(path.join(folder, offlineListFile), text)
    const own = { url: offlineListFile, revision: hash(text, 'md5', 'hex'), size: text.length }
    return { manifest: [...manifest, ...ofLanguages, { ...own, integrity: integrityOf(text) }] }
  }
}

/** By its page the worker knows that it has a world whole: it is fetched after all else. */
function pageLast(
  entries: readonly SizedEntry[],
  worldsPath: string | undefined,
): readonly SizedEntry[] {
  const page = [worldsPath, 'index.html'].filter(Boolean).join('/')
  const isPage = ({ url }: SizedEntry) => worldsPath !== undefined && url === page
  return [...entries.filter((entry) => !isPage(entry)), ...entries.filter(isPage)]
}

function together(entries: readonly SizedEntry[]): FileGroup {
  return {
    bytes: entries.reduce((sum, { size }) => sum + size, 0),
    files: entries.map(({ url }) => addressOf(url)),
  }
}

type SizedEntry = ManifestEntry & { readonly size: number; readonly mark?: string }

/** A server that answers with some other page and status 200 must not get it cached in place of the file. */
async function complete(folder: string, entry: SizedEntry): Promise<SizedEntry> {
  const url = addressOf(entry.url)
  const content = await readFile(path.join(folder, entry.url))
  // Hosts may add a line to their pages; they leave other files alone.
  if (!entry.url.endsWith('.html')) return { ...entry, url, integrity: integrityOf(content) }
  const [mark] = /assets\/start-[\w-]+\.js/.exec(String(content)) ?? []
  if (mark === undefined) throw new Error(`${entry.url} names no script by which it is known.`)
  return { ...entry, url, mark }
}

/** Every file below a folder, with slashes between the folders' names. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
}

function integrityOf(content: string | Buffer): string {
  return `sha384-${hash(content, 'sha384', 'base64')}`
}

function hash(content: string | Buffer, algorithm: string, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(content).digest(encoding)
}

function isNotCached(file: string): boolean {
  return notCached.some((pattern) => pattern.test(file))
}
