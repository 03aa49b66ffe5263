// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { createPagePainter } from '../page-painter.ts'
import type { LandAnswer, LandRequest } from '../land-worker.ts'
import { createLandTiles as makeLandTiles, type LandTiles, TileCache } from './land-tiles.ts'
import type { Tile } from './tile-grid.ts'

const tile = (key: string, size = 8): Tile => ({
  key,
  width: size,
  height: size,
  basemapStyle: 'parchment',
  level: 0,
  extent: [0, 0, 1, 1],
  unitsPerPixel: 1,
})
const tiles = (...keys: string[]) => keys.map((key) => tile(key))

class FakeWorker extends EventTarget {
  readonly sent: LandRequest[] = []
  readonly terminate = vi.fn<() => void>()

  postMessage(request: LandRequest) {
    this.sent.push(request)
  }

  answer(data: LandAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** Sends a picture to the page and returns its bitmap. */
  draw(key: string) {
    const bitmap = { width: 8, height: 8, close: vi.fn<() => void>() }
    this.answer({ kind: 'drawn', tile: tile(key), bitmap })
    return bitmap
  }

  get wantedKeys(): string[][] {
    return this.sent.flatMap((request) =>
      request.kind === 'want' ? [request.tiles.map(({ key }) => key)] : [],
    )
  }
}

const fetched = vi.fn<typeof fetch>()

const createPainter = vi.hoisted(() => vi.fn<typeof createPagePainter>())
vi.mock('../page-painter.ts', () => ({ createPagePainter: createPainter }))

/** Tiles created by a test and closed afterwards. Otherwise they would wait for their worker in later tests. */
const createdTiles: LandTiles[] = []
function createLandTiles(url: string): LandTiles {
  const land = makeLandTiles(url)
  land.load()
  createdTiles.push(land)
  return land
}
afterEach(() => {
  for (const land of createdTiles.splice(0)) land.close()
})

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', vi.fn<() => void>())
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockResolvedValue(new Response('{}'))
})

function create() {
  const worker = new FakeWorker()
  vi.stubGlobal('Worker', function Worker() {
    return worker
  })
  return { land: createLandTiles('/land.json'), worker }
}

describe('createLandTiles, where a worker can draw', () => {
  it('asks for nothing before a tile is wanted, or the land at once', () => {
    vi.stubGlobal('Worker', FakeWorker)
    const land = makeLandTiles('/land.json')
    createdTiles.push(land)
    land.relabel(undefined)
    expect(fetched).not.toHaveBeenCalled()
    land.want([])
    expect(fetched).toHaveBeenCalledOnce()
    land.load()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('leaves a picture alone when its tile comes again: it may be on screen', () => {
    const { land, worker } = create()
    worker.draw('a')
    const canvas = land.cache.get('a')?.canvas
    const again = worker.draw('a')
    expect(land.cache.get('a')?.canvas).toBe(canvas)
    expect(canvas?.width).toBe(8)
    expect(again.close).toHaveBeenCalledOnce()
  })

  it('hands the file to the worker, and is loaded when the worker says so', async () => {
    const { land, worker } = create()
    const settled = vi.fn<() => void>()
    void land.loaded.then(settled)
    await vi.waitFor(() => expect(worker.sent.map(({ kind }) => kind)).toEqual(['load']))
    expect(fetched.mock.calls[0]?.[0]).toBe('/land.json')
    expect(settled).not.toHaveBeenCalled()
    worker.answer({ kind: 'loaded' })
    await land.loaded
  })

  it('reports the obstacles of names when the worker does', () => {
    const { land, worker } = create()
    const onObstacles = vi.fn<() => void>()
    land.onObstacles = onObstacles
    const obstacles = { landmarks: [[1, 2, 3, 4]], letters: [] } as const
    worker.answer({ kind: 'obstacles', obstacles })
    expect(onObstacles).toHaveBeenCalledOnce()
    expect(land.obstacles).toEqual(obstacles)
  })

  it('rejects when the file does not come', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(create().land.loaded).rejects.toThrow('Failed to fetch')
  })

  it('rejects when the file is missing', async () => {
    fetched.mockResolvedValue(new Response('', { status: 404 }))
    await expect(create().land.loaded).rejects.toThrow('404')
  })

  it('rejects when the worker cannot read the file', async () => {
    const unread = create()
    unread.worker.answer({ kind: 'failed', message: 'Not a geography file.' })
    await expect(unread.land.loaded).rejects.toThrow('Not a geography file.')
  })

  it('requests only missing tiles, and only after a change', () => {
    const { land, worker } = create()
    land.want(tiles('a', 'b'))
    land.want(tiles('a', 'b'))
    expect(worker.wantedKeys).toEqual([['a', 'b']])
    worker.draw('a')
    land.want(tiles('a', 'b', 'c'))
    land.want(tiles('c', 'a', 'b'))
    expect(worker.wantedKeys).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ])
  })

  it('cancels tiles that are no longer needed', () => {
    const { land, worker } = create()
    land.want(tiles('a', 'b'))
    land.want(tiles('b'))
    land.want([])
    expect(worker.wantedKeys).toEqual([['a', 'b'], ['b'], []])
  })

  it('sends the worker the number of received pictures', () => {
    const { land, worker } = create()
    land.want(tiles('a', 'b'))
    worker.draw('a')
    worker.draw('never asked for')
    land.want(tiles('b', 'c'))
    const received = worker.sent.map((request) => request.kind === 'want' && request.received)
    expect(received).toEqual([0, 2])
  })

  it('keeps a received picture and reports it', () => {
    const { land, worker } = create()
    const drawn: boolean[] = []
    land.onDrawn = () => drawn.push(land.cache.has('a'))
    const [a] = tiles('a')
    land.want(tiles('a'))
    const bitmap = worker.draw('a')
    expect(drawn).toEqual([true])
    expect(land.cache.get('a')?.tile).toEqual(a)
    expect(land.cache.get('a')?.canvas.width).toBe(8)
    expect(bitmap.close).not.toHaveBeenCalled()
  })

  it('leaves pictures where they are until they are drawn with other words', () => {
    const { land, worker } = create()
    const words = { north: 'S' }
    land.want(tiles('a', 'b'))
    worker.draw('a')
    worker.draw('b')
    const canvas = land.cache.get('a')?.canvas
    land.relabel(undefined)
    land.relabel(words)
    land.relabel(words)
    expect(worker.sent.filter(({ kind }) => kind === 'relabel')).toEqual([
      { kind: 'relabel', words },
    ])
    worker.answer({ kind: 'relabelled' })
    expect(worker.wantedKeys.at(-1)).toEqual(['a', 'b'])
    const drawn = vi.fn<() => void>()
    land.onDrawn = drawn
    const fresh = worker.draw('a')
    expect(drawn).toHaveBeenCalledOnce()
    expect(fresh.close).not.toHaveBeenCalled()
    expect(land.cache.get('a')?.canvas).toBe(canvas)
    expect(worker.draw('a').close).toHaveBeenCalledOnce()
    land.want(tiles('a', 'b', 'c'))
    expect(worker.wantedKeys.at(-1)).toEqual(['b', 'c'])
  })

  it('keeps a picture that was cancelled on its way', () => {
    const { land, worker } = create()
    land.want(tiles('a'))
    land.want([])
    worker.draw('a')
    expect(land.cache.has('a')).toBe(true)
  })

  it('ends the worker when it is closed', () => {
    const { land, worker } = create()
    land.close()
    expect(worker.terminate).toHaveBeenCalledOnce()
  })
})

describe('createLandTiles, whose worker is lost', () => {
  const workers: FakeWorker[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    workers.length = 0
    fetched.mockImplementation(() => Promise.resolve(new Response('{}')))
    vi.stubGlobal('Worker', function Worker() {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker
    })
    createPainter
      .mockReset()
      .mockResolvedValue({ paint: () => undefined, obstacles: () => undefined })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const asked = () => vi.waitFor(() => expect(workers.at(-1)?.sent.at(-1)?.kind).toBe('load'))

  it.each([
    ['dies', () => workers.at(-1)?.dispatchEvent(new Event('error'))],
    ['never answers', () => vi.advanceTimersByTime(8000)],
  ])('[F79] begins anew with one that %s, and then draws on the page', async (_, lose) => {
    const land = createLandTiles('/land.json')
    land.want(tiles('a'))
    land.relabel({ north: 'S' })
    await asked()
    lose()
    await asked()
    expect(workers).toHaveLength(2)
    expect(workers[0]?.terminate).toHaveBeenCalledOnce()
    expect(workers[1]?.wantedKeys).toEqual([['a']])
    expect(workers[1]?.sent[0]).toEqual({ kind: 'relabel', words: { north: 'S' } })
    lose()
    await land.loaded
    await vi.waitFor(() => expect(land.cache.has('a')).toBe(true))
    expect(workers).toHaveLength(2)
    expect(createPainter).toHaveBeenCalledWith('/land.json', { north: 'S' })
  })

  it('[F79] leaves a worker alone that has drawn all that is wanted', async () => {
    const land = createLandTiles('/land.json')
    land.want(tiles('a'))
    await asked()
    workers[0]?.answer({ kind: 'loaded' })
    vi.advanceTimersByTime(7000)
    workers[0]?.draw('a')
    vi.advanceTimersByTime(60_000)
    expect(workers).toHaveLength(1)
    land.want(tiles('b'))
    vi.advanceTimersByTime(8000)
    expect(workers).toHaveLength(2)
  })

  it('a worker that waits for a slow geography is not lost', async () => {
    let arrive: (response: Response) => void = () => {}
    fetched.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    const land = createLandTiles('/land.json')
    land.want(tiles('a'))
    vi.advanceTimersByTime(20_000)
    arrive(new Response('{}'))
    await asked()
    vi.advanceTimersByTime(7000)
    expect(workers).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(workers).toHaveLength(2)
  })

  it('[F77] draws on the page where no worker may be started', async () => {
    vi.stubGlobal('Worker', function Worker() {
      throw new DOMException('Script cannot be accessed from origin null', 'SecurityError')
    })
    const land = createLandTiles('/land.json')
    land.want(tiles('a'))
    await land.loaded
    await vi.waitFor(() => expect(land.cache.has('a')).toBe(true))
  })
})

describe('createLandTiles, where no worker can draw', () => {
  /** Tiles painted so far, as `north: tile`. */
  let painted: string[]
  let fail: boolean

  beforeEach(() => {
    painted = []
    fail = false
    vi.stubGlobal('OffscreenCanvas', undefined)
    vi.spyOn(console, 'error').mockReturnValue()
    createPainter.mockReset().mockImplementation((_url, words) => {
      if (fail) return Promise.reject(new Error('offline'))
      return Promise.resolve({
        paint: (_canvas, { key }) => {
          painted.push(`${words?.north ?? 'N'}: ${key}`)
        },
        obstacles: () => ({ landmarks: [[0, 0, painted.length, 1]], letters: [] }),
      })
    })
  })

  afterEach(() => vi.restoreAllMocks())

  it('paints requested tiles only with the words that arrived before the first tile', async () => {
    const land = createLandTiles('/land.json')
    land.want(tiles('a', 'b'))
    land.relabel({ north: 'S' })
    await vi.waitFor(() => expect(painted).toEqual(['S: a', 'S: b']))
  })

  it('reports the obstacles of names once, after the first picture', async () => {
    const land = createLandTiles('/land.json')
    const onObstacles = vi.fn<() => void>()
    land.onObstacles = onObstacles
    land.want(tiles('a', 'b'))
    await vi.waitFor(() => expect(painted).toHaveLength(2))
    expect(onObstacles).toHaveBeenCalledOnce()
    expect(land.obstacles?.landmarks).toEqual([[0, 0, 1, 1]])
  })

  it('repaints requested tiles in place with other words', async () => {
    const land = createLandTiles('/land.json')
    land.want(tiles('a', 'b'))
    await vi.waitFor(() => expect(painted).toEqual(['N: a', 'N: b']))
    const canvas = land.cache.get('a')?.canvas
    const drawn = vi.fn<() => void>()
    land.onDrawn = drawn
    land.want(tiles('a'))
    land.relabel({ north: 'S' })
    await vi.waitFor(() => expect(painted.slice(2)).toEqual(['S: a']))
    expect(drawn).toHaveBeenCalledOnce()
    expect(land.cache.get('a')?.canvas).toBe(canvas)
    land.want(tiles('a', 'b'))
    await vi.waitFor(() => expect(painted.slice(3)).toEqual(['S: b']))
  })

  it('stays as it was written where the other words cannot be had', async () => {
    const land = createLandTiles('/land.json')
    land.want(tiles('a'))
    await vi.waitFor(() => expect(painted).toEqual(['N: a']))
    fail = true
    land.relabel({ north: 'S' })
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce())
    land.want(tiles('a', 'b'))
    await vi.waitFor(() => expect(painted).toEqual(['N: a', 'N: b']))
  })

  it('rejects when the geography does not come', async () => {
    fail = true
    await expect(createLandTiles('/land.json').loaded).rejects.toThrow('offline')
  })
})

function fill(cache: TileCache, ...keys: string[]): HTMLCanvasElement[] {
  return keys.map((key) => {
    const canvas = document.createElement('canvas')
    cache.add(tile(key, 10), canvas)
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

  it('drops the least recently used tiles', () => {
    const cache = new TileCache(300)
    fill(cache, 'a', 'b', 'c', 'd')
    expect(cache.get('a')?.tile.key).toBe('a')
    cache.trim(new Set())
    expect(keys(cache)).toEqual(['c', 'd', 'a'])
  })

  it('never drops tiles in use, even without room', () => {
    const cache = new TileCache(100)
    fill(cache, 'a', 'b', 'c')
    cache.trim(new Set(['a', 'c']))
    expect(keys(cache)).toEqual(['a', 'c'])
  })

  it('keeps the picture on screen when its tile arrives again, and counts it once', () => {
    const cache = new TileCache(200)
    const [first] = fill(cache, 'a', 'a', 'a', 'b')
    expect(cache.get('a')?.canvas).toBe(first)
    expect(first?.width).toBeGreaterThan(0)
    cache.trim(new Set())
    expect(keys(cache)).toEqual(['b', 'a'])
  })
})
