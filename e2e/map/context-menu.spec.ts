import {
  cardOf,
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
import { choose, clipboardOf, menuOf, rightClick, written, writtenAt } from './spot.ts'
import { emptyPixel, pixelOf } from '../view.ts'
import { inn, innView as view } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await seed(page, lastPosition(view))
})

test('a right click opens a menu that copies the coordinates', async ({ page }) => {
  await openMap(page)
  const at = emptyPixel(page, view)
  await test.step('a spot of the land', async () => {
    const coordinate = writtenAt(page, view, at)
    const menu = await rightClick(page, at)
    // The entries for a pin or an existing route are missing.
    await expect(menu.getByRole('menuitem')).toHaveText([
      `Copy coordinates ${coordinate}`,
      'Copy link',
      'Add pin',
      'What’s nearby',
      'Route to here',
      'Route from here',
      'Tour nearby unfound',
      'Measure from here',
    ])
    await choose(menu, `Copy coordinates ${coordinate}`)
    await expect(page.getByText(`Copied ${coordinate}`)).toBeVisible()
    expect(await clipboardOf(page)).toBe(coordinate)
    await choose(await rightClick(page, at), 'Copy link')
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await clipboardOf(page)).toBe(
      new URL(`/?spot=${coordinate.replace(', ', ',')}`, page.url()).href,
    )
    await expect(cardOf(page)).toHaveCount(0)
    expect(await isPanelOpen(page)).toBe(true)
  })
  await test.step('the middle of a marker, which stays unselected', async () => {
    const { x, y } = pixelOf(page, view, inn)
    const menu = await rightClick(page, { x: x + 5, y: y - 5 })
    await expect(menu).toHaveAccessibleName(`Menu for ${written(inn)}`)
    await expect(cardOf(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })
})

test('the keyboard opens the menu of the middle or of the selected place', async ({ page }) => {
  await openMap(page)
  await mapSurface(page).focus()
  await page.keyboard.press('Shift+F10')
  // The panel covers 400 pixels at the left, so the middle of the rest lies 200 to the right.
  await expect(menuOf(page)).toHaveAccessibleName(
    `Menu for ${written({ x: inn.x + 200, y: inn.y })}`,
  )
  await page.keyboard.press('Escape')
  await expect(menuOf(page)).toBeHidden()
  await expect(mapSurface(page)).toBeFocused()
  expect(await isPanelOpen(page)).toBe(true)
  const markerIcon = pixelOf(page, view, inn)
  await page.mouse.click(markerIcon.x, markerIcon.y)
  await expect(cardOf(page)).toBeVisible()
  await mapSurface(page).focus()
  await page.keyboard.press('ContextMenu')
  await expect(menuOf(page)).toHaveAccessibleName(`Menu for ${written(inn)}`)
  await expect(menuOf(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Copied ${written(inn)}`)).toBeVisible()
  expect(await clipboardOf(page)).toBe(written(inn))
  await expect(mapSurface(page)).toBeFocused()
})

test('a blocked clipboard leaves the coordinates in a field to copy', async ({ page }) => {
  await openMap(page)
  const at = emptyPixel(page, view)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await choose(await rightClick(page, at), /^Copy coordinates/)
  const field = page.getByLabel('Your browser blocked copying.')
  await expect(field).toHaveValue(writtenAt(page, view, at))
  await expect(field).toBeFocused()
  const marked = await page.evaluate(() => window.getSelection()?.toString())
  expect(marked).toBe(writtenAt(page, view, at))
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(mapSurface(page)).toBeFocused()
})

test('clicks and the wheel beside the menu only close or move it', async ({ page }) => {
  await page.clock.install()
  await openMap(page)
  const markerIcon = pixelOf(page, view, inn)
  await page.mouse.click(markerIcon.x, markerIcon.y)
  await expect(cardOf(page)).toBeVisible()
  await page.clock.fastForward(1000)
  const at = emptyPixel(page, view)
  await rightClick(page, at)
  await page.mouse.click(at.x, at.y - 20)
  await expect(menuOf(page)).toBeHidden()
  // A click on empty land only takes effect when it can no longer become a double click.
  await page.clock.fastForward(1000)
  await expect(cardOf(page)).toBeVisible()
  expect(await isPanelOpen(page)).toBe(true)
  await rightClick(page, at)
  const elsewhere = { x: at.x, y: at.y - 40 }
  await page.mouse.click(elsewhere.x, elsewhere.y, { button: 'right' })
  await expect(menuOf(page)).toHaveCount(1)
  await expect(menuOf(page)).toHaveAccessibleName(`Menu for ${writtenAt(page, view, elsewhere)}`)
  await page.mouse.move(at.x, 850)
  await page.mouse.wheel(0, -60)
  await expect(menuOf(page)).toBeHidden()
})

test.describe('beside a closed panel', () => {
  test('dragging with the right button does not move the map', async ({ page }) => {
    await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
    await openMap(page, './')
    await expect(panelOf(page)).toBeVisible({ visible: await isPanelOpen(page) })
    const corner = { x: 1430, y: 890 }
    const menu = await rightClick(page, corner)
    const box = await menu.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
    expect((await restingView(page)).coordinates).toEqual([inn.x, inn.y])
  })
})

test('resizing the window closes the menu [F102]', async ({ page }) => {
  await openMap(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const menu = await rightClick(page, emptyPixel(page, view))
  await page.setViewportSize({ width: width - 300, height: height - 200 })
  await expect(menu).toBeHidden()
})
