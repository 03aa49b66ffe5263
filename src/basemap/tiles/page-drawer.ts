import type { LandWords } from '../geography.ts'
import { createPagePainter } from '../page-painter.ts'
import {
  createCanvas,
  listKeys,
  type LandTiles,
  type Loading,
  type TileDrawer,
} from './land-tiles.ts'
import { TileQueue } from './tile-queue.ts'
import type { Tile } from './tile-grid.ts'

/** Draws on the page's own thread if no worker can. */
export function createPageDrawer(
  geographyUrl: string,
  tiles: LandTiles,
  { resolve, reject }: Loading,
  firstWords: LandWords | undefined,
): TileDrawer {
  let queue: TileQueue | undefined
  let words = firstWords
  let painter: Awaited<ReturnType<typeof createPagePainter>> | undefined
  /** Whether the obstacles of the current words were passed to the map. */
  let hasReportedObstacles = false
  let outdatedKeys = new Set<string>()
  const missingTiles = () =>
    tiles.wanted.filter(({ key }) => !tiles.cache.has(key) || outdatedKeys.has(key))
  const load = async () => {
    const asked = words
    const created = await createPagePainter(geographyUrl, asked)
    // Newer words have arrived in the meantime.
    if (asked !== words) return load()
    painter = created
    hasReportedObstacles = false
  }
  const draw = (tile: Tile) => {
    const shown = tiles.cache.get(tile.key)?.canvas
    const canvas = shown ?? createCanvas(tile)
    if (shown) shown.getContext('2d')?.clearRect(0, 0, shown.width, shown.height)
    painter?.paint(canvas, tile)
    outdatedKeys.delete(tile.key)
    tiles.cache.add(tile, canvas)
    tiles.onDrawn?.()
    if (!hasReportedObstacles) {
      hasReportedObstacles = true
      tiles.obstacles = painter?.obstacles(canvas)
      tiles.onObstacles?.()
    }
    return Promise.resolve()
  }
  load().then(() => {
    queue = new TileQueue(draw)
    queue.want(missingTiles())
    queue.start()
    resolve()
  }, reject)
  return {
    want: () => queue?.want(missingTiles()),
    relabel: (next) => {
      words = next
      if (!queue) return
      load().then(
        () => {
          outdatedKeys = listKeys(tiles.cache)
          queue?.want(missingTiles())
        },
        // The land keeps its previous words.
        (error: unknown) => console.error(error),
      )
    },
    close: () => queue?.close(),
  }
}
