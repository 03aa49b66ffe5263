import type { World } from './world.ts'

/** What a page of one world knows of a world of the site without loading it. */
export interface ListedWorld {
  readonly id: string
  readonly game: string
  readonly title: string
  /** The same in languages besides English, by their tags; whatever is absent is called as in English. */
  readonly spoken?: Readonly<Record<string, Partial<Pick<ListedWorld, 'game' | 'title'>>>>
  /** What the game calls the levels that it is a map of; none where nobody knows. */
  readonly levels?: readonly string[]
  /** Levels of the same game of which the site has no map. */
  readonly unmappedLevels?: readonly string[]
  /** Its small picture of the land, in the folder of its data; none where it has none. */
  readonly firstLand?: string
  /** As in {@link World.startLand}. */
  readonly startLand?: World['startLand']
  /** The first place that was added later: who was there before is told of these. */
  readonly newFromId?: number
  /** Of its places. */
  readonly total: number
  /** Its places' ids, as `writeIdRanges` writes them. */
  readonly ids: string
  /** Of all its files together, as they lie in the browser's cache. */
  readonly bytes: number
}

/** `data/worlds.json`: the worlds of the site, the home one first. */
export interface WorldsFile {
  readonly format: 'itinerarium-worlds'
  readonly worlds: readonly ListedWorld[]
}

/** @throws when the input is not such a file, e.g. a host's HTML error page. */
export function decodeWorlds(input: unknown): readonly ListedWorld[] {
  const { format, worlds } = (input ?? {}) as Partial<WorldsFile>
  if (format !== 'itinerarium-worlds' || !Array.isArray(worlds) || !worlds.every(isListedWorld))
    throw new Error('The file is not a list of worlds.')
  return worlds
}

function isListedWorld(input: unknown): input is ListedWorld {
  const world = (input ?? {}) as Partial<Record<keyof ListedWorld, unknown>>
  return (
    [world.id, world.game, world.title, world.ids].every((text) => typeof text === 'string') &&
    [world.total, world.bytes].every(Number.isFinite) &&
    typeof (world.spoken ?? {}) === 'object' &&
    Number.isFinite(world.newFromId ?? 0) &&
    [world.levels ?? [], world.unmappedLevels ?? []].every(Array.isArray)
  )
}

/** A listed world as it is called in a language. */
export function listedIn(world: ListedWorld, language: string): ListedWorld {
  const { spoken = {} } = world
  return Object.hasOwn(spoken, language) ? { ...world, ...spoken[language] } : world
}

/** Ids in a short text: `0-358,360-1046`. */
export function writeIdRanges(ids: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && range[1] === id - 1) range[1] = id
    else ranges.push([id, id])
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',')
}

/** How many of some ids, each given once, lie in the ranges that {@link writeIdRanges} wrote. */
export function countInRanges(ids: readonly number[], text: string): number {
  const ranges = text.split(',').map((range) => range.split('-').map(Number.parseFloat))
  return ids.filter((id) => ranges.some(([first = NaN, last = first]) => id >= first && id <= last))
    .length
}
