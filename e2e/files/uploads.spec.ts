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

/** Waits for a success toast whose second line is this and nothing else, and closes it. */
async function expectMerged(page: Page, summary: string): Promise<void> {
  const toast = page
    .getByRole('listitem')
    .filter({ has: page.getByText(merged, { exact: true }) })
    .filter({ has: page.getByText(summary, { exact: true }) })
  await expect(toast).toBeVisible()
  // It goes, so that it is not taken for what the next file brings.
  await toast.getByRole('button', { name: 'Close notification' }).dispatchEvent('click')
  await expect(toast).toHaveCount(0)
}

test('an upload is merged with the list, each id once, and nothing is removed, whatever its form [S4.05] [S5.04] [S7.03] [S8.01] [S8.02] [D-files-2] [D-files-3] [D-files-6] [F17] [F18] [F22] [F29] [F30]', async ({
  page,
}) => {
  await open(page, [1, 2])
  const list = [1, 2, 5, 7]
  await test.step('a backup, and fewer ids than are marked', async () => {
    await upload(
      page,
      '{"format":"itinerarium-backup","version":1,"map":"my-island","discoveredMarkers":[2,5,5,7]}',
    )
    await expectMerged(page, '2 new, 1 already known')
    expect(await discovered(page)).toEqual(list)
    await expect(page.getByText(`4 of ${total} found`)).toBeVisible()
    await upload(page, '[1]')
    await expectMerged(page, 'Nothing new: 1 already known')
    expect(await discovered(page)).toEqual(list)
  })
  await test.step('the Upload button opens a file chooser for .json', async () => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const chooser = await choosing
    expect(chooser.isMultiple()).toBe(true)
    expect(await chooser.element().getAttribute('accept')).toContain('.json')
    await chooser.setFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('[3]') })
    await expectMerged(page, '1 new')
    list.push(3)
    expect(await discovered(page)).toEqual(list)
  })
  await test.step('a bare list, and anything with discoveredMarkers', async () => {
    await upload(page, '[10]', 'LIST.JSON')
    list.push(10)
    await expect.poll(() => discovered(page)).toEqual(list)
    await upload(page, '{"discoveredMarkers":[11],"version":7,"note":"mine"}')
    list.push(11)
    await expect.poll(() => discovered(page)).toEqual(list)
    await upload(
      page,
      '{"format":"itinerarium-backup","version":1,"map":"my-island","notes":[],"discoveredMarkers":[12]}',
    )
    list.push(12)
    await expect.poll(() => discovered(page)).toEqual(list)
    await upload(page, '{"discoveredMarkers":[]}')
    await expectMerged(page, 'Nothing new: the file is empty')
    expect(await discovered(page)).toEqual(list)
  })
  await test.step('a byte-order mark and UTF-16', async () => {
    await upload(page, '\uFEFF[20]')
    list.push(20)
    await expect.poll(() => discovered(page)).toEqual(list)
    await upload(page, Buffer.from('\uFEFF[21]', 'utf16le'))
    list.push(21)
    await expect.poll(() => discovered(page)).toEqual(list)
    await upload(page, Buffer.from('\uFEFF[22]', 'utf16le').swap16())
    list.push(22)
    await expect.poll(() => discovered(page)).toEqual(list)
  })
  await test.step('the same file twice; the second time nothing changes', async () => {
    await upload(page, '[28,29]')
    await expectMerged(page, '2 new')
    const input = page.locator('input[type=file]')
    await expect(input).toHaveValue('')
    const before = await storedText(page, 'progress-store')
    await upload(page, '[28,29]')
    await expectMerged(page, 'Nothing new: 2 already known')
    await expect(input).toHaveValue('')
    expect(await storedText(page, 'progress-store')).toBe(before)
  })
})

test('entries that are no marker number are left out and said; unknown ids are kept and said, but neither counted nor shown [D-files-4] [F23] [F24] [F25]', async ({
  page,
}) => {
  await open(page, [2])
  await upload(page, '[1,2,-4,2.5,"3",null,1e309,9007199254740993,{"id":4}]')
  await expectMerged(
    page,
    '1 new, 1 already known, 7 skipped (not valid IDs: 1 negative, 1 not whole numbers, 1 text, 2 too large, 2 other)',
  )
  expect(await discovered(page)).toEqual([2, 1])
  await upload(page, '[5,6,2,null,true]')
  await expectMerged(page, '2 new, 1 already known, 2 skipped (not valid IDs)')

  await upload(page, '[359,7,4000000]')
  await expectMerged(page, '3 new (2 not on this map, kept for your next backup)')
  const list = [2, 1, 5, 6, 359, 7, 4_000_000]
  expect(await discovered(page)).toEqual(list)
  await expect(page.getByText(`5 of ${total} found`)).toBeVisible()
  await expect(page.getByTestId('map')).toHaveAttribute('data-shown-markers', `${markers.length}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Backup', exact: true }).click()
  const exported = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(exported)).toMatchObject({ discoveredMarkers: list })
})
