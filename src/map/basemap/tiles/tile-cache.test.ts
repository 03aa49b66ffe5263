// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { TileCache } from './tile-cache.ts'
import type { Tile } from './tile.ts'

const tile = (key: string, size = 10): Tile => ({
  key,
  width: size,
  height: size,
  look: 'parchment',
  level: 0,
  extent: [0, 0, 1, 1],
  unitsPerPixel: 1,
})

function fill(cache: TileCache, ...keys: string[]): HTMLCanvasElement[] {
  return keys.map((key) => {
    const canvas = document.createElement('canvas')
    cache.add(tile(key), canvas)
    return canvas
  })
}

const keys = (cache: TileCache) => [...cache.all()].map(({ tile: { key } }) => key)

describe('TileCache', () => {
  it('keeps what there is room for, and frees the pixels of what goes', () => {
    const cache = new TileCache(300)
    const [a, b] = fill(cache, 'a', 'b', 'c', 'd')
    cache.trim(new Set())
    expect(keys(cache)).toEqual(['b', 'c', 'd'])
    expect(a?.width).toBe(0)
    expect(b?.width).toBeGreaterThan(0)
  })

  it('lets go what was used longest ago', () => {
    const cache = new TileCache(300)
    fill(cache, 'a', 'b', 'c', 'd')
    expect(cache.get('a')?.tile.key).toBe('a')
    cache.trim(new Set())
    expect(keys(cache)).toEqual(['c', 'd', 'a'])
  })

  it('never lets go what is in use, even when there is no room', () => {
    const cache = new TileCache(100)
    fill(cache, 'a', 'b', 'c')
    cache.trim(new Set(['a', 'c']))
    expect(keys(cache)).toEqual(['a', 'c'])
  })

  it('keeps the picture that is on screen when its tile comes again, and counts it once', () => {
    const cache = new TileCache(200)
    const [first] = fill(cache, 'a', 'a', 'a', 'b')
    expect(cache.get('a')?.canvas).toBe(first)
    expect(first?.width).toBeGreaterThan(0)
    cache.trim(new Set())
    expect(keys(cache)).toEqual(['b', 'a'])
  })
})
