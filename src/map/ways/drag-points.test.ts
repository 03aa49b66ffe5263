// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { usePastSteps } from '../../stores/progress/past-steps.ts'
import { undoStep } from '../../stores/progress/undo-step.ts'
import { useWay } from '../../stores/ways/way.ts'
import { dragPoints } from './drag-points.ts'

const points = [
  [0, 0],
  [100, 0],
] as const
const end = { kind: 'end', index: 1, coordinate: points[1] } as const
const middle = { kind: 'new', index: 0, coordinate: [50, 0] } as const

beforeEach(() => {
  useWay.setState({ points })
  usePastSteps.setState({ steps: [] })
})

it('puts a point where it is dragged, no farther than the world goes, as one change', () => {
  const drag = dragPoints([0, 0, 200, 200])
  drag(end, [110, 10], false)
  drag(end, [900, 20], false)
  drag(end, [900, 20], true)
  expect(useWay.getState().points).toEqual([points[0], [200, 20]])
  expect([undoStep(), undoStep()]).toEqual(['way', null])
  expect(useWay.getState().points).toEqual(points)
})

it('bends a way by one point, however often it is moved, and leaves it as it was when that is broken off', () => {
  const drag = dragPoints([0, 0, 200, 200])
  drag(middle, [50, 10], false)
  drag(middle, [50, 20], false)
  expect(useWay.getState().points).toEqual([points[0], [50, 20], points[1]])
  drag(middle, null, true)
  expect(useWay.getState().points).toEqual(points)
  expect(undoStep()).toBeNull()
  drag(middle, [50, 30], true)
  expect([undoStep(), useWay.getState().points]).toEqual(['way', points])
})
