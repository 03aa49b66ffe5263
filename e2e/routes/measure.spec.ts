import type { Locator, Page } from '@playwright/test'
import { inn, innView } from '../island.ts'
import {
  cardOf,
  expect,
  isPanelOpen,
  lastPosition,
  mapSurface,
  openMap,
  restingView,
  seed,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import { choose, menuOf, rightClick } from '../map/spot.ts'
import { emptyPixel, pixelOf, type Pixel } from '../view.ts'

const barOf = (page: Page): Locator => page.getByRole('region', { name: 'Measuring' })
const lengths = (page: Page): Locator => barOf(page).getByRole('status')

async function begin(page: Page, from: Pixel): Promise<void> {
  await choose(await rightClick(page, from), 'Measure from here')
  await expect(barOf(page)).toBeVisible()
  await expect(mapSurface(page)).toBeFocused()
}

test.use({ baseURL: islandSite.address })

test('measuring shows the last leg and the total length of a line', async ({ page }) => {
  await page.clock.install()
  await seed(page, lastPosition(innView))
  await openMap(page)
  const from = emptyPixel(page, innView)
  await begin(page, from)
  await expect(lengths(page)).toHaveText('Click, tap or press Enter to add points.')
  await page.mouse.click(from.x + 30, from.y + 40)
  await expect(lengths(page)).toHaveText('Leg 50 m Total 50 m')
  await page.clock.fastForward(1000)
  await page.mouse.click(from.x + 30, from.y + 240)
  await expect(lengths(page)).toHaveText('Leg 200 m Total 250 m')
  await page.clock.fastForward(1000)
  // A click on a marker's centre adds the marker's coordinate and doesn't select the marker.
  const markerIcon = pixelOf(page, innView, inn)
  await page.mouse.click(markerIcon.x + 3, markerIcon.y)
  const leg = Math.hypot(markerIcon.x - from.x - 30, markerIcon.y - from.y - 240)
  await expect(lengths(page)).toHaveText(
    `Leg ${Math.round(leg)} m Total ${Math.round(leg + 250)} m`,
  )
  await page.clock.fastForward(1000)
  await expect(cardOf(page)).toHaveCount(0)
  expect(await isPanelOpen(page)).toBe(true)
  await page.keyboard.press('Backspace')
  await expect(lengths(page)).toHaveText('Leg 200 m Total 250 m')
  await barOf(page).getByRole('button', { name: 'Undo point' }).click()
  await expect(lengths(page)).toHaveText('Leg 50 m Total 50 m')
  await page.keyboard.press('Escape')
  await expect(barOf(page)).toHaveCount(0)
  await expect(mapSurface(page)).toBeFocused()
  expect(await isPanelOpen(page)).toBe(true)
  await page.mouse.click(markerIcon.x, markerIcon.y)
  await expect(cardOf(page)).toContainText('#3')

  await begin(page, markerIcon)
  await expect(cardOf(page)).toHaveCount(0)
  const box = page.getByPlaceholder('Search for locations...')
  await box.fill('bat')
  await box.press('Backspace')
  await expect(box).toHaveValue('ba')
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await expect(barOf(page)).toBeVisible()
})

test('a point is dragged with the mouse, onto a place as well, and the map stays', async ({
  page,
}) => {
  await page.clock.install()
  await seed(page, lastPosition(innView))
  await openMap(page)
  const from = emptyPixel(page, innView)
  await begin(page, from)
  await page.mouse.click(from.x, from.y + 100)
  await page.clock.fastForward(1000)
  await page.mouse.click(from.x, from.y + 200)
  await page.clock.fastForward(1000)
  await expect(lengths(page)).toHaveText('Leg 100 m Total 200 m')
  const drag = async (start: Pixel, end: Pixel) => {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 6 })
    await page.mouse.up()
    await page.clock.fastForward(1000)
  }
  // A point that is gripped beside its centre keeps that offset.
  await drag({ x: from.x + 4, y: from.y + 204 }, { x: from.x + 4, y: from.y + 304 })
  await expect(lengths(page)).toHaveText('Leg 200 m Total 300 m')
  await drag({ x: from.x, y: from.y + 100 }, { x: from.x, y: from.y + 200 })
  await expect(lengths(page)).toHaveText('Leg 100 m Total 300 m')
  const markerIcon = pixelOf(page, innView, inn)
  await drag(from, { x: markerIcon.x + 4, y: markerIcon.y })
  const leg = Math.hypot(markerIcon.x - from.x, markerIcon.y - from.y - 200)
  await expect(lengths(page)).toHaveText(`Leg 100 m Total ${Math.round(leg + 100)} m`)
  expect((await restingView(page)).coordinates).toEqual([inn.x, inn.y])
  await expect(cardOf(page)).toHaveCount(0)

  await page.mouse.click(from.x, from.y + 200)
  await expect(lengths(page)).toHaveText(`Leg 100 m Total ${Math.round(leg + 200)} m`)
  await page.keyboard.press('Backspace')
  await expect(lengths(page)).toHaveText(`Leg 100 m Total ${Math.round(leg + 100)} m`)
  await drag({ x: from.x, y: from.y + 250 }, { x: from.x + 60, y: from.y + 250 })
  await expect.poll(async () => (await restingView(page)).coordinates[0]).toBeLessThan(inn.x)
  await expect(lengths(page)).toHaveText(`Leg 100 m Total ${Math.round(leg + 100)} m`)
})

test('measuring works by keyboard alone; drags and zooming keep the line', async ({ page }) => {
  await seed(page, lastPosition(innView))
  await openMap(page)
  await mapSurface(page).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menuOf(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Measure from here' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(barOf(page)).toBeVisible()
  await expect(mapSurface(page)).toBeFocused()
  await expect(page.getByText('Press Enter to add a point at the centre.')).toHaveCount(1)
  await expect(page.locator('.map-crosshair')).toBeVisible()
  // An arrow key moves the map by 96 pixels.
  for (const [key, text] of [
    ['ArrowRight', 'Leg 96 m Total 96 m'],
    ['ArrowDown', 'Leg 96 m Total 192 m'],
  ] as const) {
    const before = await restingView(page)
    await page.keyboard.press(key)
    await expect.poll(() => restingView(page)).not.toEqual(before)
    await page.keyboard.press('Enter')
    await expect(lengths(page)).toHaveText(text)
  }
  await expect(cardOf(page)).toHaveCount(0)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(lengths(page)).toHaveText('Click, tap or press Enter to add points.')
  await page.keyboard.press('Escape')
  await expect(barOf(page)).toHaveCount(0)

  const moved = await restingView(page)
  const from = emptyPixel(page, moved)
  await begin(page, from)
  await page.mouse.dblclick(from.x, from.y + 200)
  await expect(lengths(page)).toHaveText('Leg 200 m Total 200 m')
  await page.mouse.move(from.x, from.y + 100)
  await page.mouse.down()
  await page.mouse.move(from.x + 50, from.y + 130, { steps: 5 })
  await page.mouse.up()
  await expect
    .poll(async () => (await restingView(page)).coordinates[0])
    .toBeLessThan(moved.coordinates[0])
  expect((await restingView(page)).zoom).toBe(3)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(async () => (await restingView(page)).zoom).toBe(2)
  await expect(lengths(page)).toHaveText('Leg 200 m Total 200 m')
})
