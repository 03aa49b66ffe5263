import { innView, island } from '../island.ts'
import {
  expect,
  holdRequests,
  lastPosition,
  openMap,
  panelOf,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { difference, pictureAround } from '../picture.ts'
import { islandSite } from '../sites.ts'
import { emptyPixel } from '../view.ts'

test.use({ baseURL: islandSite.address })

test('found counts per settlement are listed and can shade the map', async ({ page }) => {
  await seed(page, {
    ...lastPosition(innView),
    'progress-store': storedState({
      discoveredMarkers: island.markers.slice(1).map(({ id }) => id),
    }),
  })
  await openMap(page)
  const panel = panelOf(page)
  await panel.getByText('Progress', { exact: true }).click()
  const rows = panel.getByRole('list', { name: 'By area' }).getByRole('button')
  await expect(rows.first()).toContainText('found')
  const texts = await rows.allInnerTexts()
  const tallies = texts.map((text) => /(\d+) of (\d+) found/.exec(text)?.slice(1).map(Number) ?? [])
  const sum = (at: number) => tallies.reduce((all, tally) => all + (tally[at] ?? 0), 0)
  expect([sum(0), sum(1)]).toEqual([island.markers.length - 1, island.markers.length])

  const spot = emptyPixel(page, innView)
  const land = async () => (await pictureAround(page, spot, 4)).at(0, 0)
  const plain = await land()
  const shade = panel.getByRole('switch', { name: 'Shade areas on map' })
  await shade.press('Space')
  await expect.poll(async () => difference(await land(), plain)).toBeGreaterThan(10)
  await shade.click()
  await expect.poll(async () => difference(await land(), plain)).toBeLessThan(3)

  const [name = ''] = (texts[0] ?? '').split('\n')
  await rows.first().press('Enter')
  await expect(page.getByText(`Around ${name}`).first()).toBeVisible()
})

test('the panel does not move while the areas’ figures are computed', async ({ page }) => {
  const release = await holdRequests(page, '**/network.json')
  await openMap(page)
  const panel = panelOf(page)
  await panel.getByText('Progress', { exact: true }).click()
  const rows = panel.getByRole('list', { name: 'By area' }).getByRole('button')
  const lasso = panel.getByRole('button', { name: 'Lasso' })
  const before = await lasso.boundingBox()
  await expect(rows.first()).toBeDisabled()
  release()
  await expect(rows.first()).toContainText('found')
  expect(await lasso.boundingBox()).toEqual(before)
})
