import type { Page } from '@playwright/test'
import {
  cardOf,
  discovered,
  expect,
  isPanelOpen,
  lastPosition,
  mapSurface,
  openMap,
  restingView,
  searchBox,
  seed,
  storedField,
  test,
} from '../fixtures.ts'
import { inn, island, viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

/** Presses Tab until an element has the focus. Fails if the keyboard can't reach it. */
async function tabTo(page: Page, name: string | RegExp, role: string): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return { name: '', role: '' }
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const id = element.id && document.querySelector(`label[for="${element.id}"]`)
      return {
        name: (
          element.ariaLabel ??
          label?.textContent ??
          (id ? id.textContent : element.textContent) ??
          ''
        ).trim(),
        role: element.role ?? element.tagName.toLowerCase(),
      }
    })
    const fits = typeof name === 'string' ? focused.name === name : name.test(focused.name)
    if (fits && focused.role === role) return
  }
  throw new Error(`Tab does not reach the ${role} ${String(name)}.`)
}

/** Presses an arrow key until an element has the focus, within a group that is one Tab stop. */
async function arrowTo(page: Page, key: string, name: RegExp): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(key)
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(text)) return
  }
  throw new Error(`${key} does not reach ${String(name)}.`)
}

test('a visit by keyboard alone: search, choose, mark, close, filter, set', async ({ page }) => {
  await openMap(page)
  await tabTo(page, 'Search for locations', 'input')
  await page.keyboard.type('thorn coffer')
  await page.keyboard.press('Enter')
  await expect(cardOf(page)).toContainText('#8')
  // The search box keeps the focus, so that the player can continue typing.
  await expect(searchBox(page)).toBeFocused()
  await tabTo(page, /Discovered$/, 'switch')
  await page.keyboard.press('Space')
  expect(await discovered(page)).toEqual([8])
  await page.keyboard.press('Escape')
  await expect(cardOf(page)).toBeHidden()
  expect(await isPanelOpen(page)).toBe(true)
  await searchBox(page).focus()
  await page.keyboard.press('Escape')
  await tabTo(page, island.settings.categories[0]?.title ?? '', 'button')
  await arrowTo(page, 'ArrowRight', /^Cave/)
  await page.keyboard.press('Enter')
  expect(await storedField(page, 'filters-store', 'visibleTypes')).toMatchObject({ cave: false })
  await tabTo(page, 'Settings', 'button')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }),
  ).toBeFocused()
  await tabTo(page, 'Marker size', 'input')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Escape')
  await expect.poll(() => storedField(page, 'settings-store', 'markerSize')).toBe(60)
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
})

test('the map announces the place at its centre, and Enter opens it', async ({ page }) => {
  // The centre of the uncovered area lies 200 pixels right of the screen's centre. A pixel is half a metre.
  await seed(page, lastPosition(viewOf({ x: inn.x - 100, y: inn.y }, 4)))
  await openMap(page)
  await mapSurface(page).focus()
  const message = page.getByText(
    /^Inn, The Old Raven, #3, at the centre, not found\..* Press Enter to open it\.$/,
  )
  await expect(message).toHaveCount(1)
  const pan = async (key: string) => {
    const before = await restingView(page)
    await page.keyboard.press(key)
    await expect.poll(() => restingView(page)).not.toEqual(before)
  }
  await pan('ArrowRight')
  await expect(message).toHaveCount(0)
  await pan('ArrowLeft')
  await expect(message).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(cardOf(page)).toBeFocused()
  await expect(cardOf(page)).toContainText('#3')
  await page.keyboard.press('Escape')
  await expect(cardOf(page)).toBeHidden()
  await expect(mapSurface(page)).toBeFocused()
})

test('Tab moves from the panel to the map and its buttons, and back', async ({ page }) => {
  await openMap(page)
  await tabTo(page, 'Disclaimer', 'button')
  await tabTo(page, /^Map of/, 'application')
  await tabTo(page, 'Zoom in', 'button')
  await tabTo(page, 'Close panel', 'button')
  await page.getByRole('button', { name: 'Close panel' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Open panel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true)
})

test('every focused element shows its focus', async ({ page }) => {
  await openMap(page, './?marker=3')
  const bare: string[] = []
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab')
    const mark = await page.evaluate(() => {
      const element = document.activeElement ?? document.body
      const box = element.closest('div:focus-within')
      const after = getComputedStyle(element, '::after')
      const shown =
        getComputedStyle(element).outlineStyle !== 'none' ||
        after.borderStyle.includes('solid') ||
        (box !== null && getComputedStyle(box).borderTopColor === 'rgb(240, 194, 106)')
      return shown || element === document.body ? '' : element.outerHTML.slice(0, 80)
    })
    if (mark) bare.push(mark)
  }
  expect(bare).toEqual([])
})
