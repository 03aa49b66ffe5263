/**
 * Worker that draws the tiles of the land for `tiles/land-tiles.ts`. Only the latest list of wanted tiles counts.
 */

import { withLandWords, type Land, type LandWords } from './geography.ts'
import { createCanvas, mainMemoryCanvas, reserveCanvas } from './canvas.ts'
import { landObstacles, type LandObstacles } from './land-obstacles.ts'
import { loadExtraFonts, loadLandFonts } from './land-fonts.ts'
import { LandPainter, readGeography } from './land-painter.ts'
import { atlasSize } from './symbols/symbols.ts'
import { TileQueue } from './tiles/tile-queue.ts'
import type { Tile } from './tiles/tile-grid.ts'

export type LandRequest =
  | { readonly kind: 'load'; readonly geography: ArrayBuffer }
  /** Changes the language of the words on the land; `undefined` means English. */
  | { readonly kind: 'relabel'; readonly words: LandWords | undefined }
  /** All missing tiles, the most wanted first. `received` counts the pictures that have arrived. */
  | { readonly kind: 'want'; readonly tiles: readonly Tile[]; readonly received: number }

export type LandAnswer =
  | { readonly kind: 'loaded' }
  /** Pictures that follow have the new words; pictures before this message have the old ones. */
  | { readonly kind: 'relabelled' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'drawn'; readonly tile: Tile; readonly bitmap: ImageBitmap }
  /** Sent after the first picture, and again after the words have changed. */
  | { readonly kind: 'obstacles'; readonly obstacles: LandObstacles }

/** Milliseconds before canvases are created in advance. Usually the geography arrives sooner. */
const reserveDelayMs = 20

setTimeout(reserveAll, reserveDelayMs)

let canvas: OffscreenCanvas | undefined
let land: Land | undefined
let words: LandWords | undefined
let painter: LandPainter | undefined
let firstRequested: Tile | undefined
let obstaclesSentFor: Land | undefined
let labelledLand: Land | undefined
const fonts = loadLandFonts()

/** Keys of tiles that were sent, with the number of pictures sent before. The page may ask for them again. */
const sent = new Map<string, number>()
let sentCount = 0

const queue = new TileQueue(async (tile) => {
  const bitmap = await drawWithWords(tile)
  if (!bitmap) return
  sent.set(tile.key, sentCount)
  sentCount += 1
  postAnswer({ kind: 'drawn', tile, bitmap }, [bitmap])
  answerObstacles()
})

self.addEventListener('message', ({ data }: MessageEvent<LandRequest>) => {
  if (data.kind === 'load') void load(data.geography)
  else if (data.kind === 'relabel') void relabel(data.words)
  else {
    for (const [key, count] of sent) if (count < data.received) sent.delete(key)
    firstRequested ??= data.tiles[0]
    queue.want(data.tiles.filter(({ key }) => !sent.has(key)))
  }
})

async function load(geography: ArrayBuffer): Promise<void> {
  try {
    land = readGeography(geography)
    labelledLand = withLandWords(land, words)
    // WebKit loads a worker's fonts through the page's thread, so start loading before the painter is made.
    const letters = loadExtraFonts(labelledLand)
    painter = new LandPainter(labelledLand)
    await Promise.all([fonts, letters])
    postAnswer({ kind: 'loaded' })
    queue.start()
  } catch (error) {
    postAnswer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

/** Changes the words on the land. Words that arrive before the land apply from the first picture. */
async function relabel(next: LandWords | undefined): Promise<void> {
  words = next
  if (!land) return
  const rewritten = withLandWords(land, next)
  await loadExtraFonts(rewritten)
  // Newer words have arrived in the meantime.
  if (words !== next) return
  labelledLand = rewritten
  painter = new LandPainter(labelledLand)
  sent.clear()
  postAnswer({ kind: 'relabelled' })
}

/** Sends the obstacles once for each language of the land. */
function answerObstacles(): void {
  const context = canvas?.getContext('2d', mainMemoryCanvas)
  if (!context || !labelledLand || obstaclesSentFor === labelledLand) return
  obstaclesSentFor = labelledLand
  postAnswer({ kind: 'obstacles', obstacles: landObstacles(labelledLand, context) })
}

/** Draws a tile, and draws it again if the words have changed in the meantime. */
async function drawWithWords(tile: Tile): Promise<ImageBitmap | undefined> {
  const from = painter
  if (!from) return undefined
  const bitmap = await draw(from, tile)
  if (from === painter) return bitmap
  bitmap.close()
  return drawWithWords(tile)
}

function reserveAll(): void {
  if (painter) return
  reserveCanvas(...atlasSize)
  // Usually the page has asked for the first view by now.
  if (firstRequested) reserveCanvas(firstRequested.width, firstRequested.height)
}

/** Draws on the same canvas as before if the size fits, because a new canvas takes time. */
async function draw(from: LandPainter, tile: Tile): Promise<ImageBitmap> {
  const { width, height } = tile
  if (canvas?.width !== width || canvas.height !== height)
    canvas = createCanvas(width, height) as OffscreenCanvas
  const context = canvas.getContext('2d', mainMemoryCanvas)
  if (!context) throw new Error('The land cannot be drawn.')
  context.clearRect(0, 0, width, height)
  from.paint(context, tile)
  return await createImageBitmap(canvas)
}

function postAnswer(message: LandAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}
