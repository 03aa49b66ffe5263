import type { Relief } from '../../src/basemap/geography.ts'
import { clamp, type Extent } from '../../src/geometry/extent.ts'

interface Spot {
  readonly x: number
  readonly y: number
  readonly metres: number
}

/** Metres between two heights of the grid, unless that made it too large. */
const spacing = 80

/** Heights along a side of the grid. */
const most = 56

/** Fewer spots than this say nothing about the land between them. */
const fewest = 12

/** Of so many spots nearest to a point its height is made. */
const around = 10

/** A spot that lies so many metres off what its neighbours say stands on a roof or in a cave. */
const stray = 22

/**
 * The lie of the land as an even grid, made of scattered spots and soft as these are few.
 *
 * @returns nothing where too few heights are known
 */
export function buildRelief(
  all: readonly Spot[],
  [minX, minY, maxX, maxY]: Extent,
  metresPerUnit: number,
): Relief | undefined {
  if (all.length < fewest) return undefined
  const spots = all.filter(
    (spot) => Math.abs(heightAt(spot.x, spot.y, without(all, spot)) - spot.metres) < stray,
  )
  const step = Math.max(spacing / metresPerUnit, Math.max(maxX - minX, maxY - minY) / most)
  const columns = Math.max(Math.ceil((maxX - minX) / step), 1) + 1
  const rows = Math.max(Math.ceil((maxY - minY) / step), 1) + 1
  const heights = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const x = minX + ((maxX - minX) * column) / (columns - 1)
    const y = minY + ((maxY - minY) * row) / (rows - 1)
    return heightAt(x, y, spots)
  })
  const soft = softened(softened(heights, columns, rows), columns, rows)
  const decimetres = soft.map((metres) => Math.round(metres * 10))
  return {
    columns,
    rows,
    heights: decimetres.map((height, index) => height - (decimetres[index - 1] ?? 0)),
  }
}

function without(spots: readonly Spot[], { x, y }: Spot): readonly Spot[] {
  return spots.filter((other) => other.x !== x || other.y !== y)
}

/** The mean of the nearest spots, of which nearer ones weigh more. */
function heightAt(x: number, y: number, spots: readonly Spot[]): number {
  const nearest: { readonly metres: number; readonly squaredDistance: number }[] = []
  // One pass: to sort all spots for every point of the grid took three seconds for each world.
  for (const spot of spots) {
    const squaredDistance = (spot.x - x) ** 2 + (spot.y - y) ** 2
    if (
      nearest.length === around &&
      squaredDistance >= (nearest.at(-1)?.squaredDistance ?? Infinity)
    )
      continue
    const after = nearest.findIndex((other) => other.squaredDistance > squaredDistance)
    nearest.splice(after === -1 ? nearest.length : after, 0, {
      metres: spot.metres,
      squaredDistance,
    })
    if (nearest.length > around) nearest.pop()
  }
  const reach = (nearest.at(-1)?.squaredDistance ?? 1) * 0.12 + 1
  let [sum, total] = [0, 0]
  for (const { metres, squaredDistance } of nearest) {
    const weight = 1 / (squaredDistance + reach) ** 1.5
    sum += metres * weight
    total += weight
  }
  return total > 0 ? sum / total : 0
}

/** Each height as a mean of its own and those beside it. */
function softened(heights: readonly number[], columns: number, rows: number): number[] {
  return heights.map((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    let sum = 0
    for (const [dx, dy, weight] of kernel) {
      const at = clamp(row + dy, 0, rows - 1) * columns + clamp(column + dx, 0, columns - 1)
      sum += (heights[at] ?? 0) * weight
    }
    return sum / 16
  })
}

const kernel = [
  [-1, -1, 1],
  [0, -1, 2],
  [1, -1, 1],
  [-1, 0, 2],
  [0, 0, 4],
  [1, 0, 2],
  [-1, 1, 1],
  [0, 1, 2],
  [1, 1, 1],
] as const
