import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../accessible.ts'
import { chooseInMapMenu, expect, lastPosition, openMap, seed, test } from '../fixtures.ts'
import { stash, storedPins } from '../pins/pins.ts'
import { wholeSite } from '../sites.ts'

test.use({ baseURL: wholeSite.address })

test('a wallpaper of the current view has the same pixels as its tiles', async ({ page }) => {
  await seed(page, lastPosition({ coordinates: [2000, 2000], zoom: 3 }))
  await openMap(page)
  await chooseInMapMenu(page, 'Create poster…')
  const dialog = page.getByRole('dialog', { name: 'Poster' })
  await dialog.getByLabel('Size').selectOption('Wallpaper')
  const make = dialog.getByRole('button', { name: 'Save poster' })
  await dialog.getByLabel('Width in pixels').fill('319')
  await expect(dialog.getByRole('alert')).toHaveText('Each side must be 320 to 16,384 pixels.')
  await expect(make).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Width in pixels').fill('640')
  await dialog.getByLabel('Height in pixels').fill('400')
  await dialog.getByLabel('Show').selectOption('Map only')
  await dialog.getByRole('radio', { name: 'Current view' }).check()
  const [download] = await Promise.all([page.waitForEvent('download'), make.press('Enter')])
  const { data, info } = await sharp(readFileSync(await download.path()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([640, 400])
  const shown = await tilesAround(page, info)
  const seen = shown.flatMap((value, index) => (index % 4 === 3 && value === 255 ? [index] : []))
  expect(seen.length).toBeGreaterThan(640 * 400 * 0.9)
  const differences = seen.map((alpha) => {
    const [from, at] = [alpha - 3, ((alpha - 3) / 4) * 3]
    return Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((shown[from + channel] ?? NaN) - (data[at + channel] ?? NaN)),
      ),
    )
  })
  // Two paintings of the same tile may differ by 2. A tree's edge is rounded by its position in the atlas, which
  // depends on the tiles painted before.
  expect(differences.filter((difference) => !(difference <= 2))).toEqual([])
  expect(differences.filter((difference) => difference > 0).length / seen.length).toBeLessThan(
    0.005,
  )
})

/** Returns red, green, blue and alpha of the land's tiles around the centre of the window, whatever covers them. */
async function tilesAround(
  page: Page,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<readonly number[]> {
  return await page.evaluate(
    ([across, down]) => {
      const all = document.createElement('canvas')
      all.width = across
      all.height = down
      const context = all.getContext('2d', { willReadFrequently: true })
      for (const tile of document.querySelectorAll<HTMLCanvasElement>(
        'canvas[data-basemap-style]',
      )) {
        const { left, top } = tile.getBoundingClientRect()
        const x = Math.round(left - (window.innerWidth - across) / 2)
        const y = Math.round(top - (window.innerHeight - down) / 2)
        context?.drawImage(tile, x, y)
      }
      return [...(context?.getImageData(0, 0, across, down).data ?? [])]
    },
    [width, height] as const,
  )
}

test('the view is printed once it is drawn, with its places and a box each', async ({ page }) => {
  const pin = { ...stash, title: 'Rope bridge', x: 2000, y: 2000, colour: 'purple' }
  const far = { ...stash, id: 'fedcba9876543210fedcba98', title: 'Far away', x: 6000, y: 6000 }
  await seed(page, {
    ...lastPosition({ coordinates: [2000, 2000], zoom: 5 }),
    ...storedPins(pin, far),
  })
  await page.addInitScript(() => {
    window.print = () => {
      // A picture that hasn't loaded by now would be missing on paper.
      const image = document.querySelector<HTMLImageElement>('.print-view img')
      document.documentElement.dataset['printed'] = image?.complete ? 'whole' : 'early'
    }
  })
  await openMap(page)
  await chooseInMapMenu(page, 'Print view…')
  const dialog = page.getByRole('dialog', { name: 'Print' })
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Print' }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText('Ready to print')
  await expectAccessible(page)
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'whole')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('img')).toHaveCount(0)
  const seen = await sheet.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(seen).toBeGreaterThan(1000)
  expect(await purpleIn(sheet.locator('img'))).toBeGreaterThan(100)
  const bridgeRow = sheet.getByRole('listitem').filter({ hasText: 'Rope bridge' })
  await expect(bridgeRow).toContainText('bring a spade')
  await expect(sheet).not.toContainText('Far away')
  const legend = sheet.locator('.print-legend').getByRole('listitem')
  const places = (await sheet.getByRole('listitem').count()) - (await legend.count()) - 1
  expect(await sheet.locator('h2', { hasText: / found$/ }).count()).toBe(await legend.count())
  await expect(sheet.locator('.print-scale')).toHaveText(/^[\d,.]+ (m|km)$/)
  expect(places).toBeGreaterThan(2)
  await expect(sheet).toContainText(`${places} places in this view`)
  // Counts use lining figures, even beside text in the display font.
  const counts = [
    sheet.getByText(`${places} places in this view`),
    sheet.locator('h2 small').first(),
  ]
  for (const count of counts) await expect(count).toHaveCSS('font-feature-settings', '"lnum"')
  await expect(page.getByRole('main')).toBeHidden()
  await expect(dialog).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(dialog).toHaveCount(0)
  await expect(sheet).toHaveCount(0)
})

/** Counts the pixels of a picture in the colour of a purple pin, which appears nowhere else on the map. */
async function purpleIn(picture: Locator): Promise<number> {
  return await picture.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
    let amount = 0
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] === 0x7b && data[at + 1] === 0x1f && data[at + 2] === 0xa2) amount += 1
    }
    return amount
  })
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
  })

  test('the poster dialog fits the screen, and a printed view fits a page', async ({ page }) => {
    await openMap(page)
    await chooseInMapMenu(page, 'Create poster…')
    const dialog = page.getByRole('dialog', { name: 'Poster' })
    await dialog.getByLabel('Size').selectOption('Wallpaper')
    await expect(dialog.getByLabel('Width in pixels')).toBeVisible()
    const beyond = await dialog.evaluate((all) => {
      const { right } = all.getBoundingClientRect()
      return [...all.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > right)
        .map((element) => element.tagName)
    })
    expect(beyond).toEqual([])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await chooseInMapMenu(page, 'Print view…')
    await expect(page.getByRole('dialog', { name: 'Print' }).getByRole('img')).toBeVisible()
    // The sheet is wider than the window was.
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    // The printable area of an A4 sheet is some 26 cm high.
    const box = await page.getByRole('article').locator('img').boundingBox()
    expect(box?.height).toBeLessThan(700)
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(2, 1)
  })
})
