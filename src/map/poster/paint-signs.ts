import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { pinShape } from '../../domain/pins/pin-drawings.ts'
import { landFont } from '../basemap/land-fonts.ts'
import type { Context } from '../basemap/brush.ts'
import type { Tile } from '../basemap/tiles/tile-grid.ts'
import { paintBadge } from '../engine/layers/points/badge.ts'
import { paintPin, pinScale } from '../engine/layers/points/pin-drawing.ts'
import { paintWay } from '../ways/paint-way.ts'
import { wayColours } from '../ways/way-colours.ts'
import type { PosterSigns } from './poster-messages.ts'

/** As names stand on the map, in all looks of the land; the rim's width is a share of their size. */
const letters = { colour: '#2b1d0e', rim: '#f6ecd2', rimWidth: 0.375 } as const

/** Of the disc with a stop's number, in CSS pixels. */
const discRadius = 9

/** Puts badges and the names above them on a strip; those of its neighbours reach into it. */
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

  if (all.way) {
    context.save()
    context.scale(ratio, ratio)
    const inView = [strip.width / ratio, strip.height / ratio] as const
    const onStrip = (point: Coordinate) =>
      at(point).map((value) => value / ratio) as [number, number]
    paintWay(context, all.way.parts, onStrip, inView)
    context.restore()
  }

  for (const badge of all.badges.filter(near(all.badgeSize))) {
    const sign = all.signs[badge.sign]
    if (!sign) continue
    context.save()
    context.translate(...at(badge.coordinate))
    const state = { discovered: badge.discovered, visited: false, selected: false }
    // A worker's context does the same.
    const page = context as CanvasRenderingContext2D
    paintBadge(page, all.badgeSize * ratio, badge.colour, state, sign)
    context.restore()
  }

  const pinUnit = pinScale(all.badgeSize)
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

  for (const [index, coordinate] of (all.way?.stops ?? []).entries()) {
    if (!near(discRadius)({ coordinate })) continue
    const [x, y] = at(coordinate)
    context.beginPath()
    context.arc(x, y, discRadius * ratio, 0, 2 * Math.PI)
    context.fillStyle = wayColours.rim
    context.fill()
    context.font = landFont(discRadius * ratio * 1.2)
    context.fillStyle = wayColours.line
    context.fillText(`${index + 1}`, x, y)
  }
  context.restore()
}
