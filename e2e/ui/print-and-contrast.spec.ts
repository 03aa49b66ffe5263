import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  cardOf,
  expect,
  lastPosition,
  mapOf,
  openMap,
  openMoreFacts,
  openSettings,
  panelOf,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { brightness } from '../picture.ts'
import { bareLandSite, wholeSite } from '../sites.ts'
import { longestTitle, pictured } from '../world.ts'

test.use({ baseURL: wholeSite.address })

/** Measures the mean brightness of a part of the screen, its darkest and its lightest pixel, 0 to 255. */
async function light(part: Page | Locator) {
  const png = await part.screenshot({ animations: 'disabled' })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let [sum, darkest, lightest] = [0, 255, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    const value = brightness([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    sum += value
    darkest = Math.min(darkest, value)
    lightest = Math.max(lightest, value)
  }
  return { mean: sum / (data.length / info.channels), darkest, lightest }
}

test('dark land is printed light, though the plain land is not painted yet [F50]', async ({
  page,
}) => {
  // Screenshots of the whole page take their time on a busy machine.
  test.setTimeout(60_000)
  const view = { coordinates: [4700, 4300], zoom: 3.5 } as const
  await seed(page, {
    'settings-store': storedState({ look: 'night' }),
    'filters-store': storedState({ visibleTypes: {} }),
    ...lastPosition(view),
  })
  await openMap(page)
  await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
  await page.getByRole('button', { name: 'Close panel' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  expect((await light(mapOf(page))).mean).toBeLessThan(90)
  // From here on the worker gets no requests, as if the page were printed at once.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined
  })
  await page.emulateMedia({ media: 'print' })
  await expect(mapOf(page)).toHaveAttribute('data-basemap-style', 'plain')
  expect((await light(mapOf(page))).mean).toBeGreaterThan(150)
})

test.describe('pages of text', () => {
  // The server answers an address without a page with status 404, which the console reports as an error.
  test.use({ expectedErrors: /status of 404/ })

  test('they are printed black on white [F50]', async ({ page }) => {
    for (const address of ['terms', 'privacy-policy', 'credits', 'nowhere']) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(`./${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      const { mean, darkest } = await light(page)
      expect(mean).toBeGreaterThan(200)
      expect(darkest).toBeLessThan(60)
      const pale = await page
        .getByRole('main')
        .locator('h1, h2, p, li, a')
        .evaluateAll((all) =>
          all
            .map((element) => getComputedStyle(element).color)
            .filter((colour) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number)) > 60),
        )
      expect(pale).toEqual([])
    }
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

    test('names, switches, hidden types and the focus can be distinguished [F50]', async ({
      page,
    }) => {
      await seed(page, lastPosition({ coordinates: [4096, 4096], zoom: 2.5 }))
      await openMap(page, `./?marker=${pictured.id}`)
      const name = page.locator('.map-label[data-kind="place"]').first()
      await expect(name).toBeAttached()
      // Forced colours would paint the letters and the rim around them in the same colour.
      const forced = await page
        .locator('.map-label')
        .evaluateAll(
          (all) =>
            all.filter((element) => getComputedStyle(element).forcedColorAdjust !== 'none').length,
        )
      expect(forced).toBe(0)

      await openMoreFacts(page)
      const mark = cardOf(page).getByRole('switch', { name: 'Visited' })
      for (const checked of [true, false]) {
        if (!checked) await mark.click()
        await expect(mark).toBeChecked({ checked })
        const thumb = mark.locator('.switch-thumb')
        const ink = (of: Locator) =>
          of.evaluate((element) => getComputedStyle(element).backgroundColor)
        await expect.poll(() => ink(thumb)).not.toBe(await ink(mark))
        const { darkest, lightest } = await light(mark)
        expect(lightest - darkest).toBeGreaterThan(100)
      }

      const type = panelOf(page).getByRole('button', { name: new RegExp(`^${longestTitle}`) })
      const row = panelOf(page).locator('.type-row').filter({ hasText: longestTitle })
      const border = () => row.evaluate((element) => getComputedStyle(element).borderTopStyle)
      expect(await border()).toBe('solid')
      await type.click()
      expect(await border()).toBe('dashed')
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        return `${outlineStyle} ${outlineWidth}`
      })
      expect(outline).toBe('solid 3px')

      const settings = await openSettings(page)
      const slider = settings.getByRole('slider')
      expect((await light(slider)).lightest - (await light(slider)).darkest).toBeGreaterThan(100)
    })
  })
}

test.describe('on bare paper', () => {
  test.use({ baseURL: bareLandSite.address })

  test('a wish for more contrast is answered [F60]', async ({ page }) => {
    await openMap(page)
    const looks = () =>
      panelOf(page).evaluate((panel) => {
        const { color, backgroundColor } = getComputedStyle(panel)
        return { color, backgroundColor }
      })
    const usual = await looks()
    await page.emulateMedia({ contrast: 'more' })
    const plain = await looks()
    expect(plain.color).toBe('rgb(255, 255, 255)')
    expect(plain.backgroundColor).not.toBe(usual.backgroundColor)
  })
})
