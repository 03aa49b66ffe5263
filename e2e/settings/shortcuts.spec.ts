import type { Page } from '@playwright/test'
import {
  cardOf,
  discovered,
  expect,
  isPanelOpen,
  lastPosition,
  mapSurface,
  openMap,
  openSettings,
  panelOf,
  searchBox,
  seed,
  storedField,
  storedState,
  test,
} from '../fixtures.ts'
import { expectInTheOpen } from '../view.ts'
import { inn, innView, island } from '../island.ts'
import { islandSite } from '../sites.ts'

import type { Row } from '../read-world.ts'

test.use({ baseURL: islandSite.address })

const { markers } = island

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** The markers in the order in which a walk from one to the nearest that is left comes to them. */
function walk(from: { x: number; y: number }, rows: readonly Row[], steps: number): Row[] {
  const path: Row[] = []
  let here = from
  while (path.length < steps) {
    const { x, y } = here
    const [next] = rows
      .filter((row) => !path.includes(row))
      .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y) || a.id - b.id)
    if (!next) break
    path.push(next)
    here = next
  }
  return path
}

test('every single key does its work: / opens the panel and begins a search, p closes and opens it, ? shows every key, d marks the selected place and takes the mark back, and n says so when nothing that is shown is left', async ({
  page,
}) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
  await openMap(page)
  await expect(panelOf(page)).toBeHidden()
  await test.step('/ begins a search, whatever the focus was on', async () => {
    await page.keyboard.press('/')
    await expect(searchBox(page)).toBeFocused()
    await expect(searchBox(page)).toHaveValue('')
    await page.keyboard.type('pond')
    await expect(searchBox(page)).toHaveValue('pond')
    // Right after a letter keys are still taken for typing; Tab ends that.
    await page.keyboard.press('Tab')
    await mapSurface(page).focus()
    await page.keyboard.press('/')
    await expect(searchBox(page)).toBeFocused()
  })
  await test.step('p closes and opens the panel', async () => {
    await mapSurface(page).focus()
    await page.keyboard.press('p')
    await expect(panelOf(page)).toBeHidden()
    await page.keyboard.press('p')
    await expect(panelOf(page)).toBeVisible()
    expect(await isPanelOpen(page)).toBe(true)
  })
  await test.step('? shows every key; Escape gives the focus back', async () => {
    const button = panelOf(page).getByRole('button', { name: 'Show all' })
    await button.focus()
    await page.keyboard.press('?')
    const sheet = sheetOf(page)
    for (const key of ['/', 'p', 'n', 'd', '?', 'Arrow keys', '+', '-', 'Enter', 'Escape', 'Z']) {
      await expect(sheet.getByText(key, { exact: true }).first()).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await panelOf(page).getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
  await test.step('n says so when nothing is left', async () => {
    await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
    await page.keyboard.press('n')
    await expect(
      page.getByRole('listitem').filter({ hasText: 'No unfound places left' }),
    ).toBeVisible()
    await expect(cardOf(page)).toHaveCount(0)
    await panelOf(page).getByRole('button', { name: 'Show all' }).click()
  })
  await test.step('d says what to do without a place, and marks the selected one', async () => {
    await page.keyboard.press('d')
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Select a place first' }),
    ).toBeVisible()
    await page.keyboard.press('n')
    await expect(cardOf(page)).toBeVisible()
    await page.keyboard.press('d')
    await expect(cardOf(page).getByRole('switch', { name: 'Discovered' })).toBeChecked()
    expect(await discovered(page)).toHaveLength(1)
    await page.keyboard.press('d')
    await expect(cardOf(page).getByRole('switch', { name: 'Discovered' })).not.toBeChecked()
    expect(await discovered(page)).toEqual([])
  })
})

test('n walks from one undiscovered place to the next nearest and never turns back', async ({
  page,
}) => {
  const found = walk(inn, markers, 3).map(({ id }) => id)
  await seed(page, {
    ...lastPosition({ ...innView, coordinates: [inn.x - 200, inn.y] }),
    'progress-store': storedState({ discoveredMarkers: found }),
  })
  await openMap(page)
  const left = markers.filter(({ id }) => !found.includes(id))
  const path = walk(inn, left, 5)
  for (const marker of path) {
    await page.keyboard.press('n')
    await expect(cardOf(page)).toContainText(`#${marker.id}`)
    await expect(cardOf(page)).toBeFocused()
  }
  await expectInTheOpen(page, path.at(-1) ?? inn)
})

test('no key fires while typing, with a modifier, or under a dialog', async ({ page }) => {
  await openMap(page, './?marker=3')
  await expect(cardOf(page)).toBeVisible()
  await searchBox(page).click()
  await page.keyboard.type('p/nd?')
  await expect(searchBox(page)).toHaveValue('p/nd?')
  await searchBox(page).fill('')
  await cardOf(page).focus()
  for (const modifier of ['Control', 'Alt', 'Meta']) {
    await page.keyboard.press(`${modifier}+d`)
    await page.keyboard.press(`${modifier}+/`)
  }
  await openSettings(page)
  for (const key of ['p', 'n', 'd', '?', '/']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden()
  expect(await isPanelOpen(page)).toBe(true)
  expect(await discovered(page)).toEqual([])
  await expect(sheetOf(page)).toHaveCount(0)
  await expect(cardOf(page)).toContainText('#3')
  await expect(searchBox(page)).not.toBeFocused()
})

test('single keys can be switched off, which outlives a reload', async ({ page }) => {
  await openMap(page)
  await page.keyboard.press('?')
  await sheetOf(page).getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  expect(await storedField(page, 'settings-store', 'shortcuts')).toBe(false)
  await openMap(page)
  for (const key of ['p', 'n', '?', '/']) await page.keyboard.press(key)
  expect(await isPanelOpen(page)).toBe(true)
  await expect(cardOf(page)).toHaveCount(0)
  await expect(sheetOf(page)).toHaveCount(0)
  await panelOf(page).getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await sheetOf(page).getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await expect(panelOf(page)).toBeHidden()
})
