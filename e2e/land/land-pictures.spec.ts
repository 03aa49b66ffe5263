import { expect, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { basemapStyleNames, type BasemapStyleName } from '../../src/basemap/basemap-style.ts'
import { differenceOf, pictureOfDifference, type Difference } from './land-difference.ts'
import type { Variation } from './land-harness.ts'
import {
  pictureSize,
  places,
  readPictures,
  updateCommand,
  viewsOf,
  writePictures,
  type Place,
} from './land-picture-files.ts'
import { test, type Land } from './land.ts'

const isUpdate = process.env['UPDATE_LAND_PICTURES'] === '1'

for (const place of places) {
  test(`the land looks as it is stored: ${place.name}`, async ({ landOf }) => {
    const land = await landOf(place.world)
    const pictures = await land.pictures(viewsOf(place), pictureSize)
    if (isUpdate) {
      await writePictures(place, pictures)
      return
    }
    const stored = await storedOf(place)
    const changed: string[] = []
    for (const [index, view] of viewsOf(place).entries()) {
      const [expected, actual] = [stored[index], pictures[index]]
      if (!expected || !actual || !differenceOf(expected, actual).isTooGreat) continue
      const title = `${place.name} at level ${view.level} in ${view.basemapStyle}`
      changed.push(`at level ${view.level} in ${view.basemapStyle}`)
      await attach(test.info(), `${title}-expected.png`, expected)
      await attach(test.info(), `${title}-actual.png`, actual)
      await attach(test.info(), `${title}-diff.png`, pictureOfDifference(expected, actual))
    }
    if (changed.length > 0) {
      throw new Error(
        `The ${place.name} ${changed.join(', ')} no longer looks as in e2e/land/land-pictures/${place.name}.png: if it should look like that, run ${updateCommand}`,
      )
    }
  })
}

for (const [name, variation] of [
  ['0.3 pixels away', { shift: 0.3 }],
  ['for a sharp screen', { ratio: 2 }],
] as const) {
  test(`the land passes for the same when it is drawn ${name}`, async ({ landOf }) => {
    const worst = { share: 0, mean: 0 }
    for (const place of places) {
      const land = await landOf(place.world)
      for (const basemapStyle of basemapStyleNames) {
        const differences = await differencesOf(land, place, basemapStyle, variation)
        for (const { share, mean } of differences) {
          worst.share = Math.max(worst.share, share)
          worst.mean = Math.max(worst.mean, mean)
        }
        expect
          .soft(
            differences.filter(({ isTooGreat }) => isTooGreat),
            `${place.name} in ${basemapStyle}`,
          )
          .toEqual([])
      }
    }
    note('greatest difference', `share ${worst.share.toFixed(3)}, mean ${worst.mean.toFixed(2)}`)
  })
}

test('there is a place for each layer of the land', ({ land }) => {
  const shown = new Set(places.flatMap(({ shows }) => shows))
  expect([...shown].sort()).toEqual([...land.layers].sort())
})

for (const basemapStyle of basemapStyleNames) {
  test(`each layer of the land would be missed in ${basemapStyle}`, async ({ landOf }) => {
    for (const place of places) {
      const land = await landOf(place.world)
      for (const layer of place.shows) {
        const differences = await differencesOf(land, place, basemapStyle, { without: [layer] })
        const shares = differences.map(({ share }) => share)
        note(
          'share of changed cells',
          `${place.name} without ${layer}: ${Math.max(...shares).toFixed(3)}`,
        )
        expect(
          differences.some(({ isTooGreat }) => isTooGreat),
          `${place.name} in ${basemapStyle} without ${layer} passes for the same: ${shares.join(', ')}`,
        ).toBe(true)
      }
    }
  })
}

async function differencesOf(
  land: Land,
  place: Place,
  basemapStyle: BasemapStyleName,
  variation: Variation,
): Promise<Difference[]> {
  const views = viewsOf(place).filter((view) => view.basemapStyle === basemapStyle)
  const usual = await land.pictures(views, pictureSize)
  const varied = await land.pictures(views, pictureSize, variation)
  return usual.map((picture, index) => differenceOf(picture, varied[index] ?? Buffer.alloc(0)))
}

/** Adds a note to the test report. Its numbers help to choose a tolerance. */
function note(type: string, description: string): void {
  test.info().annotations.push({ type, description })
}

async function storedOf(place: Place): Promise<Buffer[]> {
  const stored = await readPictures(place)
  if (stored) return stored
  throw new Error(`There are no stored pictures of ${place.name} yet: run ${updateCommand}`)
}

async function attach(info: TestInfo, name: string, picture: Buffer): Promise<void> {
  const body = await sharp(picture, { raw: { ...pictureSize, channels: 3 } })
    .png()
    .toBuffer()
  await info.attach(name, { body, contentType: 'image/png' })
}
