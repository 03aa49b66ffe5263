import { toRoman } from '../../src/world/treasure-map.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source, SourceTreasureMap } from '../source.ts'

/** Checks that no two maps share a number or a chest: players call a chest by the number of its map. */
export function treasureMapNumbers({ treasureMaps }: Source): Problem[] {
  return [
    ...takenTwice(treasureMaps, 'number', ({ number }) => toRoman(number)),
    ...takenTwice(treasureMaps, 'chest', ({ chest }) => String(chest)),
  ]
}

function takenTwice(
  maps: readonly SourceTreasureMap[],
  field: 'number' | 'chest',
  shown: (map: SourceTreasureMap) => string,
): Problem[] {
  const lines = new Map<string, number>()
  return maps.flatMap((map) => {
    const line = lines.get(shown(map))
    if (line !== undefined) return [problemAt(map, field, `${shown(map)} is taken by line ${line}`)]
    lines.set(shown(map), map.line)
    return []
  })
}
