import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains } from '../geometry/extent.ts'
import { createScale } from '../geometry/scale.ts'
import { canPictureShow, startLandExtent, startLandPicture } from './start-pictures.ts'

const extent = [0, 0, 8192, 8192] as const
const world = (x: number, y: number, zoom = 3) => ({
  extent,
  startView: { coordinates: [x, y] as const, zoom },
  scale: createScale(extent, 0.5),
})

it('shows so much of the land around the middle of the start view', () => {
  const { scale } = world(4000, 4000)
  const pixel = scale.resolutionAt(3)
  expect(startLandExtent(world(4000, 4000), 'narrow')).toEqual([
    4000 - 216 * pixel,
    4000 - 468 * pixel,
    4000 + 216 * pixel,
    4000 + 468 * pixel,
  ])
})

it('never reaches beyond the world', () => {
  const inside = fc.double({ min: 0, max: 8192, noNaN: true })
  fc.assert(
    fc.property(inside, inside, fc.double({ min: 0, max: 7, noNaN: true }), (x, y, zoom) => {
      for (const name of ['wide', 'narrow'] as const) {
        expect(contains(extent, startLandExtent(world(x, y, zoom), name), 0)).toBe(true)
      }
    }),
  )
})

describe('is all that is seen of the land', () => {
  const begun = world(4000, 4000)
  const own = begun.scale.resolutionAt(3)
  const phone = [4000 - 195 * own, 4000 - 422 * own, 4000 + 195 * own, 4000 + 422 * own] as const

  it('on a phone at the start', () => {
    expect(
      canPictureShow(startLandPicture(begun, 'narrow'), { seen: phone, resolution: own }),
    ).toBe(true)
  })

  it.each([
    ['nearer, where it has too few pixels', { seen: phone, resolution: own / 2 }],
    [
      'elsewhere',
      { seen: [phone[0] - 40 * own, phone[1], phone[2] - 40 * own, phone[3]], resolution: own },
    ],
    ['farther out', { seen: [0, 0, 8192, 8192], resolution: own * 4 }],
  ] as const)('but not %s', (_, view) => {
    expect(canPictureShow(startLandPicture(begun, 'narrow'), view)).toBe(false)
  })
})
