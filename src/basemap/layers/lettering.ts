import { clamp } from '../../geometry/extent.ts'
import type { Lettering } from '../../world/manifest.ts'
import type { Context, TilePainter } from '../tile-painter.ts'
import type { ChartLand, CreateBasemapLayer } from '../chart-land.ts'
import { lazily, smooth, pointsAlong, type Step, lengthOf, pointAt, type Run } from '../curves.ts'
import { landFont } from '../land-fonts.ts'
import type { Extent } from '../../geometry/extent.ts'

/** Space between two letters as a share of the font size. */
const letterSpacing = 0.3

const courseStepUnits = 12

/** Range of font sizes, in CSS pixels, at which names of woods and regions are shown. */
const areaSizes = { least: 11, most: 72 } as const

interface Letter {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Clockwise, in radians. */
  readonly angle: number
}

interface Writing {
  readonly letters: readonly Letter[]
  /** Font size in CSS pixels. */
  readonly size: number
  /** CSS pixels by which letters are raised above their line. */
  readonly lift: number
  readonly of: 'water' | 'land'
}

type Scale = Pick<TilePainter, 'unitsPerPixel'> & {
  readonly context: Pick<Context, 'font' | 'measureText'>
}

type Inscription = (scale: Scale) => Writing

/** Writes names of rivers along their water, and names of woods and regions across them. */
export const createLettering: CreateBasemapLayer = (land) => {
  const inscriptions = createInscriptions(land)
  const writingsByLevel = new Map<number, readonly Writing[]>()
  return {
    name: 'lettering',
    paint: (painter) => {
      const { level } = painter.tile
      const writings =
        writingsByLevel.get(level) ?? inscriptions.map((inscribe) => inscribe(painter))
      writingsByLevel.set(level, writings)
      for (const writing of writings) drawWriting(painter, writing)
    },
  }
}

/** Middle and size of a letter in chart units. */
export interface LetterSpot {
  readonly x: number
  readonly y: number
  readonly size: number
}

export function letterSpots(land: ChartLand, scale: Scale): LetterSpot[] {
  return createInscriptions(land).flatMap((inscribe) => {
    const { letters, size, lift } = inscribe(scale)
    return letters.map(({ x, y, angle }) => ({
      x: x + Math.sin(angle) * lift * scale.unitsPerPixel,
      y: y + Math.cos(angle) * lift * scale.unitsPerPixel,
      size: size * scale.unitsPerPixel,
    }))
  })
}

function createInscriptions({ lettering, features, extent }: ChartLand): Inscription[] {
  return lettering.flatMap((entry): Inscription[] => {
    if (entry.kind === 'area') return [(scale) => layOutAcross(scale, entry)]
    const { stations } = entry
    if (entry.kind === 'course') {
      const course = lazily(() =>
        pointsAlong(smooth(entry.course.flat(), false, 2), false, courseStepUnits),
      )
      return [(scale) => layOutAlongCourse(scale, entry.text, course(), stations)]
    }
    const { feature, text = feature } = entry
    return features
      .filter(({ kind, name }) => kind === 'river' && name === feature)
      .map(({ parts }) => {
        const course = lazily(() => riverCourse(parts[0] ?? [], extent, courseStepUnits))
        return (scale) => layOutAlongCourse(scale, text, course(), stations)
      })
  })
}

function riverFontSizeCssPx(unitsPerPixel: number): number {
  return clamp(30 * unitsPerPixel ** -0.35, 13, 40)
}

/** Bends a name along a course, once at each station. Stations are shares of the course. */
function layOutAlongCourse(
  scale: Scale,
  name: string,
  course: readonly Step[],
  stations: readonly number[],
): Writing {
  const { unitsPerPixel } = scale
  const size = riverFontSizeCssPx(unitsPerPixel)
  const widths = measureLetters(scale, name, size)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const letters = stations.flatMap((station) => {
    const middle = straightestIndex(course, station, total)
    const start = course[Math.max(middle - Math.round(total / 2 / courseStepUnits), 0)]
    const end =
      course[Math.min(middle + Math.round(total / 2 / courseStepUnits), course.length - 1)]
    if (!start || !end) return []
    // Names read from left to right, whichever way the water runs.
    const direction = end.x >= start.x ? 1 : -1
    let at = (course[middle]?.distance ?? 0) - (direction * total) / 2
    return Array.from(name).flatMap((text, index): Letter[] => {
      const width = widths[index] ?? 0
      const step = stepAt(course, at + (direction * width) / 2)
      at += direction * width
      if (!step) return []
      const { x, y, dx, dy } = step
      return [{ text, x, y, angle: -Math.atan2(dy * direction, dx * direction) }]
    })
  })
  return { letters, size, lift: liftCssPx(unitsPerPixel, size), of: 'water' }
}

function layOutAcross(
  scale: Scale,
  { text: name, at, size: height, angle = 0 }: Extract<Lettering, { kind: 'area' }>,
): Writing {
  const size = height / scale.unitsPerPixel
  const writing = { size, lift: 0, of: 'land' } as const
  if (size < areaSizes.least || size > areaSizes.most) return { ...writing, letters: [] }
  const widths = measureLetters(scale, name, size)
  const turned = (angle * Math.PI) / 180
  let along = -widths.reduce((sum, width) => sum + width, 0) / 2
  const letters = Array.from(name).map((text, index): Letter => {
    const width = widths[index] ?? 0
    const from = along + width / 2
    along += width
    return {
      text,
      x: at[0] + Math.cos(turned) * from,
      y: at[1] + Math.sin(turned) * from,
      angle: -turned,
    }
  })
  return { ...writing, letters }
}

/** Returns the width of each letter including its spacing, in chart units. */
function measureLetters({ context, unitsPerPixel }: Scale, name: string, size: number): number[] {
  context.font = landFont(size)
  return Array.from(name).map(
    (text) => (context.measureText(text).width + size * letterSpacing) * unitsPerPixel,
  )
}

/** Returns the point of a course at a distance from its start, in chart units. */
function stepAt(course: readonly Step[], distance: number): Step | undefined {
  const index = clamp(Math.floor(distance / courseStepUnits), 0, course.length - 1)
  const step = course[index]
  if (!step) return undefined
  const more = distance - step.distance
  return { ...step, x: step.x + step.dx * more, y: step.y + step.dy * more, distance }
}

function drawWriting(painter: TilePainter, { letters, size, lift, of }: Writing): void {
  const { context, palette, ratio, near } = painter
  painter.useDevicePixels()
  for (const { text, x, y, angle } of letters) {
    if (x < near[0] || y < near[1] || x > near[2] || y > near[3]) continue
    context.save()
    context.font = landFont(size * ratio)
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.translate(painter.x(x), painter.y(y))
    context.rotate(angle)
    context.translate(0, -lift * ratio)
    context.lineWidth = size * 0.22 * ratio
    context.lineJoin = 'round'
    context.strokeStyle = of === 'water' && lift === 0 ? palette.water : palette.halo
    context.strokeText(text, 0, 0)
    context.fillStyle = of === 'water' ? palette.lettering : palette.ink
    context.fillText(text, 0, 0)
    context.restore()
  }
}

/** Returns how far a name is raised, in CSS pixels. Far out the river is too narrow, so the name stands on its bank. */
function liftCssPx(unitsPerPixel: number, size: number): number {
  return unitsPerPixel > 2.4 ? size * 0.5 + 32 / unitsPerPixel : 0
}

/** Returns the index near a station around which the course bends least. */
function straightestIndex(course: readonly Step[], station: number, length: number): number {
  const reach = Math.round(length / 2 / courseStepUnits)
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

/** Number of points searched on the opposite bank, before and after the previous result. */
const bankSearchPoints = 24

/** Where a bank is nearer to the world's edge than this, in chart units, the river enters or leaves the world. */
const edgeDistance = 24

/** Returns the middle line of a river, half-way between its banks, as points `step` chart units apart. */
function riverCourse(ring: Run, extent: Extent, step: number): Step[] {
  const count = ring.length / 2
  const atEdge = (index: number) => {
    const [x, y] = pointAt(ring, index)
    const lift = Math.min(x - extent[0], y - extent[1], extent[2] - x, extent[3] - y)
    return lift < edgeDistance
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
  // The banks run in opposite directions, so reverse one of them.
  const facing = [...pointsAlong(opposite, false, 24)].reverse()
  const middles: number[] = []
  let across = 0
  for (const { x, y } of pointsAlong(bank, false, 84)) {
    let nearest = across
    let least = Infinity
    const last = Math.min(across + bankSearchPoints, facing.length - 1)
    for (let index = Math.max(across - bankSearchPoints, 0); index <= last; index += 1) {
      const point = facing[index]
      const distance = point ? (point.x - x) ** 2 + (point.y - y) ** 2 : Infinity
      if (distance < least) [nearest, least] = [index, distance]
    }
    across = nearest
    const point = facing[nearest]
    if (point) middles.push((point.x + x) / 2, (point.y + y) / 2)
  }
  const course = smooth(averaged(middles, 2), false, 2)
  return lengthOf(course) > 0 ? pointsAlong(course, false, step) : []
}

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
