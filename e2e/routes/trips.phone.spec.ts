import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { inn, innView, island, viewOf } from '../island.ts'
import {
  expect,
  lastPosition,
  openMap,
  openMapAt,
  openMoreFacts,
  panelOf,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { difference, pictureAround } from '../picture.ts'
import { pinCard, pinForm } from '../pins/pins-on-map.ts'
import { islandSite } from '../sites.ts'
import { emptyPixel, type Pixel } from '../view.ts'

test.use({ baseURL: islandSite.address })

const routeCard = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Route to |^Tour of / })

async function draw(page: Page, points: readonly Pixel[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const [at, { x, y }] of points.entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y, id: 1 }],
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function openProgress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Progress', exact: true }).tap()
}

/** Draws a lasso around the inn and plans a tour of the places inside. Returns the tour's card. */
async function planTour(page: Page): Promise<Locator> {
  await openMapAt(page, viewOf(inn, 1))
  await openProgress(page)
  await page.getByRole('button', { name: 'Lasso' }).tap()
  const bar = page.getByRole('region', { name: 'Lasso' })
  await expect(bar).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await draw(page, [
    { x: 40, y: 260 },
    { x: 350, y: 260 },
    { x: 350, y: 640 },
    { x: 40, y: 640 },
    { x: 40, y: 280 },
  ])
  await bar.getByRole('button', { name: 'Tour all' }).tap()
  return routeCard(page)
}

test('a tour can be followed and bent by touch', async ({ page }) => {
  const card = await planTour(page)
  const status = card.getByRole('status').first()
  await expect(status).toContainText(/Next: 1 of \d+, /)
  await card.getByRole('button', { name: 'Found it, next' }).tap()
  await expect(status).toContainText(/Next: 2 of \d+, /)
  await expectAccessible(page)

  // A via point does not count as a stop.
  const title = await card.getAttribute('aria-label')
  const metres = async () => /^([\d,]+) m/.exec(await status.innerText())?.[1]
  const length = await metres()
  const handle = page.getByRole('button', { name: 'Add via point' }).first()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The route has no middle.')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await draw(page, [middle, { x: middle.x + 30, y: middle.y + 60 }, { x: middle.x + 40, y: 500 }])
  await expect(page.getByRole('button', { name: /^Via point \d+$/ }).first()).toBeVisible()
  await expect.poll(metres).not.toBe(length)
  await expect(card).toHaveAccessibleName(title ?? '')
  await card.getByRole('button', { name: 'Show more', exact: true }).tap()
  await card.getByRole('button', { name: 'Undo', exact: true }).tap()
  await expect.poll(metres).toBe(length)

  const left = card.getByRole('list', { name: /^Unfound: / })
  const box1 = left.getByRole('checkbox', { checked: false }).first()
  await box1.scrollIntoViewIfNeeded()
  const name = await box1.getAttribute('aria-label')
  await box1.tap()
  await expect(left.getByRole('checkbox', { name: name ?? '' })).toBeChecked()
})

test('a tour can be printed and shared by touch', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const card = await planTour(page)
  await card.getByRole('button', { name: 'Found it, next' }).tap()
  await card.getByRole('button', { name: 'Show more', exact: true }).tap()
  await card.getByRole('button', { name: 'Print stops…' }).tap()
  const print = page.getByRole('dialog', { name: 'Print' })
  await expect(print).toBeVisible()
  // The notification is below the dialog, where there is more room than above the card. It closes after some seconds.
  const [{ y: top = 0, height = 0 } = {}, message] = [
    (await print.boundingBox()) ?? undefined,
    await page.locator('[data-toast]').last().boundingBox({ timeout: 5000 }),
  ]
  expect(top + height).toBeLessThan(message?.y ?? 0)
  expect(message?.y).toBeGreaterThan(700)
  await expect(print.getByRole('img', { name: 'Preview' })).toBeVisible()
  await expect(print.getByRole('button', { name: 'Print', exact: true })).toBeInViewport({
    ratio: 1,
  })
  await expectAccessible(page)
  await print.getByRole('button', { name: 'Close' }).tap()

  await card.getByRole('button', { name: 'Save to my pins' }).tap()
  await pinForm(page).getByLabel('Title').fill('Round the inn')
  await pinForm(page).getByRole('button', { name: 'Save' }).tap()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMoreFacts(page)
  await pinCard(page).getByRole('button', { name: 'Share tour' }).tap()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#/)
})

test('an area can be shaded and shown alone by touch', async ({ page }) => {
  const all = island.markers.map(({ id }) => id)
  await seed(page, {
    ...lastPosition(innView),
    'progress-store': storedState({ discoveredMarkers: all }),
    'settings-store': storedState({ panelOpen: false }),
  })
  await openMap(page)
  const spot = emptyPixel(page, innView)
  const land = async () => (await pictureAround(page, spot, 4)).at(0, 0)
  const plain = await land()
  await openProgress(page)
  // The panel closes to uncover the shaded areas.
  await page.getByRole('switch', { name: 'Shade areas on map' }).tap()
  await expect.poll(async () => difference(await land(), plain)).toBeGreaterThan(10)
  await expect(panelOf(page)).toHaveCount(0)
  await openProgress(page)
  const row = page.getByRole('list', { name: 'By area' }).getByRole('button').first()
  const [name = ''] = (await row.innerText()).split('\n')
  await row.tap()
  await expect(page.getByText(`Around ${name}`).first()).toBeVisible()
})
