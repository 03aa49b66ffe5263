import {
  cardOf,
  expect,
  lastPosition,
  openMap,
  panelOf,
  restingView,
  searchBox,
  seed,
  test,
} from '../fixtures.ts'
import { expectInTheOpen } from '../view.ts'
import { inn, viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('nothing is animated, and the zoom buttons jump [D-map-13] [D-map-15] [F47]', async ({
  page,
}) => {
  await page.clock.install()
  await seed(page, lastPosition(viewOf({ x: 2300, y: 2400 }, 2)))
  await openMap(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.clock.runFor(60)
  expect((await restingView(page)).zoom).toBe(3)
  await page.clock.resume()

  const longest = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)),
      ),
    )
  await page.getByRole('button', { name: 'Close panel' }).click()
  expect(await longest()).toBeLessThanOrEqual(1)
  await page.getByRole('button', { name: 'Open panel' }).click()
  expect(await longest()).toBeLessThanOrEqual(1)
  await expect(panelOf(page)).toBeVisible()
  await searchBox(page).fill('old raven')
  const row = page.getByRole('listitem').filter({ hasText: '#3' }).getByRole('button')
  await expect(row).toBeVisible()
  await page.clock.pauseAt(Date.now() + 300_000)
  await row.click()
  await expect(cardOf(page)).toBeVisible()
  expect(await longest()).toBeLessThanOrEqual(1)
  await page.clock.runFor(100)
  await expectInTheOpen(page, inn)
})

test('a notification neither slides in nor out, and stays as long as ever [F47]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('.toast')) return
      durations.push(Number.parseFloat(getComputedStyle(target).animationDuration))
    })
  })
  await openMap(page, './?marker=3')
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  const durations = () =>
    page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await expect.poll(async () => (await durations()).length).toBeGreaterThan(0)
  expect(Math.max(...(await durations()))).toBeLessThanOrEqual(0.001)
  await expect(page.locator('.toast-clock')).toHaveCSS('animation-duration', '5s')
})
