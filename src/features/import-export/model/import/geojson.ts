import type { Coordinate } from '../../../../geometry/coordinates.ts'
import { isPinId } from '../../../../records/pin.ts'
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
import { notePart, type DraftPart } from './pin-draft.ts'

export const geojsonFile = {
  source: 'geojson',
  endings: ['.geojson', '.json', '.umap'],
  mediaTypes: ['application/geo+json', 'application/json'],
  knows: isGeojson,
  read: readGeojson,
} as const satisfies JsonFormat

/** Limit of nested collections, above what any program writes. */
const maxNesting = 10

const collections: Readonly<Record<string, string>> = {
  FeatureCollection: 'features',
  GeometryCollection: 'geometries',
  // A uMap file has one collection per layer.
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
    membersOf(fields) !== undefined || fields['type'] === 'Feature' || shapes.has(fields['type'])
  )
}

export function collectionOf(features: readonly unknown[]): Fields {
  return { type: 'FeatureCollection', features }
}

export function isGeojsonList(input: unknown): input is readonly unknown[] {
  return Array.isArray(input) && isFields(input[0]) && isGeojson(input[0])
}

function membersOf(fields: Fields): readonly unknown[] | undefined {
  const { type } = fields
  const name = typeof type === 'string' && Object.hasOwn(collections, type) ? collections[type] : ''
  if (!name) return undefined
  const members = fields[name]
  return Array.isArray(members) ? members : []
}

/** Turns points into pins, and lines and areas into shapes. Coordinates are world units, x to the east. */
function readGeojson(fields: Fields, world: ImportWorld): Imported | UploadProblem {
  const features = featuresOf(fields, maxNesting)
  // Other programs may add a coordinate system to a file of this map, so ignore it for such files.
  const isOwn = features.some(({ properties }) => isPinId(properties['id']))
  const numbers = isOwn ? 'units' : numbersOf(fields)
  const other = typeof numbers === 'object' ? numbers.other : undefined
  const places = features.map(({ properties }) => placeInMetres(properties, world))
  if (other !== undefined && !places.some(Boolean)) return { kind: 'other-numbers', system: other }
  const inWorld = (point: Coordinate | undefined) =>
    point && numbers === 'metres' ? fromMetres(...point, world) : point
  const tally = new ImportTally()
  for (let links = linkedLayers(fields); links > 0; links -= 1) tally.addHeld('link')
  for (const [index, { geometry, properties }] of features.entries()) {
    const place = places[index]
    if (other !== undefined && !place) tally.addUnknown('other-numbers', other)
    else {
      const parts: readonly DraftPart[] = place
        ? [{ points: [place] }]
        : partsOf(geometry, maxNesting)
      for (const { points, ...part } of parts.length > 0 ? parts : [{ points: [] }])
        notePart(tally, world.extent, { ...part, points: points.map(inWorld) }, properties)
    }
  }
  return numbers === undefined ? tally.resultWithin(world.extent, true) : tally.result()
}

/** Returns the number of uMap layers that hold only the address of their data. */
function linkedLayers(fields: Fields): number {
  const layers = fields['type'] === 'umap' ? (membersOf(fields) ?? []) : []
  return layers.filter((layer) => {
    const options = isFields(layer) ? (layer['_umap_options'] ?? layer['_storage']) : undefined
    const remote = isFields(options) ? options['remoteData'] : undefined
    return isFields(remote) && typeof remote['url'] === 'string' && remote['url'] !== ''
  }).length
}

interface Feature {
  readonly geometry: unknown
  readonly properties: Fields
}

/** Returns all features of nested collections. A bare geometry counts as a feature without properties. */
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

/** Returns the parts of a geometry. Holes of areas are dropped. */
function partsOf(geometry: unknown, depth: number): readonly DraftPart[] {
  if (!isFields(geometry) || depth === 0) return []
  const { type, geometries } = geometry
  const coordinates: readonly unknown[] = Array.isArray(geometry['coordinates'])
    ? geometry['coordinates']
    : []
  switch (type) {
    case 'Point':
      return [{ points: [readPoint(coordinates)] }]
    case 'MultiPoint':
      return coordinates.map((each) => ({ points: [readPoint(each)] }))
    case 'LineString':
      return [readLine(coordinates)]
    case 'MultiLineString':
      return coordinates.map(readLine)
    case 'Polygon':
      return [readArea(coordinates)]
    case 'MultiPolygon':
      return coordinates.map(readArea)
    case 'GeometryCollection':
      return Array.isArray(geometries) ? geometries.flatMap((each) => partsOf(each, depth - 1)) : []
    default:
      return []
  }
}

function readLine(coordinates: unknown): DraftPart {
  const points = Array.isArray(coordinates) ? coordinates.map(readPoint) : []
  return { glyph: 'shape-line', points }
}

function readArea(rings: unknown): DraftPart {
  return { ...readLine(Array.isArray(rings) ? rings[0] : rings), glyph: 'shape-area' }
}

function readPoint(coordinates: unknown): Coordinate | undefined {
  if (!Array.isArray(coordinates)) return undefined
  const [x, y] = (coordinates as unknown[]).slice(0, 2).map(readNumber)
  return x === undefined || y === undefined ? undefined : [x, y]
}
