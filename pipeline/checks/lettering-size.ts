import { figure } from '../bounds.ts'
import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that letters on the land are at most a quarter of its shorter side. */
export function letteringSize({ world }: Source): Problem[] {
  const [west, south, east, north] = world.extent
  const most = Math.max(Math.floor(Math.min(east - west, north - south) / 4), 1)
  return world.lettering.flatMap((entry, index) => {
    if (entry.kind !== 'area' || entry.size <= most) return []
    const reason = `${figure(entry.size)} is larger than ${figure(most)}, a quarter of the land's shorter side`
    return [problemInWorld(world, `lettering[${index}].size`, reason)]
  })
}
