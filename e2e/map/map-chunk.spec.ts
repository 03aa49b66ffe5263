import {
  cardOf,
  expect,
  holdRequests,
  mapOf,
  mapReady,
  panelOf,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { inn } from '../island.ts'
import { islandSite, wholeSite } from '../sites.ts'
import { countOfType, longestTitle, markers, pictured, total, types } from '../world.ts'

test.use({ baseURL: wholeSite.address })

const hidden = types.find(({ title }) => title === longestTitle)?.id ?? ''
const [first, second] = markers.filter(({ id }) => id !== pictured.id).map(({ id }) => id)

const chunk = '**/assets/map-view-*.js'

test('the map is one script and one stylesheet, with a skeleton until they load [S1.10] [S2.01] [S7.02] [D-tests-1]', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const release = await holdRequests(page, chunk)
  await page.goto('./')
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'loading')
  await expect(mapOf(page)).toContainText('Unrolling the map…')
  const before = await mapOf(page).boundingBox()
  await panelOf(page)
    .getByRole('button', { name: new RegExp(`^${longestTitle}`) })
    .click()
  await expect(mapOf(page)).toHaveAttribute(
    'data-shown-markers',
    String(markers.length - countOfType(hidden)),
  )
  release()
  await mapReady(page)
  await expect(mapOf(page)).not.toContainText('Unrolling the map…')
  expect(await mapOf(page).boundingBox()).toEqual(before)

  const mapFiles = files.filter((file) => file.includes('/map-view-'))
  expect(mapFiles.filter((file) => file.endsWith('.js'))).toHaveLength(1)
  expect(mapFiles.filter((file) => file.endsWith('.css'))).toHaveLength(1)
  const scripts = await page.locator('script[type=module][src]').evaluateAll((all) => all.length)
  expect(scripts).toBe(1)
  await page.goto('./terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('link[rel=stylesheet][href*=map-view]')).toHaveCount(0)
})

test.describe('when it is gone', () => {
  test.use({
    expectedErrors: /map-view|Failed to load|404|dynamically imported|preload|MissingChunk/,
  })

  test('the page reloads once and then shows a message, while the rest works [D-tests-1] [F39]', async ({
    page,
  }) => {
    await seed(page, { 'progress-store': storedState({ discoveredMarkers: [first, second] }) })
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto('./')
    const message = page.getByRole('alert').filter({ hasText: 'Couldn’t load the map' })
    await expect(message).toBeVisible()
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'failed')
    await expect(panelOf(page).getByText(`2 of ${total} found`)).toBeVisible()
    await searchBox(page).fill(`#${pictured.id}`)
    await page
      .getByRole('listitem')
      .filter({ hasText: `#${pictured.id}` })
      .getByRole('button')
      .click()
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await searchBox(page).clear()
    await expect(panelOf(page).getByText(`3 of ${total} found`)).toBeVisible()
    expect(loads).toBe(2)
    await page.unroute(chunk)
    await message.getByRole('button', { name: 'Reload' }).click()
    await mapReady(page)
  })
})

test.describe('without any canvas', () => {
  test.use({ expectedErrors: /canvas|null|could not be drawn|ERR_FAILED/ })

  test('search, filters and marks work without a map [F37]', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
      Reflect.deleteProperty(window, 'OffscreenCanvas')
    })
    await page.goto('./')
    await panelOf(page)
      .getByRole('button', { name: new RegExp(`^${longestTitle}`) })
      .click()
    await expect(mapOf(page)).toHaveAttribute(
      'data-shown-markers',
      String(markers.length - countOfType(hidden)),
    )
    await searchBox(page).fill(`#${pictured.id}`)
    await page
      .getByRole('listitem')
      .filter({ hasText: `#${pictured.id}` })
      .getByRole('button')
      .click()
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await searchBox(page).clear()
    await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'failed')
  })

  test('a route can be planned without a map, and failed roads can be retried [F103]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
      Reflect.deleteProperty(window, 'OffscreenCanvas')
    })
    await page.route('**/network.json', (route) => route.abort(), { times: 1 })
    await page.goto(`${islandSite.address}?marker=${inn.id}`)
    await cardOf(page).getByRole('button', { name: 'Route to here' }).click()
    const card = page.getByRole('dialog', { name: /^Route to / })
    await expect(card).toContainText('Couldn’t load the roads.')
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(card.getByRole('status').first()).toContainText(' min on foot')
    await card.getByLabel('From', { exact: true }).click()
    await expect(card.getByRole('option').first()).toBeVisible()
    await expect(card.getByRole('option', { name: 'Choose on map…' })).toHaveCount(0)
  })
})

test('the page draws the land itself if workers cannot draw', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'))
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto('./')
  await mapReady(page)
  const drawn = () =>
    mapOf(page)
      .locator('canvas')
      .evaluateAll(
        (all) =>
          all.filter((canvas) => {
            if (!(canvas instanceof HTMLCanvasElement) || canvas.width !== 512) return false
            const pixels = canvas.getContext('2d')?.getImageData(0, 0, 512, 512).data ?? []
            return new Set(pixels).size > 40
          }).length,
      )
  // The picture of the first view appears at once. The tiles that replace it arrive one after the other.
  await expect.poll(drawn).toBeGreaterThan(4)
  expect(workers).toEqual([])
})
