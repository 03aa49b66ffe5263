import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  discovered,
  expect,
  openBackups,
  openSettings,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { total } = island

const progress = (ids: readonly number[]) => ({
  'progress-store': storedState({ discoveredMarkers: ids }),
})

async function backUp(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Backup', exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a backup keeps unknown ids and is named after the map and the time [S1.07] [S7.04] [S8.03] [D-files-1] [D-files-3] [D-files-4] [D-files-6] [D-world-7]', async ({
  page,
  browser,
  baseURL,
}) => {
  const ids = [3, 7, 999_999, 18, 359]
  await seed(page, progress(ids))
  await page.goto('./')
  await expect(page.getByText(`3 of ${total} found`)).toBeVisible()
  await openSettings(page)
  const before = Date.now()
  const { name, text } = await backUp(page)
  const after = Date.now()
  const ms = /^my-island_discovered_locations-(\d{13})\.json$/.exec(name)?.[1]
  expect(Number(ms)).toBeGreaterThanOrEqual(before)
  expect(Number(ms)).toBeLessThanOrEqual(after)
  const backup: unknown = JSON.parse(text)
  expect(backup).toEqual({
    format: 'itinerarium-backup',
    version: 1,
    map: island.id,
    exportedAt: new Date(Number(ms)).toISOString(),
    discoveredMarkers: ids,
  })
  await expect(page.getByText('Started downloading backup', { exact: true })).toBeVisible()

  await test.step('restores on another device what it was made from', async () => {
    const other = await browser.newPage(baseURL === undefined ? {} : { baseURL })
    await other.goto('./')
    await openSettings(other)
    await other
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(other.getByText('Merged uploaded discoveries', { exact: true })).toBeVisible()
    expect(await discovered(other)).toEqual(ids)
    await other.close()
  })
})

async function clearAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await discovered(page)).toEqual([])
  await expect(page.getByText('Cleared discovered locations', { exact: true })).toBeVisible()
}

test('a cleared list can be restored at once or after a reload [S1.07] [S2.34] [S2.36] [S4.05] [S4.12] [S8.04] [D-files-6] [D-tests-2]', async ({
  page,
}) => {
  await seed(page, progress([1, 2, 359]))
  await page.goto('./')
  await openSettings(page)
  await test.step('cancelling changes nothing', async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    expect(await discovered(page)).toEqual([1, 2, 359])
  })
  await test.step('Undo in the notification brings the list back, with the dialog still open', async () => {
    await clearAll(page)
    await page.getByRole('button', { name: 'Undo' }).click({ timeout: 4000 })
    await expect.poll(() => discovered(page)).toEqual([1, 2, 359])
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  })
  await test.step('after a reload an earlier list brings it back', async () => {
    await clearAll(page)
    await page.reload()
    await expect(page.getByText(`0 of ${total} found`)).toBeVisible()
    await openBackups(page)
    const earlier = page.getByRole('button', { name: /^Restore 3 found places, before clearing/ })
    await expect(earlier).toHaveCount(2)
    await earlier.first().click()
    expect(await discovered(page)).toEqual([1, 2, 359])
    await expect(page.getByText(`2 of ${total} found`)).toBeVisible()
  })
})

test('clearing an empty list does not forget what the last Clear removed [S4.12]', async ({
  page,
}) => {
  await seed(page, {
    // Version 0 stored the marks that its last Clear deleted.
    'progress-store': storedState({ discoveredMarkers: [], clearedMarkers: [4, 5] }),
  })
  await page.goto('./')
  await openSettings(page)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Cleared discovered locations', { exact: true })).toBeVisible()
  const backups = await openBackups(page)
  const earlier = backups.getByRole('button', { name: 'Restore 2 found places, before clearing' })
  await expect(earlier).toBeVisible()
})
