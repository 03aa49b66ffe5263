import type { Problem } from '../problem.ts'
import { isTangle } from '../roads/join-roads.ts'
import { roadLinesOf } from '../roads/roads-of.ts'
import type { Source } from '../source.ts'

/** Checks that roads do not overlap so often that joining them would take minutes. */
export function roadTangles(source: Source): Problem[] {
  if (!isTangle(roadLinesOf(source))) return []
  const reason =
    'the roads lie over each other far too often to be joined: leave those out that are none'
  return [{ file: `worlds/${source.folder}/geography.geojson`, reason }]
}
