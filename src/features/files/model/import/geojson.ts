import type { Coordinate } from '../../../../core/geometry/coordinates.ts'
import { isPinId } from '../../../../core/world/pin.ts'
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
import { numbersOf, placeInMetres, fromMetres } from './match-markers.ts'
import { notePin } from './pin-draft.ts'

/** Points with a name, from this map's own export of pins or from another program. */
export const geojsonFile = {
  source: 'geojson',
  endings: ['.geojson', '.json', '.umap'],
  mediaTypes: ['application/geo+json', 'application/json'],
  knows: isGeojson,
  read: readGeojson,
} as const satisfies JsonFormat

/** More would be no file that a program writes. */
const maxNesting = 10

/** What holds others of its kind, and in which field. */
const collections: Readonly<Record<string, string>> = {
  FeatureCollection: 'features',
  GeometryCollection: 'geometries',
  // A map of uMap, which holds a collection for each of its layers.
  umap: 'layers',
}

const shapes: ReadonlySet<unknown> = new Set([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
])

function isGeojson(fields: Fields): boolean {
  return (
    membersOf(fields) !== undefined ||
    (fields['type'] === 'Feature' && fields['geometry'] !== undefined) ||
    (shapes.has(fields['type']) && Array.isArray(fields['coordinates']))
  )
}

/** What a list of features or geometries would be in. */
export function collectionOf(features: readonly unknown[]): Fields {
  return { type: 'FeatureCollection', features }
}

/** Whether a list holds features or geometries. */
export function isGeojsonList(input: unknown): input is readonly unknown[] {
  return Array.isArray(input) && isFields(input[0]) && isGeojson(input[0])
}

function membersOf(fields: Fields): readonly unknown[] | undefined {
  const { type } = fields
  const name = typeof type === 'string' && Object.hasOwn(collections, type) ? collections[type] : ''
  const members = name ? fields[name] : undefined
  return Array.isArray(members) ? members : undefined
}

/** Points become pins; lines and areas have no one place. Coordinates are world units, x to the east. */
function readGeojson(fields: Fields, world: ImportWorld): Imported | UploadProblem {
  const features = featuresOf(fields, maxNesting)
  // Another program that a file of this map went through may add a system to it.
  const isOwn = features.some(({ properties }) => isPinId(properties['id']))
  const numbers = isOwn ? 'units' : numbersOf(fields)
  const other = typeof numbers === 'object' ? numbers.other : undefined
  const places = features.map(({ properties }) => placeInMetres(properties, world))
  if (other !== undefined && !places.some(Boolean)) return { kind: 'other-numbers', system: other }
  const inWorld = (point: Coordinate | undefined) =>
    point && numbers === 'metres' ? fromMetres(...point, world) : point
  const tally = new ImportTally()
  for (const [index, { geometry, properties }] of features.entries()) {
    const place = places[index]
    if (other !== undefined && !place) tally.addUnknown('other-numbers', other)
    else {
      const points = place ? [place] : pointsOf(geometry, maxNesting).map(inWorld)
      for (const point of points.length > 0 ? points : [undefined])
        notePin(tally, world.extent, point, properties)
    }
  }
  return numbers === undefined ? tally.resultWithin(world.extent, true) : tally.result()
}

interface Feature {
  readonly geometry: unknown
  readonly properties: Fields
}

/** All features in whatever holds them; a geometry by itself is one without properties. */
function featuresOf(input: unknown, depth: number): readonly Feature[] {
  const fields = isFields(input) ? input : {}
  const { type, geometry, properties } = fields
  const members = type === 'GeometryCollection' ? undefined : membersOf(fields)
  if (members) return depth > 0 ? members.flatMap((member) => featuresOf(member, depth - 1)) : []
  return [
    {
      geometry: type === 'Feature' || geometry !== undefined ? geometry : fields,
      properties: isFields(properties) ? properties : {},
    },
  ]
}

function pointsOf(geometry: unknown, depth: number): readonly (Coordinate | undefined)[] {
  if (!isFields(geometry) || depth === 0) return []
  const { type, coordinates, geometries } = geometry
  if (type === 'Point') return [readPoint(coordinates)]
  if (type === 'MultiPoint' && Array.isArray(coordinates)) return coordinates.map(readPoint)
  if (type === 'GeometryCollection' && Array.isArray(geometries))
    return geometries.flatMap((each) => pointsOf(each, depth - 1))
  return []
}

function readPoint(coordinates: unknown): Coordinate | undefined {
  if (!Array.isArray(coordinates)) return undefined
  const [x, y] = (coordinates as unknown[]).slice(0, 2).map(readNumber)
  return x === undefined || y === undefined ? undefined : [x, y]
}
