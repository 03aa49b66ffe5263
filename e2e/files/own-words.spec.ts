import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, openSettings, seed, test } from '../fixtures.ts'
import { note, pinTitles, storedPins } from '../pins/pins.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const theirs = 'Said elsewhere, '.repeat(20).trim()

/** Uploads another device's backup. Its note has an impossibly high revision. */
async function upload(page: Page): Promise<void> {
  const backup = {
    format: 'itinerarium-backup',
    version: 1,
    map: 'my-island',
    discoveredMarkers: [7],
    pins: [{ ...note, note: theirs, revision: Number.MAX_SAFE_INTEGER }],
  }
  const buffer = Buffer.from(JSON.stringify(backup))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.json', mimeType: '', buffer })
}

test('a note that a backup replaced is back after undo and a reload [F55] [F56]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await seed(page, storedPins(note))
  await page.goto('./')
  await openSettings(page)
  await upload(page)
  const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
  await expect(question.getByText(note.note)).toBeVisible()
  await expect(question.getByText(theirs)).toBeAttached()
  await expect(question.getByRole('radio', { name: 'Keep mine' })).toBeChecked()
  await expectAccessible(page)
  const isWide = await question.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)
  expect(isWide).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(question.getByRole('radio', { name: 'Use theirs' })).toBeChecked()
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect.poll(() => pinTitles(page)).toEqual([theirs])
  const toast = page.getByRole('listitem').filter({ hasText: 'Merged uploaded discoveries' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => pinTitles(page)).toEqual([note.note])
  await page.reload()
  await expect(page.getByTestId('map')).toHaveAttribute('data-map-state', 'ready')
  await expect.poll(() => pinTitles(page)).toEqual([note.note])
})
