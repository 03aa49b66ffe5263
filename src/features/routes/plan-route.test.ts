// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { useUndoStack } from '../progress/undo/undo-stack.ts'
import { undoLatestStep } from '../progress/undo/undo-step.ts'
import {
  leadBack,
  leaveOut,
  movePoint,
  turnRound,
  routeViaHere,
  routeFromHere,
  extendRouteToHere,
  routeToHere,
  insertPoint,
} from './plan-route.ts'
import { endRoute, setPoint, takeSpotsAsPoints, useRoute } from './route-store.ts'
import { openSpot, openTown, openedId } from '../../testing/open-cards.ts'

takeSpotsAsPoints()

beforeEach(() => {
  useRoute.setState({ points: null, back: false, choosing: null, lastEnd: null })
  useUndoStack.setState({ steps: [] })
})

const points = () => useRoute.getState().points

describe('a route that is asked for', () => {
  it('leads to a place from where is still to be found out, and puts its card away', () => {
    openTown('Rattay', 'pointer')
    routeToHere([5, 6])
    expect(points()).toEqual([null, [5, 6]])
    expect(openedId('settlement')).toBeNull()
  })

  it('leads from a spot to one that is chosen next', () => {
    routeFromHere([1, 1])
    expect(useRoute.getState()).toMatchObject({ points: [[1, 1], null], choosing: 1 })
    setPoint(1, [9, 9])
    expect(useRoute.getState()).toMatchObject({
      points: [
        [1, 1],
        [9, 9],
      ],
      choosing: null,
    })
  })

  it('[F87] takes its asked end from the menu of a spot or a card, too', () => {
    routeFromHere([1, 1])
    routeToHere([5, 6])
    expect(useRoute.getState()).toMatchObject({
      points: [
        [1, 1],
        [5, 6],
      ],
      choosing: null,
    })
    useRoute.setState({ choosing: 0 })
    routeFromHere([2, 2])
    expect(points()).toEqual([
      [2, 2],
      [5, 6],
    ])
    // The previous route was already complete, so this starts a new one.
    routeFromHere([3, 3])
    expect(points()).toEqual([[3, 3], null])
  })

  it('uses a found spot as the requested end and shows no card of it [F87]', () => {
    routeFromHere([1, 1])
    openSpot([5, 6], 'event')
    expect(points()).toEqual([
      [1, 1],
      [5, 6],
    ])
    expect(openedId('spot')).toBeNull()
    // A spot without a question for a point stays a spot.
    openSpot([7, 7], 'event')
    expect(points()).toHaveLength(2)
    expect(openedId('spot')).toEqual([7, 7])
    // A spot that was open before disappears when the route gets its point.
    useRoute.setState({ choosing: 1 })
    routeToHere([8, 8])
    expect(points()).toEqual([
      [1, 1],
      [8, 8],
    ])
    expect(openedId('spot')).toBeNull()
  })

  it('leads by a spot, on the leg that it is nearest to, and on to another', () => {
    routeFromHere([0, 0])
    setPoint(1, [100, 0])
    extendRouteToHere([100, 100])
    routeViaHere([50, 5])
    expect(points()).toEqual([
      [0, 0],
      [50, 5],
      [100, 0],
      [100, 100],
    ])
    leaveOut(1)
    leaveOut(0)
    leaveOut(3)
    expect(points()).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
    ])
    turnRound()
    insertPoint(0, [100, 50])
    expect(points()).toEqual([
      [100, 100],
      [100, 50],
      [100, 0],
      [0, 0],
    ])
  })

  it('comes by a point sooner or later, as the player wants', () => {
    useRoute.setState({
      points: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    })
    movePoint(1, 2)
    movePoint(1, 0)
    movePoint(2, 3)
    movePoint(0, -1)
    expect(points()).toEqual([
      [2, 2],
      [0, 0],
      [1, 1],
    ])
    movePoint(0, 2)
    expect(points()?.at(-1)).toEqual([2, 2])
  })

  it('can be reversed, and a round trip keeps its start', () => {
    useRoute.setState({
      points: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    })
    leadBack(true)
    turnRound()
    expect(points()).toEqual([
      [0, 0],
      [2, 2],
      [1, 1],
    ])
  })

  it('is undone step by step, and restored after it was closed', () => {
    const first = [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const
    useRoute.setState({ points: first, back: false })
    movePoint(1, 2)
    leaveOut(1)
    leadBack(true)
    endRoute()
    expect(points()).toBeNull()
    const undone = () => [undoLatestStep(), points()?.length, useRoute.getState().back]
    // A route of two points has no undo step.
    expect(undone()).toEqual([null, undefined, false])
    useRoute.setState({ points: first, back: true })
    turnRound()
    endRoute()
    expect(undone()).toEqual(['route', 3, true])
    expect(undone()).toEqual(['route', 3, true])
    expect(points()).toEqual(first)
    expect(undone()).toEqual([null, 3, true])
    routeToHere([9, 9])
    expect(undone()).toEqual(['route', 3, true])
  })

  it('remembers where the last one led', () => {
    routeFromHere([0, 0])
    setPoint(1, [100, 0])
    endRoute()
    expect(useRoute.getState()).toMatchObject({ points: null, lastEnd: [100, 0] })
    routeToHere([7, 7])
    routeToHere([8, 8])
    expect(useRoute.getState().lastEnd).toEqual([7, 7])
  })

  it('is nothing that could be changed while there is none', () => {
    routeViaHere([1, 1])
    extendRouteToHere([1, 1])
    insertPoint(0, [1, 1])
    leaveOut(1)
    turnRound()
    setPoint(0, [1, 1])
    expect(points()).toBeNull()
  })
})
