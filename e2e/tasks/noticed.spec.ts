import type { Page } from '@playwright/test'
import {
  discovered,
  expect,
  isPanelOpen,
  mapReady,
  openMap,
  openSettings,
  panelOf,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { sentence } from '../languages.ts'
import { playersSizes, uppermostAt, type Pixel } from '../view.ts'
import { markers } from '../world.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Search results' })

async function searchFor(page: Page, text: string): Promise<void> {
  if (!(await isPanelOpen(page))) await page.getByRole('button', { name: 'Open panel' }).click()
  await searchBox(page).fill(text)
}

async function seenOf(page: Page, points: readonly Pixel[]): Promise<number> {
  const over = await Promise.all(points.map((point) => uppermostAt(page, point)))
  return over.filter((name) => name === 'map').length
}

// React renders a page again if its markup has been changed, and reports an error.
test.use({ expectedErrors: /^Error: Minified React error #(418|423)/ })

for (const [width, height] of playersSizes)
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the first card and what a search shows alone are seen on the map [F70] [F71]', async ({
      page,
    }) => {
      const skalitz = { x: 1524, y: 6925 }
      await openMap(page)
      await searchFor(page, 'skalitz')
      await searchBox(page).press('Enter')
      const card = page.getByRole('dialog', { name: 'Settlement: Skalitz' })
      await expect(card).toBeVisible()
      await expect.poll(() => uppermostAt(page, skalitz).catch(String)).toBe('map')
      await card.getByRole('button', { name: 'Close', exact: true }).click()

      const herbs = markers.filter(({ yields }) => yields.includes('belladonna'))
      await searchFor(page, 'belladonna')
      await results(page)
        .getByRole('button', { name: `Show all ${herbs.length} on map` })
        .click()
      const chip = page.getByRole('group', { name: 'Map filter' })
      await expect(chip).toBeVisible()
      const more = chip.getByRole('button', { name: /^Show \d+ off screen$/ })
      await expect(async () => {
        const [text = '0'] = (await more.count()) > 0 ? await more.allTextContents() : []
        const outOfSight = Number(/\d+/.exec(text)?.[0] ?? 0)
        expect(await seenOf(page, herbs)).toBeGreaterThan(0)
        expect(await seenOf(page, herbs)).toBe(herbs.length - outOfSight)
      }).toPass()
    })
  })

test('a German with a password manager finds a cave and marks it [F75]', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const input of document.querySelectorAll('input'))
        input.after(document.createElement('div'))
    })
  })
  await seed(page, { 'settings-store': storedState({ language: 'de' }) })
  await page.goto('./')
  await mapReady(page)
  const box = page.locator('.side-panel').getByRole('textbox')
  await box.fill('Höhle')
  const found = page.getByRole('region', { name: sentence('de', 'search_results') })
  await found
    .getByRole('button', { name: /^Höhle ?\d+ m/ })
    .first()
    .click()
  const mark = sentence('de', 'card_mark')
  await page.getByRole('dialog').getByRole('switch', { name: mark }).click()
  await expect.poll(() => discovered(page)).toHaveLength(1)
})

test('a second playthrough over a full storage is kept, or refused in a sentence [F81]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    const isFull = new URL(window.location.href).searchParams.has('full')
    if (isFull) IDBObjectStore.prototype.put = full
  })
  const make = async () => {
    const settings = await openSettings(page)
    await settings.getByRole('button', { name: 'New playthrough…' }).click()
    const dialog = page.getByRole('dialog', { name: 'New playthrough' })
    await dialog.getByLabel('New playthrough').fill('Godwin')
    await dialog.getByRole('button', { name: 'Create' }).click()
    return dialog
  }
  await openMap(page)
  await expect(await make()).toBeHidden()
  await page.reload()
  await mapReady(page)
  await expect(panelOf(page)).toContainText('Playthrough: “Godwin”')
  await page.goto('./?full')
  await mapReady(page)
  await expect((await make()).getByRole('alert')).toContainText('Nothing was changed')
})
