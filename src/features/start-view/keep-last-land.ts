import type { Extent } from '../../geometry/extent.ts'
import { baseUrl } from '../../platform/environment.ts'
import { lastLandCache } from '../../platform/site-path.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import type { LandInView, MapEngine } from '../../map/map-engine.ts'
import { siteCaches } from '../../storage/browser-services.ts'
import { browserStorage, serviceWorkers } from '../../storage/browser-storage.ts'
import { drawnFrom, lastLandName, lastLandUrl, type LastLand } from './last-land.ts'

const restBeforeStoringMs = 3000

const maxAttempts = 10

/** Limit in device pixels of a stored picture. Encoding a larger one takes a phone too long. */
const maxPicturePixels = 5_000_000

const roundingTolerancePx = 1e-3

/** Quality of the WebP image. At this value, thin lines of the land are still sharp. */
const webpQuality = 0.85

/**
 * Stores a picture of the land wherever the map comes to rest. The next visit shows it at once, because drawing the
 * land takes a third of the time until a second visit is ready.
 * @returns a function that stops this
 */
export function storeLandAtRest(
  engine: Pick<MapEngine, 'landInView'>,
  onRest: (rested: () => void) => () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let storedView = ''
  let isPossible: Promise<boolean> | undefined
  const later = (attempt: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => storePicture(attempt)), restBeforeStoringMs)
  }
  const storePicture = (attempt: number) => {
    const land = engine.landInView()
    // The service worker answers requests for the picture. On a first visit it starts later than the land is drawn.
    if (!land || !isControlled()) {
      if (attempt < maxAttempts) later(attempt + 1)
      return
    }
    const { seen, resolution } = land
    const shown = JSON.stringify({ ...drawnFrom(), seen, resolution })
    if (shown === storedView) return
    isPossible ??= canStorePictures()
    isPossible
      .then((possible) => (possible ? save(land) : undefined))
      .then(
        () => {
          storedView = shown
        },
        // If there is no room, or in a private window, the next visit draws its land.
        () => undefined,
      )
  }
  later(1)
  const stop = onRest(() => later(1))
  return () => {
    clearTimeout(timer)
    stop()
  }
}

async function save(land: LandInView): Promise<void> {
  const from = drawnFrom()
  if (!from.drawnFrom) return
  const drawn = draw(land)
  if (!drawn) return
  const { canvas, extent } = drawn
  const blob = await webpOf(canvas)
  canvas.width = canvas.height = 0
  if (!blob) return
  const cache = await (await siteCaches()).open(lastLandCache(baseUrl.path))
  const [src, before] = [lastLandUrl(Date.now().toString(36)), await cache.keys()]
  await cache.put(src, new Response(blob))
  const { centre, resolution } = land
  const left: LastLand = { ...from, src, extent, centre, resolution }
  browserStorage()?.setItem(lastLandName(), JSON.stringify(left))
  const folder = new URL(lastLandUrl(''), window.location.href).href
  for (const request of before) if (request.url.startsWith(folder)) await cache.delete(request)
}

interface Drawn {
  readonly canvas: HTMLCanvasElement
  readonly extent: Extent
}

/** Draws the view into one picture. Returns `undefined` if the view is too large. */
function draw({ pictures, seen, resolution, pixelRatio }: LandInView): Drawn | undefined {
  const unit = resolution / pixelRatio
  const pixels = (units: number) => Math.round(units / unit)
  // Align the picture with the pixels of the tiles, because it would otherwise be blurred.
  const [tileX, , , tileY] = pictures[0]?.tile.extent ?? seen
  const west = tileX + Math.ceil((seen[0] - tileX) / unit - roundingTolerancePx) * unit
  const north = tileY - Math.ceil((tileY - seen[3]) / unit - roundingTolerancePx) * unit
  const [width, height] = [pixels(seen[2] - west), pixels(north - seen[1])]
  if (width * height > maxPicturePixels) return undefined
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return undefined
  Object.assign(canvas, { width, height })
  for (const { tile, canvas: picture } of pictures) {
    const [minX, minY, maxX, maxY] = tile.extent
    const [left, top] = [pixels(minX - west), pixels(north - maxY)]
    const [right, bottom] = [pixels(maxX - west), pixels(north - minY)]
    context.drawImage(picture, left, top, right - left, bottom - top)
  }
  return { canvas, extent: [west, north - height * unit, west + width * unit, north] }
}

function isControlled(): boolean {
  return Boolean(serviceWorkers()?.controller)
}

/** Returns `undefined` if the browser encodes another format instead, which would be ten times as large. */
async function webpOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', webpQuality)
  })
  return blob?.type === 'image/webp' ? blob : undefined
}

/** True if the browser gives correct pixels of a canvas and can encode WebP. */
async function canStorePictures(): Promise<boolean> {
  // Loaded on demand, because the first page doesn't need this module.
  const { canReadCanvas } = await import('../../platform/readable-canvas.ts')
  if (!(await canReadCanvas())) return false
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  // Some browsers encode a canvas only once it has a context.
  return canvas.getContext('2d') !== null && (await webpOf(canvas)) !== undefined
}
