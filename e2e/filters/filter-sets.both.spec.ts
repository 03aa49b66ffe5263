import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  expect,
  isPanelOpen,
  mapOf,
  mapReady,
  openBackups,
  openMap,
  panelOf,
  seed,
  storedField,
  storedState,
  test,
} from '../fixtures.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { countOfType, markers } = island

const filters = { showPins: true, found: 'all', chests: null, yields: null }
const inns = {
  id: 'a'.repeat(24),
  name: 'Inns',
  filters: { ...filters, visibleTypes: { '*': false, inn: true } },
}
const caves = {
  id: 'b'.repeat(24),
  name: 'Caves <i>',
  filters: { ...filters, visibleTypes: { '*': false, cave: true } },
}
const sets = (...of: readonly object[]) => ({ 'filter-sets-store': storedState({ sets: of }) })

const shown = (page: Page) =>
  expect.poll(async () => Number(await mapOf(page).getAttribute('data-shown-markers')))
const chips = (page: Page) => panelOf(page).getByRole('group', { name: 'Quick filters' })
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true })
const names = async (page: Page) =>
  (await chips(page).getByRole('button').allTextContents()).slice(-2)

async function openPanel(page: Page): Promise<void> {
  if (!(await isPanelOpen(page)) || !(await panelOf(page).isVisible()))
    await page.getByRole('button', { name: 'Open panel' }).click()
  await panelOf(page).getByRole('radio', { name: 'Filters' }).check()
}

/** The section that holds the sets' menus and what keeps another one. */
async function unfold(page: Page): Promise<void> {
  const section = panelOf(page).getByRole('button', { name: /found places/i })
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
}

async function openMenu(page: Page, name: string): Promise<void> {
  await unfold(page)
  await panelOf(page)
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .click()
  await expect(page.getByRole('menu', { name })).toBeVisible()
}

test('what is shown is kept under a name, and shown again by its chip after everything was hidden', async ({
  page,
}) => {
  await openMap(page)
  await openPanel(page)
  await expect(chips(page).getByRole('button').first()).toBeVisible()
  const before = await chips(page).getByRole('button').count()
  await panelOf(page)
    .getByRole('button', { name: /^Inn \d/ })
    .click()
  await unfold(page)
  await panelOf(page).getByRole('button', { name: 'Keep as set…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep as filter set' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('  No inns ')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Kept: “No inns”')).toBeVisible()
  await expect(chips(page).getByRole('button')).toHaveCount(before + 1)
  await panelOf(page).getByRole('button', { name: 'Hide all', exact: true }).click()
  await shown(page).toBe(0)
  await chip(page, 'No inns').click()
  await expect(chip(page, 'No inns')).toHaveAttribute('aria-pressed', 'true')
  await shown(page).toBe(markers.length - countOfType('inn'))
  await chip(page, 'No inns').click()
  await shown(page).toBe(0)
  await page.keyboard.press('Control+z')
  await shown(page).toBe(markers.length - countOfType('inn'))
})

test('by keyboard a chip’s menu renames, orders and deletes its set, which Undo brings back', async ({
  page,
}) => {
  await seed(page, sets(inns, caves))
  await openMap(page)
  await openPanel(page)
  await chip(page, 'Caves <i>').focus()
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu', { name: 'Caves <i>' })
  await expect(menu).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Rename…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Name' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Holes')
  await page.keyboard.press('Enter')
  await expect(chip(page, 'Holes')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Move earlier' }).press('Enter')
  await expect.poll(() => names(page)).toEqual(['Holes', 'Inns'])
  await expect(chip(page, 'Holes')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(chip(page, 'Holes')).toHaveCount(0)
  // What had the focus is gone.
  await expect(chips(page).locator(':focus')).toHaveCount(1)
  await page.getByText('Deleted: “Holes”').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => names(page)).toEqual(['Holes', 'Inns'])
})

test('a set for the start is shown when the map opens, unless a link says something else', async ({
  page,
}) => {
  await seed(page, {
    ...sets(inns, caves),
    'filters-store': storedState({ visibleTypes: { inn: false } }),
  })
  await openMap(page)
  await openPanel(page)
  await shown(page).toBe(markers.length - countOfType('inn'))
  await openMenu(page, 'Inns')
  await page.getByRole('menuitemcheckbox', { name: 'Show at start' }).click()
  await page.reload()
  await mapReady(page)
  await shown(page).toBe(countOfType('inn'))
  await openPanel(page)
  await expect(chip(page, 'Inns')).toHaveAttribute('aria-pressed', 'true')
  await chip(page, 'Inns').click()
  await shown(page).toBe(markers.length - countOfType('inn'))
  await openMap(page, './?types=cave')
  await shown(page).toBe(countOfType('cave'))
})

test('a set’s link shows what it shows, to be kept under the name that it has', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await seed(page, sets({ ...caves, filters: { ...caves.filters, found: 'missing' } }))
  await openMap(page)
  await openPanel(page)
  await openMenu(page, 'Caves <i>')
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('?set=Caves+%3Ci%3E&found=missing&types=cave')
  // Whose browser has never been here.
  await page.evaluate(() => window.localStorage.removeItem('filter-sets-store'))
  await page.goto(link)
  await mapReady(page)
  await shown(page).toBe(countOfType('cave'))
  await openPanel(page)
  await expect(chip(page, 'Unfound')).toHaveAttribute('aria-pressed', 'true')
  await unfold(page)
  await panelOf(page).getByRole('button', { name: 'Keep as set…' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Caves <i>')
  await page.keyboard.press('Enter')
  await expect(chip(page, 'Caves <i>')).toBeVisible()
})

test('sets are in backups, and merged where they are missing', async ({ page }) => {
  await seed(page, sets({ ...inns, start: true }, caves))
  await openMap(page)
  const backups = await openBackups(page)
  const download = page.waitForEvent('download')
  await backups.getByRole('button', { name: 'Backup', exact: true }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ filterSets: [{ ...inns, start: true }, caves] })
  await page.evaluate(() => window.localStorage.removeItem('filter-sets-store'))
  await page.reload()
  await mapReady(page)
  await openBackups(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByText('filter sets: 2')).toBeVisible()
  expect(await storedField(page, 'filter-sets-store', 'sets')).toEqual([
    { ...inns, start: true },
    caves,
  ])
  await openPanel(page)
  await expect(chip(page, 'Caves <i>')).toBeVisible()
})
