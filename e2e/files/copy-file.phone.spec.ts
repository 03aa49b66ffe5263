import { expectAccessible } from '../accessible.ts'
import { expect, openBackups, openMap, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test('a browser that cannot update files explains how to back up by hand', async ({ page }) => {
  // Phones lack this function, but the desktop browser of this test has it even on a small screen.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
  })
  await openMap(page)
  const backups = await openBackups(page)
  const copy = backups.getByRole('region', { name: 'Keep a copy in a file' })
  await expect(copy).toContainText('Use Backup to download your progress, and Upload to merge it')
  await expect(copy.getByRole('button')).toHaveCount(0)
  await expect(backups.getByRole('button', { name: 'Backup', exact: true })).toBeVisible()
  await expectAccessible(page)
})
