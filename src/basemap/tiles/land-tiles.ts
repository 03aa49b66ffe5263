import type { LandWords } from '../geography.ts'
import type { LandObstacles } from '../land-obstacles.ts'
import type { LandAnswer, LandRequest } from '../land-worker.ts'
import { SupervisedWorker } from '../../platform/supervised-worker.ts'
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

const workerTimeoutMs = 8000

/** Creates the tiles of a world. A worker draws them, replaced once if lost or silent; after that the page draws. */
export function createLandTiles(geographyUrl: string): LandTiles {
  let drawer: TileDrawer | undefined
  let words: LandWords | undefined
  let isClosed = false
  const loading = {} as Loading
  const loaded = new Promise<void>((resolve, reject) => {
    Object.assign(loading, { resolve, reject })
  })
  let hasBegun = false
  const load = () => {
    if (hasBegun || isClosed) return
    hasBegun = true
    if (typeof OffscreenCanvas === 'function')
      drawer = createWorkerDrawer(geographyUrl, tiles, loading, words, drawOnPage)
    else drawOnPage()
  }
  const drawOnPage = () => {
    import('./page-drawer.ts')
      .then(({ createPageDrawer }) => {
        if (isClosed) return
        drawer = createPageDrawer(geographyUrl, tiles, loading, words)
      })
      .catch(loading.reject)
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
  return tiles
}

/** Draws in a worker. `onGivenUp` is called if no worker starts, or if two were lost. */
function createWorkerDrawer(
  geographyUrl: string,
  tiles: LandTiles,
  { resolve, reject }: Loading,
  firstWords: LandWords | undefined,
  onGivenUp: () => void,
): TileDrawer {
  let words = firstWords
  let state = newWorkerState()
  const missingTiles = () =>
    tiles.wanted.filter(({ key }) => !tiles.cache.has(key) || state.outdatedKeys.has(key))
  const worker = new SupervisedWorker<LandAnswer>({
    start: () => new Worker(new URL('../land-worker.ts', import.meta.url), { type: 'module' }),
    restarts: 1,
    maxSilenceMs: workerTimeoutMs,
    owesAnswer: () =>
      state.reads === 'now' || (state.reads === 'done' && missingTiles().length > 0),
    onStart: (post) => {
      const workerState = newWorkerState()
      state = workerState
      if (words) drawer.relabel(words)
      drawer.want()
      // Fetched here instead of in the worker, because the page preloads the file.
      fetchGeography(geographyUrl).then((geography) => {
        workerState.reads = 'now'
        post({ kind: 'load', geography } satisfies LandRequest, [geography])
      }, reject)
    },
    onAnswer: (answer) => {
      state.reads = 'done'
      if (answer.kind === 'loaded') resolve()
      else if (answer.kind === 'failed') reject(new Error(answer.message))
      else if (answer.kind === 'obstacles') {
        tiles.obstacles = answer.obstacles
        tiles.onObstacles?.()
      } else if (answer.kind === 'relabelled') {
        state.outdatedKeys = listKeys(tiles.cache)
        state.lastWantedKeys = ''
        drawer.want()
      } else {
        state.receivedPictures += 1
        const { key } = answer.tile
        const shown = tiles.cache.get(key)?.canvas
        if (!shown) tiles.cache.add(answer.tile, toCanvas(answer.bitmap))
        else if (state.outdatedKeys.has(key)) toCanvas(answer.bitmap, shown)
        else answer.bitmap.close()
        if (!shown || state.outdatedKeys.delete(key)) tiles.onDrawn?.()
      }
    },
    onGivenUp,
  })
  const send = (request: LandRequest) => worker.post(request)
  const drawer: TileDrawer = {
    want: () => {
      const missing = missingTiles()
      const missingKeys = missing.map(({ key }) => key).join(' ')
      if (missingKeys === state.lastWantedKeys) return
      state.lastWantedKeys = missingKeys
      send({ kind: 'want', tiles: missing, received: state.receivedPictures })
    },
    relabel: (next) => {
      words = next
      send({ kind: 'relabel', words })
    },
    close: () => worker.close(),
  }
  worker.start()
  return drawer
}

function newWorkerState() {
  return {
    /** Whether the worker reads the geography. */
    reads: 'later' as 'later' | 'now' | 'done',
    receivedPictures: 0,
    outdatedKeys: new Set<string>(),
    lastWantedKeys: '',
  }
}

export function listKeys(cache: TileCache): Set<string> {
  return new Set(Array.from(cache.all(), ({ tile }) => tile.key))
}

/** Moves a bitmap to a canvas element without a copy. */
function toCanvas(bitmap: ImageBitmap, canvas = createCanvas(bitmap)): HTMLCanvasElement {
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
const defaultCachePixels = 33_000_000

/** Pictures of tiles. The least recently used ones are removed first. */
export class TileCache {
  readonly #room: number
  readonly #pictures = new Map<string, TilePicture>()
  #pixels = 0

  constructor(room = defaultCachePixels) {
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
