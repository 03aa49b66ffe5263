import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  discovered,
  expect,
  openSettings,
  seed,
  storedState,
  storedText,
  test,
} from '../fixtures.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { markers, total } = island

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

/** Waits for a success notification whose second line is exactly `summary`, and closes it. */
async function expectMerged(page: Page, summary: string): Promise<void> {
  const toast = page
    .getByRole('listitem')
    .filter({ has: page.getByText(merged, { exact: true }) })
    .filter({ has: page.getByText(summary, { exact: true }) })
  await expect(toast).toBeVisible()
  // Wait until the notification is gone, so that it isn't mistaken for the next file's notification.
  await toast.getByRole('button', { name: 'Close notification' }).dispatchEvent('click')
  await expect(toast).toHaveCount(0)
}

// The tests in src/features/import-export cover every format, encoding and invalid entry of a file.
test('an upload is merged with the list, and nothing is removed [S4.05] [S5.04] [S7.03] [S8.01] [S8.02] [D-files-2] [D-files-3] [D-files-4] [D-files-6] [F17] [F18] [F22] [F23] [F24] [F29] [F30]', async ({
  page,
}) => {
  await open(page, [1, 2])
  await test.step('a backup', async () => {
    await upload(
      page,
      '{"format":"itinerarium-backup","version":1,"map":"my-island","discoveredMarkers":[2,5,5,7,-4]}',
    )
    await expectMerged(page, '2 new, 1 already known, 1 skipped (not valid IDs: 1 negative)')
    expect(await discovered(page)).toEqual([1, 2, 5, 7])
    await expect(page.getByText(`4 of ${total} found`)).toBeVisible()
  })
  await test.step('a file from the Upload button’s file chooser', async () => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const chooser = await choosing
    expect(chooser.isMultiple()).toBe(true)
    expect(await chooser.element().getAttribute('accept')).toContain('.json')
    await chooser.setFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('[3]') })
    await expectMerged(page, '1 new')
    expect(await discovered(page)).toEqual([1, 2, 5, 7, 3])
  })
  await test.step('UTF-16 with a byte-order mark, twice', async () => {
    const file = Buffer.from('\uFEFF[21]', 'utf16le')
    await upload(page, file)
    await expectMerged(page, '1 new')
    const before = await storedText(page, 'progress-store')
    await upload(page, file)
    await expectMerged(page, 'Nothing new: 1 already known')
    await expect(page.locator('input[type=file]')).toHaveValue('')
    expect(await storedText(page, 'progress-store')).toBe(before)
  })
  await test.step('IDs that the map does not know', async () => {
    await upload(page, '[359,4000000]')
    await expectMerged(page, '2 new (2 not on this map, kept for your next backup)')
    const list = [1, 2, 5, 7, 3, 21, 359, 4_000_000]
    expect(await discovered(page)).toEqual(list)
    await expect(page.getByText(`6 of ${total} found`)).toBeVisible()
    await expect(page.getByTestId('map')).toHaveAttribute('data-shown-markers', `${markers.length}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Backup', exact: true }).click()
    const exported = await readFile(await (await download).path(), 'utf8')
    expect(JSON.parse(exported)).toMatchObject({ discoveredMarkers: list })
  })
  await test.step('a file that was cut off is refused', async () => {
    const before = await storedText(page, 'progress-store')
    await upload(page, '{"format":"itinerarium-backup","version":1,"discoveredMark')
    const toast = page.getByRole('listitem').filter({ hasText: 'Failed to upload markers' })
    await expect(toast).toContainText('is incomplete')
    await expect(page.locator('input[type=file]')).toHaveValue('')
    expect(await storedText(page, 'progress-store')).toBe(before)
    const icon = toast.locator('svg').first()
    const [red = 0, green = 0] = await icon.evaluate((element) =>
      (getComputedStyle(element).stroke.match(/[\d.]+/g) ?? []).map(Number),
    )
    expect(red).toBeGreaterThan(green + 80)
  })
})
