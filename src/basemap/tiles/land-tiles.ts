import type { LandWords } from '../geography.ts'
import type { LandObstacles } from '../land-obstacles.ts'
import type { LandAnswer, LandRequest } from '../land-worker.ts'
import { fetchGeography } from '../fetch-geography.ts'
import type { Tile } from './tile-grid.ts'

/** The land's pictures: drawn on request, wherever this browser can, and kept as long as there is room. */
export interface LandTiles {
  /** Settles when the geography is there; rejects when it could not be loaded. */
  readonly loaded: Promise<void>
  /** Every picture there is, by its tile's key. */
  readonly cache: TileCache
  /** Has the geography loaded before anything is wanted. */
  readonly load: () => void
  /** @param tiles all that are wanted now, the most wanted first; requests for others are cancelled */
  readonly want: (tiles: readonly Tile[]) => void
  /** What names on the map stand clear of, once it is known. */
  obstacles: LandObstacles | undefined
  /** Called when it is known, or is other than before. */
  onObstacles: (() => void) | undefined
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

/** Whoever draws what the tiles want: a worker, or the page. */
export interface TileDrawer {
  /** What is wanted has changed. */
  readonly want: () => void
  readonly relabel: (words: LandWords | undefined) => void
  readonly close: () => void
}

/** What a drawer tells of the land; only the first of it counts. */
export interface Loading {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** How long a worker may say nothing while something is asked of it, in milliseconds. */
const silence = 8000

/**
 * On a worker where the browser has one that can draw, otherwise on the page. A worker that is lost, or says nothing,
 * is started anew once; then the page draws.
 */
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

/** @param onLost asks for another @throws where no worker may be started */
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
  /** Begins once something is asked, and anew with every word of the worker. */
  const wait = () => {
    clearTimeout(clock)
    clock = isReading || missing().length > 0 ? setTimeout(lose, silence) : undefined
  }
  const send = (request: LandRequest) => worker.postMessage(request)
  let received = 0
  /** The pictures that have other words than they should. */
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
  // Fetched here and not by the worker: the page has it on its way from its very first bytes.
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

/** A bitmap as an element: handed over, not copied. */
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

/** Device pixels kept at most, four bytes each: about 130 MB, several views of any screen up to 4K. */
const defaultRoom = 33_000_000

/** Pictures of tiles, the most recently used of them as far as there is room. */
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

  /** Counts as a use. */
  get(key: string): TilePicture | undefined {
    const picture = this.#pictures.get(key)
    if (picture) {
      this.#pictures.delete(key)
      this.#pictures.set(key, picture)
    }
    return picture
  }

  /** From the one that was used longest ago. */
  all(): IterableIterator<TilePicture> {
    return this.#pictures.values()
  }

  /** A picture that is there already may be on screen: it stays. */
  add(tile: Tile, canvas: HTMLCanvasElement): void {
    if (this.#pictures.has(tile.key)) return
    this.#pictures.set(tile.key, { tile, canvas })
    this.#pixels += tile.width * tile.height
  }

  /** Makes room, except for what is in use now. */
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
    // Browsers free an element's pixels late otherwise.
    picture.canvas.width = picture.canvas.height = 0
  }
}
