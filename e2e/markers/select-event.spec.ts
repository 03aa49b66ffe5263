import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  isPanelOpen,
  lastPosition,
  mapSurface,
  openMap,
  restingView,
  searchBox,
  seed,
  test,
} from '../fixtures.ts'
import { expectInTheOpen } from '../view.ts'
import { island, viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { markerById } = island

const chest = markerById(8)
const detail = { id: chest.id, locationType: chest.type, coordinate: [chest.x, chest.y] }

async function select(page: Page, eventDetail: unknown): Promise<void> {
  await page.evaluate((value) => {
    window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail: value }))
  }, eventDetail)
}

test('the event shows a marker clear of the panel; invalid details are ignored [D-map-13] [D-map-14] [D-map-17] [F35]', async ({
  page,
}) => {
  await openMap(page)
  const hostile: unknown[] = [
    null,
    7,
    'treasure',
    [],
    {},
    { id: 8 },
    { ...detail, id: 30 },
    { ...detail, id: '8' },
    { ...detail, locationType: 'cave' },
    { ...detail, coordinate: [NaN, Infinity] },
    { ...detail, coordinate: 'here' },
    { ...detail, id: -1 },
    { id: '<img src=x onerror=alert(1)>', locationType: '<b>', coordinate: [] },
    { ...detail, coordinate: Array.from({ length: 10_000 }, (_, index) => index) },
  ]
  for (const value of hostile) await select(page, value)
  await page.evaluate(() => {
    const name = 'control_panel_marker_select'
    window.dispatchEvent(new Event(name))
    const thrower = {
      get id(): number {
        throw new Error('boo')
      },
    }
    window.dispatchEvent(new CustomEvent(name, { detail: thrower }))
    window.dispatchEvent(
      new CustomEvent(name, {
        detail: new Proxy(
          {},
          {
            get: () => {
              throw new Error('boo')
            },
          },
        ),
      }),
    )
    const endless: Record<string, unknown> = {}
    endless['id'] = endless
    window.dispatchEvent(new CustomEvent(name, { detail: endless }))
  })
  await expect(cardOf(page)).toHaveCount(0)
  // The map shows its own data of the marker and ignores the text in the event.
  await select(page, { ...detail, name: '<b>mine</b>', description: 'x'.repeat(100_000) })
  await expect(cardOf(page)).toContainText('The Thorn Coffer')
  await expect(cardOf(page)).not.toContainText('mine')
  await expect(cardOf(page)).toContainText('#8')
  await expectInTheOpen(page, chest)

  const edge = markerById(26)
  await select(page, { id: edge.id, locationType: edge.type, coordinate: [edge.x, edge.y] })
  await expect(cardOf(page)).toContainText('#26')
  await expectInTheOpen(page, edge)
})

test('a flight takes time, a jump under reduced motion none [D-map-13]', async ({ page }) => {
  await page.clock.install()
  const start = viewOf({ x: 2300, y: 2400 }, 2)
  await seed(page, lastPosition(start))
  await openMap(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await select(page, detail)
  await page.clock.runFor(200)
  expect((await restingView(page)).coordinates).toEqual(start.coordinates)
  await page.clock.runFor(2000)
  await expectInTheOpen(page, chest)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const other = markerById(7)
  await select(page, { id: 7, locationType: other.type, coordinate: [other.x, other.y] })
  await page.clock.runFor(100)
  await expectInTheOpen(page, other)
})

test('the focus moves to the card and returns when the card closes [D-map-13]', async ({
  page,
}) => {
  await openMap(page)
  await select(page, detail)
  await expect(cardOf(page)).toBeFocused()
  await cardOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(mapSurface(page)).toBeFocused()

  await searchBox(page).fill('old raven')
  const row = page.getByRole('listitem').filter({ hasText: '#3' }).getByRole('button')
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(cardOf(page)).toBeFocused()
  await expect(row).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(cardOf(page)).toBeHidden()
  expect(await isPanelOpen(page)).toBe(true)
  await expect(row).toBeFocused()
})

test('an event before the map is drawn is not lost once the places are there [D-map-13]', async ({
  page,
}) => {
  await page.route('**/assets/map-view-*.js', async (route) => {
    // Wait until the first script listens for the event.
    await page.waitForFunction(() => document.documentElement.dataset['started'] === 'yes')
    await select(page, detail)
    await route.continue()
  })
  await openMap(page)
  await expect(cardOf(page)).toContainText('#8')
  await expectInTheOpen(page, chest)
})
