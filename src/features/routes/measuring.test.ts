import { beforeEach, describe, expect, it } from 'vitest'
import { addPoint, drawLine, endLine, drawnLine, useDrawnLine } from '../viewport/drawn-line.ts'
import { moveMeasuredPoint, undoMeasuredPoint } from './measuring.ts'

beforeEach(() => useDrawnLine.setState({ line: null }))

describe('measuring', () => {
  it('goes from the first point on, point by point', () => {
    drawLine('measure', [[1, 2]])
    addPoint('measure', [3, 4])
    addPoint('measure', [5, 6])
    expect(drawnLine('measure')?.points).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
  })

  it('takes points back one by one, but not the first', () => {
    drawLine('measure', [[1, 2]])
    addPoint('measure', [3, 4])
    undoMeasuredPoint()
    undoMeasuredPoint()
    expect(drawnLine('measure')?.points).toEqual([[1, 2]])
  })

  it('moves one of its points, and no other', () => {
    drawLine('measure', [[1, 2]])
    addPoint('measure', [3, 4])
    addPoint('measure', [5, 6])
    moveMeasuredPoint(1, [7, 8])
    moveMeasuredPoint(3, [0, 0])
    expect(drawnLine('measure')?.points).toEqual([
      [1, 2],
      [7, 8],
      [5, 6],
    ])
  })

  it('starts again from another spot', () => {
    drawLine('measure', [[1, 2]])
    addPoint('measure', [3, 4])
    drawLine('measure', [[5, 6]])
    expect(drawnLine('measure')?.points).toEqual([[5, 6]])
  })

  it('takes no points before it has begun, nor after its end', () => {
    addPoint('measure', [1, 2])
    moveMeasuredPoint(0, [1, 2])
    undoMeasuredPoint()
    expect(drawnLine('measure')).toBeNull()
    drawLine('measure', [[1, 2]])
    endLine('measure')
    addPoint('measure', [3, 4])
    expect(drawnLine('measure')).toBeNull()
  })

  it('leaves a lasso alone', () => {
    const lasso = { tool: 'lasso', points: [[1, 2]], closed: true } as const
    useDrawnLine.setState({ line: lasso })
    addPoint('measure', [3, 4])
    undoMeasuredPoint()
    endLine('measure')
    expect(useDrawnLine.getState().line).toEqual(lasso)
  })
})
