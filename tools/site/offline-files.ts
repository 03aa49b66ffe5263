import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { worldPath, type SiteWorlds } from '../../src/platform/site-path.ts'
import { isOfLanguage } from '../../src/features/offline/model/language-files.ts'
import type {
  FileGroup,
  OfflineList,
  PrecacheEntry,
} from '../../src/features/offline/model/precaches.ts'

/** The file that holds the {@link OfflineList}. It is cached with the other files, so the list always matches them. */
export const offlineListFile = 'offline.json'

/** Files with the texts of a world's pages, or of the text pages, in one language. */
export const languageFile = /^[a-z]{2,3}\.[0-9a-f]{8}\.json$/

/** Files whose names change with their content. */
const hashedName = /^assets\//

/** Size limit for each file. If the connection breaks, the service worker fetches the whole file again. */
const maxCachedBytes = 2 * 1024 * 1024

/**
 * Files that are not cached: the map works without them, or they are cached only for players of their language. All
 * other files must be cacheable, or the build fails.
 */
const notCached: readonly RegExp[] = [
  /^(sw\.js|404\.html|offline\.json)$/,
  // Instructions for the server, and compressed copies of files that are cached.
  /(^|\/)[_.][^/]*$/,
  /\.(br|gz|zst|map)$/,
  // Read only from outside the page: by crawlers and by link previews.
  /\.(txt|xml)$/,
  // For pages of other sites: docs/embedding.md.
  /^itinerarium-map\.js$/,
  /^data\/([^/]+\/)?open-data(\.schema)?\.json$/,
  // Only for players who have no stored view, which means that they have never opened the map.
  /^assets\/start-land-[^/]+\.avif$/,
  /^data\/[^/]+\/preview\.[0-9a-f]{8}\.jpg$/,
  /^data\/([^/]+\/)?[a-z]{2,3}\.[0-9a-f]{8}\.json$/,
  // Screenshots that browsers show before the map is installed.
  /^app-icons\/screen-\w+\.webp$/,
  // Fetched only when a player installs the map in that language.
  /^manifest\.[a-z]{2,3}\.webmanifest$/,
  // Letters that only these languages use.
  /^assets\/alegreya-[a-z]+-\d+-(polish|turkish|cyrillic)-[^/]+\.woff2$/,
]

/** Returns files that every build must contain. The code refers to their names, so nothing else would miss them. */
export function requiredFiles({ home, others }: SiteWorlds): readonly string[] {
  const appShell = ['index.html', 'shell.html', 'manifest.webmanifest', 'data/worlds.json']
  return [...appShell, ...[home, ...others].flatMap(worldFiles)]
}

function worldFiles(world: string): readonly string[] {
  return ['world.json', 'geography.json', 'network.json'].map((file) => `data/${world}/${file}`)
}

/** Returns the world that a file belongs to; `undefined` for files of the app shell. */
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

/** Returns the address at which players open a page. The cache stores the answer of that address with its headers. */
export function addressOf(file: string): string {
  return file === 'index.html' ? './' : file.replace(/\/index\.html$/, '')
}

/**
 * Lists the files that the service worker caches, each with its address, checksum and world. Writes the {@link
 * OfflineList} beside them. Language files are only in the service worker's list.
 *
 * @param folder The built site.
 * @throws {Error} if a file that the map needs is missing or too large.
 */
export async function listPrecache(
  folder: string,
  worlds: SiteWorlds,
): Promise<readonly PrecacheEntry[]> {
  const names = (await filesIn(folder)).toSorted()
  const read = async (name: string) => ({ name, content: await readFile(path.join(folder, name)) })
  const needed = await Promise.all(names.filter((name) => !isNotCached(name)).map(read))
  const ofLanguages = await Promise.all(names.filter((name) => isOfLanguage(name, '')).map(read))
  refuseMissing(needed, requiredFiles(worlds))
  refuseLarge([...needed, ...ofLanguages])

  const groups = [undefined, worlds.home, ...worlds.others].map((world) => ({
    world,
    files: pageLast(
      needed.filter(({ name }) => ownerOf(name, worlds) === world),
      world === undefined ? undefined : worldPath(world, worlds),
    ),
  }))
  const list: OfflineList = {
    ...groupOf(groups[0]?.files ?? []),
    worlds: Object.fromEntries(
      groups.slice(1).map(({ world = '', files }) => [world, groupOf(files)]),
    ),
  }
  const listed = { name: offlineListFile, content: Buffer.from(`${JSON.stringify(list)}\n`) }
  await writeFile(path.join(folder, listed.name), listed.content)
  return [
    ...groups.flatMap(({ world, files }) =>
      files.map((file) => ({ ...entryOf(file), ...(world !== undefined && { world }) })),
    ),
    ...[...ofLanguages, listed].map(entryOf),
  ]
}

interface BuiltFile {
  /** Path relative to the built site. */
  readonly name: string
  readonly content: Buffer
}

function refuseMissing(files: readonly BuiltFile[], required: readonly string[]): void {
  const there = new Set(files.map(({ name }) => name))
  const missing = required.filter((name) => !there.has(name))
  if (missing.length === 0) return
  throw new Error(
    `The map would not work offline: ${missing.join(', ')} missing from what the service worker caches. ` +
      'Either the build did not write it, or tools/site/offline-files.ts lists it as not cached.',
  )
}

function refuseLarge(files: readonly BuiltFile[]): void {
  const large = files.filter(({ content }) => content.length > maxCachedBytes)
  if (large.length === 0) return
  const sizes = large.map(({ name, content }) => `${name} (${content.length} bytes)`)
  throw new Error(
    `The map would not work offline: ${sizes.join(', ')} larger than ${maxCachedBytes} bytes, the limit of a cached file. ` +
      'Make it smaller, or list it in tools/site/offline-files.ts as not cached.',
  )
}

/** Moves a world's page to the end: the page is fetched last, so a world whose page is cached is completely cached. */
function pageLast(
  files: readonly BuiltFile[],
  worldsPath: string | undefined,
): readonly BuiltFile[] {
  const page = [worldsPath, 'index.html'].filter(Boolean).join('/')
  const isPage = ({ name }: BuiltFile) => worldsPath !== undefined && name === page
  return [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]
}

function groupOf(files: readonly BuiltFile[]): FileGroup {
  return {
    bytes: files.reduce((sum, { content }) => sum + content.length, 0),
    files: files.map(({ name }) => addressOf(name)),
  }
}

/** Adds a check to each file, because a server may answer with another page and status 200. */
function entryOf({ name, content }: BuiltFile): PrecacheEntry {
  const entry = {
    url: addressOf(name),
    revision: hashedName.test(name) ? null : hash(content, 'md5', 'hex'),
  }
  // Hosts may insert a line into pages, so pages are recognised by a mark. Other files stay unchanged.
  if (!name.endsWith('.html'))
    return { ...entry, integrity: `sha384-${hash(content, 'sha384', 'base64')}` }
  const [mark] = /assets\/start-[\w-]+\.js/.exec(String(content)) ?? []
  if (mark === undefined) throw new Error(`${name} names no script by which it is known.`)
  return { ...entry, mark }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
}

function hash(content: Buffer, algorithm: string, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(content).digest(encoding)
}

function isNotCached(file: string): boolean {
  return notCached.some((pattern) => pattern.test(file))
}
