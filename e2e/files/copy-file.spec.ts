import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  cardOf,
  discovered,
  expect,
  openBackups,
  openMap,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const name = 'list.json'

/** Replaces the file dialogs by functions that choose a file in the browser's private file system. */
async function withFile(page: Page): Promise<void> {
  await page.addInitScript((file) => {
    const choose = async () => {
      const folder = await navigator.storage.getDirectory()
      return folder.getFileHandle(file, { create: true })
    }
    Object.assign(window, {
      showSaveFilePicker: choose,
      showOpenFilePicker: async () => [await choose()],
    })
  }, name)
}

function textOf(page: Page): Promise<string> {
  return page.evaluate(async (file) => {
    const folder = await navigator.storage.getDirectory()
    const handle = await folder.getFileHandle(file)
    const read = async () => (await handle.getFile()).text()
    // Retry once, because the file may have been written during the read.
    return read().catch(read)
  }, name)
}

/** Writes text to the file, as a cloud service does with another device's changes. */
async function put(page: Page, text: string): Promise<void> {
  await page.evaluate(
    async ([file, content]) => {
      const folder = await navigator.storage.getDirectory()
      const writable = await (await folder.getFileHandle(file, { create: true })).createWritable()
      await writable.write(content)
      await writable.close()
    },
    [name, text] as const,
  )
}

async function idsIn(page: Page): Promise<readonly number[]> {
  const backup = JSON.parse(await textOf(page)) as { readonly discoveredMarkers: readonly number[] }
  return backup.discoveredMarkers.toSorted((one, other) => one - other)
}

const foundOn = async (page: Page) => (await discovered(page)).map(Number).toSorted((a, b) => a - b)

async function openCopy(page: Page): Promise<Locator> {
  return (await openBackups(page)).getByRole('region', { name: 'Keep a copy in a file' })
}

const press = (copy: Locator, button: string) => copy.getByRole('button', { name: button }).click()

const markAsFound = (page: Page) => cardOf(page).getByRole('switch', { name: 'Discovered' }).click()

const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

test('a list follows to another device and back through one file, by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  await withFile(page)
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1, 2] }) })
  await openMap(page)
  const copy = await openCopy(page)
  await expect(copy.getByRole('status')).toContainText('a folder that your own cloud syncs')
  await expectAccessible(page)
  await press(copy, 'New file…')
  await expect(copy.getByRole('status')).toHaveText(/^Copy in list\.json, written .*\d/)
  await expect(page.getByText('Everything is backed up.')).toBeVisible()
  expect(await idsIn(page)).toEqual([1, 2])
  await expectAccessible(page)

  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await withFile(other)
  await openMap(other, './?marker=8')
  await put(other, await textOf(page))
  await markAsFound(other)
  await press(await openCopy(other), 'Existing file…')
  await expect.poll(() => idsIn(other)).toEqual([1, 2, 8])
  expect(await foundOn(other)).toEqual([1, 2, 8])

  // The next visit starts automatically and merges what the other device has written.
  await put(page, await textOf(other))
  await page.reload()
  await expect.poll(() => foundOn(page)).toEqual([1, 2, 8])
  await openMap(page, './?marker=9')
  await markAsFound(page)
  await expect.poll(() => idsIn(page)).toEqual([1, 2, 8, 9])
  await put(other, await textOf(page))
  await comeBack(other)
  await expect.poll(() => foundOn(other)).toEqual([1, 2, 8, 9])
  await other.close()
})

test('an unreadable file is not overwritten until the player allows it', async ({ page }) => {
  await withFile(page)
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1, 2] }) })
  await openMap(page)
  const copy = await openCopy(page)
  const said = copy.getByRole('status')
  await put(page, 'Eggs, bread')
  await press(copy, 'Existing file…')
  await expect(said).toHaveText(/^list\.json isn’t a backup of this map and was left alone\./)
  expect(await textOf(page)).toBe('Eggs, bread')
  await put(page, '')
  await press(copy, 'Existing file…')
  await expect(said).toHaveText(/^Copy in list\.json, written /)

  const half = (await textOf(page)).slice(0, 50)
  await put(page, half)
  await comeBack(page)
  await expect(said).toHaveText(/^list\.json is incomplete and was left alone\./)
  await press(copy, 'Try again')
  await expect(copy.getByRole('button', { name: 'Write it anew' })).toBeVisible()
  await expectAccessible(page)
  expect(await textOf(page)).toBe(half)
  await press(copy, 'Write it anew')
  await expect(said).toHaveText(/^Copy in list\.json, written /)
  expect(await idsIn(page)).toEqual([1, 2])

  await page.evaluate(async (file) => {
    await (await navigator.storage.getDirectory()).removeEntry(file)
  }, name)
  await comeBack(page)
  await expect(said).toHaveText(/^list\.json isn’t in its folder\./)
  await press(copy, 'Stop keeping it')
  await expect(said).toContainText('a folder that your own cloud syncs')
  await expect(copy.getByRole('button', { name: 'Stop keeping it' })).toBeHidden()
  expect(await foundOn(page)).toEqual([1, 2])
})
