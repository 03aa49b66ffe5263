import type { Coordinate } from '../../domain/world/coordinates.ts'
import { landFont } from '../basemap/land-font.ts'
import type { Context } from '../basemap/brush.ts'
import { palettes } from '../basemap/palettes.ts'
import type { Tile } from '../basemap/tiles/tile.ts'
import { paintBadge } from '../engine/layers/points/badge.ts'
import type { PosterSigns } from './poster-messages.ts'

/** Of the rim around letters, as a share of their size. */
const rim = 0.28

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

  const { lettering, halo } = palettes[strip.look]
  context.save()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const { text, coordinate, size } of all.names) {
    if (!near(size)({ coordinate })) continue
    const [x, y] = at(coordinate)
    context.font = landFont(size * ratio)
    context.strokeStyle = halo
    context.lineWidth = size * rim * ratio
    context.strokeText(text, x, y)
    context.fillStyle = lettering
    context.fillText(text, x, y)
  }
  context.restore()
}
