import type { Extent } from '../geometry/extent.ts'

/** A line or ring as a flat list `x, y, x, y, …`. A ring does not repeat its first point. */
export type Run = readonly number[]

/** Smooths a line by Chaikin's corner cutting: each round replaces a corner by two softer ones. */
export function smooth(run: Run, closed: boolean, rounds: number): Run {
  let points = run
  for (let pass = 0; pass < rounds && points.length >= 6; pass += 1) {
    const length = points.length
    const softer: number[] = []
    if (!closed) softer.push(points[0] ?? 0, points[1] ?? 0)
    for (let index = 0; index < (closed ? length : length - 2); index += 2) {
      const next = index + 2 < length ? index + 2 : 0
      const ax = points[index] ?? 0
      const ay = points[index + 1] ?? 0
      const bx = points[next] ?? 0
      const by = points[next + 1] ?? 0
      softer.push(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25)
      softer.push(ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)
    }
    if (!closed) softer.push(points[length - 2] ?? 0, points[length - 1] ?? 0)
    points = softer
  }
  return points
}

/** Leaves out points nearer than `distance` to the previous point, for lines that are drawn far out. */
export function dropNearPoints(run: Run, distance: number): Run {
  const kept: number[] = []
  let [lastX, lastY] = [Infinity, Infinity]
  for (let index = 0; index < run.length; index += 2) {
    const x = run[index] ?? 0
    const y = run[index + 1] ?? 0
    const last = index === run.length - 2
    if (!last && Math.hypot(x - lastX, y - lastY) < distance) continue
    kept.push(x, y)
    lastX = x
    lastY = y
  }
  return kept
}

export function pointAt(run: Run, index: number): readonly [x: number, y: number] {
  return [run[index * 2] ?? 0, run[index * 2 + 1] ?? 0]
}

export function reversed(run: Run): Run {
  const back: number[] = []
  for (let index = run.length - 2; index >= 0; index -= 2) {
    back.push(run[index] ?? 0, run[index + 1] ?? 0)
  }
  return back
}

/** A point on a line, with the line's direction there as a unit vector. */
export interface Step {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  /** Chart units from the start of the line. */
  readonly distance: number
}

/** Returns points along a line or ring, `step` chart units apart. */
export function pointsAlong(run: Run, closed: boolean, step: number, from = 0): Step[] {
  const steps: Step[] = []
  const length = run.length
  let next = from
  let passed = 0
  for (let index = 0; index < (closed ? length : length - 2); index += 2) {
    const after = index + 2 < length ? index + 2 : 0
    const ax = run[index] ?? 0
    const ay = run[index + 1] ?? 0
    const bx = run[after] ?? 0
    const by = run[after + 1] ?? 0
    const distanceBetween = Math.hypot(bx - ax, by - ay)
    if (distanceBetween === 0) continue
    const dx = (bx - ax) / distanceBetween
    const dy = (by - ay) / distanceBetween
    while (next <= passed + distanceBetween) {
      const along = next - passed
      steps.push({ x: ax + dx * along, y: ay + dy * along, dx, dy, distance: next })
      next += step
    }
    passed += distanceBetween
  }
  return steps
}

export function lengthOf(run: Run, closed = false): number {
  let length = 0
  const last = run.length - 2
  for (let index = 0; index < last; index += 2) length += side(run, index, index + 2)
  return closed ? length + side(run, last, 0) : length
}

/** Returns the distance between two points of a run, given the indices of their x values. */
function side(run: Run, from: number, to: number): number {
  return Math.hypot((run[to] ?? 0) - (run[from] ?? 0), (run[to + 1] ?? 0) - (run[from + 1] ?? 0))
}

export function extentOfRuns(runs: readonly Run[]): Extent {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const run of runs) {
    for (let index = 0; index < run.length; index += 2) {
      const x = run[index] ?? 0
      const y = run[index + 1] ?? 0
      if (x < minX) minX = x
      if (y < minY) minY = y
      if (x > maxX) maxX = x
      if (y > maxY) maxY = y
    }
  }
  return [minX, minY, maxX, maxY]
}

/** Returns the direction of a ring's longest side in radians. */
export function longestSide(ring: Run): number {
  let longest = 0
  let angle = 0
  const count = ring.length / 2
  for (let index = 0; index < count; index += 1) {
    const [ax, ay] = pointAt(ring, index)
    const [bx, by] = pointAt(ring, (index + 1) % count)
    const length = Math.hypot(bx - ax, by - ay)
    if (length <= longest) continue
    longest = length
    angle = Math.atan2(by - ay, bx - ax)
  }
  return angle
}

/** Turns a ring about the origin by the angle with this cosine and sine. */
export function rotateRing(ring: Run, cos: number, sin: number): Run {
  const turned: number[] = []
  for (let index = 0; index < ring.length; index += 2) {
    const x = ring[index] ?? 0
    const y = ring[index + 1] ?? 0
    turned.push(x * cos - y * sin, x * sin + y * cos)
  }
  return turned
}

/** Returns twice the area of a ring: positive if the ring runs anticlockwise. */
export function signedArea(ring: Run): number {
  let area = 0
  const count = ring.length / 2
  for (let index = 0; index < count; index += 1) {
    const [ax, ay] = pointAt(ring, index)
    const [bx, by] = pointAt(ring, (index + 1) % count)
    area += ax * by - bx * ay
  }
  return area
}

/** Returns the x coordinates at which the horizontal line at `y` crosses the rings, from west to east. */
export function findCrossings(rings: readonly Run[], y: number): number[] {
  const found: number[] = []
  for (const ring of rings) {
    const count = ring.length / 2
    for (let index = 0; index < count; index += 1) {
      const [ax, ay] = pointAt(ring, index)
      const [bx, by] = pointAt(ring, (index + 1) % count)
      if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax)
    }
  }
  return found.sort((a, b) => a - b)
}

/** A path with its extent, in chart units. */
export interface Shape {
  readonly extent: Extent
  readonly path: Path2D
}

/** Returns a shape that is smoothed and traced when it is first drawn. Smoothing never leaves the extent. */
export function toShape(runs: readonly Run[], closed: boolean, rounds = 0): Shape {
  const path = lazily(() => {
    const traced = new Path2D()
    for (const run of runs) trace(traced, smooth(run, closed, rounds), closed)
    return traced
  })
  return {
    extent: extentOfRuns(runs),
    get path() {
      return path()
    },
  }
}

export function lazily<Value>(compute: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined
  return () => {
    kept ??= { value: compute() }
    return kept.value
  }
}

/** Above this many chart units per CSS pixel, each kind of shape is drawn coarsely as one path. */
export const farViewUnitsPerPixel = 10

const farPointDistanceUnits = 30

/** Returns all runs as one coarse shape, for scales at which most of the world is in view. */
export function toFarShape(runs: readonly Run[], closed: boolean): Shape {
  return toShape(
    runs.map((run) => dropNearPoints(run, farPointDistanceUnits)),
    closed,
  )
}

export function trace(
  path: Pick<Path2D, 'moveTo' | 'lineTo' | 'closePath'>,
  run: Run,
  closed: boolean,
): void {
  path.moveTo(run[0] ?? 0, run[1] ?? 0)
  for (let index = 2; index < run.length; index += 2) {
    path.lineTo(run[index] ?? 0, run[index + 1] ?? 0)
  }
  if (closed) path.closePath()
}

/** Cuts a long line into pieces that overlap by one point, so that a tile can skip those outside it. */
export function splitRun(run: Run, points: number): Run[] {
  const parts: number[][] = []
  for (let start = 0; start < run.length - 2; start += points * 2) {
    parts.push(run.slice(start, start + points * 2 + 2))
  }
  return parts
}
