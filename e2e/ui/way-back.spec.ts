import { expect, openSettings, seed, storedState, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test('Back and Escape return from a dialog to the one that opened it', async ({ page }) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1, 2] }) })
  await page.goto('./')
  const settings = await openSettings(page)
  const entries = [
    ['Clear', 'alertdialog', 'Are you absolutely sure?'],
    ['New playthrough…', 'dialog', 'New playthrough'],
  ] as const
  for (const [name, role, title] of entries) {
    const entry = settings.getByRole('button', { name, exact: true })
    await entry.click()
    const next = page.getByRole(role, { name: title })
    await expect(next).toBeVisible()
    await expect(page.locator('.dialog').first()).toBeHidden()
    await next.getByRole('button', { name: 'Back to Settings' }).click()
    await expect(settings).toBeVisible()
    await expect(entry).toBeFocused()
    await entry.press('Enter')
    // The dialog handles the key only when it has the focus.
    await expect(next.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(settings).toBeVisible()
    await expect(entry).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('.dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused()
})
