import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { discovered, expect, openSettings, seed, storedState, test } from './journey.ts'
import { total } from './world.ts'

const progress = (ids: readonly number[]) => ({
  'progress-store': storedState({ discoveredMarkers: ids }),
})

async function backUp(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Backup', exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a backup is a JSON file named after the map and the time in milliseconds [S1.07] [S7.04] [S8.03] [D-files-1] [D-files-6]', async ({
  page,
}) => {
  await seed(page, progress([335, 7, 1018]))
  await page.goto('./')
  await openSettings(page)
  const before = Date.now()
  const { name, text } = await backUp(page)
  const after = Date.now()
  const ms = /^kcd1_discovered_locations-(\d{13})\.json$/.exec(name)?.[1]
  expect(Number(ms)).toBeGreaterThanOrEqual(before)
  expect(Number(ms)).toBeLessThanOrEqual(after)
  const backup: unknown = JSON.parse(text)
  expect(backup).toEqual({
    format: 'itinerarium-backup',
    version: 1,
    map: 'kcd1',
    exportedAt: new Date(Number(ms)).toISOString(),
    discoveredMarkers: [335, 7, 1018],
  })
  await expect(page.getByText('Started downloading backup', { exact: true })).toBeVisible()
})

test('a backup restores on another device what it was made from [S1.07] [D-files-3]', async ({
  page,
  browser,
  baseURL,
}) => {
  await seed(page, progress([1, 2, 3]))
  await page.goto('./')
  await openSettings(page)
  const { name, text } = await backUp(page)
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await other.goto('./')
  await openSettings(other)
  await other
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(other.getByText('Merged uploaded discoveries', { exact: true })).toBeVisible()
  expect(await discovered(other)).toEqual([1, 2, 3])
  await other.close()
})

test('ids that the map does not know are exported again, but not counted [D-files-4] [D-world-7]', async ({
  page,
}) => {
  await seed(page, progress([359, 5, 999_999]))
  await page.goto('./')
  await expect(page.getByText(`1 of ${total} discovered`)).toBeVisible()
  await openSettings(page)
  const { text } = await backUp(page)
  expect(JSON.parse(text)).toMatchObject({ discoveredMarkers: [359, 5, 999_999] })
})

test('Clear asks first, and cancelling changes nothing [S2.34] [S2.36] [S4.12] [D-tests-2]', async ({
  page,
}) => {
  await seed(page, progress([1, 2]))
  await page.goto('./')
  await openSettings(page)
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
  expect(await discovered(page)).toEqual([1, 2])
})

async function clearAll(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await discovered(page)).toEqual([])
  await expect(page.getByText('Cleared discovered locations', { exact: true })).toBeVisible()
}

test('confirming empties the list, which can be brought back, even after a reload [S1.07] [S4.05] [S4.12] [S8.04] [D-files-6]', async ({
  page,
}) => {
  await seed(page, progress([1, 2, 359]))
  await page.goto('./')
  await clearAll(page)
  await page.reload()
  await expect(page.getByText(`0 of ${total} discovered`)).toBeVisible()
  await openSettings(page)
  await page.getByRole('button', { name: /^Restore 3 marks, before clearing/ }).click()
  expect(await discovered(page)).toEqual([1, 2, 359])
  await expect(page.getByText(`2 of ${total} discovered`)).toBeVisible()
})

test('Undo in the notification brings the list back, with the dialog still open [S4.05]', async ({
  page,
}) => {
  await seed(page, progress([1, 2, 359]))
  await page.goto('./')
  await clearAll(page)
  await page.getByRole('button', { name: 'Undo' }).click({ timeout: 4000 })
  await expect.poll(() => discovered(page)).toEqual([1, 2, 359])
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test('clearing an empty list does not forget what the last Clear removed [S4.12]', async ({
  page,
}) => {
  await seed(page, {
    // What version 0 kept of its last Clear.
    'progress-store': storedState({ discoveredMarkers: [], clearedMarkers: [4, 5] }),
  })
  await page.goto('./')
  await openSettings(page)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Cleared discovered locations', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore 2 marks, before clearing' })).toBeVisible()
})
