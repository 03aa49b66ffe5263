import { cutText } from '../../../../platform/characters.ts'
import type { Extent } from '../../../../geometry/extent.ts'
import type { Coordinate } from '../../../../geometry/coordinates.ts'
import type { UploadProblem } from '../read-upload.ts'
import {
  ImportTally,
  isFields,
  readNumber,
  type JsonFormat,
  type Imported,
  type ImportWorld,
  type Fields,
} from './imported.ts'
import { notePin } from './pin-draft.ts'

/** A map page of the DataMaps extension, which the wikis of wiki.gg use. */
export const dataMapsFile = {
  source: 'datamaps',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) =>
    isFields(input['markers']) &&
    ['groups', 'crs', 'coordinates', 'background', 'backgrounds'].some((name) => name in input),
  read: readDataMap,
} as const satisfies JsonFormat

/** Reads lists of markers by group id, which category ids may follow: `"chest underground"`. */
function readDataMap(input: Fields, world: ImportWorld): Imported | UploadProblem {
  const grid = readGrid(input)
  if ('kind' in grid) return grid
  const place = toWorld(grid, world.extent)
  const groupNames = namesOfGroups(input['groups'])
  const categoryNames = namesOfGroups(input['categories'])
  const tally = new ImportTally()
  const lists = isFields(input['markers']) ? Object.entries(input['markers']) : []
  for (const [association, list] of lists) {
    const [group = '', ...categories] = association.split(' ')
    const groups = [
      groupNames.get(group) ?? group,
      ...categories.map((category) => categoryNames.get(category) ?? ''),
    ]
    if (!Array.isArray(list)) tally.addUnknown('unreadable', association)
    else {
      for (const entry of list as unknown[]) {
        const fields = isFields(entry) ? entry : {}
        const point = readPoint(fields, 'xy')
        const { name, description } = fields
        const coordinate = point && place(point)
        noteWikiMarker(tally, world.extent, { coordinate, name, description, groups })
      }
    }
  }
  return tally.result()
}

/**
 * Reads the coordinate system. `crs` holds two opposite corners, by default 0 and 100; y grows downwards if the first
 * one is smaller. In newer pages, `coordinates` names the origin.
 */
function readGrid(input: Fields): WikiGrid | UploadProblem {
  const { coordinates, crs } = input
  const system = isFields(coordinates) ? coordinates : isFields(crs) ? crs : {}
  const order = orderOf(system['order'] ?? input['coordinateOrder'])
  if (typeof system['rotation'] === 'number' && system['rotation'] !== 0) {
    return { kind: 'no-bounds', field: 'rotation' }
  }
  if (isFields(coordinates)) {
    const bounds = readBounds(backgroundOf(input)['at'], order)
    const origin = coordinates['origin'] === 'bottomLeft' ? 'bottom-left' : 'top-left'
    return bounds ? { bounds, origin } : { kind: 'no-bounds', field: 'background.at' }
  }
  // A fragment that other pages include uses the coordinate system of those pages.
  if (crs === undefined && input['$fragment'] === true) return { kind: 'no-bounds', field: 'crs' }
  const corners = isFields(crs)
    ? [crs['topLeft'] ?? [0, 0], crs['bottomRight'] ?? [100, 100]]
    : (crs ?? [
        [0, 0],
        [100, 100],
      ])
  const bounds = readBounds(corners, order)
  if (!bounds) return { kind: 'no-bounds', field: 'crs' }
  return { bounds, origin: growsDown(corners, order, bounds) ? 'top-left' : 'bottom-left' }
}

function growsDown(corners: unknown, order: AxisOrder, [west, south]: Extent): boolean {
  const [x, y] = readPoint(Array.isArray(corners) ? corners[0] : undefined, order) ?? []
  return x === west && y === south
}

/** Returns the order of a pair. Latitude is y, so "latlon" means y first, which is also the default. */
function orderOf(value: unknown): AxisOrder {
  return value === 'xy' || value === 'lonlat' ? 'xy' : 'yx'
}

function backgroundOf({ background, backgrounds }: Fields): Fields {
  const first = Array.isArray(backgrounds) ? (backgrounds[0] as unknown) : background
  return isFields(first) ? first : {}
}

function namesOfGroups(groups: unknown): ReadonlyMap<string, string> {
  const collections = Array.isArray(groups) ? (groups as unknown[]) : [groups]
  const entries = collections.flatMap((collection) => {
    const inner =
      isFields(collection) && isFields(collection['groups']) ? collection['groups'] : collection
    return isFields(inner) ? Object.entries(inner) : []
  })
  return new Map(
    entries.flatMap(([id, group]) => {
      const name = isFields(group) ? group['name'] : undefined
      return typeof name === 'string' ? [[id, name] as const] : []
    }),
  )
}

export const fandomFile = {
  source: 'fandom',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) =>
    Array.isArray(input['markers']) &&
    !('visited' in input) &&
    ['mapBounds', 'mapImage', 'coordinateOrder'].some((name) => name in input),
  read: readFandomMap,
} as const satisfies JsonFormat

/** Reads a Fandom map. By default its pairs are y before x, and y grows upwards. */
function readFandomMap(input: Fields, world: ImportWorld): Imported | UploadProblem {
  const order: AxisOrder = input['coordinateOrder'] === 'xy' ? 'xy' : 'yx'
  const bounds = readBounds(input['mapBounds'], order)
  if (!bounds) return { kind: 'no-bounds', field: 'mapBounds' }
  const origin = input['origin'] === 'top-left' ? 'top-left' : 'bottom-left'
  const place = toWorld({ bounds, origin }, world.extent)
  const categories = namesOfCategories(input['categories'])
  const tally = new ImportTally()
  const markers = Array.isArray(input['markers']) ? (input['markers'] as unknown[]) : []
  for (const marker of markers) {
    const { position, popup, categoryId } = isFields(marker) ? marker : {}
    const point = readPoint(position, order)
    const { title, description } = isFields(popup) ? popup : {}
    noteWikiMarker(tally, world.extent, {
      coordinate: point && place(point),
      name: title,
      description,
      groups: [categories.get(idOf(categoryId)) ?? ''],
    })
  }
  return tally.result()
}

function namesOfCategories(categories: unknown): ReadonlyMap<string, string> {
  const list = Array.isArray(categories) ? (categories as unknown[]) : []
  return new Map(
    list.flatMap((category) => {
      const { id, name } = isFields(category) ? category : {}
      return typeof name === 'string' ? [[idOf(id), name] as const] : []
    }),
  )
}

/** Returns an id as text, because hand-written files have numbers as ids. */
function idOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

type AxisOrder = 'xy' | 'yx'

interface WikiGrid {
  /** Area of the map's picture in the wiki's units. */
  readonly bounds: Extent
  readonly origin: 'top-left' | 'bottom-left'
}

function readPoint(value: unknown, order: AxisOrder): Coordinate | undefined {
  const named = isFields(value) ? [value['x'] ?? value['lon'], value['y'] ?? value['lat']] : value
  if (!Array.isArray(named)) return undefined
  const [first, second] = (named as unknown[]).slice(0, 2).map(readNumber)
  if (first === undefined || second === undefined) return undefined
  return order === 'xy' || isFields(value) ? [first, second] : [second, first]
}

function readBounds(corners: unknown, order: AxisOrder): Extent | undefined {
  if (!Array.isArray(corners)) return undefined
  const [one, other] = (corners as unknown[]).slice(0, 2).map((corner) => readPoint(corner, order))
  if (!one || !other) return undefined
  const [west, east] = [Math.min(one[0], other[0]), Math.max(one[0], other[0])]
  const [south, north] = [Math.min(one[1], other[1]), Math.max(one[1], other[1])]
  const hasSize = Number.isFinite(east - west) && Number.isFinite(north - south)
  return hasSize && west < east && south < north ? [west, south, east, north] : undefined
}

/** Converts the wiki's units to world units. Assumes that the wiki's picture shows exactly the world's extent. */
function toWorld({ bounds, origin }: WikiGrid, extent: Extent) {
  const [west, south, east, north] = bounds
  const [minX, minY, maxX, maxY] = extent
  const across = (maxX - minX) / (east - west)
  const up = (maxY - minY) / (north - south)
  return ([x, y]: Coordinate): Coordinate => [
    minX + (x - west) * across,
    origin === 'top-left' ? maxY - (y - south) * up : minY + (y - south) * up,
  ]
}

export interface WikiMarker {
  readonly coordinate: Coordinate | undefined
  readonly name: unknown
  readonly description: unknown
  /** Titles of its groups, the most specific first. */
  readonly groups: readonly string[]
}

/** Adds a wiki's marker to the tally as a pin. A marker without a name gets the title of its group, as in the wiki. */
function noteWikiMarker(tally: ImportTally, extent: Extent, marker: WikiMarker): void {
  const groups = marker.groups.map(plainWords).filter(Boolean)
  const name = wordsOf(marker.name)
  const [title = '', ...others] = name === '' || name === groups[0] ? groups : [name, ...groups]
  const note = [others.join(', '), wordsOf(marker.description)].filter(Boolean).join('\n')
  notePin(tally, extent, marker.coordinate, { title, note })
}

function wordsOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text = Array.isArray(value)
    ? value.filter((line) => typeof line === 'string').join('\n')
    : value
  return typeof text === 'string' ? plainWords(text) : ''
}

/** Limit in characters, about four times the length of a note, because markup is removed. */
const maxLength = 10_000

/** Limit of nested templates. Deeper ones stay as they are. */
const maxNesting = 4

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** Removes a wiki's markup in linear time. No safety measure: the page shows the result as plain text. */
export function plainWords(wikitext: string): string {
  return withoutTemplates(cutText(wikitext, maxLength))
    .replaceAll(/<!--[^<]*-->/g, '')
    .replaceAll(/\[\[([^[\]]*)\]\]/g, (_, link: string) => linkWords(link))
    .replaceAll(/\[(?:https?:)?\/\/[^\s[\]]*([^[\]]*)\]/g, '$1')
    .replaceAll(/'{2,5}/g, '')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/^=+([^=\n]*)=+$/gm, '$1')
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{1,6});/gi, entityWords)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Replaces each template by its last unnamed argument, which is the visible text of link and icon templates. */
function withoutTemplates(text: string): string {
  let left = text
  for (let depth = 0; depth < maxNesting && left.includes('{{'); depth += 1) {
    left = left.replaceAll(/\{\{([^{}]*)\}\}/g, (_, inner: string) => {
      const words = inner.split('|').slice(1)
      return words.findLast((word) => !word.includes('=')) ?? ''
    })
  }
  return left
}

function linkWords(link: string): string {
  if (/^\s*(file|image|category)\s*:/i.test(link)) return ''
  const [page = '', ...words] = link.split('|')
  return words.at(-1) ?? page.replace(/^:/, '')
}

function entityWords(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole
  const isHex = /^#x/i.test(name)
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
