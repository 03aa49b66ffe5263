import { withLandWords, type Land, type LandWords } from './geography.ts'
import { createCanvas, onProcessor, reserveCanvas } from './canvas.ts'
import { landObstacles, type LandObstacles } from './land-obstacles.ts'
import { loadFurtherLetters, loadLandFonts } from './land-fonts.ts'
import { LandPainter, readGeography } from './land-painter.ts'
import { atlasSize } from './symbols/symbols.ts'
import { TileQueue } from './tiles/tile-queue.ts'
import type { Tile } from './tiles/tile-grid.ts'

/** What the page says to the worker that draws the land. */
export type LandRequest =
  | { readonly kind: 'load'; readonly geography: ArrayBuffer }
  /** What is written on the land from now on; English without words. */
  | { readonly kind: 'relabel'; readonly words: LandWords | undefined }
  /** All tiles that are still missing, the most wanted first; `received` are the pictures that have arrived. */
  | { readonly kind: 'want'; readonly tiles: readonly Tile[]; readonly received: number }

/** What it answers. */
export type LandAnswer =
  | { readonly kind: 'loaded' }
  /** What is drawn from now on has the new words; all before it has not. */
  | { readonly kind: 'relabelled' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'drawn'; readonly tile: Tile; readonly bitmap: ImageBitmap }
  /** After the first picture, and anew with other words. */
  | { readonly kind: 'obstacles'; readonly obstacles: LandObstacles }

/** Milliseconds, in which the geography nearly always comes. Longer than that there is nothing better to do. */
const patience = 20

setTimeout(reserveAll, patience)

let canvas: OffscreenCanvas | undefined
let land: Land | undefined
let words: LandWords | undefined
let painter: LandPainter | undefined
let firstWanted: Tile | undefined
/** The land of the obstacles that the page was told. */
let toldOf: Land | undefined
let written: Land | undefined
const fonts = loadLandFonts()

/** The tiles that were sent, by the count of those before them: the page may ask again for what is on its way. */
const sent = new Map<string, number>()
let sentCount = 0

const queue = new TileQueue(async (tile) => {
  const bitmap = await drawWithWords(tile)
  if (!bitmap) return
  sent.set(tile.key, sentCount)
  sentCount += 1
  answer({ kind: 'drawn', tile, bitmap }, [bitmap])
  answerObstacles()
})

self.addEventListener('message', ({ data }: MessageEvent<LandRequest>) => {
  if (data.kind === 'load') void load(data.geography)
  else if (data.kind === 'relabel') void relabel(data.words)
  else {
    for (const [key, count] of sent) if (count < data.received) sent.delete(key)
    firstWanted ??= data.tiles[0]
    queue.want(data.tiles.filter(({ key }) => !sent.has(key)))
  }
})

async function load(geography: ArrayBuffer): Promise<void> {
  try {
    land = readGeography(geography)
    written = withLandWords(land, words)
    // WebKit loads a worker's typefaces through the page's thread, so they load while the painter is made.
    const letters = loadFurtherLetters(written)
    painter = new LandPainter(written)
    await Promise.all([fonts, letters])
    answer({ kind: 'loaded' })
    queue.start()
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

/** Words that come before the land are on it from the first. */
async function relabel(next: LandWords | undefined): Promise<void> {
  words = next
  if (!land) return
  const rewritten = withLandWords(land, next)
  await loadFurtherLetters(rewritten)
  // Others have come since.
  if (words !== next) return
  written = rewritten
  painter = new LandPainter(written)
  sent.clear()
  answer({ kind: 'relabelled' })
}

/** Once for each wording of the land. */
function answerObstacles(): void {
  const context = canvas?.getContext('2d', onProcessor)
  if (!context || !written || toldOf === written) return
  toldOf = written
  answer({ kind: 'obstacles', obstacles: landObstacles(written, context) })
}

/** A tile whose words were changed while it was drawn is drawn again. */
async function drawWithWords(tile: Tile): Promise<ImageBitmap | undefined> {
  const from = painter
  if (!from) return undefined
  const bitmap = await draw(from, tile)
  if (from === painter) return bitmap
  bitmap.close()
  return drawWithWords(tile)
}

/** Before they are needed: {@link reserveCanvas} says why. */
function reserveAll(): void {
  if (painter) return
  reserveCanvas(...atlasSize)
  // Nearly always the first view has been asked for by now.
  if (firstWanted) reserveCanvas(firstWanted.width, firstWanted.height)
}

/** Always on the same canvas: a new one takes time. */
async function draw(from: LandPainter, tile: Tile): Promise<ImageBitmap> {
  const { width, height } = tile
  if (canvas?.width !== width || canvas.height !== height)
    canvas = createCanvas(width, height) as OffscreenCanvas
  const context = canvas.getContext('2d', onProcessor)
  if (!context) throw new Error('The land cannot be drawn.')
  context.clearRect(0, 0, width, height)
  from.paint(context, tile)
  return await createImageBitmap(canvas)
}

function answer(message: LandAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}
