import type { Page } from '@playwright/test'
import {
  cardOf,
  discovered,
  expect,
  isPanelOpen,
  mapSurface,
  openMap,
  panelOf,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('every single key does its work', async ({ page }) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
  await openMap(page)
  await expect(panelOf(page)).toBeHidden()
  await test.step('/ focuses the search from anywhere', async () => {
    await page.keyboard.press('/')
    await expect(searchBox(page)).toBeFocused()
    await expect(searchBox(page)).toHaveValue('')
    await page.keyboard.type('pond')
    await expect(searchBox(page)).toHaveValue('pond')
    // For a moment after a letter, keys still count as typing. Tab ends this state.
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
  await test.step('? shows every key, and Escape returns the focus', async () => {
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
