import { createHash } from 'node:crypto'
import type { Source } from './source.ts'

/** Name of the file that records which land `first-land.webp` was drawn from. */
export const sealFile = 'first-land.sha256'

/** Returns a hash of a picture of the land, and of everything that the picture was drawn from. */
export function sealOf(source: Source, picture: Uint8Array): string {
  const { world, places, features, heights, startLand } = source
  const { title, extent, metresPerUnit, startView, chart, lettering, ranks } = world
  const land = [
    [title, extent, metresPerUnit, startView.zoom, chart, lettering],
    ranks.map(({ key, landmark, houses }) => [key, landmark, houses]),
    places.map(({ x, y, rank, landmark, houses }) => [x, y, rank, landmark, houses]),
    // Line numbers, paths and the owning settlement don't affect the drawing.
    features.map(
      ({
        file: _file,
        line: _line,
        path: _path,
        settlement: _settlement,
        of: _of,
        burns: _burns,
        ...feature
      }) => feature,
    ),
    heights.map(({ x, y, metres }) => [x, y, metres]),
  ]
  const seal = createHash('sha256').update(JSON.stringify(land)).update(picture)
  if (startLand) {
    seal.update(startView.coordinates.join()).update(startLand.wide).update(startLand.narrow)
  }
  return seal.digest('hex')
}
