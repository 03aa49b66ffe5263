import type { Coordinate } from '../geometry/coordinates.ts'
import type { Manifest } from './manifest.ts'

/** A spot in the game's own metres, to the centimetre; undefined in a world that does not know where they begin. */
export function gameMetres(
  [x, y]: Coordinate,
  { origin, metresPerUnit }: Pick<Manifest, 'origin' | 'metresPerUnit'>,
): Coordinate | undefined {
  const metres = (from: number, units: number) =>
    Math.round((from + units * metresPerUnit) * 100) / 100
  return origin && [metres(origin[0], x), metres(origin[1], y)]
}

/** Where a point in the game's own metres lies in the world; undefined in a world that does not know where they begin. */
export function fromGameMetres(
  [x, y]: Coordinate,
  { origin, metresPerUnit }: Pick<Manifest, 'origin' | 'metresPerUnit'>,
): Coordinate | undefined {
  return origin && [(x - origin[0]) / metresPerUnit, (y - origin[1]) / metresPerUnit]
}
