import type { Extent } from '../../../domain/world/extent.ts'
import { lengthOf, pointAt, smooth, walk, type Run, type Step } from '../curves.ts'

/** Where the point across is looked for, in points of the other bank before and after the last one. */
const window = 24

/** A bank nearer to the world's edge than so many chart units is where the river enters or leaves it. */
const edge = 24

/**
 * The middle of the water from where the river enters the world to where it leaves: half-way between each
 * point of one bank and the nearest of the other.
 *
 * @param ring the river's outline
 * @param step chart units between two points of the course
 */
export function riverCourse(ring: Run, extent: Extent, step: number): Step[] {
  const count = ring.length / 2
  const atEdge = (index: number) => {
    const [x, y] = pointAt(ring, index)
    const away = Math.min(x - extent[0], y - extent[1], extent[2] - x, extent[3] - y)
    return away < edge
  }
  const ends = Array.from({ length: count }, (_, index) => index).filter(atEdge)
  const first = ends[0] ?? 0
  const other = ends.reduce((far, index) => {
    const [ax, ay] = pointAt(ring, first)
    const distance = (at: number) =>
      Math.hypot(pointAt(ring, at)[0] - ax, pointAt(ring, at)[1] - ay)
    return distance(index) > distance(far) ? index : far
  }, first)
  const bank = ring.slice(first * 2, other * 2 + 2)
  const opposite = [...ring.slice(other * 2), ...ring.slice(0, first * 2 + 2)]
  // The banks run against each other, so the point across moves backwards as one walks along.
  const facing = [...walk(opposite, false, 24)].reverse()
  const middles: number[] = []
  let across = 0
  for (const { x, y } of walk(bank, false, 84)) {
    let nearest = across
    let least = Infinity
    const last = Math.min(across + window, facing.length - 1)
    for (let index = Math.max(across - window, 0); index <= last; index += 1) {
      const point = facing[index]
      const distance = point ? (point.x - x) ** 2 + (point.y - y) ** 2 : Infinity
      if (distance < least) [nearest, least] = [index, distance]
    }
    across = nearest
    const point = facing[nearest]
    if (point) middles.push((point.x + x) / 2, (point.y + y) / 2)
  }
  const course = smooth(averaged(middles, 2), false, 2)
  return lengthOf(course) > 0 ? walk(course, false, step) : []
}

/** Each point as the mean of those around it. */
function averaged(run: Run, reach: number): Run {
  const count = run.length / 2
  return Array.from({ length: count }, (_, index) => {
    let [x, y, seen] = [0, 0, 0]
    for (let at = Math.max(index - reach, 0); at <= Math.min(index + reach, count - 1); at += 1) {
      const [px, py] = pointAt(run, at)
      x += px
      y += py
      seen += 1
    }
    return [x / seen, y / seen]
  }).flat()
}
