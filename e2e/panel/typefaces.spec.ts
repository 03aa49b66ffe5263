import type { Page } from '@playwright/test'
import { expect, mapReady, test } from '../fixtures.ts'

/** How far from the top each heading, filter and button of the panel stands, in CSS pixels. */
const places = (page: Page) =>
  page
    .locator('.side-panel')
    .locator('h1, h2, h3, button, input')
    .evaluateAll((parts) =>
      parts.map(
        (part) => `${part.textContent} ${Math.round(part.getBoundingClientRect().top / 2)}`,
      ),
    )

test('nothing of the panel moves when the typefaces come', async ({ page }) => {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\.woff2$/, async (route) => {
    await held
    await route.continue()
  })
  // The page has not loaded while its typefaces have not.
  await page.goto('./', { waitUntil: 'commit' })
  await mapReady(page)
  await expect(page.getByRole('button', { name: 'Unfound', exact: true })).toBeVisible()
  const before = await places(page)
  letGo()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await page.evaluate(() => document.fonts.check('16px "Alegreya Sans"'))).toBe(true)
  expect(await places(page)).toEqual(before)
  expect(before.length).toBeGreaterThan(100)
})
