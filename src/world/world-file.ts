import type { Marker, MarkerType } from './marker.ts'
import type { Category } from './manifest.ts'
import { knownRequirements, type KnownRequirement } from './requirements.ts'
import type { Place } from './names/world-names.ts'
import type { World } from './world.ts'

/** A row of a table. 0 stands for a missing text, and trailing zeros are cut off. */
type Row = readonly (number | string)[]

/**
 * The file that the page loads for a world. Lists are rows, which compress to 40 % less than objects:
 * - types: `[id, category index, priority, title, glyph, link]`; title and glyph are 0 if they follow from the id
 * - places: `[x, y, rank index, name, name in words]`
 * - markers: `[id, type index, x, y, name, description, image, yields, veiled, link]`. A number as the description is
 * the requirement, from 1, whose note it is. The first four cells are differences from the previous row.
 */
export interface WorldFile extends Omit<World, 'types' | 'places' | 'markers'> {
  readonly format: 'itinerarium-world'
  /** Folder of the types' icons below the base URL: `/icons/`. */
  readonly icons: string
  readonly types: readonly (Row | MarkerType)[]
  readonly places: readonly (Row | Place)[]
  readonly markers: readonly Row[]
  /** Missing in files of earlier versions, which browsers may have cached. Their markers have absolute numbers. */
  readonly inSteps?: true
}

/** Thrown if a loaded file is not a world file, for example a server's HTML error page. */
export class WorldFileError extends Error {
  override name = 'WorldFileError'
}

/** @throws {WorldFileError} if a category, a rank or a marker type is not one of the world's */
export function encodeWorld(world: World, icons: string): WorldFile {
  const indexIn = (keys: readonly string[], key: string) => {
    const index = keys.indexOf(key)
    if (index === -1) throw new WorldFileError(`${key} is not one of ${keys.join(', ')}`)
    return index
  }
  const categories = world.categories.map(({ id }) => id)
  const ranks = world.ranks.map(({ key }) => key)
  const types = world.types.map(({ id }) => id)
  const requirements = knownRequirements(world.requirements)
  return {
    ...world,
    format: 'itinerarium-world',
    icons,
    types: world.types.map(({ id, category, priority, title, glyph, link = 0 }) => {
      const own = [title === titleFromId(id) ? 0 : title, glyph === id ? 0 : glyph, link]
      return dropTrailingZeros([id, indexIn(categories, category), priority, ...own], 2)
    }),
    places: world.places.map(({ coordinate: [x, y], rank, name, inWords: words }) =>
      dropTrailingZeros([x, y, indexIn(ranks, rank), name ?? 0, words ?? 0], 3),
    ),
    inSteps: true,
    markers: toSteps(
      world.markers.map((marker) => {
        const { id, locationType, coordinate, name, image, yields, veiled, link = 0 } = marker
        const place = [id, indexIn(types, locationType), ...coordinate]
        const text = descriptionIn(requirements, marker)
        const given = yields?.join(';') ?? 0
        return dropTrailingZeros(
          [...place, name ?? 0, text, image ?? 0, given, veiled ? 1 : 0, link],
          steppedCells,
        )
      }),
    ),
  }
}

function descriptionIn(
  requirements: readonly KnownRequirement[],
  { description, demand }: Marker,
): number | string {
  const met = demand?.metBy.join()
  const number = requirements.findIndex(
    ({ note, demand: known }) =>
      note === description && known?.key === demand?.key && known?.metBy.join() === met,
  )
  if (number !== -1) return number + 1
  if (demand) throw new WorldFileError(`A marker demands ${demand.key}, which is not known.`)
  return description ?? 0
}

/** Number of leading cells of a marker's row that are differences from the previous row. */
const steppedCells = 4

function toSteps(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, index) =>
    row.map((cell, at) =>
      at < steppedCells ? Number(cell) - Number(rows[index - 1]?.[at] ?? 0) : cell,
    ),
  )
}

/** Reverses {@link toSteps}. Leaves invalid rows and cells unchanged, because decoding reports them. */
function fromSteps(rows: readonly Row[]): readonly Row[] {
  const sums = [0, 0, 0, 0]
  return rows.map((row) =>
    isRow(row)
      ? row.map((cell, at) =>
          at < steppedCells && typeof cell === 'number'
            ? (sums[at] = (sums[at] ?? 0) + cell)
            : cell,
        )
      : row,
  )
}

function dropTrailingZeros(row: Row, minCells: number): Row {
  const last = row.findLastIndex((cell) => cell !== 0)
  return row.slice(0, Math.max(last + 1, minCells))
}

function titleFromId(id: string): string {
  return id.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** @throws {WorldFileError} if the input is not a world file */
export function decodeWorld(input: unknown): World {
  if (!isWorldFile(input)) throw new WorldFileError('The file is not a world file.')
  const { format: _format, icons, inSteps: areSteps, ...file } = { ...formerDefaults, ...input }
  const types = file.types.map((row) => decodeType(row, file.categories, icons))
  const requirements = knownRequirements(file.requirements)
  return {
    ...file,
    types,
    places: file.places.map((row) => decodePlace(row, file.ranks)),
    markers: (areSteps ? fromSteps(file.markers) : file.markers).map((row) =>
      decodeMarker(row, types, requirements),
    ),
  }
}

// Defaults for fields that cached files of earlier versions lack.
const formerDefaults = {
  icons: '/icons/',
  studio: '',
  services: { categories: [], types: [] },
  ranks: [],
  rivals: { groups: {} },
  glyphs: {},
} as const

/** Checks only what the page can't do without. Rows are checked when they are decoded. */
function isWorldFile(input: unknown): input is WorldFile {
  const file = { ...formerDefaults, ...(input as object | null) } as Readonly<
    Record<string, unknown>
  >
  const { extent, startView, metresPerUnit } = file as Partial<WorldFile>
  const numbers = [extent, startView?.coordinates, startView?.zoom, metresPerUnit].flat()
  return (
    file['format'] === 'itinerarium-world' &&
    numbers.length === 8 &&
    numbers.every(Number.isFinite) &&
    ['id', 'game', 'title'].every((key) => typeof file[key] === 'string') &&
    ['services', 'rivals', 'glyphs'].every((key) => isObject(file[key])) &&
    ['markers', 'types', 'categories', 'places', 'ranks'].every((key) => {
      const list = file[key]
      return Array.isArray(list) && list.every(isObject)
    })
  )
}

function isObject(value: unknown): boolean {
  return value instanceof Object
}

function isRow(row: unknown): row is Row {
  return Array.isArray(row)
}

function decodeType(
  row: Row | MarkerType,
  categories: readonly Category[],
  icons: string,
): MarkerType {
  if (!isRow(row)) return { ...row, priority: 0 }
  const [id, index, priority, title, glyph, link] = row
  const category = categories[Number(index)]
  if (typeof id !== 'string' || !category) throw createUnreadableError('type', row)
  return {
    id,
    title: title ? String(title) : titleFromId(id),
    category: category.id,
    icon: `${icons}${id}.webp`,
    colour: category.colour,
    priority: Number(priority ?? 0),
    glyph: glyph ? String(glyph) : id,
    ...(link ? { link: String(link) } : {}),
  }
}

function decodePlace(row: Row | Place, ranks: World['ranks']): Place {
  if (!isRow(row)) return row
  const [x, y, index, name, words] = row
  const rank = ranks[Number(index)]
  if (typeof x !== 'number' || typeof y !== 'number' || !rank)
    throw createUnreadableError('place', row)
  return {
    coordinate: [x, y],
    rank: rank.key,
    ...(name ? { name: String(name) } : {}),
    ...(words ? { inWords: String(words) } : {}),
  }
}

function decodeMarker(
  row: unknown,
  types: World['types'],
  requirements: readonly KnownRequirement[],
): Marker {
  if (!isRow(row)) throw createUnreadableError('marker', row)
  const [id, typeIndex, x, y, name, description, image, yields, veiled, link] = row
  const type = types[Number(typeIndex)]
  if (typeof id !== 'number' || !type || typeof x !== 'number' || typeof y !== 'number') {
    throw createUnreadableError('marker', row)
  }
  const required = typeof description === 'number' ? requirements[description - 1] : undefined
  const text = required?.note ?? description
  return {
    id,
    locationType: type.id,
    coordinate: [x, y],
    ...(name ? { name: String(name) } : {}),
    ...(text ? { description: String(text) } : {}),
    ...(required?.demand ? { demand: required.demand } : {}),
    ...(image ? { image: String(image) } : {}),
    ...(yields ? { yields: String(yields).split(';') } : {}),
    ...(veiled ? { veiled: true } : {}),
    ...(link ? { link: String(link) } : {}),
  }
}

function createUnreadableError(what: string, row: unknown): WorldFileError {
  return new WorldFileError(`The file holds a ${what} that cannot be read: ${JSON.stringify(row)}`)
}
