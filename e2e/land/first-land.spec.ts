import { expect, test } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { loadSource } from '../../pipeline/load.ts'
import type { Source } from '../../pipeline/source.ts'
import { drawFirstLand, drawStartLand } from '../../tools/export/first-land.ts'
import { findWorlds, worldsFolder } from '../../tools/site/worlds.ts'
import { isFullCatalogue } from '../full-catalogue.ts'

/** Limit of the mean difference per channel, 0 to 255. The low quality of the stored pictures costs 8 to 10. */
const tolerance = 12

const { home, others } = findWorlds()

interface Kind {
  readonly stored: (source: Source) => Uint8Array | undefined
  readonly draw: (source: Source) => Promise<Sharp | string>
}

const kinds: Readonly<Record<string, Kind>> = {
  'small picture of the land': { stored: ({ firstLand }) => firstLand, draw: drawFirstLand },
  'wide picture of the start': {
    stored: ({ startLand }) => startLand?.wide,
    draw: (source) => drawStartLand(source, 'wide'),
  },
  'narrow picture of the start': {
    stored: ({ startLand }) => startLand?.narrow,
    draw: (source) => drawStartLand(source, 'narrow'),
  },
}

// A change of the painter affects every world, so a usual run tests the home world only.
for (const world of isFullCatalogue ? [home, ...others] : [home]) {
  for (const [name, { stored, draw }] of Object.entries(kinds)) {
    test(`the ${name} of ${world} is the land as the map draws it`, async () => {
      const { value: source } = await loadSource(worldsFolder(), world)
      const file = source && stored(source)
      if (!file) {
        test.skip(true, 'This world does without one.')
        return
      }
      const drawn = await draw(source)
      if (typeof drawn === 'string') throw new Error(drawn)
      const expected = await drawn.raw().toBuffer({ resolveWithObject: true })
      const found = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const { width, height } = expected.info
      expect(found.info).toMatchObject({ width, height })
      let difference = 0
      for (const [at, value] of expected.data.entries()) {
        difference += Math.abs(value - (found.data[at] ?? 0))
      }
      expect(
        difference / expected.data.length,
        `if the land should look like that, run npm run world:picture -- ${world}`,
      ).toBeLessThan(tolerance)
    })
  }
}
