import { endAnimations, expectAccessible } from '../accessible.ts'
import { innView } from '../island.ts'
import { expect, holdRequests, openMap, openMapAt, panelOf, test } from '../fixtures.ts'
import { choose, longPress } from '../map/spot.ts'
import { islandSite } from '../sites.ts'
import { emptyPixel } from '../view.ts'

test.use({ baseURL: islandSite.address })

test('a route can be planned from the menu and changed by touch', async ({ page }) => {
  await openMapAt(page, innView)
  const spot = emptyPixel(page, innView)
  await choose(await longPress(page, spot), 'Route to here')
  const card = page.getByRole('dialog', { name: /^Route to / })
  const lengths = card.getByRole('status').first()
  await expect(lengths).toContainText(' min on foot')
  const options = card.getByRole('button', { name: /^Options: / })
  await expect(options).toBeHidden()
  await card.getByRole('button', { name: 'Show more', exact: true }).tap()
  await expect(card.getByRole('list', { name: 'Turn-by-turn directions' })).toContainText(/^From /)
  await options.tap()
  await card.getByLabel('Travel mode').selectOption('Running')
  await expect(options).toContainText('Running')
  await expect(lengths).toHaveText(/^[\d,]+ m · \d+ min running/)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Show less', exact: true }).tap()
  await expect(options).toBeHidden()

  await expect(lengths).toHaveAttribute('aria-busy', 'false')
  const before = await lengths.innerText()
  const start = page.getByRole('button', { name: 'Start of the route' })
  const box = await start.boundingBox()
  if (!box) throw new Error('The route has no start on the map.')
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        by === undefined
          ? []
          : [{ x: box.x + box.width / 2 + by / 2, y: box.y + box.height / 2 - by, id: 1 }],
    })
  await touch('touchStart', 0)
  for (const by of [10, 40, 90]) await touch('touchMove', by)
  await touch('touchEnd')
  await expect(lengths).not.toHaveText(before)
  await expect(lengths).toContainText(' min on foot')
  await card.getByRole('button', { name: 'Close' }).tap()
  await expect(start).toHaveCount(0)
})

test('a waiting tour shows its progress, can be stopped and requested again', async ({ page }) => {
  const release = await holdRequests(page, '**/network.json')
  await openMap(page)
  const ask = page.getByRole('button', { name: 'Tour unfound in view' })
  const card = page.getByRole('dialog', { name: /^Tour of \d+ stops$/ })
  const bar = card.getByRole('progressbar', { name: 'Optimising order…' })
  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await ask.tap()
  await expect(bar).toBeInViewport()
  await expect(ask).toBeHidden()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Stop' }).tap()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Open panel' }).tap()
  await ask.tap()
  await expect(bar).toBeVisible()
  release()
  await expect(card).toContainText(' min on foot')
  await expect(bar).toHaveCount(0)
})

test('a finger reorders the stops of a tour by their handles', async ({ page }) => {
  await openMapAt(page, innView)
  await choose(await longPress(page, emptyPixel(page, innView)), 'Tour nearby unfound')
  const card = page.getByRole('dialog', { name: /^Tour of \d+ stops$/ })
  await card.getByRole('button', { name: 'Show more', exact: true }).tap()
  const stops = card.getByRole('list', { name: 'Stops' }).getByRole('listitem')
  // Scroll the stop to the centre. Near an edge, the list would scroll while the finger is there.
  await stops.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await endAnimations(page)
  await stops.nth(1).tap({ trial: true })
  const [first = '', second = ''] = await stops.allInnerTexts()
  const [upper, lower] = [await stops.nth(0).boundingBox(), await stops.nth(1).boundingBox()]
  if (!upper || !lower) throw new Error('The stops are not shown.')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: upper.x + 14, y, id: 1 }],
    })
  // Drag down, a movement that would collapse the card if it started at its head.
  await touch('touchStart', upper.y + upper.height / 2)
  for (const share of [0.2, 0.6, 1]) await touch('touchMove', lower.y + lower.height * share)
  await touch('touchEnd')
  await expect(stops.nth(0)).toHaveText(second.replace('2.', '1.'))
  await expect(stops.nth(1)).toHaveText(first.replace('1.', '2.'))
  await expect(stops.nth(1)).toBeInViewport()
})
