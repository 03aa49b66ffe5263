import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { island } from '../island.ts'
import {
  cardOf,
  expect,
  mapOf,
  mapSurface,
  openMap,
  panelOf,
  searchBox,
  seed,
  storedState,
  storedText,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address, firstVisit: true })

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Panel shortcuts' })
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? NaN

async function expectAbove(what: Locator, top: number): Promise<void> {
  const { y = NaN, height = NaN } = (await what.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(top)
}

test('a first visit begins with the map, and the bar opens the panel’s parts', async ({ page }) => {
  await openMap(page)
  await expect(mapSurface(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  expect(await storedText(page, 'settings-store')).toBeNull()
  await expectAccessible(page)
  await inBar(page, 'Search').tap()
  await expect(searchBox(page)).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close panel' }).tap()
  await inBar(page, 'Progress').tap()
  await expect(panelOf(page).getByRole('radio', { name: 'Progress' })).toBeChecked()
  await expect(panelOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'Close panel' }).tap()
  await inBar(page, 'Filters').tap()
  await expect(panelOf(page).getByRole('radio', { name: 'Filters' })).toBeChecked()
  await panelOf(page)
    .getByRole('button', { name: `Show ${island.markers.length} places` })
    .tap()
  await expect(mapSurface(page)).toBeVisible()
})

test('More is a menu of the rest, whose dialogs give the focus back', async ({ page }) => {
  await openMap(page)
  const more = inBar(page, 'More')
  await more.tap()
  await expect(page.getByRole('menu', { name: 'More' })).toBeVisible()
  await expectAccessible(page)
  await more.tap()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Settings' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.tap()
  await page.getByRole('menuitem', { name: 'List' }).tap()
  await expect(panelOf(page).getByRole('radio', { name: 'List' })).toBeChecked()
})

test('the bar covers neither the scale nor notifications, and a card hides it', async ({
  page,
}) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false, showNamePlates: true }) })
  for (const height of [844, 640]) {
    await page.setViewportSize({ width: height === 640 ? 320 : 390, height })
    await openMap(page)
    const top = await topOf(bar(page))
    expect(top).toBeLessThan(height - 43)
    for (const button of await bar(page).getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    await expectAbove(page.getByRole('img', { name: /^Scale/ }), top)
    await page.keyboard.press('d')
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    await expect(toast).toBeVisible()
    await expectAbove(toast, top)
  }
  await openMap(page, './?marker=3')
  await expect(cardOf(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await cardOf(page).getByRole('button', { name: 'Close' }).tap()
  await expect(bar(page)).toBeVisible()
})

test('filter shortcuts stay in one row beside the map’s buttons', async ({ page }) => {
  await openMap(page)
  const chips = page.getByRole('group', { name: 'Quick filters' })
  const missing = chips.getByRole('button', { name: 'Unfound', exact: true })
  const treasure = chips.getByRole('button', { name: 'Treasure', exact: true })
  expect(await topOf(treasure)).toBe(await topOf(missing))
  const buttons = await page.getByRole('toolbar', { name: 'Map controls' }).boundingBox()
  const row = await page.locator('.map-shortcuts').boundingBox()
  expect((row?.x ?? NaN) + (row?.width ?? NaN)).toBeLessThanOrEqual(buttons?.x ?? 0)
  await missing.tap()
  await expect(missing).toHaveAttribute('aria-pressed', 'true')
  await treasure.tap()
  await expect(mapOf(page)).toHaveAttribute(
    'data-shown-markers',
    String(island.countOfType('chest')),
  )
  // Both filters combine: they show treasures that are not found yet.
  await expect(missing).toHaveAttribute('aria-pressed', 'true')
  await expect(treasure).toHaveAttribute('aria-pressed', 'true')
  await treasure.tap()
  await expect(treasure).toHaveAttribute('aria-pressed', 'false')
  await expect(missing).toHaveAttribute('aria-pressed', 'true')
})
