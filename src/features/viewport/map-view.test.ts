import { beforeEach, describe, expect, it } from 'vitest'
import { createScale } from '../../geometry/scale.ts'
import { middleOfMap } from './map-view.ts'
import { useViewport } from './viewport-store.ts'

const world = { scale: createScale([0, 0, 8192, 8192], 0.5) }

beforeEach(() => {
  useViewport.setState({ position: null })
  useViewport.setState({ padding: {} })
})

describe('middleOfMap', () => {
  it('is nowhere before the map has come to rest', () => {
    expect(middleOfMap(world)).toBeNull()
  })

  it('is the middle of the view when nothing covers it', () => {
    useViewport.setState({ position: { coordinates: [4700, 4870], zoom: 5 } })
    expect(middleOfMap(world)).toEqual([4700, 4870])
  })

  it('is farther east beside the panel and farther north above a bottom sheet', () => {
    // At zoom 4, a CSS pixel is two world units.
    useViewport.setState({ position: { coordinates: [4700, 4870], zoom: 4 } })
    useViewport.setState({ padding: { left: 400, bottom: 100 } })
    expect(middleOfMap(world)).toEqual([5100, 4970])
  })
})
