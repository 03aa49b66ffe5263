import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  isPanelOpen,
  openMap,
  panelOf,
  searchBox,
  seed,
  settle,
  test,
} from '../fixtures.ts'
import { expectAccessible } from '../accessible.ts'
import { stash, storedPins } from '../pins/pins.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'
import { countOfType, largestType, markers, pictured, titleOf, types } from '../world.ts'

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
    await expect(status(page, 'No places match “<b>dragon</b>”.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(filters(page)).toBeVisible()
  })
  await test.step('the clear button and Escape empty the box', async () => {
    const clear = page.getByRole('button', { name: 'Clear search' })
    await expect(searchBox(page)).toBeVisible()
    await expect(clear).toBeHidden()
    await searchFor(page, largestType.title)
    await clear.click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(searchBox(page)).toBeFocused()
    await searchBox(page).fill('abc')
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
  await searchFor(page, types.find((type) => type !== largestType)?.title ?? '')
  await expect(results(page)).toBeVisible()
  await searchBox(page).fill('')
  await expect(results(page)).toBeHidden()

  await searchBox(page).fill(largestType.title.slice(0, 6))
  await expect(status(page, 'Searching')).toBeVisible()
  await page.clock.runFor(400)
  await searchBox(page).fill(largestType.title)
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
  const many = types.find(({ id }) => countOfType(id) > 40) ?? largestType
  await page.goto('./')
  await searchFor(page, many.title)
  const message = status(page, / results$/)
  await expect(message).toBeVisible()
  // Places of other types may speak of it, too.
  const total = Number((await message.textContent())?.replace(/\D/g, ''))
  expect(total).toBeGreaterThanOrEqual(countOfType(many.id))
  const more = page.getByRole('button', { name: 'Load more...', exact: true })
  for (let shown = 20; shown < total; shown += 20) {
    await expect(rows(page)).toHaveCount(shown)
    await more.click()
  }
  await expect(rows(page)).toHaveCount(total)
  await expect(more).toBeHidden()
  // Enter on what is found already opens the first of it.
  await searchBox(page).fill('')
  await searchFor(page, largestType.title)
  await expect(rows(page)).toHaveCount(20)

  await test.step('a row shows name, number, coordinate and description', async () => {
    const named = markers.findLast((row) => row.name && row.description && !row.veiled)
    if (named) {
      await searchFor(page, `#${named.id}`)
      const row = rows(page).filter({ hasText: `#${named.id}` })
      for (const text of [named.name, `${named.x}, ${named.y}`, named.description]) {
        await expect(row.first()).toContainText(text, { ignoreCase: true })
      }
    }
    const nameless = markers.findLast((row) => !row.name)
    if (nameless) {
      await searchFor(page, `#${nameless.id}`)
      const row = rows(page).filter({ hasText: `#${nameless.id}` })
      await expect(row.first()).toContainText(titleOf(nameless.type))
      await expect(row.first()).toContainText(`${nameless.x}, ${nameless.y}`)
    }
  })
})

test('it finds by type and its title, name, description and number, and forgives a wrong letter [S5.02] [S5.03] [D-panel-10] [D-panel-11]', async ({
  page,
}) => {
  await test.step('type', async () => {
    const type = types.find(({ id }) => id.includes('_') && countOfType(id) > 0) ?? largestType
    await page.goto('./')
    await searchFor(page, type.id)
    const first = rows(page).first()
    await expect(first).toBeVisible()
    const text = (await first.textContent()) ?? ''
    const found = markers.find(({ id, x, y }) => text.includes(`#${id}${x}, ${y}`))
    expect(found?.type).toBe(type.id)
  })
  await page.goto(islandSite.address)
  await test.step('name, description and number', async () => {
    await searchFor(page, 'old raven')
    await expect(rows(page).filter({ hasText: '#3' })).toBeVisible()
    await searchFor(page, 'bring a light')
    await expect(rows(page).first()).toContainText('#23')
    await searchFor(page, '#27')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Lark Hill')
  })
  await test.step('the titles of types, whatever the case and the accents', async () => {
    for (const text of ['shrin', 'SHRINE', 'shríne']) {
      await searchFor(page, text)
      await expect(rows(page).nth(island.countOfType('shrine') - 1)).toContainText('Shrine')
      await expect(rows(page).first()).toContainText('Shrine')
    }
    await expect(status(page, `${island.countOfType('shrine')} results`)).toBeVisible()
  })
  await test.step('a wrong letter, but not a match of fewer than three', async () => {
    await searchFor(page, 'lokout')
    await expect(rows(page).first()).toContainText('Lookout')
    await searchFor(page, 'zqb')
    await expect(status(page, 'No places match “zqb”.')).toBeVisible()
  })
  await test.step('very long and strange texts break nothing', async () => {
    for (const text of ['x'.repeat(5000), '\\(*[', '\u202Eabc', '🍺🍺🍺', '   ', '__proto__']) {
      await searchFor(page, text)
      await expect(searchBox(page)).toBeVisible()
      await expect(panelOf(page).getByRole('status').first()).toBeVisible()
    }
    await searchFor(page, 'lookout')
    await expect(rows(page).first()).toContainText('Lookout')
  })
})

test('Enter takes the first of what is found for that very text, a pin of that name before all; the arrows lead through the results', async ({
  page,
}) => {
  const named = { ...stash, id: '1'.repeat(24), title: 'Rattay', note: '' }
  const near = { ...stash, id: '2'.repeat(24), title: 'Near Rattay', note: '' }
  await seed(page, storedPins(near, named))
  await openMap(page)
  const box = searchBox(page)
  const pinOf = page.getByRole('dialog', { name: 'Your pin: Rattay', exact: true })
  await test.step('a pin of that name', async () => {
    await searchFor(page, 'rattáy')
    await expect(pinOf).toBeVisible()
    await expect(box).toBeFocused()
  })
  await test.step('nothing of an older text', async () => {
    await box.fill('Sasau')
    await expect(results(page).getByRole('button', { name: /^Sasau Town/ })).toBeVisible()
    await expect(pinOf).toBeVisible()
    await box.fill('Ledetchko')
    await box.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Settlement: Ledetchko' })).toBeVisible()
  })
  await test.step('arrows and Tab', async () => {
    await box.fill('Rattay')
    const first = results(page).getByRole('button').first()
    const second = results(page).getByRole('button', { name: /^Rattay Town/ })
    await expect(second).toBeVisible()
    await expect(first).toHaveText(/^Rattay/)
    await expectAccessible(page)
    await box.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(second).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(box).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('')
  })
})

test.describe('above a phone’s keyboard', () => {
  test.use({ viewport: { width: 390, height: 400 } })

  test('four rows of what is found are seen, and the way out', async ({ page }) => {
    await openMap(page)
    if (!(await isPanelOpen(page)))
      await page.getByRole('button', { name: 'Search', exact: true }).click()
    for (const text of [
      largestType.title,
      types.find((type) => type !== largestType)?.title ?? '',
    ]) {
      await searchBox(page).fill(text)
      await expect(rows(page).nth(3)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Close panel' })).toBeInViewport({ ratio: 1 })
    }
    await expectAccessible(page)
    await searchBox(page).press('Escape')
    await expect(panelOf(page).getByRole('heading', { name: 'Itinerarium' })).toBeVisible()
  })
})

test('typed coordinates and links lead to their spot, and several things are found at once', async ({
  page,
}) => {
  await openMap(page)
  const spot = page.getByRole('dialog', { name: 'Spot: 4700, 4870' })
  await test.step('coordinates', async () => {
    await searchBox(page).fill('4700 4870')
    await expect(results(page).getByRole('button', { name: /^Spot 4700, 4870/ })).toBeVisible()
    await searchBox(page).press('Enter')
    await expect(spot).toBeVisible()
    await spot.getByRole('button', { name: 'Close', exact: true }).click()
  })
  await test.step('a link', async () => {
    await searchBox(page).fill('https://example.org/?spot=4700,4870')
    await results(page)
      .getByRole('button', { name: /^Spot 4700, 4870/ })
      .click()
    await expect(spot).toBeVisible()
  })
  await test.step('two kinds', async () => {
    await searchBox(page).fill('grindstone; baths')
    const both = countOfType('grindstone') + countOfType('baths')
    await expect(
      results(page).getByRole('button', { name: `Show all ${both} on map` }),
    ).toBeVisible()
  })
  await test.step('instead of a place, and before a route', async () => {
    const route = page.getByRole('dialog', { name: /^Route to / })
    await spot.getByRole('button', { name: 'Route to here' }).click()
    // The card takes the focus when it is there.
    await expect(route.getByLabel('From', { exact: true })).toBeFocused()
    await searchBox(page).fill(`#${pictured.id}`)
    await searchBox(page).press('Enter')
    await expect(cardOf(page)).toBeVisible()
    await expect(route).toBeHidden()
    await searchBox(page).fill('4700 4870')
    await searchBox(page).press('Enter')
    await expect(spot).toBeVisible()
    for (const other of [cardOf(page), route]) await expect(other).toBeHidden()
    await spot.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(route).toBeVisible()
  })
})
