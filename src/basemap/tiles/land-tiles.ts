import type { LandWords } from '../geography.ts'
import type { LandObstacles } from '../land-obstacles.ts'
import type { LandAnswer, LandRequest } from '../land-worker.ts'
import { fetchGeography } from '../fetch-geography.ts'
import type { Tile } from './tile-grid.ts'

/** Pictures of the land, drawn on request by a worker or by the page. */
export interface LandTiles {
  /** Resolves when the geography is loaded; rejects if that fails. */
  readonly loaded: Promise<void>
  readonly cache: TileCache
  /** Starts loading the geography before any tile is wanted. */
  readonly load: () => void
  /** @param tiles all wanted tiles, the most wanted first; earlier requests for other tiles are cancelled */
  readonly want: (tiles: readonly Tile[]) => void
  /** Parts of the land that names on the map avoid. `undefined` until they are known. */
  obstacles: LandObstacles | undefined
  /** Called when the obstacles become known or change. */
  onObstacles: (() => void) | undefined
  /** Tiles of the last request, drawn or not. */
  wanted: readonly Tile[]
  onDrawn: (() => void) | undefined
  /** Changes the language of the words; `undefined` means English. Wanted tiles are drawn again. */
  readonly relabel: (words: LandWords | undefined) => void
  readonly close: () => void
}

export interface TileDrawer {
  readonly want: () => void
  readonly relabel: (words: LandWords | undefined) => void
  readonly close: () => void
}

/** Settles {@link LandTiles.loaded}. Only the first call counts. */
export interface Loading {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Milliseconds without an answer after which a worker counts as lost. */
const silence = 8000

/** Creates the tiles of a world. A worker draws them, replaced once if lost or silent; after that the page draws. */
export function createLandTiles(geographyUrl: string): LandTiles {
  let workers = typeof Worker === 'function' && typeof OffscreenCanvas === 'function' ? 2 : 0
  let drawer: TileDrawer | undefined
  let words: LandWords | undefined
  let isClosed = false
  const loading = {} as Loading
  const loaded = new Promise<void>((resolve, reject) => {
    Object.assign(loading, { resolve, reject })
  })
  let isBegun = false
  const load = () => {
    if (isBegun || isClosed) return
    isBegun = true
    begin().catch(loading.reject)
  }
  const tiles: LandTiles = {
    loaded,
    load,
    cache: new TileCache(),
    onDrawn: undefined,
    obstacles: undefined,
    onObstacles: undefined,
    wanted: [],
    want: (wanted) => {
      tiles.wanted = wanted
      load()
      drawer?.want()
    },
    relabel: (next) => {
      if (next === words) return
      words = next
      drawer?.relabel(next)
    },
    close: () => {
      isClosed = true
      drawer?.close()
    },
  }
  const begin = async () => {
    drawer?.close()
    drawer = undefined
    workers -= 1
    try {
      if (workers >= 0) drawer = workerDrawer(geographyUrl, tiles, loading, begin)
    } catch {
      workers = -1
    }
    if (workers < 0) {
      const { pageDrawer } = await import('./page-drawer.ts')
      drawer = pageDrawer(geographyUrl, tiles, loading)
    }
    if (isClosed) drawer?.close()
    if (words) drawer?.relabel(words)
    if (tiles.wanted[0]) drawer?.want()
  }
  return tiles
}

/** Throws if no worker can be started. `onLost` is called to replace a lost worker. */
function workerDrawer(
  geographyUrl: string,
  tiles: LandTiles,
  { resolve, reject }: Loading,
  onLost: () => Promise<void>,
): TileDrawer {
  const worker = new Worker(new URL('../land-worker.ts', import.meta.url), {
    type: 'module',
  })
  let isLost = false
  let isReading = false
  let clock: ReturnType<typeof setTimeout> | undefined
  const lose = () => {
    if (isLost) return
    isLost = true
    onLost().catch(reject)
  }
  const missing = () => tiles.wanted.filter(({ key }) => !tiles.cache.has(key) || stale.has(key))
  /** Restarts the timeout if the worker owes an answer. Called on requests and on every message. */
  const wait = () => {
    clearTimeout(clock)
    clock = isReading || missing().length > 0 ? setTimeout(lose, silence) : undefined
  }
  const send = (request: LandRequest) => worker.postMessage(request)
  let received = 0
  /** Keys of pictures with outdated words. */
  let stale = new Set<string>()
  let lastWish = ''
  const drawer: TileDrawer = {
    want: () => {
      const wished = missing()
      const wish = wished.map(({ key }) => key).join(' ')
      if (wish === lastWish) return
      lastWish = wish
      send({ kind: 'want', tiles: wished, received })
      if (clock === undefined || wish === '') wait()
    },
    relabel: (words) => send({ kind: 'relabel', words }),
    close: () => {
      isLost = true
      clearTimeout(clock)
      worker.terminate()
    },
  }
  worker.addEventListener('error', lose)
  worker.addEventListener('message', ({ data }: MessageEvent<LandAnswer>) => {
    if (data.kind === 'loaded') resolve()
    else if (data.kind === 'failed') reject(new Error(data.message))
    else if (data.kind === 'obstacles') {
      tiles.obstacles = data.obstacles
      tiles.onObstacles?.()
    } else if (data.kind === 'relabelled') {
      stale = keysOf(tiles.cache)
      lastWish = ''
      drawer.want()
    } else {
      received += 1
      const { key } = data.tile
      const shown = tiles.cache.get(key)?.canvas
      if (!shown) tiles.cache.add(data.tile, hold(data.bitmap))
      else if (stale.has(key)) hold(data.bitmap, shown)
      else data.bitmap.close()
      if (!shown || stale.delete(key)) tiles.onDrawn?.()
    }
    isReading = false
    wait()
  })
  // Fetched here instead of in the worker, because the page preloads the file.
  fetchGeography(geographyUrl).then((geography) => {
    if (isLost) return
    isReading = true
    worker.postMessage({ kind: 'load', geography } satisfies LandRequest, [geography])
    wait()
  }, reject)
  return drawer
}

export function keysOf(cache: TileCache): Set<string> {
  return new Set(Array.from(cache.all(), ({ tile }) => tile.key))
}

/** Moves a bitmap to a canvas element without a copy. */
function hold(bitmap: ImageBitmap, canvas = createCanvas(bitmap)): HTMLCanvasElement {
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return canvas
}

export function createCanvas(size: { readonly width: number; readonly height: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  return canvas
}

export interface TilePicture {
  readonly tile: Tile
  readonly canvas: HTMLCanvasElement
}

/** Greatest number of device pixels, four bytes each: about 130 MB, several views on screens up to 4K. */
const defaultRoom = 33_000_000

/** Pictures of tiles. The least recently used ones are removed first. */
export class TileCache {
  readonly #room: number
  readonly #pictures = new Map<string, TilePicture>()
  #pixels = 0

  constructor(room = defaultRoom) {
    this.#room = room
  }

  has(key: string): boolean {
    return this.#pictures.has(key)
  }

  /** Returns a picture and marks it as used. */
  get(key: string): TilePicture | undefined {
    const picture = this.#pictures.get(key)
    if (picture) {
      this.#pictures.delete(key)
      this.#pictures.set(key, picture)
    }
    return picture
  }

  /** Returns all pictures, the least recently used first. */
  all(): IterableIterator<TilePicture> {
    return this.#pictures.values()
  }

  /** Keeps a picture that is already there, because it may be on screen. */
  add(tile: Tile, canvas: HTMLCanvasElement): void {
    if (this.#pictures.has(tile.key)) return
    this.#pictures.set(tile.key, { tile, canvas })
    this.#pixels += tile.width * tile.height
  }

  /** Removes old pictures until there is room, except those in use. */
  trim(inUse: ReadonlySet<string>): void {
    for (const key of this.#pictures.keys()) {
      if (this.#pixels <= this.#room) return
      if (!inUse.has(key)) this.#remove(key)
    }
  }

  #remove(key: string): void {
    const picture = this.#pictures.get(key)
    if (!picture) return
    this.#pictures.delete(key)
    this.#pixels -= picture.tile.width * picture.tile.height
    // Browsers otherwise free the element's pixels late.
    picture.canvas.width = picture.canvas.height = 0
  }
}
