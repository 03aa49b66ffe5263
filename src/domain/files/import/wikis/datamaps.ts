import type { Extent } from '../../../world/extent.ts'
import type { UploadProblem } from '../../read-upload.ts'
import type { JsonFormat } from '../format.ts'
import { ImportTally, type Imported, type ImportWorld } from '../imported.ts'
import { isFields, type Fields } from '../read-value.ts'
import { readBounds, readPoint, toWorld, type AxisOrder, type WikiGrid } from './wiki-grid.ts'
import { noteWikiMarker } from './wiki-pins.ts'

/** A map's page of the DataMaps extension, as the wikis of wiki.gg have. */
export const dataMapsFile = {
  source: 'datamaps',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) =>
    isFields(input['markers']) &&
    ['groups', 'crs', 'coordinates', 'background', 'backgrounds'].some((name) => name in input),
  read: readDataMap,
} as const satisfies JsonFormat

/** `markers` holds lists by the id of their group, perhaps followed by those of categories: `"chest underground"`. */
function readDataMap(input: Fields, world: ImportWorld): Imported | UploadProblem {
  const grid = readGrid(input)
  if ('kind' in grid) return grid
  const place = toWorld(grid, world.extent)
  const groupNames = namesOf(input['groups'])
  const categoryNames = namesOf(input['categories'])
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
 * `crs` holds the corners at the top left and at the bottom right, and counts from the top where these grow; it is
 * 0 to 100 where a page has none. In newer pages `coordinates` says where it counts from, and the background where it lies.
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
  // A part that other pages include lies as those say.
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

/** Latitude is north, so y. */
function orderOf(value: unknown): AxisOrder {
  return value === 'xy' || value === 'lonlat' ? 'xy' : 'yx'
}

function backgroundOf({ background, backgrounds }: Fields): Fields {
  const first = Array.isArray(backgrounds) ? (backgrounds[0] as unknown) : background
  return isFields(first) ? first : {}
}

/** The names of groups by their ids; they may stand in several collections. */
function namesOf(groups: unknown): ReadonlyMap<string, string> {
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
