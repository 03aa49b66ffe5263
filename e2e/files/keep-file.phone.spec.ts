import { expectAccessible } from '../accessible.ts'
import { expect, openSettings, seed, storedState, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({
  baseURL: islandSite.address,
  // An in-app browser on Android, which ignores downloads.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36',
})

test('a backup inside an app is copied as text, and counts once it is confirmed [F125]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [3, 7] }) })
  await page.goto('./')
  const settings = await openSettings(page)
  await settings.getByRole('button', { name: 'Backup', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save file' })
  await expect(dialog).toContainText('Copy the text into a file that ends in .json')
  await expect(page.getByText('Started downloading backup')).toBeHidden()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy text' }).click()
  await expect
    .poll(
      async () => JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as unknown,
    )
    .toMatchObject({ format: 'itinerarium-backup', discoveredMarkers: [3, 7] })
  await dialog.getByRole('button', { name: 'Confirm backup' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Backup confirmed')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toMatch(/backupMade\\*":true/)
})
