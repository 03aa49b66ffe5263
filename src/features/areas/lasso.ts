import { minCorners, type Coordinate } from '../../geometry/coordinates.ts'
import { drawLine, drawnLine } from '../viewport/drawn-line.ts'

/** Replaces an open lasso by one drawn in a single gesture and closes it. Too few points are ignored. */
export function drawLasso(points: readonly Coordinate[]): void {
  if (drawnLine('lasso')?.closed === false && points.length >= minCorners)
    drawLine('lasso', points, true)
}

/** Discards a closed lasso to start another, or removes the last corner of an open one. */
export function stepLassoBack(): void {
  const lasso = drawnLine('lasso')
  if (lasso) drawLine('lasso', lasso.closed ? [] : lasso.points.slice(0, -1))
}

export function closeLasso(): void {
  const { points = [] } = drawnLine('lasso') ?? {}
  if (points.length >= minCorners) drawLine('lasso', points, true)
}
