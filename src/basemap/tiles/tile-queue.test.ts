import { describe, expect, it, vi } from 'vitest'
import { TileQueue } from './tile-queue.ts'
import type { Tile } from './tile-grid.ts'

const tile = (key: string): Tile => ({
  key,
  width: 1,
  height: 1,
  basemapStyle: 'parchment',
  level: 0,
  extent: [0, 0, 1, 1],
  unitsPerPixel: 1,
})
const tiles = (...keys: string[]) => keys.map(tile)

function createQueue(onDraw: (key: string) => void = () => undefined) {
  const drawn: string[] = []
  const queue = new TileQueue(({ key }) => {
    drawn.push(key)
    onDraw(key)
    return Promise.resolve()
  })
  return { queue, drawn }
}

describe('TileQueue', () => {
  it('draws what is wanted, the most wanted first, once it may', async () => {
    const { queue, drawn } = createQueue()
    queue.want(tiles('a', 'b', 'c'))
    await new Promise((resolve) => setImmediate(resolve))
    expect(drawn).toEqual([])
    queue.start()
    await vi.waitFor(() => expect(drawn).toEqual(['a', 'b', 'c']))
    queue.close()
  })

  it('draws a tile that is requested twice once, at its earlier place', async () => {
    const { queue, drawn } = createQueue()
    queue.start()
    queue.want(tiles('a', 'b', 'a', 'c', 'b', 'd'))
    await vi.waitFor(() => expect(drawn).toContain('d'))
    expect(drawn).toEqual(['a', 'b', 'c', 'd'])
    queue.close()
  })

  it('never draws cancelled tiles', async () => {
    const { queue, drawn } = createQueue((key) => {
      if (key === 'a') queue.want(tiles('c', 'd'))
    })
    queue.start()
    queue.want(tiles('a', 'b', 'c'))
    await vi.waitFor(() => expect(drawn).toEqual(['a', 'c', 'd']))
    queue.close()
  })

  it('goes on after it has run dry, and draws nothing once it is closed', async () => {
    const { queue, drawn } = createQueue()
    queue.start()
    queue.want(tiles('a'))
    await vi.waitFor(() => expect(drawn).toEqual(['a']))
    queue.want(tiles('b'))
    await vi.waitFor(() => expect(drawn).toEqual(['a', 'b']))
    queue.want(tiles('c'))
    queue.close()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(drawn).toEqual(['a', 'b'])
  })
})
