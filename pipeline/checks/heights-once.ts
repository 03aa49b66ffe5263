import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function heightsOnce({ heights }: Source): Problem[] {
  const first = new Map<string, number>()
  return heights.flatMap((height) => {
    const point = `${height.x},${height.y}`
    const line = first.get(point)
    if (line === undefined) {
      first.set(point, height.line)
      return []
    }
    return [problemAt(height, 'x', `the height of ${point} stands in line ${line}`)]
  })
}
