import type { Route } from './route.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'

/** @param timestamp Unix time in milliseconds */
export function routeFileName(map: string, timestamp: number): string {
  return `${map}_way-${timestamp}.geojson`
}

export interface NamedPoint {
  readonly name: string
  readonly coordinate: Coordinate
}

/** Returns a route as GeoJSON: one line and its points, numbered from 0. Coordinates are world units, not degrees. */
export function routeToGeoJson(
  name: string,
  route: Route,
  points: readonly NamedPoint[],
  metresPerUnit: number,
) {
  return {
    type: 'FeatureCollection',
    coordinate_system: 'world units',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: lineOf(route) },
        properties: { name, metres: Math.round(route.length * metresPerUnit) },
      },
      ...points.map((point, number) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [...point.coordinate] },
        properties: { name: point.name, number },
      })),
    ],
  }
}

/** Returns the whole route as one line, in world units. */
export function lineOf({ legs }: Route): readonly Coordinate[] {
  const line = legs.flatMap(({ segments }) => segments.flatMap((segment) => segment.line))
  return line.filter(isNew)
}

/** Removes the repeated point where two segments meet. */
function isNew([x, y]: Coordinate, at: number, line: readonly Coordinate[]): boolean {
  const before = line[at - 1]
  return before?.[0] !== x || before[1] !== y
}
