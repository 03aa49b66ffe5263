import {
  cardOf,
  expect,
  isPanelOpen,
  lastPosition,
  mapOf,
  openMap,
  panelOf,
  restingView,
  searchBox,
  seed,
  test,
} from '../fixtures.ts'
import { emptyPixel, isAlone, pixelOf } from '../view.ts'
import { inn, innView, island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { countOfType, markers } = island

function neighbourOf(centre: typeof inn) {
  const found = markers.find(
    (marker) =>
      marker !== centre &&
      Math.abs(marker.x - centre.x) < 250 &&
      Math.abs(marker.y - centre.y) < 350 &&
      isAlone(marker, innView, 60, marker),
  )
  if (!found) throw new Error('There is no marker nearby.')
  return found
}

test('a click on a marker selects it alone and opens its card [S3.16] [S4.06] [D-map-9]', async ({
  page,
}) => {
  await page.clock.install()
  await seed(page, lastPosition(innView))
  await openMap(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const neighbour = neighbourOf(inn)
  for (const marker of [inn, neighbour]) {
    const at = pixelOf(page, innView, marker)
    await page.mouse.click(at.x, at.y)
    await page.clock.runFor(100)
  }
  // The rest of the card loads on demand, and a timer then shows it. Advance the clock until it has loaded.
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(cardOf(page)).toContainText(`#${neighbour.id}`, { timeout: 100 })
  }).toPass()
  expect((await restingView(page)).zoom).toBe(3)

  const first = pixelOf(page, innView, inn)
  await page.mouse.click(first.x, first.y)
  await expect(cardOf(page)).toHaveCount(1)
  await expect(cardOf(page)).toContainText('#3')
  await page.clock.runFor(1000)
  const second = pixelOf(page, innView, neighbour)
  await page.mouse.click(second.x, second.y)
  await expect(cardOf(page)).toContainText(`#${neighbour.id}`)
  await expect(cardOf(page)).toHaveCount(1)
  await page.clock.runFor(1000)
  expect((await restingView(page)).coordinates).toEqual([inn.x, inn.y])
})

test('Escape and a click on empty land deselect; panning and zooming do not [D-map-9] [D-panel-3]', async ({
  page,
}) => {
  await seed(page, lastPosition(innView))
  await openMap(page)
  await test.step('Escape on the map', async () => {
    const at = pixelOf(page, innView, inn)
    await page.mouse.click(at.x, at.y)
    await expect(cardOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cardOf(page)).toBeHidden()
    expect(await isPanelOpen(page)).toBe(true)
    expect((await restingView(page)).coordinates).toEqual([inn.x, inn.y])
  })
  // Use another marker, since a second click on the same one could be a double click.
  const at = pixelOf(page, innView, neighbourOf(inn))
  await page.mouse.click(at.x, at.y)
  await expect(cardOf(page)).toBeVisible()
  const empty = emptyPixel(page, innView)
  await page.mouse.move(empty.x, empty.y)
  await page.mouse.down()
  await page.mouse.move(empty.x + 30, empty.y + 10, { steps: 3 })
  await page.mouse.move(empty.x, empty.y, { steps: 3 })
  await page.mouse.up()
  await page.mouse.wheel(0, -60)
  await expect.poll(async () => (await restingView(page)).zoom).toBeGreaterThan(3)
  const zoomed = await restingView(page)
  const free = emptyPixel(page, zoomed)
  await page.mouse.dblclick(free.x, free.y)
  await expect.poll(async () => (await restingView(page)).zoom).toBeGreaterThan(zoomed.zoom + 0.5)
  await expect(cardOf(page)).toBeVisible()
  expect(await isPanelOpen(page)).toBe(true)
  const nowFree = emptyPixel(page, await restingView(page))
  await page.mouse.click(nowFree.x, nowFree.y)
  await expect(cardOf(page)).toBeHidden()
  await expect(panelOf(page)).toBeHidden()
})

test('the selected marker stays visible while its type is hidden [S3.16] [S4.03] [D-map-5]', async ({
  page,
}) => {
  await seed(page, lastPosition(innView))
  await openMap(page)
  const at = pixelOf(page, innView, inn)
  await page.mouse.click(at.x, at.y)
  await expect(cardOf(page)).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
  await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '1')
  await expect(panelOf(page).getByText(/^Showing 1 of/)).toBeVisible()
  await cardOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(cardOf(page)).toBeHidden()
  await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '0')

  await panelOf(page).getByRole('button', { name: 'Show all' }).click()
  await panelOf(page).getByRole('button', { name: /^Inn/ }).click()
  await expect(mapOf(page)).toHaveAttribute(
    'data-shown-markers',
    String(markers.length - countOfType('inn')),
  )
  // Turn the names off. The village's name would appear in the marker's place and receive the click.
  await panelOf(page).getByRole('switch', { name: 'Name plates' }).click()
  await page.mouse.click(at.x, at.y)
  await expect(panelOf(page)).toBeHidden()
  await expect(cardOf(page)).toBeHidden()
})

test('choosing a result raises control_panel_marker_select on window with the marker [S2.19] [S7.06] [D-map-13]', async ({
  page,
}) => {
  await openMap(page)
  await page.evaluate(() => {
    window.addEventListener('control_panel_marker_select', (event) => {
      const custom = event instanceof CustomEvent
      Object.assign(window, { heard: custom ? (event.detail as unknown) : 'no CustomEvent' })
    })
  })
  await searchBox(page).fill('thorn coffer')
  await page.getByRole('listitem').filter({ hasText: '#8' }).getByRole('button').click()
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown }).heard)
  expect(heard).toMatchObject({
    id: 8,
    locationType: 'chest',
    coordinate: [3208, 2794],
    name: 'The Thorn Coffer',
    description: 'Requires lockpicking: hard',
  })
  await expect(cardOf(page)).toContainText('#8')
})
