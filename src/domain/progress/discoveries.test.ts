import { describe, expect, it } from 'vitest'
import { knownCount, withDiscovery, withoutDiscovery } from './discoveries.ts'
import { isMarkerId } from '../markers/marker.ts'

describe('isMarkerId', () => {
  it.each([0, 1, 1046, 2 ** 53 - 1])('takes %d', (value) => {
    expect(isMarkerId(value)).toBe(true)
  })

  it.each([-1, 1.5, NaN, Infinity, 2 ** 53, '7', null, undefined, [7], {}, true])(
    'refuses %s',
    (value) => {
      expect(isMarkerId(value)).toBe(false)
    },
  )
})

describe('withDiscovery and withoutDiscovery', () => {
  it('add once and remove one, in a copy', () => {
    const before = [5, 2]
    expect(withDiscovery(before, 2)).toEqual([5, 2])
    expect(withDiscovery(before, 0)).toEqual([5, 2, 0])
    expect(withoutDiscovery(before, 5)).toEqual([2])
    expect(withoutDiscovery(before, 4)).toEqual([5, 2])
    expect(before).toEqual([5, 2])
  })
})

describe('knownCount', () => {
  it('does not count ids that the world does not know', () => {
    expect(knownCount([1, 2, 900_000], new Set([1, 2, 3]))).toBe(2)
  })
})
