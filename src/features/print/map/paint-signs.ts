import type { BasemapStyleName } from '../../../basemap/basemap-style.ts'
import {
  markerIconSize,
  markerLabelScale,
  mapLabels,
  placeNameShifts,
  placeLabels,
  type LabelBox,
} from '../../../world/map-labels.ts'
import { pinShape } from '../../../records/pin-drawings.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { Context } from '../../../basemap/tile-painter.ts'
import { landFont } from '../../../basemap/land-fonts.ts'
import type { Tile } from '../../../basemap/tiles/tile-grid.ts'
import {
  paintMarkerIcon,
  markerIconColour,
  smallestWithGlyph,
} from '../../../map/layers/points/marker-icon.ts'
import { paintPin, pinScale } from '../../pins/map/pin-drawing.ts'
import { paintRoute, routeColours } from '../../routes/map/paint-route.ts'
import { paintShape } from '../../pins/map/paint-shapes.ts'
import type { PosterSigns, AskedSigns, PosterMarkerIcon, PosterName } from './poster-messages.ts'
import type { Strip } from './poster-plan.ts'

/** Names as on the map, in all basemap styles. The rim's width is a share of the font size. */
const letters = { colour: '#2b1d0e', rim: '#f6ecd2', rimWidth: 0.375 } as const

const stopDiscRadiusCssPx = 9

/** Paints marker icons, pins and names on a strip, also if they belong to a neighbouring strip and reach into it. */
export function paintSigns(context: Context, strip: Tile, all: PosterSigns): void {
  const [minX, minY, maxX, maxY] = strip.extent
  const scale = strip.width / (maxX - minX)
  const ratio = scale * strip.unitsPerPixel
  const near = (reach: number) => {
    const around = (reach * ratio) / scale
    return ({ coordinate: [, y] }: { readonly coordinate: Coordinate }) =>
      y > minY - around && y < maxY + around
  }
  const at = ([x, y]: Coordinate) => [(x - minX) * scale, (maxY - y) * scale] as const

  context.save()
  context.scale(ratio, ratio)
  const inView = [strip.width / ratio, strip.height / ratio] as const
  const onStrip = (point: Coordinate) => at(point).map((value) => value / ratio) as [number, number]
  for (const shape of all.shapes) paintShape(context, shape, onStrip)
  if (all.route) paintRoute(context, all.route.segments, onStrip, inView)
  context.restore()

  for (const markerIcon of all.markerIcons.filter(near(all.markerIconSize))) {
    const sign = all.signs[markerIcon.sign]
    if (!sign) continue
    context.save()
    context.translate(...at(markerIcon.coordinate))
    const state = { done: markerIcon.discovered, visited: false, selected: false }
    // A worker's context has the same methods.
    const page = context as CanvasRenderingContext2D
    paintMarkerIcon(page, all.markerIconSize * ratio, markerIcon.colour, state, sign)
    context.restore()
  }

  const pinUnit = pinScale(all.markerIconSize)
  for (const pin of all.pins.filter(near(pinShape.height * pinUnit))) {
    context.save()
    context.translate(...at(pin.coordinate))
    context.scale(pinUnit * ratio, pinUnit * ratio)
    context.translate(-pinShape.foot.x, -pinShape.foot.y)
    paintPin(context as CanvasRenderingContext2D, { ...pin, selected: false })
    context.restore()
  }

  context.save()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const { text, coordinate, size } of all.names) {
    if (!near(size)({ coordinate })) continue
    const [x, y] = at(coordinate)
    context.font = landFont(size * ratio)
    context.strokeStyle = letters.rim
    context.lineWidth = size * letters.rimWidth * ratio
    context.strokeText(text, x, y)
    context.fillStyle = letters.colour
    context.fillText(text, x, y)
  }

  for (const [index, coordinate] of (all.route?.stops ?? []).entries()) {
    if (!near(stopDiscRadiusCssPx)({ coordinate })) continue
    const [x, y] = at(coordinate)
    context.beginPath()
    context.arc(x, y, stopDiscRadiusCssPx * ratio, 0, 2 * Math.PI)
    context.fillStyle = routeColours.rim
    context.fill()
    context.font = landFont(stopDiscRadiusCssPx * ratio * 1.2)
    context.fillStyle = routeColours.line
    context.fillText(`${index + 1}`, x, y)
  }
  context.restore()
}

/** The glyphs' licence requires their source on every copy. */
const credit = { text: 'Itinerarium · game-icons.net · CC BY 3.0', size: 8 } as const

const creditMarginCssPx = 6

/** Computes positions and looks of names and symbols. `last` is the lowest strip, which shows the credit. */
export function placeSigns(
  context: Context,
  asked: AskedSigns,
  basemapStyle: BasemapStyleName,
  last: Strip,
): PosterSigns {
  const { unitsPerPixel } = last
  const size = markerIconSize(asked.markerSize, asked.zoom)
  return {
    names: [
      ...placeNames(context, asked, unitsPerPixel, size),
      ...(asked.points.length + asked.pins.length > 0 ? [placedCredit(context, last)] : []),
    ],
    markerIconSize: size,
    pins: asked.pins,
    shapes: asked.shapes,
    route: asked.route,
    ...placedMarkerIcons(asked, basemapStyle, size),
  }
}

function placedMarkerIcons(
  { points, types }: AskedSigns,
  basemapStyle: BasemapStyleName,
  size: number,
): Pick<PosterSigns, 'markerIcons' | 'signs'> {
  const signs = types.map(
    ({ shape, glyph }) => (size < smallestWithGlyph ? shape : undefined) ?? glyph ?? [],
  )
  const kinds = new Map(types.map(({ id, colour }, sign) => [id, { colour, sign }]))
  const markerIcons = points.flatMap(
    ({ coordinate, discovered, type }): readonly PosterMarkerIcon[] => {
      const kind = kinds.get(type)
      if (!kind) return []
      return [
        {
          coordinate,
          discovered,
          sign: kind.sign,
          colour: markerIconColour(kind.colour, basemapStyle),
        },
      ]
    },
  )
  return { signs, markerIcons }
}

/** Places the settlements' names without overlaps, more important ones first. They avoid marker icons if possible. */
function placeNames(
  context: Context,
  { places, ranks, language, points, metresPerUnit }: AskedSigns,
  unitsPerPixel: number,
  iconSize: number,
): readonly PosterName[] {
  const isNear = unitsPerPixel * metresPerUnit <= markerLabelScale
  const labels = mapLabels({ places, ranks, markers: [] }, language).filter(
    ({ isMinor }) => !isMinor || isNear,
  )
  const boxAround = ([x, y]: Coordinate, width: number, height: number): LabelBox => {
    const left = x / unitsPerPixel - width / 2
    const top = -y / unitsPerPixel - height / 2
    return { left, top, right: left + width, bottom: top + height }
  }
  const shifts = placeNameShifts(unitsPerPixel * metresPerUnit)
  const placed = placeLabels(
    labels,
    ({ text, size, coordinate }) => {
      context.font = landFont(size)
      return boxAround(coordinate, context.measureText(text).width + size * 0.9, size * 1.4)
    },
    {
      neverCovered: [],
      markerIcons: points.map(({ coordinate }) => boxAround(coordinate, iconSize, iconSize)),
    },
    () => shifts,
    ({ isMinor = false }) => isMinor,
  )
  return [...placed].map(
    ([
      {
        text,
        coordinate: [x, y],
        size,
      },
      [right, down],
    ]) => ({
      text,
      coordinate: [x + right * unitsPerPixel, y - down * unitsPerPixel],
      size,
    }),
  )
}

function placedCredit(context: Context, { extent, unitsPerPixel }: Strip): PosterName {
  const { text, size } = credit
  context.font = landFont(size)
  const fromRight = creditMarginCssPx + context.measureText(text).width / 2
  const fromFoot = creditMarginCssPx + size / 2
  const [, minY, maxX] = extent
  return {
    text,
    size,
    coordinate: [maxX - fromRight * unitsPerPixel, minY + fromFoot * unitsPerPixel],
  }
}
