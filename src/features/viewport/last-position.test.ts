// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createScale } from '../../geometry/scale.ts'
import { rememberPosition, restorePosition } from './last-position.ts'

const extent = [0, 0, 8192, 8192] as const
const world = { id: 'kcd1', extent, scale: createScale(extent, 0.5) } as const

beforeEach(() => localStorage.clear())

describe('the last position', () => {
  it('is kept as a bare object under its key', () => {
    rememberPosition(world, { coordinates: [4700.123, 4300], zoom: 3.5 })
    expect(JSON.parse(localStorage.getItem('last-position') ?? '')).toEqual({
      coordinates: [4700.12, 4300],
      zoom: 3.5,
      mapName: 'kcd1',
    })
    expect(restorePosition(world)).toEqual({ coordinates: [4700.12, 4300], zoom: 3.5 })
  })

  it('is not restored on another map, nor when it is damaged', () => {
    expect(restorePosition(world)).toBeUndefined()
    rememberPosition({ id: 'kcd2' }, { coordinates: [1, 2], zoom: 3 })
    expect(restorePosition(world)).toBeUndefined()
    localStorage.setItem('last-position', '{"coordinates":[1,2')
    expect(restorePosition(world)).toBeUndefined()
  })

  it('reads a stored position', () => {
    localStorage.setItem('last-position', '{"coordinates":[10,20],"zoom":6,"mapName":"kcd1"}')
    expect(restorePosition(world)).toEqual({ coordinates: [10, 20], zoom: 6 })
  })

  it('does without when the storage is full or forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    expect(() => rememberPosition(world, { coordinates: [1, 2], zoom: 3 })).not.toThrow()
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    expect(() => rememberPosition(world, { coordinates: [1, 2], zoom: 3 })).not.toThrow()
    expect(restorePosition(world)).toBeUndefined()
  })
})
