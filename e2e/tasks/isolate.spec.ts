import type { Page } from '@playwright/test'
import { expect, mapOf, mapReady, openMap, seed, storedState, test } from '../fixtures.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { countOfType, markers } = island

const chip = (page: Page) => page.getByRole('group', { name: 'Map filter' })
const shown = (page: Page) =>
  expect.poll(async () => Number(await mapOf(page).getAttribute('data-shown-markers')))

test('a second press or Ctrl+Z undoes each quick filter', async ({ page }) => {
  await openMap(page)
  const chests = page.getByRole('button', { name: 'Treasure', exact: true })
  const missing = page.getByRole('button', { name: 'Unfound', exact: true })
  await chests.click()
  await missing.click()
  await shown(page).toBe(countOfType('chest'))
  await expect(chests).toHaveAttribute('aria-pressed', 'true')
  await expect(missing).toHaveAttribute('aria-pressed', 'true')
  await chests.click()
  await expect(missing).toHaveAttribute('aria-pressed', 'true')
  await shown(page).toBe(markers.length)
  await page.keyboard.press('Control+z')
  await shown(page).toBe(countOfType('chest'))
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(chests).toHaveAttribute('aria-pressed', 'false')
  await expect(missing).toHaveAttribute('aria-pressed', 'false')
})

test('“Back to mine” restores the player’s own view and filters', async ({ page }) => {
  await seed(page, { 'filters-store': storedState({ visibleTypes: { cave: false } }) })
  await openMap(page, './')
  const at = () => new URL(page.url()).searchParams.get('at')
  await expect.poll(at).not.toBeNull()
  const ownView = at()
  await openMap(page, './?types=shrine&at=300,300,5')
  await expect(chip(page)).toContainText('Shared view')
  await page.reload()
  await mapReady(page)
  await chip(page).getByRole('button', { name: 'Back to mine' }).click()
  await expect.poll(at).toBe(ownView)
  await shown(page).toBe(markers.length - countOfType('cave'))
  await expect(mapOf(page).locator('[data-map-focus]')).toBeFocused()
})
