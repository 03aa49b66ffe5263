import { beforeEach, describe, expect, it } from 'vitest'
import { createScale } from '../../geometry/scale.ts'
import { useRestingPosition } from './last-position.ts'
import { middleOfMap } from './map-view.ts'
import { useViewportPadding } from './viewport-padding.ts'

const world = { scale: createScale([0, 0, 8192, 8192], 0.5) }

beforeEach(() => {
  useRestingPosition.setState({ position: null })
  useViewportPadding.setState({ padding: {} })
})

describe('middleOfMap', () => {
  it('is nowhere before the map has come to rest', () => {
    expect(middleOfMap(world)).toBeNull()
  })

  it('is the middle of the view when nothing covers it', () => {
    useRestingPosition.setState({ position: { coordinates: [4700, 4870], zoom: 5 } })
    expect(middleOfMap(world)).toEqual([4700, 4870])
  })

  it('is farther east beside the panel and farther north above a bottom sheet', () => {
    // At zoom 4, a CSS pixel is two world units.
    useRestingPosition.setState({ position: { coordinates: [4700, 4870], zoom: 4 } })
    useViewportPadding.setState({ padding: { left: 400, bottom: 100 } })
    expect(middleOfMap(world)).toEqual([5100, 4970])
  })
})
