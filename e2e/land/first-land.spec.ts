import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { levelFor, unitsPerPixelAt } from '../../src/map/basemap/tiles/tile-grid.ts'
import { createScale } from '../../src/domain/world/scale.ts'
import { test, type Land } from './land.ts'
import { settings } from '../world.ts'

const file = 'src/map/first-land/parchment.webp'
const update = 'UPDATE_LAND_PICTURES=1 npm run e2e -- first-land'

/** Pixels along the side of the picture, which the page stretches over the land until that is drawn. */
const side = 480

/** Mean difference of a channel, of 255. Storing it as small as it is costs about 8. */
const tolerance = 11

test('the small picture of the land is the land as the map draws it', async ({ land }) => {
  const drawn = await wholeLand(land)
  if (process.env['UPDATE_LAND_PICTURES'] === '1') {
    await writeFile(file, await drawn.webp({ quality: 16, effort: 6 }).toBuffer())
  }
  const expected = await drawn.raw().toBuffer()
  const stored = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(stored.info).toMatchObject({ width: side, height: side })
  let difference = 0
  for (const [at, value] of expected.entries()) {
    difference += Math.abs(value - (stored.data[at] ?? 0))
  }
  expect(
    difference / expected.length,
    `if the land should look like that, run ${update}`,
  ).toBeLessThan(tolerance)
})

/** In the size in which the first view shows it, made small. */
async function wholeLand(land: Land): Promise<Sharp> {
  const { extent, metresPerUnit, startView } = settings
  const [minX, minY, maxX, maxY] = extent
  const scale = createScale(extent, metresPerUnit)
  const level = levelFor(scale.resolutionAt(startView.zoom), scale)
  const pixels = Math.floor((maxX - minX) / unitsPerPixelAt(level, scale))
  const size = { width: pixels, height: pixels }
  const at = [(minX + maxX) / 2, (minY + maxY) / 2] as const
  const [picture] = await land.pictures([{ at, level, look: 'parchment' }], size)
  if (!picture) throw new Error('Nothing was drawn.')
  return sharp(picture, { raw: { ...size, channels: 3 } }).resize(side, side, {
    kernel: 'lanczos3',
  })
}
