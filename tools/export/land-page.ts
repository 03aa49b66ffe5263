import { decodeGeography } from '../../src/basemap/geography.ts'
import { onProcessor } from '../../src/basemap/canvas.ts'
import { loadFurtherLetters, loadLandFonts } from '../../src/basemap/land-fonts.ts'
import { LandPainter } from '../../src/basemap/land-painter.ts'

/**
 * Draws all of a world's land, up to its edge, in the style of old paper. Runs in a browser.
 *
 * @param size pixels along the longer side
 * @param level how much is drawn, as on the map's tiles of that level
 * @returns a WebP picture, in base 64
 */
async function drawLand(geography: unknown, size: number, level: number): Promise<string> {
  const land = decodeGeography(geography)
  await Promise.all([loadLandFonts(), loadFurtherLetters(land)])
  const [minX, minY, maxX, maxY] = land.extent
  const unitsPerPixel = Math.max(maxX - minX, maxY - minY) / size
  const width = Math.round((maxX - minX) / unitsPerPixel)
  const height = Math.round((maxY - minY) / unitsPerPixel)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', onProcessor)
  if (!context) throw new Error('There is no canvas to draw on.')
  new LandPainter(land).paint(context, {
    key: '',
    basemapStyle: 'parchment',
    level,
    extent: land.extent,
    unitsPerPixel,
    width,
    height,
  })
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer(),
  )
  let text = ''
  for (let start = 0; start < bytes.length; start += 10_000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 10_000))
  }
  return btoa(text)
}

export type DrawLand = typeof drawLand

Object.assign(globalThis, { drawLand })
