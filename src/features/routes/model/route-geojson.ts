import type { Route } from './route.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'

/** @param timestamp in milliseconds */
export function routeFileName(map: string, timestamp: number): string {
  return `${map}_way-${timestamp}.geojson`
}

/** A point of a route with what stands there. */
export interface NamedPoint {
  readonly name: string
  readonly coordinate: Coordinate
}

/**
 * A route as GeoJSON for other programs: one line, and its points numbered from 0, where it begins. Coordinates are world
 * units and not degrees: x to the east, y to the north.
 *
 * @param name what the route is called
 */
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

/** The whole route as one line. World units. */
export function lineOf({ legs }: Route): readonly Coordinate[] {
  const line = legs.flatMap(({ segments }) => segments.flatMap((segment) => segment.line))
  return line.filter(isNew)
}

/** Each part begins where the one before it ends. */
function isNew([x, y]: Coordinate, at: number, line: readonly Coordinate[]): boolean {
  const before = line[at - 1]
  return before?.[0] !== x || before[1] !== y
}
