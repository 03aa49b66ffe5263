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
import { emptyPixel, pointAt } from '../view.ts'

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
