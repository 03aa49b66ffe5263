import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { cardOf, chooseInMapMenu, expect, openMap, openMoreFacts, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import { addPicture, readKeptPictures, type SentPicture } from './own-pictures.ts'

// Browsers that guard against fingerprinting falsify the pixels that scripts read from a canvas, without an error.
test.use({ baseURL: islandSite.address })

/** Changes one bit in some pixels that scripts read from a canvas, in the page or in a worker. */
function falsifyCanvases(): void {
  for (const Context of [
    globalThis.CanvasRenderingContext2D as typeof CanvasRenderingContext2D | undefined,
    globalThis.OffscreenCanvasRenderingContext2D,
  ]) {
    if (!Context) continue
    const prototype = Context.prototype as CanvasRenderingContext2D
    const read = Reflect.get(prototype, 'getImageData') as (...args: unknown[]) => ImageData
    prototype.getImageData = function getImageData(...args) {
      const image = read.apply(this, args)
      for (let at = 40; at < image.data.length; at += 4000)
        image.data[at] = (image.data[at] ?? 0) ^ 1
      return image
    }
  }
}

async function falsify(page: Page): Promise<void> {
  await page.addInitScript(falsifyCanvases)
  await page.route(/poster-worker/, async (route) => {
    const response = await route.fetch()
    const body = `${falsifyCanvases.toString()};falsifyCanvases();${await response.text()}`
    await route.fulfill({ response, body })
  })
}

async function noise(side: number, format: 'png' | 'jpeg'): Promise<SentPicture> {
  let seed = 1
  const data = Uint8Array.from(
    { length: side * side * 3 },
    () => (seed = (seed * 48_271) % 2_147_483_647) & 255,
  )
  const file = await sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .withExif({ IFD0: { Artist: 'Henry' } })
    .toFormat(format)
    .toBuffer()
  return { name: `noise.${format}`, type: `image/${format}`, base64: file.toString('base64') }
}

test('a falsified canvas never changes a stored picture [F109]', async ({ page }) => {
  await falsify(page)
  await openMap(page, './?marker=3')
  await openMoreFacts(page)
  await cardOf(page).focus()
  const small = await noise(100, 'jpeg')
  await addPicture(page, 'paste', small)
  const shown = cardOf(page).getByRole('list', { name: 'Pictures' }).getByRole('img')
  await expect(shown).toBeVisible()
  await addPicture(page, 'paste', await noise(500, 'png'))
  await expect(
    page.getByText(/^Your browser’s fingerprinting protection .* 300 kB\.$/),
  ).toBeVisible()
  const storedPictures = await readKeptPictures(page)
  expect(storedPictures).toMatchObject([{ exif: false, width: 100, height: 100 }])
  expect(storedPictures[0]?.head.charCodeAt(0)).toBe(0xff)
  expect(storedPictures[0]?.size).toBeGreaterThan(Buffer.from(small.base64, 'base64').length * 0.9)
})

test('a falsified canvas gives an explanation instead of a poster [F109]', async ({ page }) => {
  await falsify(page)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await openMap(page)
  await chooseInMapMenu(page, 'Create poster…')
  const dialog = page.getByRole('dialog', { name: 'Poster' })
  await dialog.getByRole('button', { name: 'Save poster' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    /fingerprinting protection .* nothing was saved/,
  )
  expect(downloads).toEqual([])
})
