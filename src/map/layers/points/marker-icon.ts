import { glyphSide, type GlyphPath } from '../../../world/world.ts'
import type { BasemapStyleName } from '../../../basemap/basemap-style.ts'
import type { Shape } from '../../../world/manifest.ts'

export interface MarkerIconState {
  readonly done: boolean
  readonly visited: boolean
  readonly selected: boolean
  readonly faded?: boolean
  readonly hasRoughPosition?: boolean
}

export const selectedScale = 1.3

/** Opacity of a faded icon, which stays recognisable and clickable but doesn't hide others. */
const fadedAlpha = 0.4

const disc = '#1b1712'
const ring = 0.055
const glyphShare = 0.6
const shapeShare = 0.27

/** Smallest icon, in CSS pixels, on which a glyph is recognisable. */
export const smallestWithGlyph = 16

/** The drawing on an icon: a glyph, or the shape of the category if the icon is too small for a glyph. */
export type MarkerIconSign = readonly GlyphPath[] | Shape

/** Draws a round icon, its middle at the context's origin. @param size diameter in device pixels */
export function paintMarkerIcon(
  context: CanvasRenderingContext2D,
  size: number,
  colour: string,
  state: MarkerIconState,
  sign: MarkerIconSign,
): void {
  const radius = size / 2
  const width = Math.max(size * (state.visited ? ring * 0.7 : ring), 1)
  // Done markers are paler, so that the others stand out.
  const alpha = state.faded ? fadedAlpha : 1
  context.globalAlpha = state.done && !state.selected ? alpha * 0.5 : alpha
  if (state.selected) paintHalo(context, radius)
  context.fillStyle = disc
  circle(context, radius)
  context.fill()
  context.strokeStyle = colour
  context.lineWidth = width
  // A rough position gives the ring few dashes, a visit many.
  const pieces = state.hasRoughPosition ? 12 : state.visited && !state.selected ? 40 : 0
  if (pieces > 0) {
    const piece = (2 * Math.PI * (radius - width)) / pieces
    context.setLineDash([piece, piece])
  }
  circle(context, radius - width)
  context.stroke()
  context.setLineDash([])
  context.fillStyle = colour
  if (typeof sign === 'string') {
    traceShape(context, sign, size * shapeShare)
    context.fill()
  } else paintGlyph(context, sign, size * glyphShare)
  context.globalAlpha = alpha
  if (state.done) paintTick(context, radius)
  context.globalAlpha = 1
}

function circle(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
}

/** Two rings, up to 1.16 of the radius: a light one for dark land, a dark one for light land. */
function paintHalo(context: CanvasRenderingContext2D, radius: number): void {
  context.fillStyle = '#17130e'
  circle(context, radius * 1.16)
  context.fill()
  context.fillStyle = '#ffd27a'
  circle(context, radius * 1.12)
  context.fill()
  context.fillStyle = '#17130e'
  circle(context, radius * 1.03)
  context.fill()
}

function paintTick(context: CanvasRenderingContext2D, radius: number): void {
  const small = Math.max(radius * 0.4, 5)
  context.save()
  context.translate(radius - small * 0.9, -(radius - small * 0.9))
  context.fillStyle = '#f3e7c9'
  circle(context, small)
  context.fill()
  context.strokeStyle = '#1c5b34'
  context.lineWidth = small * 0.38
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  context.moveTo(-small * 0.48, small * 0.02)
  context.lineTo(-small * 0.12, small * 0.4)
  context.lineTo(small * 0.5, -small * 0.38)
  context.stroke()
  context.restore()
}

/** @param side in device pixels; the context's origin is the glyph's middle */
function paintGlyph(context: CanvasRenderingContext2D, glyph: readonly GlyphPath[], side: number) {
  context.save()
  context.scale(side / glyphSide, side / glyphSide)
  context.translate(-glyphSide / 2, -glyphSide / 2)
  for (const { d, fillRule } of glyph) fillShape(context, new Path2D(d), fillRule)
  context.restore()
}

function fillShape(
  context: CanvasRenderingContext2D,
  shape: Path2D,
  rule: CanvasFillRule | undefined,
): void {
  context.fill(shape, rule)
}

type ShapeContext = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'arc' | 'closePath' | 'quadraticCurveTo'
>

/** Corners around the middle, in units of the shape's size: x to the right, y down. */
type Corners = readonly (readonly [x: number, y: number])[]

/** @param turn direction of the first corner, clockwise from straight up, as a share of a full turn */
function regular(corners: number, turn: number, reachOf: (corner: number) => number): Corners {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (turn + corner / corners) * 2 * Math.PI
    const reach = reachOf(corner)
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach]
  })
}

const angular: Readonly<Partial<Record<Shape, Corners>>> = {
  square: regular(4, 1 / 8, () => 1.08),
  diamond: regular(4, 0, () => 1.08),
  triangle: regular(3, 0, () => 1.12).map(([x, y]) => [x, y + 0.14]),
  hexagon: regular(6, 1 / 12, () => 1),
  star: regular(10, 0, (corner) => (corner % 2 === 0 ? 1.18 : 0.52)),
}

/** Traces a category's shape around the context's origin. @param reach device pixels from the middle */
function traceShape(context: ShapeContext, shape: Shape, reach: number): void {
  context.beginPath()
  const corners = angular[shape]
  if (corners) {
    for (const [x, y] of corners) context.lineTo(x * reach, y * reach)
    context.closePath()
  } else curved[shape as keyof typeof curved](context, reach)
}

const curved = {
  circle: (context: ShapeContext, reach: number) => {
    context.arc(0, 0, reach * 0.92, 0, 2 * Math.PI)
  },
  shield: (context: ShapeContext, reach: number) => {
    context.moveTo(-0.85 * reach, -0.9 * reach)
    context.lineTo(0.85 * reach, -0.9 * reach)
    context.quadraticCurveTo(0.95 * reach, 0.55 * reach, 0, 1.1 * reach)
    context.quadraticCurveTo(-0.95 * reach, 0.55 * reach, -0.85 * reach, -0.9 * reach)
    context.closePath()
  },
  drop: (context: ShapeContext, reach: number) => {
    context.moveTo(0, -1.2 * reach)
    context.quadraticCurveTo(0.85 * reach, -0.2 * reach, 0.72 * reach, 0.4 * reach)
    context.arc(0, 0.4 * reach, 0.72 * reach, 0, Math.PI)
    context.quadraticCurveTo(-0.85 * reach, -0.2 * reach, 0, -1.2 * reach)
    context.closePath()
  },
}

/** In the night style, colours are mixed with this one, by the share below. */
const lamplight = [176, 158, 128] as const
const muted = 0.42

/** Returns a category's colour for its icons, muted in the night style. @param colour `#rrggbb` */
export function markerIconColour(colour: string, basemapStyle: BasemapStyleName): string {
  if (basemapStyle !== 'night') return colour
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const mixed = channels.map((channel, index) =>
    Math.round(channel + ((lamplight[index] ?? channel) - channel) * muted),
  )
  return `rgb(${mixed.join(' ')})`
}
