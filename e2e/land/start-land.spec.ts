import { expect, holdRequests, mapOf, mapReady, seed, storedState, test } from '../fixtures.ts'
import { wholeSite } from '../sites.ts'

const geography = '**/geography.json'

test.describe('where a player begins', () => {
  test.use({ baseURL: wholeSite.address })

  const pictures = 'img.map-picture:visible'
  const tiles = 'canvas[data-basemap-style]'

  test('the map is there on a picture, until the land is drawn over it', async ({ page }) => {
    const release = await holdRequests(page, geography)
    await page.goto('./')
    await mapReady(page)
    await expect(page.locator(pictures).last()).toBeInViewport()
    await expect(page.locator(tiles)).toHaveCount(0)
    release()
    await expect(page.locator(tiles).first()).toBeVisible()
    await expect(page.locator(pictures)).toHaveCount(0)
  })

  test('the picture moves with the map, and makes way for another basemap style', async ({
    page,
  }) => {
    await holdRequests(page, geography)
    await page.goto('./')
    await mapReady(page)
    const picture = page.locator(pictures).last()
    const before = await picture.boundingBox()
    await page.mouse.move(900, 450)
    await page.mouse.down()
    await page.mouse.move(800, 400, { steps: 4 })
    await page.mouse.up()
    await expect
      .poll(async () => Math.round((before?.x ?? 0) - ((await picture.boundingBox())?.x ?? 0)))
      .toBeGreaterThan(90)
    await page.getByRole('button', { name: 'Switch to Night' }).click()
    await expect(mapOf(page)).toHaveAttribute('data-basemap-style', 'night')
    await expect(page.locator(pictures)).toHaveCount(0)
  })

  test('the small picture of the whole land loads once the view leaves the start', async ({
    page,
  }) => {
    await holdRequests(page, geography)
    const landRequest = page.waitForRequest(geography)
    await page.goto('./')
    await mapReady(page)
    // The map requests its pictures before the land, so the picture would have been requested by now.
    await landRequest
    const whole = page.locator('img.map-picture[src*="first-land"]')
    await expect(whole).toHaveCount(0)
    await page.mouse.move(900, 450)
    await page.mouse.wheel(0, 600)
    await expect(whole).toHaveCount(1)
  })

  for (const [where, place] of [
    ['elsewhere', './?at=3000,3000,4'],
    ['nearer', './?at=4700,4870,5'],
  ] as const) {
    test(`${where} the map waits for the land`, async ({ page }) => {
      const release = await holdRequests(page, geography)
      await page.goto(place)
      await expect(page.locator(tiles)).toHaveCount(0)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(mapOf(page)).toHaveAttribute('data-map-state', 'loading')
      // Decoding the start picture would delay the land and be useless in this view.
      await expect(page.locator('img.map-picture')).toHaveCount(2)
      await expect(page.locator('img.map-picture[src*="start-land"]')).toHaveCount(0)
      release()
      await mapReady(page)
      await expect(page.locator(tiles).first()).toBeVisible()
    })
  }

  test('another basemap style shows no start picture', async ({ page }) => {
    await seed(page, { 'settings-store': storedState({ look: 'night' }) })
    const release = await holdRequests(page, geography)
    await page.goto('./')
    await expect(page.locator('.start-land img')).toBeHidden()
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'loading')
    release()
    await mapReady(page)
  })
})
