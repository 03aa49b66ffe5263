import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { inn, innView, island, widerInnView } from '../island.ts'
import {
  cardOf,
  expect,
  lastPosition,
  openMap,
  openMapAt,
  panelOf,
  restingView,
  seed,
  test,
} from '../fixtures.ts'
import { choose, rightClick } from '../map/spot.ts'
import { brightness, pictureAround } from '../picture.ts'
import { islandSite } from '../sites.ts'
import { emptyPixel, isAlone, pixelOf } from '../view.ts'

test.use({ baseURL: islandSite.address })

const tripCard = (page: Page): Locator => page.getByRole('dialog', { name: /^Tour of / })
const stopsOf = (page: Page): Locator =>
  tripCard(page).getByRole('list', { name: 'Stops' }).getByRole('listitem')

async function names(page: Page): Promise<readonly string[]> {
  const texts = await stopsOf(page).allInnerTexts()
  return texts.map((text) => text.replace(/^\d+\. /, ''))
}

test('a tour can be built from cards and changed by keyboard', async ({ page }) => {
  const [first, second] = [island.markerById(6), island.markerById(5)]
  await seed(page, lastPosition(innView))
  await openMap(page, `./?marker=${inn.id}`)
  await cardOf(page).getByRole('button', { name: 'Route to here' }).press('Enter')
  const route = page.getByRole('dialog', { name: /^Route to / })
  await expect(route.getByRole('combobox', { name: 'From' })).toBeFocused()
  for (const { id, type, x, y } of [first, second]) {
    await page.evaluate(
      (detail) => window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail })),
      { id, locationType: type, coordinate: [x, y] },
    )
    await cardOf(page).getByRole('button', { name: 'Continue to here' }).press('Enter')
  }
  await expect(tripCard(page)).toHaveAccessibleName('Tour of 3 stops')
  await expect(tripCard(page)).toBeFocused()
  const whole = await names(page)

  // The focus stays on a moved stop. After a removal, it goes to the next stop.
  const later = stopsOf(page)
    .nth(0)
    .getByRole('button', { name: / down$/ })
  await later.press('Enter')
  await expect.poll(() => names(page)).toEqual([whole[1], whole[0], whole[2]])
  const moved = stopsOf(page)
    .nth(1)
    .getByRole('button', { name: / down$/ })
  await expect(moved).toBeFocused()
  await page.keyboard.press('Enter')
  const turned = [whole[1], whole[2], whole[0]]
  await expect.poll(() => names(page)).toEqual(turned)
  const out = (at: number) =>
    stopsOf(page)
      .nth(at)
      .getByRole('button', { name: /^Remove / })
  await out(0).press('Enter')
  await expect(tripCard(page)).toHaveAccessibleName('Tour of 2 stops')
  await expect(out(0)).toBeFocused()

  const note = page.getByText('Undone: route restored')
  await page.keyboard.press('Control+z')
  await expect(note).toBeVisible()
  await expect.poll(() => names(page)).toEqual(turned)
  const undo = tripCard(page).getByRole('button', { name: 'Undo', exact: true })
  await undo.press('Enter')
  await undo.press('Enter')
  await expect.poll(() => names(page)).toEqual(whole)
  await expect(undo).toBeFocused()
  // Arrow keys bend a leg, which adds no stop, and Delete straightens it again.
  const points = page.getByRole('button', { name: /^Via point \d+$/ })
  await expect(points).toHaveCount(2)
  await page.getByRole('button', { name: 'Add via point' }).first().press('Shift+ArrowDown')
  await expect(points).toHaveCount(3)
  // The index of the leg depends on the map's view, because handles too near to others are hidden.
  await expect(points.and(page.locator(':focus'))).toHaveCount(1)
  await expect(tripCard(page)).toHaveAccessibleName('Tour of 3 stops')
  await page.keyboard.press('Delete')
  await expect(points).toHaveCount(2)
  await tripCard(page).focus()

  await page.keyboard.press('Escape')
  await expect(tripCard(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(tripCard(page)).toHaveAccessibleName('Tour of 3 stops')
})

test('the next stop of a tour is marked, and a finished tour offers another', async ({ page }) => {
  await openMapAt(page, innView)
  await choose(await rightClick(page, emptyPixel(page, innView)), 'Tour nearby unfound')
  const card = tripCard(page)
  await expect(card).toHaveAccessibleName('Tour of 10 stops')
  const status = card.getByRole('status').first()
  const current = card.locator('[aria-current="step"]')
  for (let next = 1; next <= 10; next += 1) {
    await expect(status).toContainText(`Next: ${next} of 10, `)
    await expect(current).toHaveText(new RegExp(`^${next}\\.`))
    await card.getByRole('button', { name: 'Found it, next' }).press('Enter')
  }
  const finish = card.getByText('Tour done: 10 of 10 found')
  await expect(finish).toBeVisible()
  await expect(card.locator(':focus')).toHaveText('Tour done: 10 of 10 found')
  await expect(current).toHaveCount(0)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Start another tour' }).press('Enter')
  await expect(status).toContainText('Next: 1 of 10, ')
  await expect(finish).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(finish).toBeVisible()
  await card.getByRole('button', { name: 'End tour' }).press('Enter')
  await expect(card).toHaveCount(0)
})

test('markers far from a route are faded until the route is closed', async ({ page }) => {
  await openMapAt(page, widerInnView)
  await choose(await rightClick(page, emptyPixel(page, widerInnView)), 'Route from here')
  const { x, y } = pixelOf(page, await restingView(page), inn)
  await page.mouse.click(x, y)
  const card = page.getByRole('dialog', { name: /^Route to / })
  await expect(card.getByRole('status').first()).toContainText(' min on foot')
  const view = await restingView(page)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const far = island.markers.find((marker) => {
    const at = pixelOf(page, view, marker)
    // Look south of the inn, because the route comes from the north.
    const isFree = at.x > 440 && at.x < width - 440 && at.y > y + 40 && at.y < height - 60
    return isFree && isAlone(marker, view, 30, marker) && Math.hypot(at.x - x, at.y - y) > 200
  })
  if (!far) throw new Error('No marker in view is far from the route.')
  // The disc of the marker icon is the darkest part of its surroundings.
  const darkest = async () => {
    const picture = await pictureAround(page, pixelOf(page, view, far), 10)
    const reach = Array.from({ length: 21 }, (_, at) => at - 10)
    return Math.min(...reach.flatMap((dx) => reach.map((dy) => brightness(picture.at(dx, dy)))))
  }
  await expect.poll(darkest).toBeGreaterThan(60)
  await card.getByRole('button', { name: 'Close' }).click()
  await expect.poll(darkest).toBeLessThan(40)
})

test('a tour of all places of a type can be printed with its stops', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await openMap(page)
  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await panelOf(page).getByRole('button', { name: /^Cave/ }).click()
  await panelOf(page).getByRole('checkbox').nth(1).check()
  const caves = island.countOfType('cave')
  await page.getByRole('button', { name: 'Tour unfound', exact: true }).click()
  await expect(tripCard(page)).toHaveAccessibleName(
    caves > 2 ? `Tour of ${caves - 1} stops` : /^Route to /,
  )
  await tripCard(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Tour all', exact: true }).click()
  await expect(tripCard(page)).toHaveAccessibleName(`Tour of ${caves} stops`)
  await expect(stopsOf(page).getByRole('checkbox', { checked: true })).toHaveCount(1)

  await tripCard(page).getByRole('button', { name: 'Print stops…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Print' })
  await dialog.getByRole('button', { name: 'Print', exact: true }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText('Ready to print')
  const listed = (await names(page)).map((name) => name.split('\n')[0] ?? '')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.print-view')
  await expect(sheet.getByRole('heading', { name: 'Stops' })).toBeVisible()
  await expect(
    sheet
      .getByRole('listitem')
      .filter({ hasText: listed[0] ?? '' })
      .first(),
  ).toBeVisible()
  await expect(
    sheet
      .getByRole('listitem')
      .filter({ hasText: /^From / })
      .first(),
  ).toBeVisible()
  await expect(sheet).not.toContainText('in this view')
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(tripCard(page)).toBeVisible()
})
