import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  cardOf,
  expect,
  openBackups,
  openMap,
  openMoreFacts,
  panelOf,
  raiseCard,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import { inn } from '../island.ts'
import { bring, broken, drawing, keptPictures, photo, plain } from './own-pictures.ts'
import { pin, pinCard, pinForm, pinsInStorage } from './pins-on-map.ts'
import { storedPins } from './pins.ts'

test.use({ baseURL: islandSite.address })

const camp = pin(1, inn, { title: 'Camp', note: 'By the ford' })

/** Opens the card of the pin, which no address leads to. */
async function openCamp(page: Page): Promise<Locator> {
  if (!(await panelOf(page).isVisible())) {
    await page.getByRole('button', { name: 'Open panel' }).click()
  }
  await panelOf(page).getByRole('radio', { name: 'Pins' }).click()
  await panelOf(page)
    .getByRole('list', { name: 'My pins' })
    .getByRole('button', { name: /Camp/ })
    .click()
  await raiseCard(page)
  return pinCard(page, 'Camp')
}

const tile = (where: Locator, number: number, total: number) =>
  where.getByRole('button', { name: `Picture ${number} of ${total}: Camp` })

const pictureIds = async (page: Page) => (await pinsInStorage(page))[0]?.pictures ?? []

test('pictures are chosen, pasted and dropped, made smaller, kept, looked at, deleted and brought back', async ({
  page,
}) => {
  await seed(page, storedPins(camp))
  await openMap(page)
  const card = await openCamp(page)
  await openMoreFacts(page)
  await expect(
    card.getByText('Up to 4 pictures, each made smaller to at most 300 kB.'),
  ).toBeVisible()
  const taken = await photo(page)
  const choosing = page.waitForEvent('filechooser')
  await card.getByRole('button', { name: 'Add picture' }).click()
  await (
    await choosing
  ).setFiles({
    name: taken.name,
    mimeType: taken.type,
    buffer: Buffer.from(taken.base64, 'base64'),
  })
  await expect(tile(card, 1, 1).getByRole('img')).toBeVisible()
  const [kept] = await keptPictures(page)
  expect(kept).toMatchObject({ exif: false, head: expect.stringMatching(/^RIFF.{4}WEBP$/s) })
  expect(kept?.size).toBeLessThanOrEqual(300_000)
  // Upright, as the camera was held.
  expect((kept?.height ?? 0) / (kept?.width ?? 1)).toBeCloseTo(2, 1)
  expect(kept?.height).toBeLessThanOrEqual(1600)

  await card.focus()
  await bring(page, 'paste', await plain(page, 'teal'))
  await expect(tile(card, 2, 2).getByRole('img')).toBeVisible()
  await card.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = pinForm(page)
  await expect(form.getByRole('button', { name: 'Add picture' })).toBeVisible()
  await form.getByLabel('Title').fill('Camp')
  await bring(page, 'drop', await plain(page, 'gold'))
  await expect(tile(form, 3, 3).getByRole('img')).toBeVisible()
  await expectAccessible(page, '.card')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(tile(card, 3, 3)).toBeVisible()
  const ids = await pictureIds(page)
  expect(ids).toHaveLength(3)

  await page.reload()
  await openCamp(page)
  await tile(card, 2, 3).click()
  const large = page.getByRole('dialog', { name: 'Picture 2 of 3: Camp' })
  await expect(large.getByRole('img')).toBeVisible()
  expect(await large.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(
    320,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  // The card stays.
  await expect(tile(card, 2, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await large.getByRole('button', { name: 'Delete picture' }).click()
  await expect(tile(card, 1, 2)).toBeFocused()
  expect(await pictureIds(page)).toEqual([ids[0], ids[2]])
  const toast = page.getByRole('listitem').filter({ hasText: 'Picture deleted' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(tile(card, 2, 3).getByRole('img')).toBeVisible()
  expect(await pictureIds(page)).toEqual(ids)
})

test('what is no picture, or one too many, is refused with the reason, and nothing is changed', async ({
  page,
}) => {
  await seed(page, storedPins(camp))
  await openMap(page)
  await bring(page, 'drop', broken)
  await expect(page.getByText('Pictures go on pins and notes.')).toBeVisible()
  await openCamp(page)
  await bring(page, 'drop', broken)
  await expect(page.getByText('The browser couldn’t read a picture in this file.')).toBeVisible()
  await bring(page, 'paste', drawing)
  await expect(page.getByText('SVG drawings can’t be added.')).toBeVisible()
  expect(await pictureIds(page)).toEqual([])
  const colours = ['teal', 'gold', 'brown', 'black', 'white']
  const files = await Promise.all(colours.map((colour) => plain(page, colour)))
  await bring(page, 'drop', ...files)
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

test('a backup says how large it is with pictures and takes them to another device, or leaves them here', async ({
  page,
  browser,
  baseURL,
}) => {
  await seed(page, storedPins(camp))
  await openMap(page)
  const card = await openCamp(page)
  await bring(page, 'drop', await photo(page), await plain(page, 'teal'))
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
  expect((await keptPictures(other)).map(({ id }) => id)).toEqual([second])
  await upload(other, backup)
  await expect(merged(other).first()).toContainText('1 pin already known, pictures: 2')
  await openCamp(other)
  await expect(tile(there, 1, 2).getByRole('img')).toBeVisible()
  await other.close()
})

test('a note of a place may be a picture alone, and is deleted and brought back with it', async ({
  page,
}) => {
  await openMap(page, './?marker=3')
  const card = cardOf(page)
  await openMoreFacts(page)
  await card.focus()
  await bring(page, 'paste', await plain(page, 'teal'))
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
