import type { LandFeature } from '../geography.ts'
import type { Extent } from '../../geometry/extent.ts'
import { lengthOf, pointAt, reversed, type Run } from '../curves.ts'

/** Lines that meet at a smaller turn than this, in radians, are joined to one road. */
const maxTurnRadians = 0.75

const taperSteps = 6

interface Ending {
  /** Chart units over which a road grows narrower. */
  readonly length: number
  /** Width at the very end, as a share of the road's width. */
  readonly minShare: number
}

const endings = {
  path: { length: 36, minShare: 0.4 },
  nothing: { length: 80, minShare: 0.06 },
} as const

/** A path between two road ends is taken for a gap in the survey if it is shorter, in chart units. */
const maxLinkLength = 200

/** A road between two paths, or between paths and nothing, is drawn as a path if it is shorter, in chart units. */
const maxLaneLength = 450

/** A line that ends within this many chart units of the world's edge leads off the map. */
const edgeDistance = 16

/** A section at the end of a road, narrower than the road. */
export interface Tip {
  readonly run: Run
  /** Width as a share of the road's width. */
  readonly share: number
}

export interface TaperedRoads {
  /** Joined as far as possible, because surveys cut roads wherever two meet. */
  readonly runs: readonly Run[]
  readonly tips: readonly Tip[]
}

/** Returns the roads and paths of a world. Short paths that close a gap between two roads count as roads. */
export function roadsAndPathsOf(
  features: readonly LandFeature[],
  extent: Extent,
): { readonly roads: TaperedRoads; readonly paths: readonly Run[] } {
  const roads = findLines(features, 'road')
  const paths = findLines(features, 'path')
  const passed = countLinesAtPoints(roads)
  const ends = new Set(roads.flatMap((run) => [keyAt(run, 0), keyAt(run, run.length / 2 - 1)]))
  const isEnd = (key: PointKey) => ends.has(key) && passed.get(key) === 1
  const gates = features.filter(({ kind }) => kind === 'gate').map(({ parts }) => parts[0] ?? [])
  const links = paths.filter((run) => {
    const [first, last] = [keyAt(run, 0), keyAt(run, run.length / 2 - 1)]
    return isEnd(first) && isEnd(last) && first !== last && lengthOf(run) < maxLinkLength
  })
  const linked = new Set(links)
  const others = paths.filter((run) => !linked.has(run))
  const through = [...roads, ...links].map((run) =>
    extendThroughGates(run, gates, (key) => isEnd(key)),
  )
  const { lanes, ...tapered } = taperedRoads(through, others, extent, gates)
  return { roads: tapered, paths: [...joinLines(others), ...lanes] }
}

/** A road that ends within this many chart units of a gate leads through the gate. */
const gateReach = 48

/** Chart units from the gate to the extended end of the road, under the arch. */
const archExtension = 7

function isAtGate([x, y]: readonly [number, number], gates: readonly Run[]): boolean {
  return gates.some(([gateX = 0, gateY = 0]) => Math.hypot(gateX - x, gateY - y) < gateReach)
}

function extendThroughGates(
  run: Run,
  gates: readonly Run[],
  isEnd: (key: PointKey) => boolean,
): Run {
  const ends = [
    { index: 0, inner: 1 },
    { index: run.length / 2 - 1, inner: run.length / 2 - 2 },
  ] as const
  const [before, after] = ends.map(({ index, inner }): Run => {
    const [x, y] = pointAt(run, index)
    const [innerX, innerY] = pointAt(run, inner)
    if (!isEnd(keyAt(run, index))) return []
    for (const [gateX = 0, gateY = 0] of gates) {
      const [dx, dy] = [gateX - x, gateY - y]
      const distance = Math.hypot(dx, dy)
      const isAhead = dx * (x - innerX) + dy * (y - innerY) > 0
      if (distance < 1 || distance > gateReach || !isAhead) continue
      const far = (distance + archExtension) / distance
      return [Math.round(x + dx * far), Math.round(y + dy * far)]
    }
    return []
  })
  return [...(before ?? []), ...run, ...(after ?? [])]
}

/** Joins roads, and splits off the narrowing tips where a road ends or goes on as a path. */
function taperedRoads(
  lines: readonly Run[],
  paths: readonly Run[],
  [minX, minY, maxX, maxY]: Extent,
  gates: readonly Run[],
): TaperedRoads & { readonly lanes: readonly Run[] } {
  const byRoads = countLinesAtPoints(lines)
  const byPaths = countLinesAtPoints(paths)
  const endAt = (run: Run, index: number): Ending | undefined => {
    const [x, y] = pointAt(run, index)
    const distance = Math.min(x - minX, y - minY, maxX - x, maxY - y)
    const key = keyAt(run, index)
    if (distance < edgeDistance || byRoads.get(key) !== 1 || isAtGate([x, y], gates))
      return undefined
    return byPaths.has(key) ? endings.path : endings.nothing
  }
  const tips: Tip[] = []
  const lanes: Run[] = []
  const runs = joinLines(lines).flatMap((run) => {
    const [first, last] = [endAt(run, 0), endAt(run, run.length / 2 - 1)]
    const whole = lengthOf(run)
    if (first && last && whole < maxLaneLength) {
      lanes.push(run)
      return []
    }
    const room = (ending: Ending) => Math.min(ending.length, whole / (first && last ? 2 : 1))
    let rest = run
    if (last) rest = cutTip(rest, last, room(last), tips)
    if (first) rest = reversed(cutTip(reversed(rest), first, room(first), tips))
    return rest.length >= 4 ? [rest] : []
  })
  return { runs, tips, lanes }
}

function findLines(features: readonly LandFeature[], roadClass: string): Run[] {
  return features
    .filter((feature) => feature.kind === 'road' && feature.class === roadClass)
    .flatMap(({ parts }) => parts)
    .filter((part) => part.length >= 4)
}

function countLinesAtPoints(lines: readonly Run[]): Map<PointKey, number> {
  const passed = new Map<PointKey, number>()
  for (const line of lines) {
    const points = line.length / 2
    for (let index = 0; index < points; index += 1) {
      const key = keyAt(line, index)
      passed.set(key, (passed.get(key) ?? 0) + 1)
    }
  }
  return passed
}

/** Cuts the last section off a line, and adds it to `tips` in steps that grow narrower. */
function cutTip(run: Run, { minShare }: Ending, room: number, tips: Tip[]): Run {
  const from = lengthOf(run) - room
  const step = room / taperSteps
  for (let index = 0; index < taperSteps; index += 1) {
    const share = 1 - (1 - minShare) * ((index + 1) / taperSteps)
    tips.push({ run: sliceRun(run, from + index * step, from + (index + 1) * step), share })
  }
  return sliceRun(run, 0, from)
}

function sliceRun(run: Run, from: number, to: number): Run {
  const part: number[] = []
  let passed = 0
  for (let index = 0; index + 3 < run.length && passed < to; index += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [
      run[index],
      run[index + 1],
      run[index + 2],
      run[index + 3],
    ]
    const length = Math.hypot(bx - ax, by - ay)
    const [begin, end] = [Math.max(from - passed, 0), Math.min(to - passed, length)]
    if (begin < end) {
      if (part.length === 0) {
        part.push(ax + ((bx - ax) * begin) / length, ay + ((by - ay) * begin) / length)
      }
      part.push(ax + ((bx - ax) * end) / length, ay + ((by - ay) * end) / length)
    }
    passed += length
  }
  return part
}

interface End {
  readonly line: number
  readonly atStart: boolean
  /** Direction in radians in which the line leaves the point. */
  readonly angle: number
}

/** Joins lines that continue each other where they meet, the straightest pairs first. */
function joinLines(lines: readonly Run[]): Run[] {
  const endsByPoint = new Map<PointKey, End[]>()
  lines.forEach((line, number) => {
    for (const atStart of [true, false]) {
      const last = line.length / 2 - 1
      const key = keyAt(line, atStart ? 0 : last)
      const end = { line: number, atStart, angle: leavingDirection(line, atStart) }
      const endsHere = endsByPoint.get(key)
      if (endsHere) endsHere.push(end)
      else endsByPoint.set(key, [end])
    }
  })
  const next = new Map<string, End>()
  for (const ends of endsByPoint.values()) {
    for (const [one, other] of findStraightestPairs(ends)) {
      next.set(endKey(one.line, one.atStart), other)
      next.set(endKey(other.line, other.atStart), one)
    }
  }
  return chainLines(lines, next)
}

function chainLines(lines: readonly Run[], next: ReadonlyMap<string, End>): Run[] {
  const used = new Set<number>()
  const chainFrom = (first: number, atStart: boolean): Run => {
    const chain: number[] = []
    let here: { line: number; atStart: boolean } | undefined = { line: first, atStart }
    while (here && !used.has(here.line)) {
      used.add(here.line)
      const line: Run = lines[here.line] ?? []
      const run: Run = here.atStart ? line : reversed(line)
      chain.push(...(chain.length > 0 ? run.slice(2) : run))
      here = next.get(endKey(here.line, !here.atStart))
    }
    return chain
  }
  const chains: Run[] = []
  // Start chains at ends without a continuation. The lines that remain are rings.
  lines.forEach((_, number) => {
    for (const atStart of [true, false]) {
      if (!used.has(number) && !next.has(endKey(number, atStart))) {
        chains.push(chainFrom(number, atStart))
      }
    }
  })
  lines.forEach((_, number) => {
    if (!used.has(number)) chains.push(chainFrom(number, true))
  })
  return chains
}

function findStraightestPairs(ends: readonly End[]): (readonly [End, End])[] {
  const pairs = ends.flatMap((one, index) =>
    ends.slice(index + 1).map((other) => ({ one, other, turn: turnBetween(one, other) })),
  )
  const joined = new Set<End>()
  return pairs
    .filter(({ one, other, turn }) => turn < maxTurnRadians && one.line !== other.line)
    .sort((a, b) => a.turn - b.turn)
    .flatMap(({ one, other }) => {
      if (joined.has(one) || joined.has(other)) return []
      joined.add(one).add(other)
      return [[one, other] as const]
    })
}

/** Returns the turn in radians of a road that comes in by one line and leaves by the other: 0 is straight on. */
function turnBetween(one: End, other: End): number {
  const apart = Math.abs(one.angle - other.angle) % (Math.PI * 2)
  return Math.abs(Math.PI - apart)
}

/** Chart units from the end of a line to the point that gives its direction. */
const directionDistance = 4

/** Returns the direction in radians in which a line leaves its end; 0 if the line is very short. */
function leavingDirection(line: Run, atStart: boolean): number {
  const last = line.length - 2
  const [from, step] = atStart ? [0, 2] : [last, -2]
  let passed = 0
  for (let index = from; index !== last - from; index += step) {
    const dx = (line[index + step] ?? 0) - (line[index] ?? 0)
    const dy = (line[index + step + 1] ?? 0) - (line[index + 1] ?? 0)
    passed += Math.hypot(dx, dy)
    if (passed >= directionDistance) return Math.atan2(dy, dx)
  }
  return 0
}

/** Both coordinates as one number, which is faster to look up than text. Worlds are smaller than a million units. */
type PointKey = number

function keyAt(run: Run, index: number): PointKey {
  return (run[index * 2] ?? 0) * 2 ** 21 + (run[index * 2 + 1] ?? 0)
}

function endKey(line: number, atStart: boolean): string {
  return `${line} ${atStart}`
}
