import type { Page } from '@playwright/test'
import { expect, openMap, panelOf, seed, storedState, test } from '../fixtures.ts'
import { wholeSite } from '../sites.ts'

const menuOf = (page: Page) => page.getByRole('menu', { name: 'Camp' })

test('a long press opens the menu of a type without hiding the type', async ({ page }) => {
  await openMap(page)
  const camp = panelOf(page).getByRole('button', { name: /^Camp \d/ })
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
  await expect(menuOf(page)).toBeVisible()
  await expect(camp).toHaveAttribute('aria-pressed', 'true')
  await menuOf(page).getByRole('menuitem', { name: 'Show only these' }).click()
  await expect(page.getByRole('group', { name: 'Map filter' })).toContainText('Camp')
})

test('many rows of types are in sight, in German, which has the longest words', async ({
  page,
}) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: true, language: 'de' }) })
  await openMap(page, wholeSite.address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('.side-panel .shortcut-chip').last()).toBeVisible()
  const amountOfRows = async () => {
    const tops = await page.locator('.type-row').evaluateAll((all) =>
      all
        .map((row) => row.getBoundingClientRect())
        .filter(({ bottom }) => bottom <= window.innerHeight)
        .map(({ top }) => Math.round(top)),
    )
    return new Set(tops).size
  }
  await expect.poll(amountOfRows).toBeGreaterThanOrEqual(8)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(amountOfRows).toBeGreaterThanOrEqual(4)
})
