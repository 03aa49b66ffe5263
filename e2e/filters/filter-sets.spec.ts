import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  expect,
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

const openFilters = (page: Page) => panelOf(page).getByRole('radio', { name: 'Filters' }).check()

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

test('a filter set for the start is shown when the map opens without a link', async ({ page }) => {
  await seed(page, {
    ...sets(inns, caves),
    'filters-store': storedState({ visibleTypes: { inn: false } }),
  })
  await openMap(page)
  await openFilters(page)
  await shown(page).toBe(markers.length - countOfType('inn'))
  await openMenu(page, 'Inns')
  await page.getByRole('menuitemcheckbox', { name: 'Show at start' }).click()
  await page.reload()
  await mapReady(page)
  await shown(page).toBe(countOfType('inn'))
  await openFilters(page)
  await expect(chip(page, 'Inns')).toHaveAttribute('aria-pressed', 'true')
  await chip(page, 'Inns').click()
  await shown(page).toBe(markers.length - countOfType('inn'))
  await openMap(page, './?types=cave')
  await shown(page).toBe(countOfType('cave'))
})

test('the link of a filter set shows its places and offers its name', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await seed(page, sets({ ...caves, filters: { ...caves.filters, found: 'missing' } }))
  await openMap(page)
  await openFilters(page)
  await openMenu(page, 'Caves <i>')
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('?set=Caves+%3Ci%3E&found=missing&types=cave')
  // The browser of another player has no filter sets.
  await page.evaluate(() => window.localStorage.removeItem('filter-sets-store'))
  await page.goto(link)
  await mapReady(page)
  await shown(page).toBe(countOfType('cave'))
  await openFilters(page)
  await expect(chip(page, 'Unfound')).toHaveAttribute('aria-pressed', 'true')
  await unfold(page)
  await panelOf(page).getByRole('button', { name: 'Keep as set…' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Caves <i>')
  await page.keyboard.press('Enter')
  await expect(chip(page, 'Caves <i>')).toBeVisible()
})

test('a backup brings missing filter sets back', async ({ page }) => {
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
  await openFilters(page)
  await expect(chip(page, 'Caves <i>')).toBeVisible()
})
