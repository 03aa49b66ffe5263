import type { Coordinate } from '../geometry/coordinates.ts'
import type { Manifest } from './manifest.ts'

/** Converts a coordinate to the game's own metres, rounded to cm. `undefined` if the world's origin is unknown. */
export function gameMetres(
  [x, y]: Coordinate,
  { origin, metresPerUnit }: Pick<Manifest, 'origin' | 'metresPerUnit'>,
): Coordinate | undefined {
  const metres = (from: number, units: number) =>
    Math.round((from + units * metresPerUnit) * 100) / 100
  return origin && [metres(origin[0], x), metres(origin[1], y)]
}

/** Converts the game's own metres to a coordinate. `undefined` if the world's origin is unknown. */
export function fromGameMetres(
  [x, y]: Coordinate,
  { origin, metresPerUnit }: Pick<Manifest, 'origin' | 'metresPerUnit'>,
): Coordinate | undefined {
  return origin && [(x - origin[0]) / metresPerUnit, (y - origin[1]) / metresPerUnit]
}
