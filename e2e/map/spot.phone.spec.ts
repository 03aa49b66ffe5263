import {
  cardOf,
  expect,
  isPanelOpen,
  lastPosition,
  openMap,
  restingView,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { choose, clipboardOf, longPress, menuOf, written, writtenAt } from './spot.ts'
import { emptyPixel, pixelOf } from '../view.ts'
import { inn, innView as view } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await seed(page, {
    'settings-store': storedState({ panelOpen: false }),
    ...lastPosition(view),
  })
})

test('a measured line is drawn and changed by touch', async ({ page }) => {
  await openMap(page)
  const from = emptyPixel(page, view)
  await test.step('taps and buttons', async () => {
    await choose(await longPress(page, from), 'Measure from here')
    const bar = page.getByRole('region', { name: 'Measuring' })
    await expect(bar).toContainText('Click, tap or press Enter')
    await page.touchscreen.tap(from.x + 60, from.y + 80)
    // At this zoom a pixel is a metre: 60 by 80 pixels are 100 m.
    await expect(bar.getByRole('status')).toHaveText('Leg 100 m Total 100 m')
    await page.touchscreen.tap(from.x + 60, from.y + 240)
    await expect(bar.getByRole('status')).toHaveText('Leg 160 m Total 260 m')
    await expect(cardOf(page)).toHaveCount(0)
    await bar.getByRole('button', { name: 'Undo point' }).tap()
    await expect(bar.getByRole('status')).toHaveText('Leg 100 m Total 100 m')
    await bar.getByRole('button', { name: 'Done' }).tap()
    await expect(bar).toHaveCount(0)
    expect((await restingView(page)).zoom).toBe(3)
  })
  await test.step('neither the map nor a menu comes between', async () => {
    await choose(await longPress(page, from), 'Measure from here')
    const bar = page.getByRole('region', { name: 'Measuring' })
    const status = bar.getByRole('status')
    await page.touchscreen.tap(from.x, from.y + 100)
    await expect(status).toHaveText('Leg 100 m Total 100 m')
    const session = await page.context().newCDPSession(page)
    const finger = (x: number, y: number) => ({ touchPoints: [{ x, y, id: 1 }] })
    // A thumb is broad, so the touch lands beside the point.
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      ...finger(from.x + 12, from.y + 108),
    })
    for (let y = 118; y <= 208; y += 10) {
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        ...finger(from.x + 12, from.y + y),
      })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(status).toHaveText('Leg 200 m Total 200 m')
    await expect(menuOf(page)).toHaveCount(0)
    expect((await restingView(page)).coordinates).toEqual([inn.x, inn.y])
    await bar.getByRole('button', { name: 'Done' }).tap()
    await expect(bar).toHaveCount(0)
  })
  await test.step('a long press', async () => {
    const at = pixelOf(page, view, inn)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at.x + dx, y: at.y, id: 1 }],
      })
    await touch('touchStart', 0)
    await expect(menuOf(page)).toHaveAccessibleName(`Menu for ${written(inn)}`)
    for (let dx = 5; dx <= 60; dx += 5) await touch('touchMove', dx)
    await touch('touchEnd', 0)
    await expect(menuOf(page)).toBeVisible()
    await expect(cardOf(page)).toHaveCount(0)
    expect((await restingView(page)).coordinates).toEqual([inn.x, inn.y])
    await choose(menuOf(page), /^Copy coordinates/)
    await expect(page.getByText(`Copied ${written(inn)}`)).toBeVisible()
    expect(await clipboardOf(page)).toBe(written(inn))
    expect((await restingView(page)).coordinates).toEqual([inn.x, inn.y])
  })
})

test('a tap beside the menu of a spot only closes it', async ({ page }) => {
  await page.clock.install()
  await openMap(page)
  const at = emptyPixel(page, view)
  const session = await page.context().newCDPSession(page)
  const finger = (dx: number) => ({ touchPoints: [{ x: at.x + dx, y: at.y, id: 1 }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...finger(0) })
  for (let dx = 0; dx <= 60; dx += 10) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...finger(dx) })
  }
  await page.clock.fastForward(1000)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.clock.fastForward(1000)
  await expect.poll(async () => (await restingView(page)).coordinates[0]).toBeLessThan(inn.x)
  await expect(menuOf(page)).toHaveCount(0)
  const markerIcon = pixelOf(page, await restingView(page), inn)
  await page.touchscreen.tap(markerIcon.x, markerIcon.y)
  await expect(cardOf(page)).toContainText('#3')
  await page.clock.fastForward(1000)
  await expect(menuOf(page)).toHaveCount(0)
  const emptySpot = emptyPixel(page, await restingView(page))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [emptySpot] })
  await page.clock.fastForward(600)
  await expect(menuOf(page)).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.touchscreen.tap(emptySpot.x, Math.max(emptySpot.y - 15, 5))
  await expect(menuOf(page)).toBeHidden()
  await page.clock.fastForward(1000)
  await expect(cardOf(page)).toBeVisible()
})

test('the list of nearby places is at the lower edge, and a tap shows a place', async ({
  page,
}) => {
  await openMap(page)
  await choose(await longPress(page, emptyPixel(page, view)), 'What’s nearby')
  const sheet = page.getByRole('dialog', { name: /^Near / })
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox()
      return box && { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) }
    })
    .toEqual({ x: 0, width, bottom: height })
  const row = sheet.getByRole('listitem').last().getByRole('button')
  await row.tap()
  await expect(sheet).toBeHidden()
  await expect(cardOf(page)).toBeVisible()
  expect(await isPanelOpen(page)).toBe(false)
})

test.describe('320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('menu, measuring bar and sheet are large enough for fingers', async ({ page }) => {
    await openMap(page)
    const at = emptyPixel(page, view)
    const there = await longPress(page, at)
    await expect(there).toHaveAccessibleName(`Menu for ${writtenAt(page, view, at)}`)
    await page.keyboard.press('Escape')
    await expect(there).toBeHidden()
    // The lowest point of the map that nothing covers.
    const menu = await longPress(page, { x: 300, y: 490 })
    const box = await menu.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(568)
    for (const item of await menu.getByRole('menuitem').all()) {
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await choose(menu, 'Measure from here')
    const bar = page.getByRole('region', { name: 'Measuring' })
    for (const name of ['Undo point', 'Done']) {
      const button = await bar.getByRole('button', { name }).boundingBox()
      expect(button?.x).toBeGreaterThanOrEqual(0)
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(320 - 60)
      expect(button?.height).toBeGreaterThanOrEqual(44)
    }
    await bar.getByRole('button', { name: 'Done' }).tap()
    await choose(await longPress(page, { x: 30, y: 300 }), 'What’s nearby')
    const sheet = page.getByRole('dialog', { name: /^Near / })
    await expect(sheet).toBeVisible()
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
    for (const row of await sheet.getByRole('listitem').all()) {
      // At three device pixels per CSS pixel, reported heights are off by some millionths.
      expect((await row.boundingBox())?.height).toBeGreaterThan(43.99)
    }
  })
})
