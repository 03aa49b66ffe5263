import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { loadSource } from '../../pipeline/load.ts'
import { drawFirstLand } from '../../tools/export/first-land.ts'
import { findWorlds, worldsFolder } from '../../tools/site/worlds.ts'

/** Mean difference of a channel, of 255. Storing it as small as it is costs about 8. */
const tolerance = 11

const { home, others } = findWorlds()

for (const world of [home, ...others]) {
  test(`the small picture of the land of ${world} is the land as the map draws it`, async () => {
    const { value: source } = await loadSource(worldsFolder(), world)
    if (!source?.firstLand) {
      test.skip(true, 'This world does without one.')
      return
    }
    const drawn = await drawFirstLand(source)
    if (typeof drawn === 'string') throw new Error(drawn)
    const expected = await drawn.raw().toBuffer({ resolveWithObject: true })
    const { firstLand } = source
    const stored = await sharp(firstLand).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const { width, height } = expected.info
    expect(stored.info).toMatchObject({ width, height })
    let difference = 0
    for (const [at, value] of expected.data.entries()) {
      difference += Math.abs(value - (stored.data[at] ?? 0))
    }
    expect(
      difference / expected.data.length,
      `if the land should look like that, run npm run world:picture -- ${world}`,
    ).toBeLessThan(tolerance)
  })
}
