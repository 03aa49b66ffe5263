// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pinColourCodes, pinGlyphDrawings } from '../../../records/pin-drawings.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { addPin, deletePin } from '../../pins/pins.ts'
import { useProgress } from '../../progress/progress.ts'
import { endRoute, useRoute } from '../../routes/route-store.ts'
import { indexWorld } from '../../worlds/world-context.tsx'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { hasRoute, signsFor, type PictureContent } from './signs.ts'

const world = indexWorld({
  ...emptyWorld,
  markers: [
    { id: 1, locationType: 'bed', coordinate: [10, 0] },
    { id: 2, locationType: 'bed', coordinate: [50, 50] },
  ],
})

const signsOf = (content: PictureContent) => signsFor(world, content, 1)

describe('pins on a poster', () => {
  it('are the pins on the map if the poster shows the view or the shown places', () => {
    const id = addPin({ x: 30, y: 40, title: 'Cave', note: '', glyph: 'flag', colour: 'blue' }).id
    expect(signsOf('view').pins).toEqual([
      { coordinate: [30, 40], drawing: pinGlyphDrawings.flag, colour: pinColourCodes.blue },
    ])
    expect(signsOf('shown').pins).toHaveLength(1)
    expect(signsOf('all').pins).toEqual([])
    deletePin(id)
    expect(signsOf('view').pins).toEqual([])
  })
})

describe('lines and areas on a poster', () => {
  it('are the shapes on the map in their colour', () => {
    const stops = [
      [30, 50],
      [40, 50],
    ] as const
    const words = { title: '', note: '' }
    const { id } = addPin({ x: 30, y: 40, ...words, colour: 'teal', glyph: 'shape-area', stops })
    expect(signsOf('view').shapes).toEqual([
      { points: [[30, 40], ...stops], closed: true, colour: pinColourCodes.teal },
    ])
    expect(signsOf('all').shapes).toEqual([])
    deletePin(id)
    expect(signsOf('view').shapes).toEqual([])
  })
})

describe('places on a poster', () => {
  const places = (content: PictureContent) =>
    signsOf(content).points.map(({ coordinate: [x], discovered }) => [x, discovered])

  beforeEach(() => useProgress.getState().addDiscovered(2))
  afterEach(() => useProgress.getState().removeDiscovered(2))

  it('are the found ones, all or none, as requested', () => {
    expect(places('found')).toEqual([[50, true]])
    // Southern markers cover northern ones.
    expect(places('all')).toEqual([
      [50, true],
      [10, false],
    ])
    expect(places('left')).toEqual([[10, false]])
    expect([places('names'), places('nothing'), places('route')]).toEqual([[], [], []])
  })
})

describe('a route on a poster', () => {
  const points: readonly Coordinate[] = [
    [0, 0],
    [10, 0],
    [10, 5],
    [10, 10],
  ]

  beforeEach(() => {
    useRoute.setState({ points, route: { legs: [], length: 20 }, routePoints: points })
  })
  afterEach(endRoute)

  it('numbers its stops after the start and skips points that only bend it', () => {
    const stops = [points[1], points[3]]
    expect(signsOf('route').route?.stops).toEqual(stops)
    expect(signsOf('view').route?.stops).toEqual(stops)
  })

  it('is left off where something else was chosen, and where none is on the map', () => {
    expect(signsOf('all').route).toBeNull()
    expect(hasRoute()).toBe(true)
    endRoute()
    expect(hasRoute()).toBe(false)
    expect(signsOf('view').route).toBeNull()
  })
})
