import { mainMemoryCanvas } from '../../src/basemap/canvas.ts'
import { decodeGeography } from '../../src/basemap/geography.ts'
import { landFont, loadExtraFonts, loadLandFonts } from '../../src/basemap/land-fonts.ts'
import { LandPainter } from '../../src/basemap/land-painter.ts'
import type { Extent } from '../../src/geometry/extent.ts'
import { paintSigns, placeSigns } from '../../src/features/print/map/paint-signs.ts'
import type { AskedSigns } from '../../src/features/print/map/poster-messages.ts'
import logo from '../../src/app/favicon.svg?raw'
import { encodeBase64 } from './base64.ts'

export interface PreviewRequest {
  readonly geography: string
  /** World units. */
  readonly extent: Extent
  /** World units per CSS pixel. */
  readonly unitsPerPixel: number
  /** Level of the map's tiles whose amount of detail is drawn. */
  readonly level: number
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly signs: AskedSigns
  readonly title: string
  readonly game: string
}

/** The page's own colours: src/app/app.css. */
const colours = {
  ink: '23, 19, 14',
  gold: '#d9a441',
  bright: '#f0c26a',
  vellum: '#f0e6d0',
} as const

const frameMarginPx = 34
const textMarginPx = 80

/** Longer lines are written in a smaller font. */
const maxLineWidthPx = 560

/**
 * Draws a part of a world's land with some of its places and the world's name. Runs in a browser.
 *
 * @returns A PNG picture in base 64.
 */
async function drawPreview(asked: PreviewRequest): Promise<string> {
  const { extent, unitsPerPixel, level, width, height, signs, title, game } = asked
  const land = decodeGeography(JSON.parse(asked.geography))
  const written = [title, game, ...signs.places.map(({ name }) => name)].join()
  await Promise.all([loadLandFonts(), loadExtraFonts({ ...land, title: written })])
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', mainMemoryCanvas)
  if (!context) throw new Error('There is no canvas to draw on.')
  const tile = {
    key: '',
    basemapStyle: 'parchment',
    level,
    extent,
    unitsPerPixel,
    width,
    height,
  } as const
  new LandPainter(land).paint(context, tile)
  paintSigns(context, tile, placeSigns(context, signs, 'parchment', { ...tile, tiles: [] }))
  paintShade(context, width, height)
  await paintWords(context, height, { title, game })
  context.strokeStyle = colours.gold
  context.lineWidth = 3
  context.strokeRect(
    frameMarginPx,
    frameMarginPx,
    width - 2 * frameMarginPx,
    height - 2 * frameMarginPx,
  )
  return encodeBase64(await canvas.convertToBlob({ type: 'image/png' }))
}

type Context = OffscreenCanvasRenderingContext2D

/** Darkens the left side, so that the text is legible. The shade fades out without a visible edge. */
function paintShade(context: Context, width: number, height: number): void {
  const shade = context.createLinearGradient(0, 0, width * 0.8, 0)
  for (let step = 0; step <= 20; step += 1) {
    const at = step / 20
    const gone = Math.max(0, (at - 0.45) / 0.55)
    shade.addColorStop(at, `rgba(${colours.ink}, ${0.95 * (1 - gone * gone * (3 - 2 * gone))})`)
  }
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
}

async function paintWords(
  context: Context,
  height: number,
  { title, game }: { readonly title: string; readonly game: string },
): Promise<void> {
  const mark = new Image()
  mark.src = URL.createObjectURL(new Blob([logo], { type: 'image/svg+xml' }))
  await mark.decode()
  const side = 76
  context.drawImage(mark, textMarginPx, textMarginPx, side, side)
  context.textBaseline = 'middle'
  write(
    context,
    'Itinerarium',
    textMarginPx + side + 20,
    textMarginPx + side / 2,
    52,
    colours.vellum,
  )
  context.textBaseline = 'alphabetic'
  write(context, title, textMarginPx, height - textMarginPx - 92, 88, colours.bright)
  context.fillStyle = colours.gold
  context.fillRect(textMarginPx, height - textMarginPx - 58, 120, 3)
  write(context, game, textMarginPx, height - textMarginPx - 4, 38, colours.vellum)
}

function write(
  context: Context,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  context.font = landFont(size)
  const { width } = context.measureText(words)
  if (width > maxLineWidthPx) context.font = landFont((size * maxLineWidthPx) / width)
  context.fillStyle = colour
  context.fillText(words, x, y)
}

Object.assign(globalThis, { drawPreview })
