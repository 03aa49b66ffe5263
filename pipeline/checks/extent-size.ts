import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Limits of a side, in half metres. A smaller world shows nothing, a larger one does not fit into memory. */
const [least, most] = [256, 32_768]
const widest = 8

/** Checks that each side is 128 m to 16,384 m long, and no side is more than eight times the other. */
export function extentSize({ world }: Source): Problem[] {
  const [west, south, east, north] = world.extent
  const sides = [east - west, north - south].map((side) => (side * world.metresPerUnit) / 0.5)
  const [shorter = 0, longer = 0] = sides.toSorted((a, b) => a - b)
  if (shorter < least || longer > most) {
    const reason = `the world is ${metres(sides)} large: each side must have from ${least / 2} to ${most / 2} m`
    return [problemInWorld(world, 'extent', reason)]
  }
  if (longer <= shorter * widest) return []
  const reason = `the world is ${metres(sides)} large: no side may be more than ${widest} times the other`
  return [problemInWorld(world, 'extent', reason)]
}

function metres(sides: readonly number[]): string {
  return `${sides.map((side) => side / 2).join(' by ')} m`
}
