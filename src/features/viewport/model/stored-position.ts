import type { Coordinate, MapPosition } from '../../../geometry/coordinates.ts'
import { isRecord, parseJson, readNumber, readString } from '../../../platform/read-field.ts'
import { isInExtent } from '../../../geometry/extent.ts'
import type { ScaledWorld } from '../../../world/world.ts'

export interface LastPosition {
  readonly coordinates: Coordinate
  readonly zoom: number
  readonly mapName: string
}

const number = readNumber()

function readStored(value: unknown): LastPosition | undefined {
  if (!isRecord(value) || !Array.isArray(value['coordinates'])) return undefined
  const [x, y, ...more] = value['coordinates'].map(number)
  const [zoom, mapName] = [number(value['zoom']), readString(value['mapName'])]
  if (x === undefined || y === undefined || more.length > 0) return undefined
  return zoom === undefined || mapName === undefined
    ? undefined
    : { coordinates: [x, y], zoom, mapName }
}

/** Returns the stored position. `undefined` for corrupt text, another world or a point outside the world. */
export function readLastPosition(
  text: string | null,
  { id, extent, scale }: Pick<ScaledWorld, 'id' | 'extent' | 'scale'>,
): MapPosition | undefined {
  if (text === null) return undefined
  const stored = readStored(parseJson(text))
  if (stored?.mapName !== id) return undefined
  const { coordinates, zoom } = stored
  if (!isInExtent(coordinates, extent)) return undefined
  return { coordinates, zoom: scale.clampZoom(zoom) }
}

export function writeLastPosition(position: MapPosition, mapName: string): string {
  const [x, y] = position.coordinates
  const stored: LastPosition = {
    coordinates: [Math.round(x * 100) / 100, Math.round(y * 100) / 100],
    zoom: Math.round(position.zoom * 1000) / 1000,
    mapName,
  }
  return JSON.stringify(stored)
}
