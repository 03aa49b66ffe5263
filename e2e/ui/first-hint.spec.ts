import { expect, openMap, seed, storedState, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test('a first visit shows what to do until the first press', async ({ page }) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
  await openMap(page)
  const hint = page.getByText(/press one on the map to mark it as found/)
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(hint).toBeHidden()
})
