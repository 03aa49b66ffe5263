import type { LandAnswer, LandRequest } from './land-messages.ts'
import { fetchGeography } from '../load-geography.ts'
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
      const missing = wanted.filter(({ key }) => !tiles.cache.has(key))
      const wish = missing.map(({ key }) => key).join(' ')
      if (wish === lastWish) return
      lastWish = wish
      send({ kind: 'want', tiles: missing, received })
    },
    close: () => worker.terminate(),
  }
  worker.addEventListener('error', () => settle?.reject(new Error('The land could not be drawn.')))
  worker.addEventListener('message', ({ data }: MessageEvent<LandAnswer>) => {
    if (data.kind === 'loaded') settle?.resolve()
    else if (data.kind === 'failed') settle?.reject(new Error(data.message))
    else {
      received += 1
      if (tiles.cache.has(data.tile.key)) {
        data.bitmap.close()
        return
      }
      tiles.cache.add(data.tile, hold(data.bitmap))
      tiles.onDrawn?.()
    }
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
  const missing = () => tiles.wanted.filter(({ key }) => !tiles.cache.has(key))
  const tiles: LandTiles = {
    loaded: import('../page-painter.ts')
      .then(({ createPagePainter }) => createPagePainter(geographyUrl))
      .then((paint) => {
        queue = new TileQueue((tile) => {
          const canvas = createCanvas(tile)
          paint(canvas, tile)
          tiles.cache.add(tile, canvas)
          tiles.onDrawn?.()
          return Promise.resolve()
        })
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
    close: () => queue?.close(),
  }
  return tiles
}

/** A bitmap as an element: handed over, not copied. */
function hold(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = createCanvas(bitmap)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return canvas
}

function createCanvas(size: { readonly width: number; readonly height: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  return canvas
}
