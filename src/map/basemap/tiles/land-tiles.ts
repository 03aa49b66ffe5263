import type { LandWords } from '../../../domain/land/land-words.ts'
import type { LandAnswer, LandRequest } from './land-messages.ts'
import { fetchGeography } from '../fetch-geography.ts'
import { TileCache } from './tile-cache.ts'
import { TileQueue } from './tile-queue.ts'
import type { Tile } from './tile.ts'

/** The land's pictures: drawn on request, wherever this browser can, and kept as long as there is room. */
export interface LandTiles {
  /** Settles when the geography is there; rejects when it could not be loaded. */
  readonly loaded: Promise<void>
  /** Every picture there is, by its tile's key. */
  readonly cache: TileCache
  /** @param tiles all that are wanted now, the most wanted first; requests for others are cancelled */
  readonly want: (tiles: readonly Tile[]) => void
  /** What was wanted last, whether it is there by now or not. */
  wanted: readonly Tile[]
  /** Called whenever a picture has come; the last one who asks is told. */
  onDrawn: (() => void) | undefined
  /**
   * What is written on the land from now on; English without words. Pictures stay until they are drawn anew, which
   * those that are wanted are. The same words again do nothing.
   */
  readonly relabel: (words: LandWords | undefined) => void
  readonly close: () => void
}

/** On a worker where the browser has one that can draw, otherwise on the page. */
export function createLandTiles(geographyUrl: string): LandTiles {
  const canWork = typeof Worker === 'function' && typeof OffscreenCanvas === 'function'
  return canWork ? workerTiles(geographyUrl) : pageTiles(geographyUrl)
}

function workerTiles(geographyUrl: string): LandTiles {
  const worker = new Worker(new URL('../land-worker.ts', import.meta.url), {
    type: 'module',
  })
  const send = (request: LandRequest) => worker.postMessage(request)
  let received = 0
  let words: LandWords | undefined
  /** The pictures that have other words than they should. */
  let stale = new Set<string>()
  let lastWish = ''
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  const loaded = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  const tiles: LandTiles = {
    loaded,
    cache: new TileCache(),
    onDrawn: undefined,
    wanted: [],
    want: (wanted) => {
      tiles.wanted = wanted
      const missing = wanted.filter(({ key }) => !tiles.cache.has(key) || stale.has(key))
      const wish = missing.map(({ key }) => key).join(' ')
      if (wish === lastWish) return
      lastWish = wish
      send({ kind: 'want', tiles: missing, received })
    },
    relabel: (next) => {
      if (next === words) return
      words = next
      send({ kind: 'relabel', words })
    },
    close: () => worker.terminate(),
  }
  worker.addEventListener('error', () => settle?.reject(new Error('The land could not be drawn.')))
  worker.addEventListener('message', ({ data }: MessageEvent<LandAnswer>) => {
    if (data.kind === 'loaded') settle?.resolve()
    else if (data.kind === 'failed') settle?.reject(new Error(data.message))
    else if (data.kind === 'relabelled') {
      stale = keysOf(tiles.cache)
      lastWish = ''
      tiles.want(tiles.wanted)
    } else {
      received += 1
      const { key } = data.tile
      const shown = tiles.cache.get(key)?.canvas
      if (!shown) tiles.cache.add(data.tile, hold(data.bitmap))
      else if (stale.has(key)) hold(data.bitmap, shown)
      else return data.bitmap.close()
      stale.delete(key)
      tiles.onDrawn?.()
    }
    return undefined
  })
  // Fetched here and not by the worker: the page has it on its way from its very first bytes.
  fetchGeography(geographyUrl).then(
    (geography) =>
      worker.postMessage({ kind: 'load', geography } satisfies LandRequest, [geography]),
    (error: unknown) => settle?.reject(error instanceof Error ? error : new Error(String(error))),
  )
  return tiles
}

function pageTiles(geographyUrl: string): LandTiles {
  let queue: TileQueue | undefined
  let words: LandWords | undefined
  let paint: ((canvas: HTMLCanvasElement, tile: Tile) => void) | undefined
  /** The pictures that have other words than they should. */
  let stale = new Set<string>()
  const missing = () => tiles.wanted.filter(({ key }) => !tiles.cache.has(key) || stale.has(key))
  const load = async () => {
    const { createPagePainter } = await import('../page-painter.ts')
    const asked = words
    const painter = await createPagePainter(geographyUrl, asked)
    // Others have come since.
    if (asked === words) paint = painter
    else await load()
  }
  const draw = (tile: Tile) => {
    const shown = tiles.cache.get(tile.key)?.canvas
    const canvas = shown ?? createCanvas(tile)
    if (shown) shown.getContext('2d')?.clearRect(0, 0, shown.width, shown.height)
    paint?.(canvas, tile)
    stale.delete(tile.key)
    tiles.cache.add(tile, canvas)
    tiles.onDrawn?.()
    return Promise.resolve()
  }
  const tiles: LandTiles = {
    loaded: load().then(() => {
      queue = new TileQueue(draw)
      queue.want(missing())
      queue.start()
    }),
    cache: new TileCache(),
    onDrawn: undefined,
    wanted: [],
    want: (all) => {
      tiles.wanted = all
      queue?.want(missing())
    },
    relabel: (next) => {
      if (next === words) return
      words = next
      if (!queue) return
      load().then(
        () => {
          stale = keysOf(tiles.cache)
          queue?.want(missing())
        },
        // The land stays as it was written.
        (error: unknown) => console.error(error),
      )
    },
    close: () => queue?.close(),
  }
  return tiles
}

function keysOf(cache: TileCache): Set<string> {
  return new Set(Array.from(cache.all(), ({ tile }) => tile.key))
}

/** A bitmap as an element: handed over, not copied. */
function hold(bitmap: ImageBitmap, canvas = createCanvas(bitmap)): HTMLCanvasElement {
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return canvas
}

function createCanvas(size: { readonly width: number; readonly height: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  return canvas
}
