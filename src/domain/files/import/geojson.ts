import type { Coordinate } from '../../world/view/coordinates.ts'
import type { JsonFormat } from './format.ts'
import { ImportTally, type Imported, type ImportWorld } from './imported.ts'
import { notePin } from './pin-draft.ts'
import { isFields, readNumber, type Fields } from './read-value.ts'

/** Points with a name, from this map's own export of pins or from another program. */
export const geojsonFile = {
  source: 'geojson',
  endings: ['.geojson', '.json'],
  mediaTypes: ['application/geo+json', 'application/json'],
  knows: isGeojson,
  read: readGeojson,
} as const satisfies JsonFormat

function isGeojson({ type, features, geometry }: Fields): boolean {
  return (type === 'FeatureCollection' && Array.isArray(features)) || isFeature(type, geometry)
}

function isFeature(type: unknown, geometry: unknown): boolean {
  return type === 'Feature' && geometry !== undefined
}

/** Points become pins; lines and areas have no one place. Coordinates are world units, x to the east. */
function readGeojson(fields: Fields, world: ImportWorld): Imported {
  const tally = new ImportTally()
  const features = Array.isArray(fields['features']) ? (fields['features'] as unknown[]) : [fields]
  for (const feature of features) {
    const { geometry, properties } = isFields(feature) ? feature : {}
    notePin(tally, world.extent, pointOf(geometry), isFields(properties) ? properties : {})
  }
  return tally.result()
}

function pointOf(geometry: unknown): Coordinate | undefined {
  if (!isFields(geometry) || geometry['type'] !== 'Point') return undefined
  const { coordinates } = geometry
  if (!Array.isArray(coordinates)) return undefined
  const [x, y] = (coordinates as unknown[]).slice(0, 2).map(readNumber)
  return x === undefined || y === undefined ? undefined : [x, y]
}
