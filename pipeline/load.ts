import { lstat, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Problem, Reading } from './problem.ts'
import type { Source, SourceGlyph, SourceImage, SourceName } from './source.ts'
import { sealFile } from './first-land-seal.ts'
import { readGeography } from './load/geography.ts'
import { readHeights } from './load/heights.ts'
import { readMarkerTypes } from './load/marker-types.ts'
import { readMarkers } from './load/markers.ts'
import { readNames } from './load/names.ts'
import { readPlaces } from './load/places.ts'
import { readManifest } from './load/manifest.ts'

/** Of one file of a world: twenty times the largest that there is. */
const maxBytes = 8_000_000

const firstLandFile = 'first-land.webp'
const namesFile = 'names.csv'

/**
 * Reads the source of a world from `{worldsFolder}/{folder}`. Files that are missing or cannot be
 * read are problems, and then there is no source; rows that cannot be read are problems and left out.
 */
export async function loadSource(worldsFolder: string, folder: string): Promise<Reading<Source>> {
  const root = join(worldsFolder, folder)
  const problems: Problem[] = []
  const shownPath = (name: string) => `worlds/${folder}/${name}`
  for (const name of ['', 'glyphs', 'images']) {
    if (await isLink(join(root, name)))
      problems.push({
        file: shownPath(name).replace(/\/$/, ''),
        reason: 'the folder is a link: put the folder itself there',
      })
  }

  const read = async <T>(name: string, reader: (file: string, text: string) => Reading<T>) => {
    const file = shownPath(name)
    const text = await readText(file, join(root, name))
    const reading = text.value === undefined ? undefined : reader(file, text.value)
    problems.push(...text.problems, ...(reading?.problems ?? []))
    return reading?.value
  }

  const readPicture = async (name: string) => {
    const { value, problems: found } = await readBytes(shownPath(name), join(root, name))
    problems.push(...found)
    return value
  }

  const there = await listFiles(root, '')
  const has = (name: string) => there.includes(name)

  // One after the other, so that problems are told in the same order every time.
  const world = await read('world.json', readManifest)
  const types = await read('marker-types.csv', readMarkerTypes)
  const markers = await read('markers.csv', readMarkers)
  const places = await read('places.csv', readPlaces)
  const land = await read('geography.geojson', readGeography)
  const buildings = has('buildings.geojson') ? await read('buildings.geojson', readGeography) : []
  const landmarks = has('landmarks.geojson') ? await read('landmarks.geojson', readGeography) : []
  const heights = has('heights.csv') ? await read('heights.csv', readHeights) : []
  const names = has(namesFile) ? await read(namesFile, readNames) : []
  const shared = await loadSharedNames(worldsFolder)
  problems.push(...shared.problems)

  const glyphs: SourceGlyph[] = []
  for (const name of await listFiles(join(root, 'glyphs'), '.svg')) {
    const text = await read(`glyphs/${name}`, asText)
    const file = shownPath(`glyphs/${name}`)
    if (text !== undefined) glyphs.push({ file, name: basename(name, '.svg'), text })
  }
  const images: SourceImage[] = []
  for (const name of await listFiles(join(root, 'images'), '.webp')) {
    const path = `images/${name}`
    const content = await readPicture(path)
    if (content) images.push({ file: shownPath(path), path, content })
  }

  const firstLand = has(firstLandFile) && (await readPicture(firstLandFile))
  const firstLandSeal = has(sealFile) ? (await read(sealFile, asText))?.trim() : undefined

  if (!world || !types || !markers || !places || !land || !buildings || !landmarks || !heights) {
    return { value: undefined, problems }
  }
  if (!names || !shared.value) return { value: undefined, problems }
  const value = {
    folder,
    world,
    markers,
    types,
    places,
    features: [...land, ...buildings, ...landmarks],
    heights,
    names,
    sharedNames: shared.value,
    ...(firstLand && { firstLand }),
    ...(firstLandSeal !== undefined && { firstLandSeal }),
    glyphs,
    images,
  }
  return { value, problems }
}

/** Reads `{worldsFolder}/names.csv`: names of what several worlds have; none where there is no such file. */
async function loadSharedNames(worldsFolder: string): Promise<Reading<SourceName[]>> {
  if (!(await listFiles(worldsFolder, '')).includes(namesFile)) return { value: [], problems: [] }
  const file = `worlds/${namesFile}`
  const text = await readText(file, join(worldsFolder, namesFile))
  return text.value === undefined
    ? { value: undefined, problems: text.problems }
    : readNames(file, text.value)
}

/** The names of the folder's worlds, sorted. A name that begins with a dot is some program's own. */
export async function worldFolders(worldsFolder: string): Promise<string[]> {
  const entries = await readdir(worldsFolder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return folders.map(({ name }) => name).sort()
}

async function readText(file: string, path: string): Promise<Reading<string>> {
  const { value, problems } = await readBytes(file, path)
  if (!value) return { value: undefined, problems }
  try {
    // Takes off a byte order mark, and throws a TypeError on what is not UTF-8.
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(value), problems: [] }
  } catch {
    const reason = 'the file is not UTF-8 text: save it in UTF-8'
    return { value: undefined, problems: [{ file, reason }] }
  }
}

/** A link may lead to any file of the machine, which would be published with the site. */
async function readBytes(file: string, path: string): Promise<Reading<Uint8Array>> {
  const refused = (reason: string) => ({ value: undefined, problems: [{ file, reason }] })
  try {
    const info = await lstat(path)
    if (info.isSymbolicLink()) return refused('the file is a link: put the file itself there')
    if (!info.isFile()) return refused('it is no file')
    if (info.size > maxBytes) {
      const found = `the file has ${Math.ceil(info.size / 1e6)} MB`
      return refused(`${found}, and ${maxBytes / 1e6} MB is the most: make it smaller`)
    }
    return { value: await readFile(path), problems: [] }
  } catch (error) {
    return refused(unreadable(error))
  }
}

async function isLink(path: string): Promise<boolean> {
  const info = await lstat(path).catch(() => undefined)
  return info?.isSymbolicLink() === true
}

function unreadable(error: unknown): string {
  if (isMissing(error)) return 'the file is missing'
  return `the file cannot be read: ${error instanceof Error ? error.message : String(error)}`
}

const asText = (_file: string, text: string): Reading<string> => ({ value: text, problems: [] })

/** The names of a folder's files with the ending, sorted; none where there is no such folder. */
async function listFiles(folder: string, ending: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names.filter((name) => name.endsWith(ending)).sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
