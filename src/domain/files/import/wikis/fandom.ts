import type { UploadProblem } from '../../read-upload.ts'
import type { JsonFormat } from '../format.ts'
import { ImportTally, type Imported, type ImportWorld } from '../imported.ts'
import { isFields, type Fields } from '../read-value.ts'
import { readBounds, readPoint, toWorld, type AxisOrder } from './wiki-grid.ts'
import { noteWikiMarker } from './wiki-pins.ts'

/** An interactive map of a Fandom wiki. */
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

/** Pairs are y before x and count from the bottom, where the file does not say otherwise. */
function readFandomMap(input: Fields, world: ImportWorld): Imported | UploadProblem {
  const order: AxisOrder = input['coordinateOrder'] === 'xy' ? 'xy' : 'yx'
  const bounds = readBounds(input['mapBounds'], order)
  if (!bounds) return { kind: 'no-bounds', field: 'mapBounds' }
  const origin = input['origin'] === 'top-left' ? 'top-left' : 'bottom-left'
  const place = toWorld({ bounds, origin }, world.extent)
  const categories = namesOf(input['categories'])
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

function namesOf(categories: unknown): ReadonlyMap<string, string> {
  const list = Array.isArray(categories) ? (categories as unknown[]) : []
  return new Map(
    list.flatMap((category) => {
      const { id, name } = isFields(category) ? category : {}
      return typeof name === 'string' ? [[idOf(id), name] as const] : []
    }),
  )
}

/** Ids are texts, or whole numbers where somebody wrote them by hand. */
function idOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
