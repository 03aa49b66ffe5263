import type { Page } from '@playwright/test'
import { expect, openMap, panelOf, seed, storedState, test } from '../fixtures.ts'
import { bareLandSite, wholeSite } from '../sites.ts'

test.use({ baseURL: bareLandSite.address })

const menuOf = (page: Page) => page.getByRole('menu', { name: 'Camp' })

test('a long press or the secondary button opens the menu of a type and toggles nothing', async ({
  page,
  hasTouch,
}) => {
  await openMap(page)
  const camp = panelOf(page).getByRole('button', { name: /^Camp \d/ })
  if (hasTouch) {
    const { x = 0, y = 0 } = (await camp.boundingBox()) ?? {}
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd') =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + 20 }],
      })
    await touch('touchStart')
    await expect(menuOf(page)).toBeVisible()
    await touch('touchEnd')
  } else await camp.click({ button: 'right' })
  await expect(menuOf(page)).toBeVisible()
  await expect(camp).toHaveAttribute('aria-pressed', 'true')
  await menuOf(page).getByRole('menuitem', { name: 'Show only these' }).click()
  await expect(page.getByRole('group', { name: 'Map filter' })).toContainText('Camp')
})

for (const { width, height, rows, finger, language = 'en' } of [
  { width: 1280, height: 720, rows: 6, finger: false },
  // German has the longest words.
  { width: 390, height: 844, rows: 8, finger: true, language: 'de' },
  { width: 320, height: 640, rows: 4, finger: true, language: 'de' },
]) {
  test(`at ${width} by ${height} ${rows} rows of types are in sight, in "${language}"`, async ({
    page,
    hasTouch,
  }) => {
    test.skip(hasTouch !== finger, 'Of the other pointer.')
    await page.setViewportSize({ width, height })
    await seed(page, { 'settings-store': storedState({ panelOpen: true, language }) })
    await openMap(page, wholeSite.address)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.side-panel .shortcut-chip').last()).toBeVisible()
    const tops = () =>
      page.locator('.type-row').evaluateAll((all) =>
        all
          .map((row) => row.getBoundingClientRect())
          .filter(({ bottom }) => bottom <= window.innerHeight)
          .map(({ top }) => Math.round(top)),
      )
    await expect.poll(async () => new Set(await tops()).size).toBeGreaterThanOrEqual(rows)
  })
}
