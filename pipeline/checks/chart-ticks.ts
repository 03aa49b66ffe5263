import { bounds, figure } from '../bounds.ts'
import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that the map's frame does not get too many ticks to read or to draw. */
export function chartTicks({ world }: Source): Problem[] {
  const [west, south, east, north] = world.extent
  const longer = Math.max(east - west, north - south)
  if (longer / world.chart.ticks <= bounds.ticks) return []
  const found = `${figure(world.chart.ticks)} makes ${figure(Math.floor(longer / world.chart.ticks))} ticks along a side`
  const least = figure(Math.ceil(longer / bounds.ticks))
  const reason = `${found}, and ${bounds.ticks} is the most: write ${least} or more`
  return [problemInWorld(world, 'chart.ticks', reason)]
}
