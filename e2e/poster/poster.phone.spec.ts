import sharp from 'sharp'
import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessible.ts'
import { expect, openMap, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address, firstVisit: true })

test('a poster can be stopped and a wallpaper saved by touch', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Map menu' }).tap()
  await page.getByRole('menuitem', { name: 'Create poster…' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Poster' })
  const draw = dialog.getByRole('button', { name: 'Save poster' })
  await dialog.getByLabel('Size').selectOption('A2')
  await dialog.getByLabel('Show').selectOption('Names and all places')
  await draw.tap()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stop' }).tap()
  await expect(dialog.getByRole('status')).toHaveText('Stopped. Poster not saved.')

  await dialog.getByLabel('Size').selectOption('Wallpaper')
  await dialog.getByLabel('Width in pixels').fill('390')
  await dialog.getByLabel('Height in pixels').fill('844')
  const [download] = await Promise.all([page.waitForEvent('download'), draw.tap()])
  const { width, height } = await sharp(readFileSync(await download.path())).metadata()
  expect([width, height]).toEqual([390, 844])
  await expect(dialog.getByRole('status')).toContainText('Poster saved')
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toHaveCount(0)
})
