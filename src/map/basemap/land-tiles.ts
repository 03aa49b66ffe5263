import type { LandAnswer, LandRequest } from './land-messages.ts'
import { LandPainter } from './land-painter.ts'
import { loadGeography } from './load-geography.ts'
import type { Tile } from './tile.ts'

export type TilePicture = ImageBitmap | HTMLCanvasElement

/** Draws tiles on request, wherever this browser can. */
export interface LandTiles {
  /** Settles when the geography is there; rejects when it could not be loaded. */
  readonly loaded: Promise<void>
  /** Rejects when the geography could not be loaded, or with the signal's reason. */
  readonly draw: (tile: Tile, signal: AbortSignal) => Promise<TilePicture>
  readonly close: () => void
}

/** On a worker where the browser has one that can draw, otherwise on the page. */
export function createLandTiles(geographyUrl: string): LandTiles {
  const canWork = typeof Worker === 'function' && typeof OffscreenCanvas === 'function'
  return canWork ? workerTiles(geographyUrl) : pageTiles(geographyUrl)
}

function workerTiles(geographyUrl: string): LandTiles {
  const worker = new Worker(new URL('./land-worker.ts', import.meta.url), { type: 'module' })
  const drawing = new Map<number, (picture: ImageBitmap) => void>()
  let lastId = 0
  const send = (request: LandRequest) => worker.postMessage(request)
  const loaded = new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The land could not be drawn.')))
    worker.addEventListener('message', ({ data }: MessageEvent<LandAnswer>) => {
      if (data.kind === 'loaded') resolve()
      else if (data.kind === 'failed') reject(new Error(data.message))
      else if (drawing.has(data.id)) {
        drawing.get(data.id)?.(data.bitmap)
        drawing.delete(data.id)
      } else data.bitmap.close()
    })
  })
  send({ kind: 'load', url: new URL(geographyUrl, document.baseURI).href })
  return {
    loaded,
    close: () => worker.terminate(),
    draw: async (tile, signal) => {
      const id = (lastId += 1)
      const drawn = new Promise<ImageBitmap>((resolve, reject) => {
        drawing.set(id, resolve)
        signal.addEventListener('abort', () => {
          drawing.delete(id)
          send({ kind: 'cancel', id })
          reject(signal.reason as Error)
        })
        send({ kind: 'draw', id, tile })
      })
      const [picture] = await Promise.all([drawn, loaded])
      return picture
    },
  }
}

function pageTiles(geographyUrl: string): LandTiles {
  const painter = loadGeography(geographyUrl).then((features) => new LandPainter(features))
  return {
    loaded: painter.then(() => undefined),
    close: () => undefined,
    draw: async (tile, signal) => {
      const ready = await painter
      signal.throwIfAborted()
      const canvas = document.createElement('canvas')
      canvas.width = tile.size
      canvas.height = tile.size
      const context = canvas.getContext('2d', { alpha: false })
      if (context) ready.paint(context, tile)
      return canvas
    },
  }
}
