import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createScale } from './scale.ts'
import { isInView, viewOf } from './view-of.ts'

const scale = createScale([0, 0, 8192, 8192], 0.5)
const free = { size: [1440, 900], margins: { left: 400, right: 380, top: 64, bottom: 0 } } as const

describe('the view of an extent', () => {
  it('shows all of it where nothing covers the map, and no more than that takes', () => {
    const place = fc.tuple(fc.nat(7000), fc.nat(7000), fc.nat(1000), fc.nat(1000))
    fc.assert(
      fc.property(place, ([x, y, width, height]) => {
        const extent = [x, y, x + width, y + height] as const
        const view = viewOf(extent, free, scale)
        expect(isInView(extent, view, free, scale.resolutionAt(view.zoom))).toBe(true)
        const nearer = scale.resolutionAt(view.zoom + 1)
        if (view.zoom < scale.zooms.max) {
          expect(isInView(extent, { ...view, zoom: view.zoom + 1 }, free, nearer)).toBe(false)
        }
      }),
    )
  })
})
