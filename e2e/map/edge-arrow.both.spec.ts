import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  expect,
  mapSurface,
  openMapAt,
  raiseCard,
  openMap,
  restingView,
  seed,
  settle,
  storedState,
  test,
} from '../fixtures.ts'
import { inn, innView } from '../island.ts'
import { islandSite } from '../sites.ts'
import { choose, longPress, rightClick } from './spot.ts'
import { emptyPixel } from '../view.ts'

test.use({ baseURL: islandSite.address })

const arrowOf = (page: Page) => page.getByRole('button', { name: /Go there$/ })

/** Returns the selectors of the parts of the page that an element covers. */
async function coveredBy(page: Page, element: Locator): Promise<readonly string[]> {
  const own = await element.boundingBox()
  if (!own) throw new Error('The element is not on screen.')
  return page.evaluate(
    ({ x, y, width, height }) =>
      [
        '.map-buttons',
        '.map-readouts',
        '.panel-toggle',
        '.side-panel',
        '.card',
        '.thumb-bar',
      ].filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        return (
          box &&
          box.width > 0 &&
          box.left < x + width &&
          box.right > x &&
          box.top < y + height &&
          box.bottom > y
        )
      }),
    own,
  )
}

async function moveAway(page: Page, key: string): Promise<void> {
  const arrow = arrowOf(page)
  await expect(async () => {
    await mapSurface(page).press(key)
    await expect(arrow).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('an arrow points to the selected place out of view and flies there', async ({
  page,
  isMobile,
}) => {
  await openMap(page, `./?marker=${inn.id}`)
  await expect(page.locator('.card')).toBeVisible()
  const arrow = arrowOf(page)
  await expect(arrow).toHaveCount(0)

  await test.step('it appears once the place is out of view', async () => {
    await moveAway(page, 'ArrowLeft')
    await expect(arrow).toHaveAccessibleName(
      /^The Old Raven is \d+ m to the (north-|south-)?east\. Go there$/,
    )
    await expect(arrow).toHaveText(/^\d+ m$/)
    expect(await coveredBy(page, arrow)).toEqual([])
    await expectAccessible(page, '.map-region')
  })

  await test.step('by mouse or finger', async () => {
    const box = await arrow.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    if (isMobile) await arrow.tap()
    else await arrow.click()
    await expect(arrow).toHaveCount(0)
  })

  await test.step('by keyboard: the focus goes to the map', async () => {
    await moveAway(page, 'ArrowRight')
    await expect(arrow).toHaveAccessibleName(/ to the (north-|south-)?west\. Go there$/)
    await mapSurface(page).focus()
    await page.keyboard.press('Tab')
    await expect(arrow).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(arrow).toHaveCount(0)
    await expect(mapSurface(page)).toBeFocused()
  })

  await test.step('a raised card covers the place', async () => {
    if (!isMobile) return
    await raiseCard(page)
    await moveAway(page, 'ArrowUp')
    expect(await coveredBy(page, arrow)).toEqual([])
  })
})

test('an arrow points to the next stop of a route', async ({ page, isMobile }) => {
  await openMapAt(page, innView)
  const spot = emptyPixel(page, innView)
  await choose(
    isMobile ? await longPress(page, spot) : await rightClick(page, spot),
    'Route to here',
  )
  await expect(page.getByRole('dialog', { name: /^Route to / })).toContainText(' min ')
  await moveAway(page, 'ArrowDown')
  const before = await restingView(page)
  await arrowOf(page).press('Enter')
  await expect(arrowOf(page)).toHaveCount(0)
  await expect
    .poll(async () => (await restingView(page)).coordinates[1])
    .toBeGreaterThan(before.coordinates[1])
})

/** The third size is that of a screen of 1280 by 720 pixels at 400 % zoom. The panel is open on large screens. */
const sizes = [
  [320, 640],
  [390, 844],
  [320, 180],
  [1280, 720],
  [1440, 900],
  [3840, 2160],
] as const

/** Distance by which an arrow key moves the map. */
const keyStepCssPx = 96

const ways = ['Left', 'Up', 'Right', 'Right', 'Down', 'Down', 'Left', 'Left'] as const

test('the arrow covers nothing on small and large screens', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Only the size of the window matters.')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
  await openMap(page, `./?marker=${inn.id}&at=${inn.x},${inn.y},6`)
  await expect(page.locator('.card')).toBeVisible()
  const arrow = arrowOf(page)
  for (const [width, height] of sizes) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      if (width === 1280) await page.getByRole('button', { name: 'Open panel' }).click()
      await mapSurface(page).focus()
      const presses = Math.ceil(Math.max(width, height) / 2 / keyStepCssPx) + 1
      let shown = 0
      // Drawing so many pixels takes long.
      for (const way of width > 3000 ? ways.slice(0, 3) : ways) {
        for (let press = 0; press < presses; press += 1) await page.keyboard.press(`Arrow${way}`)
        await settle(page)
        if (!(await arrow.isVisible())) continue
        shown += 1
        expect(await coveredBy(page, arrow)).toEqual([])
      }
      // At 400 % zoom, buttons and card fill the window.
      expect(shown).toBeGreaterThanOrEqual(height < 200 ? 0 : 2)
    })
  }
})
