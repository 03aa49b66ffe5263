import type { World } from './world.ts'

export interface ListedWorld {
  readonly id: string
  readonly game: string
  readonly title: string
  /** Translations by language tag. Missing texts are in English. */
  readonly spoken?: Readonly<Record<string, Partial<Pick<ListedWorld, 'game' | 'title'>>>>
  /** The game's names of its levels that this world maps; missing if unknown. */
  readonly levels?: readonly string[]
  readonly unmappedLevels?: readonly string[]
  readonly firstLand?: string
  readonly startLand?: World['startLand']
  /** Places from this id on are announced to returning players without a record of the places that they know. */
  readonly newFromId?: number
  readonly total: number
  /** Ids of the places in the format of {@link writeIdRanges}. */
  readonly ids: string
  /** Size of all its files together in the browser's cache. */
  readonly bytes: number
}

/** `data/worlds.json`: the worlds of the site, the home world first. */
export interface WorldsFile {
  readonly format: 'itinerarium-worlds'
  readonly worlds: readonly ListedWorld[]
}

/** @throws {Error} if the input is not such a file, for example a server's HTML error page */
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

export function localizeListedWorld(world: ListedWorld, language: string): ListedWorld {
  const { spoken = {} } = world
  return Object.hasOwn(spoken, language) ? { ...world, ...spoken[language] } : world
}

/** Writes ids as a short text: `0-358,360-1046`. */
export function writeIdRanges(ids: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && range[1] === id - 1) range[1] = id
    else ranges.push([id, id])
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',')
}

/** Counts the ids within ranges of {@link writeIdRanges}. The ids must be unique. */
export function countInRanges(ids: readonly number[], text: string): number {
  const ranges = text.split(',').map((range) => range.split('-').map(Number.parseFloat))
  return ids.filter((id) => ranges.some(([first = NaN, last = first]) => id >= first && id <= last))
    .length
}
