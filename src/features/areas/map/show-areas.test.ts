// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { usePanelView } from '../../progress/panel-view.ts'
import { indexWorld } from '../../worlds/world-context.tsx'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { useFoundAreas } from '../found-areas.ts'
import { bordersOf, shadesOf, showAreas } from './show-areas.ts'

/** Rows from the south: two squares of area 0, then one of area 1 and one that belongs to none. */
const grid = { columns: 2, rows: 2, side: 64, areas: Int16Array.from([0, 0, 1, -1]) }
const pixel = (pixels: Uint8ClampedArray, index: number) => [
  ...pixels.subarray(index * 4, index * 4 + 4),
]
const none = { found: 0, total: 4 }
const whole = { found: 4, total: 4 }

describe('the shades of areas', () => {
  it('has the north on top, and leaves clear what belongs to no settlement', () => {
    const pixels = shadesOf(grid, [none, whole])
    expect(pixel(pixels, 0)[3]).toBeGreaterThan(100)
    expect(pixel(pixels, 2)[3]).toBe(0)
    expect(pixel(shadesOf(grid, [none, whole]), 1)).toEqual([0, 0, 0, 0])
  })

  it('get more opaque with the found share, and areas without places count as done', () => {
    const wide = { ...grid, areas: Int16Array.from([0, 0, 0, 0]) }
    const within = (tally: typeof none) => pixel(shadesOf(wide, [tally]), 2)
    const opacities = [0, 1, 2, 3, 4].map((found) => within({ found, total: 4 })[3])
    expect(opacities).toEqual([0, 48, 95, 143, 190])
    expect(within(whole).slice(0, 3)).toEqual(within({ found: 1, total: 4 }).slice(0, 3))
    expect(within({ found: 0, total: 0 })).toEqual(within(whole))
  })

  it('leaves an area without a tally clear', () => {
    expect(shadesOf(grid, []).some((value) => value > 0)).toBe(false)
  })
})

describe('the borders of areas', () => {
  it('are lines between them, with corners cut off', () => {
    const square = {
      columns: 3,
      rows: 3,
      side: 64,
      areas: Int16Array.from([0, 0, 0, 0, 1, 0, 0, 0, 0]),
    }
    const around = bordersOf(square)
    expect(around).toHaveLength(4)
    expect(around).toContainEqual([1.5, 1, 1, 1.5])
    expect(bordersOf({ ...square, areas: new Int16Array(9) })).toEqual([])
  })

  it('meet where three areas do', () => {
    const meeting = { ...grid, areas: Int16Array.from([0, 1, 2, 2]) }
    expect(bordersOf(meeting)).toEqual([
      [1, 0.5, 1, 1],
      [1.5, 1, 1, 1],
      [0.5, 1, 1, 1],
    ])
  })
})

const routeFinder = vi.hoisted(() => vi.fn<() => Promise<never>>())
vi.mock('../../routes/finding/route-finder.ts', () => ({ routeFinder }))

it('areas that fail to load are requested only once', async () => {
  routeFinder.mockRejectedValue(new TypeError('Failed to fetch'))
  const stop = showAreas({ addLayer: () => () => undefined } as never, indexWorld(emptyWorld))
  expect(routeFinder).not.toHaveBeenCalled()
  usePanelView.setState({ areasShaded: true })
  await vi.waitFor(() => expect(useFoundAreas.getState().failed).toBe('request'))
  usePanelView.setState({ tab: 'list' })
  await Promise.resolve()
  // The first request is for the markers, the second for the squares.
  expect(routeFinder).toHaveBeenCalledTimes(2)
  stop()
})
