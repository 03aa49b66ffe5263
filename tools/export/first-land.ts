import sharp, { type Sharp } from 'sharp'
import { buildGeographyFile } from '../../pipeline/build/geography.ts'
import type { Source } from '../../pipeline/source.ts'
import { createScale } from '../../src/geometry/scale.ts'
import { startLandExtent } from '../../src/world/start-pictures.ts'
import type { StartLandName } from '../../src/world/world.ts'
import { levelFor, unitsPerPixelAt } from '../../src/basemap/tiles/tile-grid.ts'
import { drawLand } from './land-picture.ts'

/** Pixels along the longer side of the picture. The page stretches it over the land until the land is drawn. */
const side = 480

/**
 * Draws a world's entire land in the detail of the first view, then shrinks the picture.
 *
 * @returns The picture, or a sentence if there is no browser.
 */
export async function drawFirstLand(source: Source): Promise<Sharp | string> {
  const { extent, metresPerUnit, startView } = source.world
  const [minX, minY, maxX, maxY] = extent
  const scale = createScale(extent, metresPerUnit)
  const level = levelFor(scale.resolutionAt(startView.zoom), scale)
  const longer = Math.max(maxX - minX, maxY - minY)
  const size = Math.floor(longer / unitsPerPixelAt(level, scale))
  const geography = Buffer.from(buildGeographyFile(source).content).toString()
  const picture = await drawLand(geography, size, level)
  if (typeof picture === 'string') return picture
  const pixels = (units: number) => Math.round((units / longer) * side)
  return sharp(picture)
    .removeAlpha()
    .resize(pixels(maxX - minX), pixels(maxY - minY), {
      kernel: 'lanczos3',
      fit: 'fill',
    })
}

/** Draws the land of the first view, without lettering. @returns The picture, or a sentence if there is no browser. */
export async function drawStartLand(source: Source, name: StartLandName): Promise<Sharp | string> {
  const { extent, metresPerUnit, startView } = source.world
  const scale = createScale(extent, metresPerUnit)
  const resolution = scale.resolutionAt(startView.zoom)
  const part = startLandExtent({ extent, startView, scale }, name)
  const [minX, minY, maxX, maxY] = part
  const longer = Math.max(maxX - minX, maxY - minY)
  const size = Math.round(longer / resolution)
  const geography = Buffer.from(buildGeographyFile(source).content).toString()
  const picture = await drawLand(geography, size, levelFor(resolution, scale), part)
  return typeof picture === 'string' ? picture : sharp(picture).removeAlpha()
}
