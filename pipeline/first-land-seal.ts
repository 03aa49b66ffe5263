import { createHash } from 'node:crypto'
import type { Source } from './source.ts'

/** The file beside `first-land.webp` that says which land the picture was drawn from. */
export const sealFile = 'first-land.sha256'

/**
 * A fingerprint of a picture and of all that it was drawn from: another land or another picture has another.
 *
 * @param picture the content of `first-land.webp`
 */
export function sealOf(source: Source, picture: Uint8Array): string {
  const { world, places, features, heights, startLand } = source
  const { title, extent, metresPerUnit, startView, chart, lettering, ranks } = world
  const land = [
    [title, extent, metresPerUnit, startView.zoom, chart, lettering],
    ranks.map(({ key, landmark, houses }) => [key, landmark, houses]),
    places.map(({ x, y, rank, landmark, houses }) => [x, y, rank, landmark, houses]),
    // Where a feature stands in its file does not show, nor to what it belongs.
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
