import { create } from 'zustand'
import { appendPoint, type Coordinate } from '../../geometry/coordinates.ts'

/** A line that a tool of the map draws: a measured line, or a lasso around places. */
export interface DrawnLine {
  readonly tool: 'measure' | 'lasso'
  readonly points: readonly Coordinate[]
  /** Whether the last point is joined to the first, so that no point can be added. */
  readonly closed: boolean
}

interface State {
  /** Line of the tool in use. */
  readonly line: DrawnLine | null
}

/** The line that is drawn on the map. Not stored. */
export const useDrawnLine = create<State>()(() => ({ line: null }))

/** Returns the line if it belongs to a tool. The line of another tool stays as it is. */
export function drawnLine(tool: DrawnLine['tool'], { line }: State = useDrawnLine.getState()) {
  return line?.tool === tool ? line : null
}

export function drawLine(
  tool: DrawnLine['tool'],
  points: readonly Coordinate[],
  closed = false,
): void {
  useDrawnLine.setState({ line: { tool, points, closed } })
}

export function addPoint(tool: DrawnLine['tool'], point: Coordinate): void {
  const line = drawnLine(tool)
  if (line && !line.closed) drawLine(tool, appendPoint(line.points, point))
}

export function endLine(tool: DrawnLine['tool']): void {
  if (drawnLine(tool)) useDrawnLine.setState({ line: null })
}
