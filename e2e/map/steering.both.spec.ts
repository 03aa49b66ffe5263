import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  cardOf,
  chooseInMapMenu,
  expect,
  lastPosition,
  mapSurface,
  openMap,
  restingView,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { menuOf } from './spot.ts'
import { inn, innView } from '../island.ts'
import { islandSite } from '../sites.ts'
import { unitsPerPixel } from '../view.ts'

test.use({ baseURL: islandSite.address })

const panButtons = (page: Page) => page.getByRole('toolbar', { name: 'Move the map' })

test('pan buttons move the map, and the marker in the centre is announced [F60]', async ({
  page,
  isMobile,
}) => {
  // On a phone, the centre is that of the area above the bar, which is 57 pixels high.
  const south = isMobile ? (57 / 2) * unitsPerPixel(innView) : 0
  const [x, y] = innView.coordinates
  await seed(page, {
    ...lastPosition({ ...innView, coordinates: [x, y - south] }),
    'settings-store': storedState({ panelOpen: false }),
  })
  await openMap(page)
  const north = panButtons(page).getByRole('button', { name: 'Move north' })
  // The buttons are hidden except from screen readers, until they have the focus or are turned on in the menu.
  await expect(north).toHaveCSS('width', '1px')
  await chooseInMapMenu(page, 'Pan buttons')
  await expect(north).toHaveCSS('width', '44px')
  const announcement = page.getByText('Inn, The Old Raven, #3, at the centre, not found.')
  await expect(announcement).toHaveCount(1)

  const before = await restingView(page)
  await north.click()
  await expect
    .poll(async () => (await restingView(page)).coordinates[1])
    .toBeGreaterThan(before.coordinates[1] + 50)
  await expect(announcement).toHaveCount(0)
  await panButtons(page).getByRole('button', { name: 'Move south' }).click()
  await expect(announcement).toHaveCount(1)
  await expectAccessible(page, '.map-region')

  await panButtons(page)
    .getByRole('button', { name: /^Menu for the centre/ })
    .click()
  await expect(menuOf(page)).toHaveAccessibleName(`Menu for ${inn.x}, ${inn.y}`)
  await page.getByRole('menuitem', { name: 'Add pin' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit your pin: Pin' })).toBeVisible()
  await page.keyboard.press('Escape')
})

const coveredButtons = (page: Page) =>
  page.locator('.map-region').evaluate((region) => {
    const buttons = Array.from(region.querySelectorAll('[role=toolbar] button'))
    const covered = buttons.filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    return covered.map((button) => button.getAttribute('aria-label'))
  })

/** Returns the area of the crosshair that the buttons cover, in square CSS pixels. */
const coveredCrosshair = (page: Page) =>
  page.locator('.map-region').evaluate((region) => {
    const [crosshair, buttons] = ['.map-crosshair', '.pan-buttons'].map((each) =>
      region.querySelector(each)?.getBoundingClientRect(),
    )
    if (!crosshair || !buttons) throw new Error('They are not there.')
    const across = Math.min(crosshair.right, buttons.right) - Math.max(crosshair.left, buttons.left)
    const down = Math.min(crosshair.bottom, buttons.bottom) - Math.max(crosshair.top, buttons.top)
    return Math.max(across, 0) * Math.max(down, 0)
  })

test('the keyboard reaches the pan buttons, and nothing covers them [F60]', async ({
  page,
  isMobile,
}) => {
  await seed(page, {
    ...lastPosition(innView),
    'settings-store': storedState({ panelOpen: false }),
  })
  await openMap(page)
  await mapSurface(page).focus()
  await page.keyboard.press('Tab')
  const north = panButtons(page).getByRole('button', { name: 'Move north' })
  await expect(north).toBeFocused()
  await expect(north).toHaveCSS('width', '44px')
  await page.keyboard.press('ArrowDown')
  const open = panButtons(page).getByRole('button', { name: 'Open place at centre' })
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cardOf(page)).toContainText('#3')
  await expect(cardOf(page)).toBeFocused()
  await expect(north).toHaveCSS('width', '1px')

  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await chooseInMapMenu(page, 'Pan buttons')
  expect(await coveredButtons(page)).toEqual([])
  expect(await coveredCrosshair(page)).toBe(0)
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await toast.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  )
  expect(await coveredButtons(page)).toEqual([])
  await expect(toast).toBeVisible()
})
