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
import { allPins, deletedPin, note, pinTitles, stash, storedPins } from './pins.ts'

test.use({ baseURL: islandSite.address })

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await started
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

async function upload(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: '', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

const toastOf = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Merged uploaded discoveries' })

test('a backup restores pins, notes and deletions in an empty browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await seed(page, {
    'progress-store': storedState({ discoveredMarkers: [1, 2] }),
    ...storedPins(stash, note, deletedPin),
  })
  await page.goto('./')
  await openSettings(page)
  const { name, text } = await download(page, 'Backup')
  expect(JSON.parse(text)).toMatchObject({
    discoveredMarkers: [1, 2],
    pins: [stash, note, deletedPin],
  })
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await other.goto('./')
  await openSettings(other)
  await upload(other, name, text)
  await expect(toastOf(other)).toContainText('2 new, 2 new pins')
  expect(await discovered(other)).toEqual([1, 2])
  expect(await allPins(other)).toEqual([stash, note, deletedPin])
  await toastOf(other).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => pinTitles(other)).toEqual([])
  expect(await discovered(other)).toEqual([])
  await upload(other, name, text)
  await expect.poll(() => pinTitles(other)).toEqual([stash.title, note.note])
  await other.reload()
  await expect.poll(() => pinTitles(other)).toEqual([stash.title, note.note])
  await other.close()
})

test('a pin that was deleted here stays deleted when an older backup is uploaded', async ({
  page,
}) => {
  await seed(page, storedPins({ ...deletedPin, id: stash.id }))
  await page.goto('./')
  await openSettings(page)
  const backup = {
    format: 'itinerarium-backup',
    version: 1,
    map: island.id,
    discoveredMarkers: [7],
    pins: [stash, { ...stash, id: 'nonsense' }],
  }
  await upload(page, 'backup.json', JSON.stringify(backup))
  await expect(toastOf(page)).toContainText(
    '1 new, 1 pin deleted here since, not restored, 1 pin skipped (damaged)',
  )
  expect(await pinTitles(page)).toEqual([])
})

test('three points of GeoJSON become three pins, once, and Undo removes them', async ({ page }) => {
  await page.goto('./')
  await openSettings(page)
  const text = JSON.stringify({
    type: 'FeatureCollection',
    features: ['Camp', '<b>Mill</b>', 'Ford'].map((title, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [2500 + at, 2600] },
      properties: { name: title },
    })),
  })
  const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
  const merge = async (words: string) => {
    await upload(page, 'places.geojson', text)
    await expect(question.getByText('Added as pins')).toBeVisible()
    await expect(question.getByText(words, { exact: true })).toBeVisible()
    await question.getByRole('button', { name: 'Merge' }).click()
    await expect(question).toBeHidden()
  }
  await merge('3 new pins')
  await expect(toastOf(page)).toContainText('3 new pins')
  expect(await pinTitles(page)).toEqual(['Camp', '<b>Mill</b>', 'Ford'])
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => pinTitles(page)).toEqual([])
  await merge('3 new pins')
  await merge('3 pins already known')
  expect(await allPins(page)).toHaveLength(3)
})

test('pins and notes are exported as GeoJSON, which this map reads back', async ({ page }) => {
  await page.goto('./')
  const backups = await openBackups(page)
  await expect(backups.getByRole('button', { name: 'Export pins (GeoJSON)' })).toBeHidden()
  await seed(page, storedPins(stash, note, deletedPin))
  await page.reload()
  await openBackups(page)
  const { name, text } = await download(page, 'Export pins (GeoJSON)')
  expect(name).toMatch(/^my-island_pins-\d{13}\.geojson$/)
  expect(JSON.parse(text)).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [2550, 2650] },
        properties: { name: stash.title, note: stash.note, glyph: 'chest', colour: 'teal' },
      },
      { properties: { marker: 3, note: note.note } },
    ],
  })
  await upload(page, name, text)
  const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
  await expect(question.getByText('2 pins already known', { exact: true })).toBeVisible()
})

test('pins that another tab merges appear here and disappear with its Undo', async ({
  page,
  context,
}) => {
  await page.goto('./')
  const other = await context.newPage()
  await other.goto('./')
  await openSettings(other)
  const backup = { format: 'itinerarium-backup', version: 1, discoveredMarkers: [], pins: [stash] }
  await upload(other, 'backup.json', JSON.stringify(backup))
  await expect(toastOf(other)).toContainText('1 new pin')
  // A hovered notification stays open, however long the other tab takes.
  await toastOf(other).hover()
  const backups = await openBackups(page)
  const button = backups.getByRole('button', { name: 'Export pins (GeoJSON)' })
  await expect(button).toBeVisible()
  await toastOf(other).getByRole('button', { name: 'Undo' }).click()
  await expect(button).toBeHidden()
})

test('a link to another device transfers pins, and Undo removes them', async ({
  page,
  browser,
  baseURL,
}) => {
  await seed(page, {
    'progress-store': storedState({ discoveredMarkers: [1, 2] }),
    ...storedPins(stash, note, deletedPin),
  })
  await page.goto('./')
  await openBackups(page)
  await page.getByRole('button', { name: 'Send to another device' }).click()
  const sending = page.getByRole('dialog', { name: 'Send to another device' })
  await expect(sending).toContainText('2 found places and 2 pins')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sending.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await other.goto(link)
  const question = other.getByRole('alertdialog', { name: 'Add to your progress?' })
  await expect(question.getByText('2 new pins', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Merge' }).click()
  const toast = other.getByRole('listitem').filter({ hasText: 'Added from a link' })
  await expect(toast).toContainText('2 found places and 2 pins')
  expect(await pinTitles(other)).toEqual([stash.title, note.note])
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => pinTitles(other)).toEqual([])
  expect(await discovered(other)).toEqual([])
  await other.close()
})

test('deleted site data asks about pins even without marks', async ({ page }) => {
  await seed(page, storedPins(stash))
  await page.goto('./')
  await openSettings(page)
  await page.keyboard.press('Escape')
  const client = await page.context().newCDPSession(page)
  await client.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,local_storage',
  })
  const notice = page.getByRole('alert').filter({ hasText: 'data was deleted' })
  await expect(notice).toContainText('1 pin is still on screen')
  await notice.getByRole('button', { name: 'Keep my data' }).click()
  await expect.poll(() => pinTitles(page)).toEqual([stash.title])
})
