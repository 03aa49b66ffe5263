import type { LandFeature } from '../../domain/geography.ts'
import type { Extent } from '../../domain/world.ts'
import { landLayers, paper, type LandLayer, type Stroke } from './land-style.ts'
import type { Tile } from './tile.ts'

interface Shape {
  readonly extent: Extent
  /** In world units, so that it is made once for every zoom. */
  readonly path: Path2D
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Half the side of the square that stands for a bridge known only as a point, in world units. */
const bridgeHalf = 9

/** The widest stroke reaches this far beyond a feature's own extent, in CSS pixels. */
const overhang = 8

/**
 * Draws tiles of the land: the same tile is the same picture, on a worker or on the page.
 */
export class LandPainter {
  readonly #shapes: ReadonlyMap<LandLayer, readonly Shape[]>

  constructor(features: readonly LandFeature[]) {
    this.#shapes = new Map(
      landLayers.map((layer) => [layer, features.filter(layer.draws).map(toShape)]),
    )
  }

  paint(context: Context, tile: Tile): void {
    const [minX, minY, maxX, maxY] = tile.extent
    const scale = tile.size / (maxX - minX)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = paper
    context.fillRect(0, 0, tile.size, tile.size)
    context.setTransform(scale, 0, 0, -scale, -minX * scale, maxY * scale)
    context.lineJoin = 'round'
    context.lineCap = 'round'
    const reach = overhang * tile.unitsPerPixel
    const near: Extent = [minX - reach, minY - reach, maxX + reach, maxY + reach]
    for (const layer of landLayers) {
      if (tile.unitsPerPixel > (layer.maxUnitsPerPixel ?? Infinity)) continue
      const shapes = this.#shapes.get(layer)?.filter((shape) => overlaps(shape.extent, near)) ?? []
      paintLayer(context, layer, shapes, tile.unitsPerPixel)
    }
  }
}

function paintLayer(
  context: Context,
  layer: LandLayer,
  shapes: readonly Shape[],
  unitsPerPixel: number,
): void {
  if (layer.fill) {
    context.fillStyle = layer.fill
    for (const { path } of shapes) context.fill(path, 'evenodd')
  }
  for (const stroke of layer.strokes ?? []) {
    context.strokeStyle = stroke.colour
    context.lineWidth = strokeUnits(stroke, unitsPerPixel)
    context.lineCap = stroke.dash ? 'butt' : 'round'
    context.setLineDash(stroke.dash?.map((length) => length * unitsPerPixel) ?? [])
    for (const { path } of shapes) context.stroke(path)
  }
  context.setLineDash([])
}

function strokeUnits(stroke: Stroke, unitsPerPixel: number): number {
  const pixels = stroke.units / unitsPerPixel
  return Math.min(Math.max(pixels, stroke.minPixels), stroke.maxPixels) * unitsPerPixel
}

function toShape(feature: LandFeature): Shape {
  const path = new Path2D()
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = (x: number, y: number) => {
    minX = Math.min(minX, x)
    minY = Math.min(minY, y)
    maxX = Math.max(maxX, x)
    maxY = Math.max(maxY, y)
  }
  for (const part of feature.parts) {
    const [x = 0, y = 0] = part
    if (feature.shape === 'point') {
      path.rect(x - bridgeHalf, y - bridgeHalf / 2, bridgeHalf * 2, bridgeHalf)
      include(x - bridgeHalf, y - bridgeHalf)
      include(x + bridgeHalf, y + bridgeHalf)
      continue
    }
    path.moveTo(x, y)
    for (let index = 0; index + 1 < part.length; index += 2) {
      const px = part[index] ?? 0
      const py = part[index + 1] ?? 0
      if (index > 0) path.lineTo(px, py)
      include(px, py)
    }
    if (feature.shape === 'polygon') path.closePath()
  }
  return { path, extent: [minX, minY, maxX, maxY] }
}

function overlaps(a: Extent, b: Extent): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]
}
