import { clamp } from '../../../domain/world/clamp.ts'
import type { Brush } from '../brush.ts'
import { lazily, lengthOf, pointAt, smooth, walk, type Run, type Step } from '../curves.ts'
import type { CreateBasemapLayer } from './basemap-layer.ts'

/** Where along the river its name is written, as shares of its length. */
const stations = [0.13, 0.38, 0.62, 0.87]

/** Where the point across is looked for, in points of the other bank before and after the last one. */
const window = 24

/** Between two letters, as a share of the type's size. */
const letterSpacing = 0.3

/** World units between the points of the course by which a name is bent. */
const courseStep = 12

/** A letter with its place on the chart. */
interface Letter {
  readonly text: string
  readonly step: Step
  /** Clockwise, in radians. */
  readonly angle: number
}

/** The river's name along the river, in the colour of its water. */
export const createRiverName: CreateBasemapLayer = ({ features, extent }) => {
  const rivers = features.flatMap(({ kind, parts, name }) =>
    kind === 'river' && name
      ? [{ name, course: lazily(() => courseOf(parts[0] ?? [], extent)) }]
      : [],
  )
  const written = new Map<number, readonly Letter[]>()
  return {
    name: 'river name',
    paint: (brush) => {
      const { level } = brush.tile
      const letters =
        written.get(level) ?? rivers.flatMap(({ name, course }) => letter(brush, name, course()))
      written.set(level, letters)
      write(brush, letters)
    },
  }
}

/** CSS pixels. */
function typeSize(unitsPerPixel: number): number {
  return clamp(30 * unitsPerPixel ** -0.35, 13, 40)
}

/** Places the name's letters at each station. */
function letter(brush: Brush, name: string, course: readonly Step[]): Letter[] {
  const { context, unitsPerPixel } = brush
  const size = typeSize(unitsPerPixel)
  context.font = fontOf(size)
  const widths = Array.from(name).map(
    (text) => (context.measureText(text).width + size * letterSpacing) * unitsPerPixel,
  )
  const total = widths.reduce((sum, width) => sum + width, 0)
  return stations.flatMap((station) => {
    const middle = straightest(course, station, total)
    const start = course[Math.max(middle - Math.round(total / 2 / courseStep), 0)]
    const end = course[Math.min(middle + Math.round(total / 2 / courseStep), course.length - 1)]
    if (!start || !end) return []
    // Read from left to right, whichever way the water runs.
    const direction = end.x >= start.x ? 1 : -1
    let along = (course[middle]?.distance ?? 0) - (direction * total) / 2
    return Array.from(name).flatMap((text, index) => {
      const width = widths[index] ?? 0
      const step = stepAt(course, along + (direction * width) / 2)
      along += direction * width
      if (!step) return []
      return [{ text, step, angle: -Math.atan2(step.dy * direction, step.dx * direction) }]
    })
  })
}

/** The course so many world units from its beginning, between two of its steps. */
function stepAt(course: readonly Step[], distance: number): Step | undefined {
  const index = clamp(Math.floor(distance / courseStep), 0, course.length - 1)
  const step = course[index]
  if (!step) return undefined
  const more = distance - step.distance
  return { ...step, x: step.x + step.dx * more, y: step.y + step.dy * more, distance }
}

function write(brush: Brush, letters: readonly Letter[]): void {
  const { context, palette, ratio, unitsPerPixel, near } = brush
  const size = typeSize(unitsPerPixel)
  const away = offset(unitsPerPixel, size)
  brush.inPixels()
  for (const { text, step, angle } of letters) {
    if (step.x < near[0] || step.y < near[1] || step.x > near[2] || step.y > near[3]) continue
    context.save()
    context.font = fontOf(size * ratio)
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.translate(brush.x(step.x), brush.y(step.y))
    context.rotate(angle)
    context.translate(0, -away * ratio)
    context.lineWidth = size * 0.22 * ratio
    context.lineJoin = 'round'
    context.strokeStyle = away === 0 ? palette.water : palette.halo
    context.strokeText(text, 0, 0)
    context.fillStyle = palette.lettering
    context.fillText(text, 0, 0)
    context.restore()
  }
}

function fontOf(size: number): string {
  return `700 ${size}px "Land", serif`
}

/** Far out the river is too narrow for its name, which then stands on its bank. */
function offset(unitsPerPixel: number, size: number): number {
  return unitsPerPixel > 2.4 ? size * 0.5 + 32 / unitsPerPixel : 0
}

/** The step near a station around which the course bends least. */
function straightest(course: readonly Step[], station: number, length: number): number {
  const reach = Math.round(length / 2 / courseStep)
  const wanted = Math.round(course.length * station)
  let best = wanted
  let least = Infinity
  for (let shift = -40; shift <= 40; shift += 4) {
    const middle = Math.min(
      Math.max(wanted + shift, reach),
      Math.max(course.length - 1 - reach, reach),
    )
    let bend = Math.abs(shift) * 0.004
    for (let index = middle - reach; index + 2 <= middle + reach; index += 2) {
      const [a, b] = [course[index], course[index + 2]]
      if (a && b) bend += Math.abs(a.dx * b.dy - a.dy * b.dx)
    }
    if (bend < least) [best, least] = [middle, bend]
  }
  return best
}

/**
 * The middle of the water from where the river enters the world to where it leaves: half-way between each
 * point of one bank and the nearest of the other.
 */
function courseOf(ring: Run, extent: readonly [number, number, number, number]): Step[] {
  const count = ring.length / 2
  const atEdge = (index: number) => {
    const [x, y] = pointAt(ring, index)
    const away = Math.min(x - extent[0], y - extent[1], extent[2] - x, extent[3] - y)
    return away < 24
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
  const facing = walk(opposite, false, 24).toReversed()
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
  return lengthOf(course) > 0 ? walk(course, false, courseStep) : []
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
