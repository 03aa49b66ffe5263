import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInExtent } from '../../geometry/extent.ts'
import { freeExtent } from '../../geometry/free-area.ts'
import { createScale } from '../../geometry/scale.ts'
import { createMoves } from './moves.ts'
import { WorldView } from './world-view.ts'

const scale = createScale([0, 0, 8192, 8192], 0.5)

function begin(size: readonly [number, number] = [800, 600]) {
  let time = 0
  const view = new WorldView({
    extent: [0, 0, 8192, 8192],
    scale,
    position: { coordinates: [4000, 5000], zoom: 3 },
    farthest: 1,
    now: () => time,
    onChanged: () => undefined,
  })
  const margins = { left: 0, right: 0, top: 0, bottom: 0 }
  const moves = createMoves({
    scale,
    view,
    size: () => size,
    margins: () => margins,
    onSteer: () => undefined,
    reach: () => 0,
  })
  const wait = (ms: number) => {
    time += ms
    view.step()
  }
  return { view, margins, moves, wait }
}

describe('createMoves', () => {
  it('adds a pan to one that is still under way', () => {
    const { view, moves, wait } = begin()
    moves.panBy(100, 0, true)
    wait(50)
    moves.panBy(100, -40, true)
    wait(950)
    const unit = scale.resolutionAt(3)
    expect(view.centre).toEqual([4000 + 200 * unit, 5000 - 40 * unit])
  })

  it('lets a flight arrive whose end is in sight anyway', () => {
    const { view, moves, wait } = begin()
    moves.flyTo([6000, 6000], true)
    wait(100)
    moves.reveal([6000, 6000], true)
    wait(1000)
    expect(view.centre).toEqual([6000, 6000])
    expect(scale.resolutionAt(view.zoom) * 0.5).toBeLessThanOrEqual(1)
  })

  it('reveal leaves a map without a size where it is', () => {
    const { view, moves } = begin([0, 0])
    moves.reveal([6000, 6000], false)
    expect(view.centre).toEqual([4000, 5000])
  })

  it('changes a flight whose end has been covered meanwhile, and keeps its zoom', () => {
    const { view, margins, moves, wait } = begin()
    moves.flyTo([6000, 6000], true)
    wait(100)
    margins.bottom = 400
    moves.reveal([6000, 6000], true)
    wait(1000)
    expect(view.zoom).toBe(4)
    // The lower 400 of 600 pixels are covered: the point comes to lie 200 pixels from the top, 100 above the middle.
    expect(view.centre).toEqual([6000, 6000 - 100 * scale.resolutionAt(4)])
  })

  const anywhere = fc.tuple(fc.integer({ min: 0, max: 8192 }), fc.integer({ min: 0, max: 8192 }))
  const screens = [
    { size: [1440, 900], margins: { left: 400, right: 376, top: 64, bottom: 0 } },
    { size: [1280, 720], margins: { left: 400, right: 0, top: 64, bottom: 0 } },
    { size: [390, 844], margins: { left: 0, right: 0, top: 64, bottom: 200 } },
    { size: [844, 390], margins: { left: 0, right: 376, top: 64, bottom: 0 } },
  ] as const

  it.each(screens)(
    'shows all points where nothing covers $size, and stays where they are seen already [F70]',
    ({ size, margins }) => {
      fc.assert(
        fc.property(fc.array(anywhere, { minLength: 1, maxLength: 20 }), (points) => {
          const { view, moves, margins: padding } = begin(size)
          Object.assign(padding, margins)
          moves.fit(points, false)
          const free = freeExtent(view.centre, size, margins, view.resolution)
          // At the farthest zoom, the world's edges may be covered.
          const isWhole = view.zoom > 1
          if (isWhole) expect(points.filter((point) => !isInExtent(point, free))).toEqual([])
          expect(view.zoom).toBeLessThanOrEqual(6)
          const before = [view.centre, view.zoom]
          moves.fit(points.slice(0, 1), false)
          if (isWhole) expect([view.centre, view.zoom]).toEqual(before)
        }),
      )
    },
  )

  it('comes no closer to many points than a street, and to one as a flight does [F70]', () => {
    const { view, moves } = begin()
    moves.fit([], false)
    expect(view.centre).toEqual([4000, 5000])
    moves.fit(
      [
        [100, 100],
        [101, 101],
      ],
      false,
    )
    expect(view.zoom).toBe(6)
    moves.fit([[7000, 7000]], false)
    expect([view.centre, view.zoom]).toEqual([[7000, 7000], 6])
  })
})
