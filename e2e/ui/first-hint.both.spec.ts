import { expect, openMap, seed, storedState, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test('whoever has found nothing is told what to do, in a line that takes no press and goes with the first one', async ({
  page,
}) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
  await openMap(page)
  const hint = page.getByText(/press one on the map to mark it as found/)
  await expect(hint).toBeVisible()
  await expect(hint.locator('xpath=..')).toHaveCSS('pointer-events', 'none')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(hint).toBeHidden()
})

test('it does not lie over what says that a link’s view is shown', async ({ page }) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
  await openMap(page, './?types=shrine')
  await expect(page.getByText('Shared view')).toBeVisible()
  // The hint's script has come.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/card-[^/]*\.js/.test(name)),
  )
  await expect(page.getByText(/mark it as found/)).toBeHidden()
})
