import { toRoman } from '../../src/world/treasure-map.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source, SourceTreasureMap } from '../source.ts'

/** Each number is given once, and no chest has two maps: players name the one by the other. */
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
