import type { Locator, Page } from '@playwright/test'
import { camp, widerCampView } from '../camp.ts'
import { inn, island, widerInnView } from '../island.ts'
import {
  cardOf,
  discovered,
  expect,
  isPanelOpen,
  lastPosition,
  mapSurface,
  openMap,
  panelOf,
  restingView,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { difference, hexColour, pictureAround } from '../picture.ts'
import { islandSite, wholeSite } from '../sites.ts'
import { menuOf, rightClick } from '../map/spot.ts'
import { pixelOf, pointAt, type Pixel } from '../view.ts'
import type { Row } from '../read-world.ts'

const barOf = (page: Page): Locator => page.getByRole('region', { name: 'Lasso' })
const status = (page: Page): Locator => barOf(page).getByRole('status')

async function startLasso(page: Page): Promise<void> {
  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await page.getByRole('button', { name: 'Lasso' }).click()
  await expect(barOf(page)).toBeVisible()
  await expect(mapSurface(page)).toBeFocused()
}

/** Returns the corners of a square around the centre of the screen, in CSS pixels. */
function square(page: Page, half: number): readonly Pixel[] {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const [x, y] = [width / 2, height / 2]
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ]
}

function placesWithin(page: Page, half: number): readonly Row[] {
  const [upper, , lower] = square(page, half).map((pixel) => pointAt(page, widerInnView, pixel))
  if (!upper || !lower) return []
  return island.markers.filter(
    ({ x, y }) => x > upper.x && x < lower.x && y < upper.y && y > lower.y,
  )
}

async function draw(page: Page, corners: readonly Pixel[]): Promise<void> {
  const [first, ...others] = corners
  if (!first) return
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}

test.describe('on the island', () => {
  test.use({ baseURL: islandSite.address })

  test('a lasso marks and unmarks the places inside', async ({ page }) => {
    await seed(page, {
      ...lastPosition(widerInnView),
      'progress-store': storedState({ discoveredMarkers: [3] }),
    })
    await openMap(page)
    await startLasso(page)
    await expect(status(page)).toContainText('Draw around places')
    const inside = placesWithin(page, 170)
    expect(inside.length).toBeGreaterThan(2)
    await draw(page, square(page, 170))
    await expect(status(page)).toHaveText(`${inside.length} places inside, 1 found`)
    expect((await restingView(page)).coordinates).toEqual([inn.x, inn.y])
    await expect(cardOf(page)).toHaveCount(0)
    expect(await isPanelOpen(page)).toBe(true)

    await barOf(page).getByRole('button', { name: 'Mark as found', exact: true }).click()
    await expect(status(page)).toHaveText(`${inside.length} places inside, ${inside.length} found`)
    const ids = inside.map(({ id }) => id).toSorted((a, b) => a - b)
    const list = async () => (await discovered(page)).map(Number).toSorted((a, b) => a - b)
    await expect.poll(list).toEqual(ids)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(list).toEqual([3])
    await barOf(page).getByRole('button', { name: 'Mark as unfound' }).click()
    await expect.poll(list).toEqual([])
    await expect(page.getByText('1 place no longer found', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(list).toEqual([3])

    await barOf(page).getByRole('button', { name: 'Done' }).click()
    await expect(barOf(page)).toHaveCount(0)
    await expect(mapSurface(page)).toBeFocused()
    await draw(page, square(page, 60).slice(0, 2))
    await expect.poll(async () => (await restingView(page)).coordinates[0]).not.toBe(inn.x)
  })

  test('the places inside a lasso become a tour', async ({ page }) => {
    await seed(page, lastPosition(widerInnView))
    await openMap(page)
    await startLasso(page)
    await draw(page, square(page, 170))
    await barOf(page).getByRole('button', { name: 'Tour all' }).click()
    await expect(page.getByRole('dialog', { name: /^Tour of \d+ stops$/ })).toBeVisible()
    await expect(barOf(page)).toHaveCount(0)
  })

  test('a lasso drawn by clicks counts only the places that are shown', async ({ page }) => {
    await seed(page, {
      ...lastPosition(widerInnView),
      'filters-store': storedState({ visibleTypes: { smithy: false } }),
    })
    await openMap(page)
    await startLasso(page)
    const close = barOf(page).getByRole('button', { name: 'Close shape' })
    for (const [index, { x, y }] of square(page, 170).entries()) {
      await page.mouse.click(x, y)
      await expect(status(page)).toContainText(`${index + 1} corner`)
      if (index < 2) await expect(close).toBeDisabled()
    }
    await page.mouse.click(1000, 300, { button: 'right' })
    await page.keyboard.press('Backspace')
    await expect(status(page)).toContainText('3 corners')
    await expect(menuOf(page)).toHaveCount(0)
    await barOf(page).getByRole('button', { name: 'Undo corner' }).click()
    await expect(status(page)).toContainText('2 corners')
    for (const { x, y } of square(page, 170).slice(2)) await page.mouse.click(x, y)
    await close.click()
    const shown = placesWithin(page, 170).filter(({ type }) => type !== 'smithy')
    await expect(status(page)).toHaveText(
      `${shown.length} ${shown.length === 1 ? 'place' : 'places'} inside, 0 found`,
    )
    await expect(
      barOf(page).getByRole('button', { name: 'Mark as found', exact: true }),
    ).toBeFocused()
    // After the line is closed, a right click opens the menu again.
    await rightClick(page, { x: 1100, y: 300 })
    await page.keyboard.press('Escape')
    await barOf(page).getByRole('button', { name: 'Draw again' }).click()
    await expect(status(page)).toContainText('Draw around places')
    await expect(mapSurface(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(barOf(page)).toHaveCount(0)
    expect(await isPanelOpen(page)).toBe(true)
  })

  test('a lasso can be drawn by keyboard', async ({ page }) => {
    await seed(page, lastPosition(widerInnView))
    await openMap(page)
    await panelOf(page).getByRole('radio', { name: 'Filters' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Lasso' }).press('Enter')
    await expect(page.getByText('Press Enter to add a corner at the centre.')).toHaveCount(1)
    for (const [index, key] of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown'].entries()) {
      const before = await restingView(page)
      await page.keyboard.press(key)
      await expect.poll(() => restingView(page)).not.toEqual(before)
      await page.keyboard.press('Enter')
      await expect(status(page)).toContainText(`${index + 1} corner`)
    }
    await barOf(page).getByRole('button', { name: 'Close shape' }).press('Enter')
    await expect(status(page)).toContainText(/inside/)
    await expect(
      barOf(page).getByRole('button', { name: 'Mark as found', exact: true }),
    ).toBeFocused()
  })
})

test.describe('on the land', () => {
  test.use({ baseURL: wholeSite.address })

  for (const look of ['parchment', 'night', 'plain']) {
    test(`the line is seen on the basemap style ${look}`, async ({ page }) => {
      await seed(page, {
        ...lastPosition(widerCampView),
        'settings-store': storedState({ look, showNamePlates: false, markerSize: 20 }),
      })
      await openMap(page)
      await startLasso(page)
      await draw(page, square(page, 170))
      await expect(status(page)).toContainText('inside')
      await page.mouse.move(1000, 850)
      const { x, y } = pixelOf(page, widerCampView, camp)
      await expect(async () => {
        const picture = await pictureAround(page, { x, y: y - 170 }, 12)
        expect(difference(picture.at(0, 0), hexColour('#f0c26a'))).toBeLessThan(40)
      }).toPass({ timeout: 15_000 })
    })
  }
})
