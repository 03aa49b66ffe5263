import { beforeEach, describe, expect, it } from 'vitest'
import { useMeasuring } from './measuring.ts'

beforeEach(() => useMeasuring.setState({ points: null }))

const points = () => useMeasuring.getState().points
const { begin, addPoint, movePoint, undoPoint, end } = useMeasuring.getState()

describe('measuring', () => {
  it('goes from the first point on, point by point', () => {
    begin([1, 2])
    addPoint([3, 4])
    addPoint([5, 6])
    expect(points()).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
  })

  it('takes points back one by one, but not the first', () => {
    begin([1, 2])
    addPoint([3, 4])
    undoPoint()
    undoPoint()
    expect(points()).toEqual([[1, 2]])
  })

  it('moves one of its points, and no other', () => {
    begin([1, 2])
    addPoint([3, 4])
    addPoint([5, 6])
    movePoint(1, [7, 8])
    movePoint(3, [0, 0])
    expect(points()).toEqual([
      [1, 2],
      [7, 8],
      [5, 6],
    ])
  })

  it('starts again from another spot', () => {
    begin([1, 2])
    addPoint([3, 4])
    begin([5, 6])
    expect(points()).toEqual([[5, 6]])
  })

  it('takes no points before it has begun, nor after its end', () => {
    addPoint([1, 2])
    movePoint(0, [1, 2])
    undoPoint()
    expect(points()).toBeNull()
    begin([1, 2])
    end()
    addPoint([3, 4])
    expect(points()).toBeNull()
  })
})
