import { extentOf, lazily, smooth, toShape, walk, type Run } from '../curves.ts'
import { chance, noise } from '../random.ts'
import type { CreateBasemapLayer } from './basemap-layer.ts'

/** Chart units between two hachures, and the longest of them. */
const gap = 5
const longest = 26

/** Rock faces: a brow from which hachures fall, long and short by turns. */
export const createCliffs: CreateBasemapLayer = ({ features }) => {
  const cliffs = features
    .filter(({ kind }) => kind === 'cliff')
    .flatMap(({ parts }) => parts)
    .map((part) => ({ extent: extentOf([part]), drawn: lazily(() => createCliff(part)) }))
  return {
    name: 'cliffs',
    paint: (brush) => {
      if (brush.unitsPerPixel > 14) return
      const { palette } = brush
      const visible = brush.visible(cliffs).map(({ drawn }) => drawn())
      brush.inWorld()
      const strokes = visible.map(({ fine, coarse }) => (brush.unitsPerPixel > 3 ? coarse : fine))
      brush.stroke(strokes, palette.paleInk, brush.width(1.7, 0.6, 2.2))
      brush.stroke(
        visible.map(({ brow }) => brow),
        palette.ink,
        brush.width(3, 0.9, 2.6),
      )
    },
  }
}

function createCliff(surveyed: Run) {
  const run = rugged(smooth(surveyed, false, 2))
  const strokes = walk(run, false, gap).map(({ x, y, dx, dy }, index) => {
    const length = longest * (0.35 + 0.65 * chance(index, Math.round(x), 51))
    const slant = (chance(index, Math.round(y), 52) - 0.5) * 6
    return [x, y, x + dy * length + dx * slant, y - dx * length + dy * slant]
  })
  const some = strokes.filter((_, index) => index % 3 === 0)
  return {
    brow: toShape([run], false),
    fine: toShape(strokes, false),
    coarse: toShape(some, false),
  }
}

/** Surveyed roughly, brows are straight lines; rock is not. */
function rugged(run: Run): Run {
  return walk(run, false, 9).flatMap(({ x, y, dx, dy }) => {
    const shift =
      (noise(x, y, 34, 53) - 0.5) * 16 + (chance(Math.round(x), Math.round(y), 54) - 0.5) * 3
    return [x - dy * shift, y + dx * shift]
  })
}
