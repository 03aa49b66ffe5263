import type { Page } from '@playwright/test'
import { expect, isPanelOpen, openMap, panelOf, searchBox, settle, test } from '../journey.ts'
import { countOfType, markerById } from '../world.ts'

const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const results = (page: Page) => page.getByRole('region', { name: 'Search results' })
const rows = (page: Page) => results(page).getByRole('listitem')
const status = (page: Page, text: string | RegExp) =>
  panelOf(page).getByRole('status').filter({ hasText: text })

async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
}

test('the results area shows the filters until three characters are typed and after the search is cleared; a second Escape closes the panel [S2.13] [S2.14] [S2.15] [S2.16] [S5.01] [S9.08] [D-panel-6] [D-panel-7] [D-panel-9] [D-tests-2]', async ({
  page,
}) => {
  await page.goto('./')
  await test.step('three characters', async () => {
    await expect(filters(page)).toBeVisible()
    await searchBox(page).fill('ca')
    await searchBox(page).press('Enter')
    await expect(filters(page)).toBeVisible()
    await expect(results(page)).toBeHidden()
    await searchBox(page).fill('cav')
    await expect(filters(page)).toBeHidden()
    await expect(results(page)).toBeVisible()
    const search = await searchBox(page).boundingBox()
    const found = await results(page).boundingBox()
    expect(found?.y).toBeGreaterThan(search?.y ?? Infinity)
    await searchBox(page).fill('  ca ')
    await expect(filters(page)).toBeVisible()
  })
  await test.step('nothing found is said in a sentence that offers to clear the search', async () => {
    await searchFor(page, '<b>dragon</b>')
    await expect(status(page, 'No place matches “<b>dragon</b>”.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(filters(page)).toBeVisible()
  })
  await test.step('the clear button and Escape empty the box', async () => {
    const clear = page.getByRole('button', { name: 'Clear search' })
    await expect(searchBox(page)).toBeVisible()
    await expect(clear).toBeHidden()
    await searchFor(page, 'tavern')
    await clear.click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(searchBox(page)).toBeFocused()
    await searchBox(page).fill('inn')
    await searchBox(page).press('Escape')
    await expect(searchBox(page)).toHaveValue('')
    expect(await isPanelOpen(page)).toBe(true)
    await searchBox(page).press('Escape')
    await expect(panelOf(page)).toBeHidden()
  })
})

test('a loading indicator stands while the 500 ms after the last key run, and Enter searches at once [S2.17] [S4.09] [S9.09] [D-panel-7] [D-panel-8]', async ({
  page,
}) => {
  await page.clock.install()
  await openMap(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await searchFor(page, 'tavern')
  await expect(results(page)).toBeVisible()
  await searchBox(page).fill('')
  await expect(results(page)).toBeHidden()

  await searchBox(page).fill('treasu')
  await expect(status(page, 'Searching')).toBeVisible()
  await page.clock.runFor(400)
  await searchBox(page).fill('treasure')
  await page.clock.runFor(499)
  await settle(page)
  await expect(status(page, 'Searching')).toBeVisible()
  await expect(results(page)).toBeHidden()
  await page.clock.runFor(2)
  await expect(results(page)).toBeVisible()
  await expect(status(page, 'Searching')).toBeHidden()
})

test('twenty results at first and twenty more with each press while there are more [S2.18] [S2.20] [S4.10] [S9.10] [S9.11] [D-panel-7] [D-world-3]', async ({
  page,
}) => {
  const shrines = countOfType('shrine')
  await page.goto('./')
  await searchFor(page, 'shrine')
  await expect(status(page, `${shrines} places found`)).toBeVisible()
  const more = page.getByRole('button', { name: 'Load more...', exact: true })
  for (let shown = 20; shown < shrines; shown += 20) {
    await expect(rows(page)).toHaveCount(shown)
    await more.click()
  }
  await expect(rows(page)).toHaveCount(shrines)
  await expect(more).toBeHidden()
  await searchFor(page, 'conciliation cross')
  await expect(rows(page)).toHaveCount(20)

  await test.step('a row shows name, number, coordinate and description', async () => {
    await searchFor(page, 'treasure II')
    const row = rows(page).filter({ hasText: '#1018' })
    await expect(row).toContainText('treasure II')
    await expect(row).toContainText('764, 3630')
    await expect(row).toContainText('Requires a spade')
    const { x, y } = markerById(337)
    await searchFor(page, '#337')
    const nameless = rows(page).filter({ hasText: '#337' })
    await expect(nameless).toContainText('Church')
    await expect(nameless).toContainText(`${x}, ${y}`)
  })
})

test('it finds by type and its title, name, description and number, and forgives a wrong letter [S5.02] [S5.03] [D-panel-10] [D-panel-11]', async ({
  page,
}) => {
  await page.goto('./')
  await test.step('type, name, description and number', async () => {
    await searchFor(page, 'enemy_camp')
    await expect(rows(page).first()).toContainText('bandit camp')
    await searchFor(page, 'ancient treasure V')
    await expect(rows(page).filter({ hasText: '#1046' })).toBeVisible()
    await searchFor(page, 'small cave')
    await expect(rows(page).first()).toContainText('#1039')
    await searchFor(page, '1039')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('treasure XXIII')
  })
  await test.step('the titles of types, whatever the case and the accents', async () => {
    for (const text of ['bath', 'BATHS', 'báths']) {
      await searchFor(page, text)
      await expect(rows(page).nth(countOfType('baths') - 1)).toContainText('Baths')
      await expect(rows(page).first()).toContainText('Baths')
    }
    await searchFor(page, 'conciliation cross')
    await expect(status(page, `${countOfType('conciliation_cross')} places found`)).toBeVisible()
  })
  await test.step('a wrong letter, but not a match of fewer than three', async () => {
    await searchFor(page, 'blacksmih')
    await expect(rows(page).first()).toContainText('Blacksmith')
    await searchFor(page, 'zqb')
    await expect(status(page, 'No place matches “zqb”.')).toBeVisible()
  })
  await test.step('very long and strange texts break nothing', async () => {
    for (const text of ['x'.repeat(5000), '\\(*[', '\u202Eabc', '🍺🍺🍺', '   ', '__proto__']) {
      await searchFor(page, text)
      await expect(searchBox(page)).toBeVisible()
      await expect(panelOf(page).getByRole('status').first()).toBeVisible()
    }
    await searchFor(page, 'tavern')
    await expect(rows(page).first()).toContainText('Tavern')
  })
})
