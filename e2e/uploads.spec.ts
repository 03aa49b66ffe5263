import type { Page } from '@playwright/test'
import { discovered, expect, openSettings, seed, storedState, storedText, test } from './journey.ts'
import { markers, total } from './world.ts'

const merged = 'Merged uploaded discoveries'

async function open(page: Page, discoveredMarkers: readonly number[]): Promise<void> {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers }) })
  await page.goto('./')
  await openSettings(page)
}

async function upload(page: Page, content: string | Buffer, name = 'backup.json'): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
}

/** Waits for a new success toast whose second line says so. */
async function expectMerged(page: Page, summary: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: merged }).filter({ hasText: summary })
  await expect(toast.first()).toBeVisible()
  await expect(toast.first().getByText(merged, { exact: true })).toBeVisible()
}

test('the Upload button opens a file chooser for .json [S5.04] [S7.03]', async ({ page }) => {
  await open(page, [])
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const chooser = await choosing
  expect(chooser.isMultiple()).toBe(false)
  expect(await chooser.element().getAttribute('accept')).toContain('.json')
  await chooser.setFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('[3]') })
  await expectMerged(page, '1 new mark.')
  expect(await discovered(page)).toEqual([3])
})

test('an upload is merged with the list, each id once, and nothing is removed [S4.05] [S8.02] [D-files-3] [D-files-6]', async ({
  page,
}) => {
  await open(page, [1, 2])
  await upload(
    page,
    '{"format":"itinerarium-backup","version":1,"map":"kcd1","discoveredMarkers":[2,5,5,7]}',
  )
  await expectMerged(page, '2 new marks.')
  expect(await discovered(page)).toEqual([1, 2, 5, 7])
  await expect(page.getByText(`4 of ${total} discovered`)).toBeVisible()
  await upload(page, '[1]')
  await expectMerged(page, 'Nothing new in the file.')
  expect(await discovered(page)).toEqual([1, 2, 5, 7])
})

test('it takes a backup, a bare list, and anything with discoveredMarkers [D-files-2] [D-files-3]', async ({
  page,
}) => {
  await open(page, [])
  await upload(page, '[10]', 'LIST.JSON')
  await expect.poll(() => discovered(page)).toEqual([10])
  await upload(page, '{"discoveredMarkers":[11],"somethingNew":{"a":[1]}}')
  await expect.poll(() => discovered(page)).toEqual([10, 11])
  await upload(
    page,
    '{"format":"itinerarium-backup","version":7,"map":"kcd1","notes":[],"discoveredMarkers":[12]}',
  )
  await expect.poll(() => discovered(page)).toEqual([10, 11, 12])
  await upload(page, '{"state":{"discoveredMarkers":[13]},"discoveredMarkers":[]}')
  await expectMerged(page, 'Nothing new in the file.')
  expect(await discovered(page)).toEqual([10, 11, 12])
})

test('a byte-order mark and UTF-16 are read', async ({ page }) => {
  await open(page, [])
  await upload(page, '\uFEFF[20]')
  await expect.poll(() => discovered(page)).toEqual([20])
  await upload(page, Buffer.from('\uFEFF[21]', 'utf16le'))
  await expect.poll(() => discovered(page)).toEqual([20, 21])
  await upload(page, Buffer.from('\uFEFF[22]', 'utf16le').swap16())
  await expect.poll(() => discovered(page)).toEqual([20, 21, 22])
})

test('unknown ids are kept and said, but neither counted nor shown [D-files-4]', async ({
  page,
}) => {
  await open(page, [])
  await upload(page, '[359,1,4000000]')
  await expectMerged(page, '1 new mark. 2 marks are not on this map; kept for your next backup.')
  expect(await discovered(page)).toEqual([359, 1, 4_000_000])
  await expect(page.getByText(`1 of ${total} discovered`)).toBeVisible()
  await expect(page.getByTestId('map')).toHaveAttribute('data-shown-markers', `${markers.length}`)
})

test('entries that are no marker number are left out and said', async ({ page }) => {
  await open(page, [])
  await upload(page, '[1,-4,2.5,"3",null,1e309,9007199254740993,{"id":4}]')
  await expectMerged(page, '1 new mark. 7 entries were not a marker number and left out.')
  expect(await discovered(page)).toEqual([1])
})

test('the same file can be chosen twice; the second time nothing changes [S8.01]', async ({
  page,
}) => {
  await open(page, [])
  await upload(page, '[30,31]')
  await expectMerged(page, '2 new marks.')
  const input = page.locator('input[type=file]')
  await expect(input).toHaveValue('')
  const before = await storedText(page, 'progress-store')
  await upload(page, '[30,31]')
  await expectMerged(page, 'Nothing new in the file.')
  await expect(input).toHaveValue('')
  expect(await storedText(page, 'progress-store')).toBe(before)
})

test('names out of a hostile file touch nothing', async ({ page }) => {
  await open(page, [2])
  await upload(
    page,
    '{"__proto__":{"discoveredMarkers":[66]},"constructor":1,"discoveredMarkers":[40]}',
  )
  await expectMerged(page, '1 new mark.')
  expect(await discovered(page)).toEqual([2, 40])
  expect(await page.evaluate(() => 'discoveredMarkers' in {})).toBe(false)
})
