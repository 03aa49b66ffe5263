import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { bounds, figure } from './bounds.ts'
import { fileReason } from './file-errors.ts'
import { quote, type Problem, type Reading } from './problem.ts'
import type { Source, SourceGlyph, SourceImage, SourceName } from './source.ts'
import { sealFile } from './first-land-seal.ts'
import { readGeography } from './load/geography.ts'
import { readHeights } from './load/heights.ts'
import { readMarkerTypes } from './load/marker-types.ts'
import { readMarkers } from './load/markers.ts'
import { readNames } from './load/names.ts'
import { readPlaces } from './load/places.ts'
import { readQuestCutoffs } from './load/quest-cutoffs.ts'
import { readTreasureMaps } from './load/treasure-maps.ts'
import { readQuests } from './load/quests.ts'
import { readManifest } from './load/manifest.ts'

const firstLandFile = 'first-land.webp'
export const startLandFiles = {
  wide: 'start-land-wide.avif',
  narrow: 'start-land-narrow.avif',
} as const
const previewFile = 'preview.jpg'
const namesFile = 'names.csv'
const treasureMapsFile = 'treasure-maps.csv'
const questCutoffsFile = 'quest-cutoffs.csv'
const creditsFile = 'CREDITS.csv'

/**
 * Reads the source of a world from `{worldsFolder}/{folder}`. There is no source if a file is missing or unreadable.
 * Rows that cannot be read are left out.
 */
export async function loadSource(worldsFolder: string, folder: string): Promise<Reading<Source>> {
  const root = join(worldsFolder, folder)
  const problems: Problem[] = []
  // Appends one by one: as arguments of a single `push`, 100,000 problems would overflow the call stack.
  const addProblems = (found: readonly Problem[]) =>
    found.forEach((problem) => problems.push(problem))
  const shownPath = (name: string) => `worlds/${folder}/${name}`

  const list = async (name: string, ending = '') => {
    const { value, problems: found } = await listFolder(
      shownPath(name).replace(/\/$/, ''),
      join(root, name),
    )
    addProblems(found)
    return (value ?? []).filter((file) => file.endsWith(ending))
  }

  const read = async <T>(name: string, reader: (file: string, text: string) => Reading<T>) => {
    const file = shownPath(name)
    const text = await readText(file, join(root, name))
    const reading = text.value === undefined ? undefined : reader(file, text.value)
    addProblems(text.problems)
    addProblems(reading?.problems ?? [])
    return reading?.value
  }

  const readPicture = async (name: string) => {
    const { value, problems: found } = await readBytes(shownPath(name), join(root, name))
    addProblems(found)
    return value
  }

  const there = await list('')
  if (problems.length > 0) return { value: undefined, problems }
  if (there.length === 0) {
    const file = `worlds/${folder}`
    const reason = 'the folder is empty: npm run world:new writes a world to begin with'
    return { value: undefined, problems: [{ file, reason }] }
  }
  const has = (name: string) => there.includes(name)

  // Sequential, so that problems are always reported in the same order.
  const world = await read('world.json', readManifest)
  const types = await read('marker-types.csv', readMarkerTypes)
  const markers = await read('markers.csv', readMarkers)
  const places = await read('places.csv', readPlaces)
  const land = await read('geography.geojson', readGeography)
  const buildings = has('buildings.geojson') ? await read('buildings.geojson', readGeography) : []
  const landmarks = has('landmarks.geojson') ? await read('landmarks.geojson', readGeography) : []
  const heights = has('heights.csv') ? await read('heights.csv', readHeights) : []
  const treasureMaps = has(treasureMapsFile) ? await read(treasureMapsFile, readTreasureMaps) : []
  const quests = has('quests.csv') ? await read('quests.csv', readQuests) : []
  const questCutoffs = has(questCutoffsFile) ? await read(questCutoffsFile, readQuestCutoffs) : []
  const names = has(namesFile) ? await read(namesFile, readNames) : []
  const shared = await loadSharedNames(worldsFolder)
  addProblems(shared.problems)

  const glyphs: SourceGlyph[] = []
  const drawings = has('glyphs') ? await list('glyphs') : []
  // Checks only the encoding: the site's build parses the table.
  if (drawings.includes(creditsFile)) await read(`glyphs/${creditsFile}`, asText)
  for (const name of drawings.filter((file) => file.endsWith('.svg'))) {
    const text = await read(`glyphs/${name}`, asText)
    const file = shownPath(`glyphs/${name}`)
    if (text !== undefined) glyphs.push({ file, name: basename(name, '.svg'), text })
  }
  const images: SourceImage[] = []
  const pictures = has('images') ? await list('images', '.webp') : []
  for (const name of pictures) {
    const path = `images/${name}`
    const content = await readPicture(path)
    if (content) images.push({ file: shownPath(path), path, content })
  }

  const firstLand = has(firstLandFile) && (await readPicture(firstLandFile))
  const wide = has(startLandFiles.wide) && (await readPicture(startLandFiles.wide))
  const narrow = has(startLandFiles.narrow) && (await readPicture(startLandFiles.narrow))
  const preview = has(previewFile) && (await readPicture(previewFile))
  const firstLandSeal = has(sealFile) ? (await read(sealFile, asText))?.trim() : undefined

  if (!world || !types || !markers || !places || !land || !buildings || !landmarks || !heights) {
    return { value: undefined, problems }
  }
  if (!treasureMaps || !quests || !questCutoffs || !names || !shared.value) {
    return { value: undefined, problems }
  }
  const value = {
    folder,
    world,
    markers,
    types,
    places,
    features: [...land, ...buildings, ...landmarks],
    heights,
    treasureMaps,
    quests,
    questCutoffs,
    names,
    sharedNames: shared.value,
    ...(firstLand && { firstLand }),
    ...(wide && narrow && { startLand: { wide, narrow } }),
    ...(firstLandSeal !== undefined && { firstLandSeal }),
    ...(preview && { preview }),
    glyphs,
    images,
  }
  return { value, problems }
}

/** Reads `{worldsFolder}/names.csv`, the names that worlds share. The file is optional. */
async function loadSharedNames(worldsFolder: string): Promise<Reading<SourceName[]>> {
  if (!(await readdir(worldsFolder)).includes(namesFile)) return { value: [], problems: [] }
  const file = `worlds/${namesFile}`
  const text = await readText(file, join(worldsFolder, namesFile))
  return text.value === undefined
    ? { value: undefined, problems: text.problems }
    : readNames(file, text.value)
}

/**
 * Returns the sorted names of the worlds' folders, including symbolic links to folders. Skips hidden folders.
 * @throws an error of the file system if there is no such folder
 */
export async function worldFolders(worldsFolder: string): Promise<string[]> {
  const entries = await readdir(worldsFolder, { withFileTypes: true })
  const names: string[] = []
  for (const entry of entries.filter(({ name }) => !name.startsWith('.'))) {
    const isWorld = entry.isSymbolicLink()
      ? await leadsToFolder(join(worldsFolder, entry.name))
      : entry.isDirectory()
    if (isWorld) names.push(entry.name)
  }
  return names.sort()
}

export function noSuchWorld(world: string, known: readonly string[]): string {
  const others = known.length === 0 ? 'there is none' : `there are ${known.join(', ')}`
  return `There is no world ${quote(world)}: ${others}.`
}

async function leadsToFolder(link: string): Promise<boolean> {
  const info = await stat(link).catch(() => undefined)
  return info?.isDirectory() === true
}

async function readText(file: string, path: string): Promise<Reading<string>> {
  const { value, problems } = await readBytes(file, path)
  if (!value) return { value: undefined, problems }
  try {
    // Removes a byte order mark. Throws a TypeError if the text is not UTF-8.
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(value), problems: [] }
  } catch {
    const reason = 'the file is not UTF-8 text: save it in UTF-8'
    return { value: undefined, problems: [{ file, reason }] }
  }
}

/** Refuses links: a link could lead to any file of the machine, which would then be published. */
async function readBytes(file: string, path: string): Promise<Reading<Uint8Array>> {
  const refused = (reason: string) => ({ value: undefined, problems: [{ file, reason }] })
  try {
    const info = await lstat(path)
    if (info.isSymbolicLink()) return refused('the file is a link: put the file itself there')
    if (!info.isFile()) return refused('it is no file')
    if (info.size > bounds.fileBytes) {
      const found = `the file has ${Math.ceil(info.size / 1e6)} MB`
      return refused(`${found}, and ${bounds.fileBytes / 1e6} MB is the most: make it smaller`)
    }
    return { value: await readFile(path), problems: [] }
  } catch (error) {
    return refused(unreadable(error, 'file'))
  }
}

/** @throws the error itself if it does not come from the file system */
function unreadable(error: unknown, what: string): string {
  const reason = fileReason(error)
  if (reason === undefined) throw error
  return `the ${what} ${reason}`
}

const asText = (_file: string, text: string): Reading<string> => ({ value: text, problems: [] })

/** Returns the sorted names in a folder of a world. Too many names are a problem. */
async function listFolder(shown: string, path: string): Promise<Reading<string[]>> {
  const refused = (reason: string) => ({
    value: undefined,
    problems: [{ file: shown, reason }],
  })
  try {
    const info = await lstat(path)
    if (info.isSymbolicLink()) return refused('the folder is a link: put the folder itself there')
    if (!info.isDirectory()) return refused('it is no folder')
    const names = await readdir(path)
    if (names.length > bounds.folderFiles) {
      const found = `the folder has ${figure(names.length)} files`
      return refused(`${found}, and ${figure(bounds.folderFiles)} is the most: leave some out`)
    }
    let size = 0
    for (const name of names) size += (await lstat(join(path, name))).size
    if (size > bounds.folderBytes) {
      const found = `the folder has ${Math.ceil(size / 1e6)} MB`
      return refused(`${found}, and ${bounds.folderBytes / 1e6} MB is the most: make it smaller`)
    }
    return { value: names.sort(), problems: [] }
  } catch (error) {
    return refused(unreadable(error, 'folder'))
  }
}
