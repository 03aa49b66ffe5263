import { decodeGeography } from '../../src/basemap/geography.ts'
import { mainMemoryCanvas } from '../../src/basemap/canvas.ts'
import { loadExtraFonts, loadLandFonts } from '../../src/basemap/land-fonts.ts'
import { LandPainter } from '../../src/basemap/land-painter.ts'
import type { Extent } from '../../src/geometry/extent.ts'
import { encodeBase64 } from './base64.ts'

/** Draws land in the style of old paper. Runs in a browser. `drawLand` in land-picture.ts explains the arguments. */
async function drawLand(
  geography: string,
  size: number,
  level: number,
  part?: Extent,
): Promise<string> {
  const land = decodeGeography(JSON.parse(geography))
  await Promise.all([loadLandFonts(), loadExtraFonts(land)])
  const extent = part ?? land.extent
  const [minX, minY, maxX, maxY] = extent
  const unitsPerPixel = Math.max(maxX - minX, maxY - minY) / size
  const width = Math.round((maxX - minX) / unitsPerPixel)
  const height = Math.round((maxY - minY) / unitsPerPixel)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', mainMemoryCanvas)
  if (!context) throw new Error('There is no canvas to draw on.')
  const basemapStyle = 'parchment'
  const tile = { key: '', basemapStyle, level, extent, unitsPerPixel, width, height } as const
  new LandPainter(land).paint(context, tile, part ? ['lettering'] : [])
  return encodeBase64(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }))
}

Object.assign(globalThis, { drawLand })
