import { decodeGeography } from '../src/basemap/geography.ts'
import { createScale } from '../src/geometry/scale.ts'
import type { BasemapStyleName } from '../src/basemap/basemap-style.ts'
import { mainMemoryCanvas } from '../src/basemap/canvas.ts'
import { LandPainter } from '../src/basemap/land-painter.ts'
import {
  nearestLevel,
  tilesWithin,
  unitsPerPixelAt,
  type Tile,
} from '../src/basemap/tiles/tile-grid.ts'

/** This file runs in a worker. It draws tiles of every level and reports the times. */

interface Order {
  readonly geography: unknown
  readonly font: ArrayBuffer
  readonly basemapStyle: BasemapStyleName
  readonly tilesPerLevel: number
}

export interface LevelTimes {
  readonly level: number
  readonly unitsPerPixel: number
  /** Milliseconds of each tile. */
  readonly times: readonly number[]
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => void time(data))

async function time({ geography, font, basemapStyle, tilesPerLevel }: Order): Promise<void> {
  const { fonts } = self as unknown as { fonts: FontFaceSet }
  fonts.add(await new FontFace('Land', font).load())
  const land = decodeGeography(geography)
  const world = { extent: land.extent, scale: createScale(land.extent, land.metresPerUnit) }
  const painter = new LandPainter(land)
  const draw = (tile: Tile) => {
    const canvas = new OffscreenCanvas(tile.width, tile.height)
    const begin = performance.now()
    const context = canvas.getContext('2d', mainMemoryCanvas)
    if (context) painter.paint(context, tile)
    canvas.transferToImageBitmap().close()
    return performance.now() - begin
  }
  const some = (level: number, count: number) => {
    const all = tilesWithin(world, { extent: land.extent, basemapStyle, level, pixelRatio: 1 })
    const step = Math.max(all.length / count, 1)
    return Array.from({ length: Math.min(count, all.length) }, (_, index) => {
      return all[Math.floor(index * step)] as Tile
    })
  }
  // Players see the speed of a worker that has been running, so warm it up first.
  for (const tile of some(6, 12)) draw(tile)
  const levels: LevelTimes[] = []
  for (let level = 0; level <= nearestLevel(world.scale); level += 1) {
    const chosen = some(level, tilesPerLevel)
    const rounds = Math.ceil(tilesPerLevel / chosen.length)
    const times = Array.from({ length: rounds }, () => chosen.map(draw)).flat()
    levels.push({ level, unitsPerPixel: unitsPerPixelAt(level, world.scale), times })
  }
  self.postMessage(levels)
}
