// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canReadCanvas } from '../../platform/readable-canvas.ts'
import type { LandInView } from '../../map/map-engine.ts'
import type { Tile } from '../../basemap/tiles/tile-grid.ts'
import { storeLandAtRest } from './keep-last-land.ts'
import { isInLastLand, openLastLand, type LastLand } from './last-land.ts'

vi.mock('../../platform/readable-canvas.ts', () => ({ canReadCanvas: vi.fn() }))

const good: LastLand = {
  drawnFrom: 'land.1 painter.1',
  language: 'en',
  src: '/last-land/kcd1/abc',
  extent: [100, 200, 300, 400],
  centre: [200, 300],
  resolution: 2,
}
const stored = new Map<string, Response>()
const fullUrl = (url: string) => new URL(url, window.location.href).href
const cache = {
  put: (url: string, response: Response) =>
    Promise.resolve(void stored.set(fullUrl(url), response)),
  keys: () => Promise.resolve([...stored.keys()].map((url) => ({ url }))),
  delete: ({ url }: { url: string }) => Promise.resolve(stored.delete(url)),
}

beforeEach(() => {
  stored.clear()
  window.localStorage.clear()
  document.documentElement.lang = 'en'
  document.documentElement.dataset['land'] = good.drawnFrom
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
})

const write = (left: unknown) =>
  window.localStorage.setItem('last-land', typeof left === 'string' ? left : JSON.stringify(left))

afterEach(() => delete window.lastLand)

describe('a picture of the last view', () => {
  const missing = vi.fn<() => void>()

  function open(): HTMLImageElement {
    const image = new Image()
    vi.stubGlobal('Image', function made() {
      return image
    })
    window.lastLand = good
    write(good)
    expect(openLastLand(missing)).toBe(true)
    return image
  }

  it('is shown where it shows all that is seen', () => {
    expect(openLastLand(missing)).toBe(false)
    expect(isInLastLand({ seen: [110, 210, 290, 390], resolution: 2 })).toBe(false)
    expect(open().getAttribute('src')).toBe(good.src)
    expect(isInLastLand({ seen: [110, 210, 290, 390], resolution: 2 })).toBe(true)
    expect(isInLastLand({ seen: [50, 210, 290, 390], resolution: 2 })).toBe(false)
    expect(isInLastLand({ seen: [110, 210, 290, 390], resolution: 1 })).toBe(false)
    expect(missing).not.toHaveBeenCalled()
  })

  it('that is missing makes the land be drawn and is forgotten', () => {
    open().dispatchEvent(new Event('error'))
    expect(missing).toHaveBeenCalledOnce()
    expect(isInLastLand({ seen: [110, 210, 290, 390], resolution: 2 })).toBe(false)
    expect(window.localStorage.getItem('last-land')).toBe('')
  })

  it('that is missing does not remove another tab’s newer picture', () => {
    const image = open()
    const newer = JSON.stringify({ ...good, src: '/last-land/kcd1/abd' })
    write(newer)
    image.dispatchEvent(new Event('error'))
    expect(window.localStorage.getItem('last-land')).toBe(newer)
  })
})

describe('keeping one', () => {
  const tile = { extent: [0, 0, 20, 20], width: 10, height: 10 } as unknown as Tile
  const drawn = (seen: LandInView['seen']): LandInView => {
    const pictures = [{ tile, canvas: document.createElement('canvas') }]
    return { pictures, centre: [5, 5], seen, resolution: 2, pixelRatio: 1 }
  }
  let rest = () => undefined as void
  const onRest = (rested: () => void) => {
    rest = rested
    return () => void (rest = () => undefined)
  }
  const controlledBy = (controller: unknown) =>
    vi.stubGlobal('navigator', { serviceWorker: { controller } })
  const left = () => JSON.parse(window.localStorage.getItem('last-land') ?? 'null') as LastLand

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
    controlledBy({})
    vi.mocked(canReadCanvas).mockResolvedValue(true)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: () => undefined,
    } as unknown as CanvasRenderingContext2D)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
      take(new Blob(['land'], { type: 'image/webp' })),
    )
    return () => vi.useRealTimers()
  })

  it('waits until the land is drawn and the map rests, and deletes the old picture', async () => {
    let picture: LandInView | undefined
    const landInView = vi.fn<() => LandInView | undefined>(() => picture)
    const stop = storeLandAtRest({ landInView }, onRest)
    await vi.advanceTimersByTimeAsync(3000)
    expect(left()).toBeNull()
    picture = drawn([0, 0, 10, 10])
    await vi.advanceTimersByTimeAsync(3000)
    expect(left()).toMatchObject({
      extent: [0, 0, 10, 10],
      centre: [5, 5],
      resolution: 2,
      language: 'en',
    })
    expect([...stored.keys()]).toEqual([fullUrl(left().src)])
    picture = drawn([4, 0, 14, 10])
    rest()
    await vi.advanceTimersByTimeAsync(2000)
    expect(left().extent).toEqual([0, 0, 10, 10])
    await vi.advanceTimersByTimeAsync(1000)
    expect(left().extent).toEqual([4, 0, 14, 10])
    expect([...stored.keys()]).toEqual([fullUrl(left().src)])
    stop()
    picture = drawn([8, 0, 18, 10])
    rest()
    await vi.advanceTimersByTimeAsync(9000)
    expect(left().extent).toEqual([4, 0, 14, 10])
  })

  it('is kept later where no service worker would answer its address yet', async () => {
    controlledBy(null)
    const stop = storeLandAtRest({ landInView: () => drawn([0, 0, 10, 10]) }, onRest)
    await vi.advanceTimersByTimeAsync(6000)
    expect(left()).toBeNull()
    controlledBy({})
    await vi.advanceTimersByTimeAsync(3000)
    stop()
    expect(left()).not.toBeNull()
  })

  it.each<[string, unknown, LandInView['seen']]>([
    ['no service worker would answer its address', null, [0, 0, 10, 10]],
    ['the view has too many pixels', {}, [0, 0, 6000, 6000]],
  ])('is left where %s', async (_why, controller, seen) => {
    controlledBy(controller)
    const stop = storeLandAtRest({ landInView: () => drawn(seen) }, onRest)
    await vi.advanceTimersByTimeAsync(40_000)
    stop()
    expect(left()).toBeNull()
  })

  it('is skipped if the browser falsifies canvas pixels', async () => {
    vi.mocked(canReadCanvas).mockResolvedValue(false)
    const stop = storeLandAtRest({ landInView: () => drawn([0, 0, 10, 10]) }, onRest)
    await vi.advanceTimersByTimeAsync(40_000)
    stop()
    expect(left()).toBeNull()
  })
})
