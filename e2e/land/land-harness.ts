import { decodeGeography } from '../../src/basemap/geography.ts'
import type { BasemapStyleName } from '../../src/basemap/basemap-style.ts'
import { createScale, type Scale } from '../../src/geometry/scale.ts'
import { mainMemoryCanvas } from '../../src/basemap/canvas.ts'
import { loadExtraFonts, loadLandFonts } from '../../src/basemap/land-fonts.ts'
import { LandPainter } from '../../src/basemap/land-painter.ts'
import { unitsPerPixelAt } from '../../src/basemap/tiles/tile-grid.ts'
import { paintMarkerIcon } from '../../src/map/layers/points/marker-icon.ts'

export interface LandView {
  /** World coordinate of the picture's centre. */
  readonly at: readonly [x: number, y: number]
  readonly level: number
  readonly basemapStyle: BasemapStyleName
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Variation {
  readonly without?: readonly string[]
  /** Pixels by which the land is moved to the right and up. */
  readonly shift?: number
  /** Factor by which the picture is drawn larger and then reduced. */
  readonly ratio?: number
}

/** Colour below the paper. No basemap style contains it, so missing paper is noticed in all of them. */
const table = '#b050d0'

let painter: LandPainter | undefined
let scale: Scale | undefined

/** Runs in the page. Pixels leave the page as base 64, because arrays of numbers would be slow. */
const harness = {
  async load(geography: unknown): Promise<string[]> {
    const land = decodeGeography(geography)
    await Promise.all([loadLandFonts(), loadExtraFonts(land)])
    painter = new LandPainter(land)
    scale = createScale(land.extent, land.metresPerUnit)
    return painter.layers.map(({ name }) => name)
  },

  /** @returns red, green and blue of each pixel, row by row, in base 64 */
  picture(
    { at, level, basemapStyle }: LandView,
    { width, height }: Size,
    variation: Variation,
  ): string {
    const { ratio = 1, shift = 0, without = [] } = variation
    if (!painter || !scale) throw new Error('The land has not been loaded.')
    const unitsPerPixel = unitsPerPixelAt(level, scale)
    // Aligned to whole pixels, like the map's own tiles.
    const left = (Math.round(at[0] / unitsPerPixel - width / 2) - shift) * unitsPerPixel
    const top = (Math.round(at[1] / unitsPerPixel + height / 2) - shift) * unitsPerPixel
    const context = createContext(width * ratio, height * ratio)
    painter.paint(
      context,
      {
        key: '',
        basemapStyle,
        level,
        extent: [left, top - height * unitsPerPixel, left + width * unitsPerPixel, top],
        unitsPerPixel,
        width: width * ratio,
        height: height * ratio,
      },
      without,
    )
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = table
    context.fillRect(0, 0, width * ratio, height * ratio)
    if (ratio === 1) return colours(context)
    const small = createContext(width, height)
    small.imageSmoothingQuality = 'high'
    small.drawImage(context.canvas, 0, 0, width, height)
    return colours(small)
  },

  /** @returns red, green and blue of a marker icon's disc and of its ring, in base 64 */
  markerIcon(colour: string): string {
    const size = 400
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = size
    const context = canvas.getContext('2d', mainMemoryCanvas)
    if (!context) throw new Error('There is no canvas to draw on.')
    context.translate(size / 2, size / 2)
    const state = { done: false, visited: false, selected: false }
    paintMarkerIcon(context, size, colour, state, [])
    const disc = context.getImageData(size / 2, size / 2, 1, 1).data
    // The ring is the brightest pixel between the centre and the edge.
    const { data } = context.getImageData(size / 2, size / 2, size / 2, 1)
    let ring = disc
    for (let index = 0; index < data.length; index += 4) {
      const pixel = data.slice(index, index + 4)
      if (sum(pixel) > sum(ring)) ring = pixel
    }
    return btoa(String.fromCharCode(...disc.slice(0, 3), ...ring.slice(0, 3)))
  },
}

export type LandHarness = typeof harness

function createContext(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', mainMemoryCanvas)
  if (!context) throw new Error('There is no canvas to draw on.')
  return context
}

function colours(context: OffscreenCanvasRenderingContext2D): string {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  const rows: string[] = []
  for (let start = 0; start < data.length; start += width * 4) {
    const row: number[] = []
    for (let index = start; index < start + width * 4; index += 4) {
      row.push(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0)
    }
    rows.push(String.fromCharCode(...row))
  }
  return btoa(rows.join(''))
}

function sum(channels: Uint8ClampedArray): number {
  return channels.reduce((total, channel) => total + channel, 0)
}

Object.assign(globalThis, { land: harness })
