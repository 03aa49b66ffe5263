// The tests hide the page to simulate a phone that ends a background page without `pagehide`, unlike any test browser.
import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  mapReady,
  openMap,
  openMoreFacts,
  panelOf,
  seed,
  stored,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import { pinCard, pinForm } from './pins-on-map.ts'
import { allPins, pinTitles, stash, storedPins } from './pins.ts'

test.use({ baseURL: islandSite.address })

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

async function openPinForm(page: Page): Promise<void> {
  await openMap(page)
  await panelOf(page).getByRole('radio', { name: 'Pins' }).click()
  await panelOf(page).getByRole('button', { name: stash.title }).first().click()
  await pinCard(page).getByRole('button', { name: 'Edit', exact: true }).click()
}

test('a note that is being written is stored when the page is hidden [F117]', async ({ page }) => {
  await openMap(page, './?marker=3')
  await openMoreFacts(page)
  await cardOf(page).getByRole('button', { name: 'Add note' }).click()
  await cardOf(page).getByRole('textbox', { name: 'Your note' }).fill('Six bandits')
  await hide(page)
  expect(await allPins(page)).toMatchObject([{ id: 'marker-3', note: 'Six bandits' }])
})

test('a view that still moves is stored when the page is hidden', async ({ page }) => {
  await openMap(page)
  const before = (await stored(page, 'last-position')) as { readonly zoom: number }
  const zoom = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[aria-label="Zoom in"]')?.click()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await frame()
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    return JSON.parse(localStorage.getItem('last-position') ?? '{}').zoom as number
  })
  expect(zoom).toBeGreaterThan(before.zoom)
})

test('words for a pin that another tab deletes are offered, and restore the pin', async ({
  page,
  context,
}) => {
  await seed(page, storedPins(stash))
  await openPinForm(page)
  await pinForm(page).getByRole('textbox', { name: 'Title' }).fill('Half written')
  const opening = context.waitForEvent('page')
  await page.evaluate(() => void window.open('./'))
  const other = await opening
  await mapReady(other)
  await panelOf(other).getByRole('radio', { name: 'Pins' }).click()
  await panelOf(other).getByRole('button', { name: stash.title }).first().click()
  await openMoreFacts(other)
  await pinCard(other).getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'This pin was deleted elsewhere' })
  await expect(question).toContainText('Half written')
  expect(await pinTitles(page)).toEqual([])
  // The question survives a reload of this tab.
  await page.reload()
  await question.getByRole('button', { name: 'Restore' }).click()
  const card = pinCard(page, 'Half written')
  await expect(card).toBeVisible()
  expect(await card.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await expect(panelOf(other).getByRole('button', { name: /Half written/ })).toBeVisible()
})
