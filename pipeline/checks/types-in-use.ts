import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that every type has a marker. Otherwise the panel would show a filter without effect. */
export function typesInUse({ markers, types }: Source): Problem[] {
  const used = new Set(markers.map(({ locationType }) => locationType))
  return types
    .filter(({ id }) => !used.has(id))
    .map((type) => problemAt(type, 'id', `no marker of markers.csv is of type "${type.id}"`))
}
