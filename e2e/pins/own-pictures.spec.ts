import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  cardOf,
  expect,
  openBackups,
  openMap,
  openMoreFacts,
  raiseCard,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import {
  addPicture,
  broken,
  camp,
  drawing,
  readKeptPictures,
  openCamp,
  photo,
  pictureIds,
  plain,
  tile,
} from './own-pictures.ts'
import { pinsInStorage } from './pins-on-map.ts'
import { storedPins } from './pins.ts'

test.use({ baseURL: islandSite.address })

test('an invalid picture or one too many is refused with the reason', async ({ page }) => {
  await seed(page, storedPins(camp))
  await openMap(page)
  await addPicture(page, 'drop', broken)
  await expect(page.getByText('Pictures go on pins and notes.')).toBeVisible()
  await openCamp(page)
  await addPicture(page, 'drop', broken)
  await expect(page.getByText('The browser couldn’t read a picture in this file.')).toBeVisible()
  await addPicture(page, 'paste', drawing)
  await expect(page.getByText('SVG drawings can’t be added.')).toBeVisible()
  expect(await pictureIds(page)).toEqual([])
  const colours = ['teal', 'gold', 'brown', 'black', 'white']
  const files = await Promise.all(colours.map((colour) => plain(page, colour)))
  await addPicture(page, 'drop', ...files)
  await expect(page.getByText('A pin or note can have 4 pictures.')).toBeVisible()
  await expect.poll(() => pictureIds(page)).toHaveLength(4)
})

async function download(page: Page, button: string): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFile(await (await started).path(), 'utf8')
}

async function upload(page: Page, backup: string): Promise<void> {
  await openBackups(page)
  const file = { name: 'backup.json', mimeType: '', buffer: Buffer.from(backup) }
  await page.getByTestId('upload-input').setInputFiles(file)
}

const merged = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Merged uploaded discoveries' })

test('a backup takes pictures to another device or leaves them out', async ({
  page,
  browser,
  baseURL,
}) => {
  await seed(page, storedPins(camp))
  await openMap(page)
  const card = await openCamp(page)
  await addPicture(page, 'drop', await photo(page), await plain(page, 'teal'))
  await expect(tile(card, 2, 2).getByRole('img')).toBeVisible()
  const backups = await openBackups(page)
  const line = backups.getByText('Backup with pictures: ')
  await expect(line).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  const backup = await download(page, 'Backup')
  const megabytes = Math.round(Buffer.byteLength(backup) / 1e5) / 10
  await expect(line).toHaveText(`Backup with pictures: ${megabytes} MB`)
  const { pictures, ...bare } = JSON.parse(backup) as { readonly pictures: Record<string, string> }
  const [first = '', second = ''] = Object.keys(pictures)
  expect(pictures[first]).toMatch(/^data:image\/webp;base64,/)
  const without = JSON.parse(await download(page, 'Backup without pictures')) as typeof bare
  expect({ ...without, exportedAt: '' }).toEqual({ ...bare, exportedAt: '' })

  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await seed(other, { 'settings-store': storedState({ panelOpen: true }) })
  await other.goto('./')
  const damaged = { ...pictures, [first]: (pictures[first] ?? '').slice(0, -8) }
  await upload(other, JSON.stringify({ ...bare, pictures: damaged }))
  await expect(merged(other)).toContainText('1 new pin, pictures: 1, damaged pictures skipped: 1')
  const there = await openCamp(other)
  await expect(tile(there, 2, 2).getByRole('img')).toBeVisible()
  await there.getByRole('button', { name: 'This picture is on another device' }).click()
  await expect(other.getByRole('dialog', { name: 'Picture 1 of 2: Camp' })).toBeVisible()
  await expectAccessible(other)
  await other.keyboard.press('Escape')
  expect((await readKeptPictures(other)).map(({ id }) => id)).toEqual([second])
  await upload(other, backup)
  await expect(merged(other).first()).toContainText('1 pin already known, pictures: 2')
  await openCamp(other)
  await expect(tile(there, 1, 2).getByRole('img')).toBeVisible()
  await other.close()
})

test('a place’s note may be a picture alone, and Undo restores both', async ({ page }) => {
  await openMap(page, './?marker=3')
  const card = cardOf(page)
  await openMoreFacts(page)
  await card.focus()
  await addPicture(page, 'paste', await plain(page, 'teal'))
  const shown = card.getByRole('list', { name: 'Pictures' }).getByRole('img')
  await expect(shown).toBeVisible()
  await expect(shown).toHaveAccessibleName('Picture 1 of 1: The Old Raven')
  await expect.poll(() => pinsInStorage(page)).toMatchObject([{ id: 'marker-3', note: '' }])
  await card.getByRole('button', { name: 'Edit note' }).click()
  await card.getByRole('textbox', { name: 'Your note' }).fill('The cellar')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(shown).toBeVisible()
  await expectAccessible(page, '.card')
  await page.reload()
  await raiseCard(page)
  await expect(shown).toBeVisible()
  await openMoreFacts(page)
  await card.getByRole('button', { name: 'Delete note' }).click()
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toBeVisible()
  await expect(card.getByRole('region', { name: 'Your note' })).toContainText('The cellar')
})
