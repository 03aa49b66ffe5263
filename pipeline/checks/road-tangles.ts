import type { Problem } from '../problem.ts'
import { isTangle } from '../roads/join-roads.ts'
import { roadLinesOf } from '../roads/roads-of.ts'
import type { Source } from '../source.ts'

/** Roads lie beside each other, as they do in a land: their crossings can be found in seconds. */
export function roadTangles(source: Source): Problem[] {
  if (!isTangle(roadLinesOf(source))) return []
  const reason =
    'the roads lie over each other far too often to be joined: leave those out that are none'
  return [{ file: `worlds/${source.folder}/geography.geojson`, reason }]
}
