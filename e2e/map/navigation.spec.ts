import type { Page } from '@playwright/test'
import {
  expect,
  isPanelOpen,
  lastPosition,
  mapSurface,
  openMap,
  restingView,
  seed,
  test,
  type View,
} from '../fixtures.ts'
import { emptyPixel, pointAt, unitsPerPixel } from '../view.ts'

const start: View = { coordinates: [3470, 1440], zoom: 5 }

async function openAt(page: Page, view: View = start): Promise<void> {
  await seed(page, lastPosition(view))
  await openMap(page)
}

async function viewAfter(page: Page, act: () => Promise<void>): Promise<View> {
  const before = JSON.stringify(await restingView(page))
  await act()
  await expect.poll(async () => JSON.stringify(await restingView(page))).not.toBe(before)
  return restingView(page)
}

test('buttons, keys, double clicks and the wheel zoom or pan the map [D-map-15] [D-map-16] [D-panel-3]', async ({
  page,
}) => {
  await openAt(page)
  await test.step('the buttons zoom by a level about the middle', async () => {
    const closer = await viewAfter(page, () =>
      page.getByRole('button', { name: 'Zoom in' }).click(),
    )
    expect(closer).toMatchObject({ zoom: 6, coordinates: start.coordinates })
    const back = await viewAfter(page, () => page.getByRole('button', { name: 'Zoom out' }).click())
    expect(back).toEqual({ ...closer, zoom: 5 })
  })
  await test.step('the keys', async () => {
    await mapSurface(page).focus()
    const closer = await viewAfter(page, () => page.keyboard.press('+'))
    expect(closer.zoom).toBeGreaterThan(5)
    const back = await viewAfter(page, () => page.keyboard.press('-'))
    expect(back.zoom).toBeCloseTo(5, 1)
    const east = await viewAfter(page, () => page.keyboard.press('ArrowRight'))
    expect(east.coordinates[0]).toBeGreaterThan(start.coordinates[0])
    const north = await viewAfter(page, () => page.keyboard.press('ArrowUp'))
    expect(north.coordinates[1]).toBeGreaterThan(start.coordinates[1])
  })
  await test.step('a double click', async () => {
    const before = await restingView(page)
    const { x, y } = emptyPixel(page, before)
    const closer = await viewAfter(page, () => page.mouse.dblclick(x, y))
    expect(closer.zoom).toBeGreaterThan(before.zoom)
    expect(await isPanelOpen(page)).toBe(true)
  })
  await test.step('the wheel', async () => {
    const before = await restingView(page)
    const pixel = { x: 900, y: 300 }
    const under = pointAt(page, before, pixel)
    await page.mouse.move(pixel.x, pixel.y)
    const closer = await viewAfter(page, () => page.mouse.wheel(0, -400))
    expect(closer.zoom).toBeGreaterThan(before.zoom)
    const stillUnder = pointAt(page, await restingView(page), pixel)
    expect(stillUnder.x).toBeCloseTo(under.x, 0)
    expect(stillUnder.y).toBeCloseTo(under.y, 0)
    const farther = await viewAfter(page, () => page.mouse.wheel(0, 800))
    expect(farther.zoom).toBeLessThan(closer.zoom)
  })
})

test('dragging pans with the pointer, and a fast drag glides on [D-map-16]', async ({ page }) => {
  await page.clock.install()
  await openAt(page)
  await test.step('dragged', async () => {
    const { x, y } = emptyPixel(page, start)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 100, y - 60, { steps: 50 })
    // A pause before the release, so that the map does not glide on.
    await page.clock.fastForward(1000)
    await page.mouse.move(x + 100, y - 60)
    const view = await viewAfter(page, () => page.mouse.up())
    // A press becomes a drag after a pixel or two, which are lost.
    const short = 4 * unitsPerPixel({ zoom: 5 })
    const [x1, y1] = start.coordinates
    expect(Math.abs(view.coordinates[0] - (x1 - 100 * unitsPerPixel({ zoom: 5 })))).toBeLessThan(
      short,
    )
    expect(Math.abs(view.coordinates[1] - (y1 - 60 * unitsPerPixel({ zoom: 5 })))).toBeLessThan(
      short,
    )
  })
  await test.step('thrown', async () => {
    const before = await restingView(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const { x, y } = emptyPixel(page, before)
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= 10; step += 1) {
      await page.mouse.move(x + step * 12, y)
      await page.clock.runFor(16)
    }
    await page.mouse.up()
    await page.clock.runFor(3000)
    const moved = before.coordinates[0] - (await restingView(page)).coordinates[0]
    expect(moved).toBeGreaterThan(130 * unitsPerPixel({ zoom: 5 }))
  })
})

test('the view leaves the world by half a screen at most [S9.01] [D-map-17] [D-world-2]', async ({
  page,
}) => {
  await openAt(page, { coordinates: [300, 7900], zoom: 4 })
  await page.mouse.move(600, 300)
  await page.mouse.down()
  await page.mouse.move(1400, 880, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await restingView(page)).coordinates).toEqual([0, 8192])
  await page.mouse.move(1300, 100)
  await expect(async () => {
    await page.mouse.wheel(0, 5000)
    expect((await restingView(page)).zoom).toBeLessThan(2.5)
  }).toPass({ intervals: [300] })
  const [x, y] = (await restingView(page)).coordinates
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(Math.max(x, y)).toBeLessThanOrEqual(8192)
})

test('the map shows coordinates, a scale and a full screen button [D-map-18] [D-world-2] [D-world-3]', async ({
  page,
}) => {
  await openAt(page)
  await test.step('the coordinate', async () => {
    const readOut = page.getByLabel('Coordinates under the pointer')
    await page.mouse.move(720, 450)
    await expect(readOut).toHaveText('3470, 1440')
    await page.mouse.move(820, 350)
    await expect(readOut).toHaveText('3570, 1540')
    await page.mouse.move(200, 450)
    await expect(readOut).toBeHidden()
  })
  await test.step('the scale', async () => {
    const bar = page.getByRole('img', { name: /^Scale: / })
    await expect(bar).toHaveAccessibleName('Scale: 50 m')
    const width = async () => (await bar.locator('.map-scale').boundingBox())?.width ?? 0
    // 50 m are 100 units, and at zoom 5 a unit is a pixel.
    expect(await width()).toBeCloseTo(100, 0)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(bar).toHaveAccessibleName('Scale: 100 m')
  })
  await test.step('the full screen', async () => {
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    await page.getByRole('button', { name: 'Full screen', exact: true }).click()
    await expect.poll(isFull).toBe(true)
    await page.getByRole('button', { name: 'Exit full screen' }).click()
    await expect.poll(isFull).toBe(false)
  })
})
