import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  isPanelOpen,
  openMap,
  panelOf,
  searchBox,
  seed,
  test,
} from '../fixtures.ts'
import { expectAccessible } from '../accessible.ts'
import { stash, storedPins } from '../pins/pins.ts'
import { countOfType, largestType, pictured, types } from '../world.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Search results' })
const rows = (page: Page) => results(page).getByRole('listitem')

async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
}

test('Enter opens the best result for the current text', async ({ page }) => {
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

  test('four results and the close button are visible', async ({ page }) => {
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

test('coordinates, links and several terms can be searched', async ({ page }) => {
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
    // The card takes the focus when it has opened.
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
