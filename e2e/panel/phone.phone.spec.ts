import type { Page } from '@playwright/test'
import { camp, campView as view } from '../camp.ts'
import {
  cardOf,
  expect,
  isPanelOpen,
  lastPosition,
  mapSurface,
  mapReady,
  openMap,
  panelOf,
  restingView,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { emptyPixel, expectInTheOpen, pixelOf } from '../view.ts'
import { titleOf } from '../world.ts'

const closedPanel = { 'settings-store': storedState({ panelOpen: false }) }

async function openWithoutPanel(page: Page): Promise<void> {
  await seed(page, { ...closedPanel, ...lastPosition(view) })
  await openMap(page)
}

async function pinch(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (distance: number) => ({
    touchPoints: [
      { x: 195 - distance / 2, y: 300, id: 1 },
      { x: 195 + distance / 2, y: 300, id: 2 },
    ],
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...touch(from) })
  for (let step = 1; step <= 8; step += 1) {
    const distance = from + ((to - from) * step) / 8
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...touch(distance) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('the panel fills the screen, keeps the focus, is closed and opened again [S2.04] [S2.06] [D-panel-2]', async ({
  page,
}) => {
  await openMap(page)
  await test.step('all over the map', async () => {
    const { width, height } = page.viewportSize() ?? {}
    await expect.poll(() => panelOf(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await expect(mapSurface(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0)
  })
  await test.step('closed and opened', async () => {
    await page.getByRole('button', { name: 'Close panel' }).tap()
    await expect(mapSurface(page)).toBeVisible()
    expect(await isPanelOpen(page)).toBe(false)
    await page.getByRole('button', { name: 'Open panel' }).tap()
    await expect(panelOf(page)).toBeVisible()
  })
  await test.step('the focus cannot leave it', async () => {
    const outside = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.closest('[role=dialog]')
          ? ''
          : (activeElement?.outerHTML.slice(0, 90) ?? '')
      })
    for (let press = 0; press < 70; press += 1) {
      await page.keyboard.press(press < 66 ? 'Tab' : 'Shift+Tab')
      expect(await outside()).toBe('')
    }
    await page.reload()
    // Before hydration, the skip links come before the panel.
    await mapReady(page)
    await expect(panelOf(page)).toBeVisible()
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab')
      expect(await outside()).toBe('')
    }
  })
})

test('a chosen search result closes the panel and is visible above the card [S2.39] [S9.18] [D-map-11] [D-map-13]', async ({
  page,
}) => {
  await openMap(page)
  await test.step('a notification', async () => {
    await page.getByRole('button', { name: 'Settings' }).tap()
    await page.getByRole('button', { name: 'Backup', exact: true }).tap()
    const toast = page.getByRole('listitem').filter({ hasText: 'Started downloading backup' })
    await expect.poll(async () => (await toast.boundingBox())?.width).toBe(320)
    const { width = 0 } = page.viewportSize() ?? {}
    await expect
      .poll(async () => ((await toast.boundingBox())?.x ?? 0) + 320)
      .toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
  })
  await test.step('a result', async () => {
    await searchBox(page).fill(`#${camp.id}`)
    await page
      .getByRole('listitem')
      .filter({ hasText: `#${camp.id}` })
      .getByRole('button')
      .tap()
    await expect(panelOf(page)).toBeHidden()
    await expect(cardOf(page)).toContainText(`#${camp.id}`)
    await expectInTheOpen(page, camp)
  })
})

test('a tap selects a marker with a bottom sheet, and a tap beside it deselects [D-map-9] [D-map-11]', async ({
  page,
}) => {
  await openWithoutPanel(page)
  const at = pixelOf(page, view, camp)
  await page.touchscreen.tap(at.x, at.y)
  const card = cardOf(page)
  await expect(card).toContainText(`#${camp.id}`)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect
    .poll(async () => {
      const box = await card.boundingBox()
      return box && { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) }
    })
    .toEqual({ x: 0, width, bottom: height })
  expect((await card.boundingBox())?.y).toBeGreaterThan(height * 0.35)
  await expect
    .poll(async () => pixelOf(page, await restingView(page), camp).y)
    .toBeLessThan((await card.boundingBox())?.y ?? 0)
  const empty = emptyPixel(page, await restingView(page))
  expect(empty.y).toBeLessThan((await card.boundingBox())?.y ?? 0)
  await page.touchscreen.tap(empty.x, empty.y)
  await expect(card).toBeHidden()
})

test('two fingers zoom, a double tap zooms in, one finger pans [D-map-15] [D-map-16]', async ({
  page,
}) => {
  // Pause between gestures, because a gesture on a moving map only stops it.
  const slowRetries = { intervals: [500] }
  await openWithoutPanel(page)
  await expect(mapSurface(page)).toBeVisible()
  await pinch(page, 100, 240)
  await expect.poll(async () => (await restingView(page)).zoom, slowRetries).toBeGreaterThan(5.5)
  await pinch(page, 260, 80)
  await expect.poll(async () => (await restingView(page)).zoom, slowRetries).toBeLessThan(5)
  const now = await restingView(page)
  const { x, y } = emptyPixel(page, now)
  const session = await page.context().newCDPSession(page)
  // Send all events at once: on a busy machine, a second tap after the first answer would be too late.
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
    })
  await Promise.all([
    touch('touchStart'),
    touch('touchEnd'),
    touch('touchStart'),
    touch('touchEnd'),
  ])
  await expect
    .poll(async () => (await restingView(page)).zoom, slowRetries)
    .toBeGreaterThan(now.zoom + 0.5)
  const before = await restingView(page)
  const finger = (dx: number) => ({ touchPoints: [{ x: 195 + dx, y: 300, id: 1 }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...finger(0) })
  for (let dx = 0; dx <= 100; dx += 10) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...finger(dx) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect
    .poll(async () => (await restingView(page)).coordinates[0])
    .toBeLessThan(before.coordinates[0])
})

test('a link to a place shows the place, not the panel over it [D-map-10]', async ({ page }) => {
  await openMap(page, `./?marker=${camp.id}`)
  const card = cardOf(page)
  await expect(card).toBeVisible()
  // Poll, because the card slides in and grows while its parts load.
  const seen = async () => {
    const box = await card.boundingBox()
    return page.evaluate(
      ([x, y]) =>
        document.elementFromPoint(x, y)?.closest('[role=dialog]')?.getAttribute('aria-label'),
      [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const,
    )
  }
  await expect.poll(seen).toBe(`Details: ${camp.name || titleOf(camp.type)}`)
})
