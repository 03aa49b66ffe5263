import { beforeEach, expect, it } from 'vitest'
import { addPoint, drawLine, endLine, drawnLine, useDrawnLine } from '../viewport/drawn-line.ts'
import { closeLasso, drawLasso, stepLassoBack } from './lasso.ts'

const triangle = [
  [0, 0],
  [5, 0],
  [0, 5],
] as const

beforeEach(() => useDrawnLine.setState({ line: null }))

it('takes corners only while it is open', () => {
  addPoint('lasso', [0, 0])
  expect(drawnLine('lasso')).toBeNull()
  drawLine('lasso', [])
  for (const corner of triangle) addPoint('lasso', corner)
  addPoint('lasso', [0, 5])
  expect(drawnLine('lasso')).toMatchObject({ points: triangle, closed: false })
  closeLasso()
  addPoint('lasso', [9, 9])
  drawLasso([...triangle, [9, 9]])
  expect(drawnLine('lasso')).toMatchObject({ points: triangle, closed: true })
})

it('does not close round nothing', () => {
  drawLine('lasso', [])
  addPoint('lasso', [0, 0])
  addPoint('lasso', [5, 0])
  closeLasso()
  drawLasso([[1, 1]])
  expect(drawnLine('lasso')).toMatchObject({ points: triangle.slice(0, 2), closed: false })
})

it('takes a line drawn in one go, and steps back to none', () => {
  drawLine('lasso', [])
  drawLasso(triangle)
  expect(drawnLine('lasso')).toMatchObject({ points: triangle, closed: true })
  stepLassoBack()
  expect(drawnLine('lasso')).toMatchObject({ points: [], closed: false })
  addPoint('lasso', [0, 0])
  stepLassoBack()
  expect(drawnLine('lasso')).toMatchObject({ points: [], closed: false })
  endLine('lasso')
  stepLassoBack()
  expect(drawnLine('lasso')).toBeNull()
})

it('leaves a measured line alone', () => {
  const line = { tool: 'measure', points: triangle, closed: false } as const
  useDrawnLine.setState({ line })
  addPoint('lasso', [9, 9])
  drawLasso([...triangle, [9, 9]])
  stepLassoBack()
  closeLasso()
  endLine('lasso')
  expect(useDrawnLine.getState().line).toEqual(line)
})
