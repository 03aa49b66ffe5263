import type { Brush } from '../../brush.ts'
import {
  extentOf,
  lazily,
  longestSide,
  signedArea,
  smooth,
  toShape,
  turn,
  walk,
  crossings,
  type Run,
} from '../../curves.ts'
import { chance } from '../../random.ts'
import type { CreateBasemapLayer } from '../basemap-layer.ts'

/** Chart units between two rows of vines, and between two vines of a row. */
const rowGap = 10
const vineGap = 6

/** Chart units: the hachures of a quarry's edge. */
const hachure = { gap: 6, length: 15 } as const

/** Vineyards in rows, and quarries with their broken edges. */
export const createWorkedGround: CreateBasemapLayer = ({ features }) => {
  const areas = (wanted: string) =>
    features.filter(({ kind }) => kind === wanted).map(({ parts }) => parts)
  const vineyards = areas('vineyard').map((rings) => ({
    ground: toShape(rings, true),
    extent: extentOf(rings),
    vines: lazily(() => toShape(vinesIn(rings), false)),
  }))
  const quarries = areas('quarry').map((rings) => ({
    ground: toShape(rings, true, 2),
    extent: extentOf(rings),
    faces: lazily(() => toShape(facesOf(rings), false)),
  }))
  return {
    name: 'worked ground',
    paint: (brush) => {
      if (brush.unitsPerPixel > 14) return
      brush.inWorld()
      paintVineyards(brush, brush.visible(vineyards))
      const { palette } = brush
      for (const { ground, faces } of brush.visible(quarries)) {
        brush.wash([ground], palette.stone)
        brush.stroke([faces()], palette.paleInk, brush.width(1.6, 0.6, 2))
        brush.stroke([ground], palette.ink, brush.width(2.4, 0.8, 2.2))
      }
    },
  }
}

interface Vineyard {
  readonly ground: ReturnType<typeof toShape>
  readonly vines: () => ReturnType<typeof toShape>
}

function paintVineyards(brush: Brush, visible: readonly Vineyard[]): void {
  const { palette, unitsPerPixel } = brush
  for (const { ground, vines } of visible) {
    brush.wash([ground], palette.wood)
    brush.stroke([ground], palette.woodEdge, brush.width(1.6, 0.6, 1.6))
    if (unitsPerPixel < 4) brush.stroke([vines()], palette.ink, brush.width(0.9, 0.5, 1.1))
  }
}

/** Each a pole with a vine that leans on it, in rows along the longest side. */
function vinesIn(rings: readonly Run[]): Run[] {
  const angle = longestSide(rings[0] ?? [])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = rings.map((ring) => turn(ring, cos, -sin))
  const [, minY, , maxY] = extentOf(turned)
  const vines: Run[] = []
  for (let row = minY + rowGap / 2; row < maxY; row += rowGap) {
    const xs = crossings(turned, row)
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      for (let along = (xs[pair] ?? 0) + 4; along < (xs[pair + 1] ?? 0) - 2; along += vineGap) {
        const [x, y] = [along * cos - row * sin, along * sin + row * cos]
        const lean = (chance(x, y, 171) - 0.5) * 3
        vines.push([x, y, x, y + 5.5], [x - 2, y + 2.4, x + lean * 0.3, y + 4.2, x + 2.2, y + 3])
      }
    }
  }
  return vines
}

/** Strokes that fall inwards from the edge. */
function facesOf(rings: readonly Run[]): Run[] {
  return rings.flatMap((ring) => {
    const edge = smooth(ring, true, 2)
    const isLeft = signedArea(edge) > 0
    return walk(edge, true, hachure.gap).map(({ x, y, dx, dy }, index) => {
      const length = hachure.length * (0.4 + 0.6 * chance(index, Math.round(x), 172))
      const side = isLeft ? length : -length
      return [x, y, x - dy * side, y + dx * side]
    })
  })
}
