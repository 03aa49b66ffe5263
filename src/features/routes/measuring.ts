import type { Coordinate } from '../../geometry/coordinates.ts'
import { drawLine, drawnLine } from '../viewport/drawn-line.ts'

export function moveMeasuredPoint(index: number, to: Coordinate): void {
  const moved = drawnLine('measure')?.points.map((point, at) => (at === index ? to : point))
  if (moved) drawLine('measure', moved)
}

/** Removes the last point, but never the first. */
export function undoMeasuredPoint(): void {
  const { points = [] } = drawnLine('measure') ?? {}
  if (points.length > 1) drawLine('measure', points.slice(0, -1))
}
