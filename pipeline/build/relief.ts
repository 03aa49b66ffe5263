import type { Relief } from '../../src/basemap/geography.ts'
import { clamp, type Extent } from '../../src/geometry/extent.ts'

interface Spot {
  readonly x: number
  readonly y: number
  readonly metres: number
}

/** Target spacing of the grid, in metres. {@link maxPointsPerSide} can make it wider. */
const gridSpacingMetres = 80

const maxPointsPerSide = 56

const minHeights = 12

const nearestSpotCount = 10

/** A spot that differs by this many metres from its neighbours is ignored: it is on a roof or in a cave. */
const strayMetres = 22

/** Interpolates scattered heights to a smooth, even grid. `undefined` if there are too few heights. */
export function buildRelief(
  all: readonly Spot[],
  [minX, minY, maxX, maxY]: Extent,
  metresPerUnit: number,
): Relief | undefined {
  if (all.length < minHeights) return undefined
  const spots = all.filter(
    (spot) => Math.abs(heightAt(spot.x, spot.y, omitSpot(all, spot)) - spot.metres) < strayMetres,
  )
  const step = Math.max(
    gridSpacingMetres / metresPerUnit,
    Math.max(maxX - minX, maxY - minY) / maxPointsPerSide,
  )
  const columns = Math.max(Math.ceil((maxX - minX) / step), 1) + 1
  const rows = Math.max(Math.ceil((maxY - minY) / step), 1) + 1
  const heights = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const x = minX + ((maxX - minX) * column) / (columns - 1)
    const y = minY + ((maxY - minY) * row) / (rows - 1)
    return heightAt(x, y, spots)
  })
  const soft = smooth(smooth(heights, columns, rows), columns, rows)
  const decimetres = soft.map((metres) => Math.round(metres * 10))
  return {
    columns,
    rows,
    heights: decimetres.map((height, index) => height - (decimetres[index - 1] ?? 0)),
  }
}

function omitSpot(spots: readonly Spot[], { x, y }: Spot): readonly Spot[] {
  return spots.filter((other) => other.x !== x || other.y !== y)
}

/** Returns the mean height of the nearest spots, in metres. Nearer spots weigh more. */
function heightAt(x: number, y: number, spots: readonly Spot[]): number {
  const nearest: { readonly metres: number; readonly squaredDistance: number }[] = []
  // A single pass keeps the nearest spots. Sorting all spots for every grid point took three seconds per world.
  for (const spot of spots) {
    const squaredDistance = (spot.x - x) ** 2 + (spot.y - y) ** 2
    if (
      nearest.length === nearestSpotCount &&
      squaredDistance >= (nearest.at(-1)?.squaredDistance ?? Infinity)
    )
      continue
    const after = nearest.findIndex((other) => other.squaredDistance > squaredDistance)
    nearest.splice(after === -1 ? nearest.length : after, 0, {
      metres: spot.metres,
      squaredDistance,
    })
    if (nearest.length > nearestSpotCount) nearest.pop()
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

function smooth(heights: readonly number[], columns: number, rows: number): number[] {
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
