import {
  extentOf,
  farOut,
  lazily,
  pieces,
  pointAt,
  smooth,
  toFarShape,
  toShape,
} from '../curves.ts'
import type { CreateBasemapLayer } from './basemap-layer.ts'

/** The floor of the woods: a wash with a darker edge, under the trees. */
export const createWoods: CreateBasemapLayer = ({ features }) => {
  const surveyed = features.filter(({ kind }) => kind === 'wood').map(({ parts }) => parts)
  const woods = surveyed.map((wood) => ({
    floor: toShape(wood, true, 1),
    extent: extentOf(wood),
    edges: lazily(() =>
      wood
        .map((ring) => smooth(ring, true, 1))
        .flatMap((ring) => pieces([...ring, ...pointAt(ring, 0)], 32))
        .map((piece) => toShape([piece], false)),
    ),
  }))
  const fromAfar = [toFarShape(surveyed.flat(), true)]
  return {
    name: 'woods',
    paint: (brush) => {
      const far = brush.unitsPerPixel > farOut
      const visible = far ? [] : brush.visible(woods)
      brush.inWorld()
      brush.wash(far ? fromAfar : visible.map(({ floor }) => floor), brush.palette.wood)
      const edges = far ? fromAfar : brush.visible(visible.flatMap((wood) => wood.edges()))
      brush.stroke(edges, brush.palette.woodEdge, brush.width(5, 0.8, 4))
    },
  }
}
