import type { Locator, Page } from '@playwright/test'
import {
  discovered,
  expect,
  mapOf,
  openMap,
  openSettings,
  panelOf,
  seed,
  storedState,
  test,
} from '../journey.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

/** Clicks, or taps, and counts them. */
function counted() {
  const count = { clicks: 0 }
  const press = async (what: Locator) => {
    count.clicks += 1
    await what.click()
  }
  return { count, press }
}

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

test('to read at night takes one click, two where the panel covers the map; the next looks follow', async ({
  page,
  isMobile,
}) => {
  await openMap(page)
  const { count, press } = counted()
  if (isMobile) await press(panelOf(page).getByRole('button', { name: 'Close panel' }))
  const change = (look: string) => page.getByRole('button', { name: `Change to ${look}` })
  await press(change('Night'))
  await expect(mapOf(page)).toHaveAttribute('data-look', 'night')
  expect(count.clicks).toBeLessThanOrEqual(isMobile ? 2 : 1)
  await press(change('Plain'))
  await expect(mapOf(page)).toHaveAttribute('data-look', 'plain')
  await press(change('Parchment'))
  await expect(mapOf(page)).toHaveAttribute('data-look', 'parchment')
})

test('what was cleared is restored by one click', async ({ page }) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1, 2, 3] }) })
  await openMap(page)
  const settings = await openSettings(page)
  await settings.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const toast = toasts(page).filter({ hasText: 'Cleared discovered locations' })
  await expect(toast).toBeVisible()
  await expect.poll(() => discovered(page)).toEqual([])
  const { count, press } = counted()
  await press(toast.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => discovered(page)).toEqual([1, 2, 3])
  expect(count.clicks).toBe(1)
  await expect(settings).toBeVisible()
})
