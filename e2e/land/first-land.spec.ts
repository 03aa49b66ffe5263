import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import type { Manifest } from '../../src/domain/world/manifest.ts'
import { createScale } from '../../src/domain/world/scale.ts'
import { levelFor, unitsPerPixelAt } from '../../src/map/basemap/tiles/tile-grid.ts'
import { findWorlds, worldsFolder } from '../../tools/worlds.ts'
import { openLand, test, type Land } from './land.ts'

const updating = process.env['UPDATE_LAND_PICTURES'] === '1'
const update = 'UPDATE_LAND_PICTURES=1 npm run e2e -- first-land'

/** Pixels along the longer side of the picture, which the page stretches over the land until that is drawn. */
const side = 480

/** Mean difference of a channel, of 255. Storing it as small as it is costs about 8. */
const tolerance = 11

const { home, others } = findWorlds()

for (const world of [home, ...others]) {
  const file = `${worldsFolder()}/${world}/first-land.webp`

  test(`the small picture of the land of ${world} is the land as the map draws it`, async ({
    browser,
  }) => {
    test.setTimeout(60_000)
    test.skip(!updating && !existsSync(file), 'This world does without one.')
    const page = await browser.newPage()
    const drawn = await wholeLand(await openLand(page, world), world)
    await page.close()
    if (updating) await writeFile(file, await drawn.webp({ quality: 16, effort: 6 }).toBuffer())
    const expected = await drawn.raw().toBuffer({ resolveWithObject: true })
    const stored = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const { width, height } = expected.info
    expect(Math.max(width, height)).toBe(side)
    expect(stored.info).toMatchObject({ width, height })
    let difference = 0
    for (const [at, value] of expected.data.entries()) {
      difference += Math.abs(value - (stored.data[at] ?? 0))
    }
    expect(
      difference / expected.data.length,
      `if the land should look like that, run ${update}`,
    ).toBeLessThan(tolerance)
  })
}

/** In the size in which the first view shows it, made small. */
async function wholeLand(land: Land, world: string): Promise<Sharp> {
  const manifest = readFileSync(`${worldsFolder()}/${world}/world.json`, 'utf8')
  const { extent, metresPerUnit, startView } = JSON.parse(manifest) as Manifest
  const [minX, minY, maxX, maxY] = extent
  const scale = createScale(extent, metresPerUnit)
  const level = levelFor(scale.resolutionAt(startView.zoom), scale)
  const pixels = (units: number) => Math.floor(units / unitsPerPixelAt(level, scale))
  const size = { width: pixels(maxX - minX), height: pixels(maxY - minY) }
  const at = [(minX + maxX) / 2, (minY + maxY) / 2] as const
  const [picture] = await land.pictures([{ at, level, look: 'parchment' }], size)
  if (!picture) throw new Error('Nothing was drawn.')
  const share = side / Math.max(size.width, size.height)
  return sharp(picture, { raw: { ...size, channels: 3 } }).resize(
    Math.round(size.width * share),
    Math.round(size.height * share),
    { kernel: 'lanczos3', fit: 'fill' },
  )
}
