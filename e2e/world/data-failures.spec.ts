import type { Page } from '@playwright/test'
import {
  cardOf,
  discovered,
  expect,
  holdRequests,
  mapOf,
  mapReady,
  openMap,
  panelOf,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { wholeSite } from '../sites.ts'
import { countOfType, longestTitle, markers, pictured, total, types } from '../world.ts'
import { decodeWorld, encodeWorld } from '../../src/world/world-file.ts'

const [first = NaN, second = NaN] = markers.map(({ id }) => id)

test.use({ baseURL: wholeSite.address })

test.use({ expectedErrors: /404|not valid JSON|Failed to load|FailedRequest|fetch/ })

const page404 = { status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' }
const htmlPage = { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Hi</h1>' }
const worldFile = '**/data/kcd1/world.json'
const landFile = '**/data/kcd1/geography.json'

const worldMessage = (page: Page) =>
  panelOf(page).getByRole('alert').filter({ hasText: 'Couldn’t load the places' })

test('places that fail to load can be retried, and the marks stay [F38]', async ({ page }) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [first, second] }) })
  for (const [name, answer] of Object.entries({ page404, htmlPage })) {
    await test.step(name, async () => {
      await page.route(worldFile, (route) => route.fulfill(answer))
      await page.goto('./')
      await expect(worldMessage(page)).toBeVisible()
      await expect(mapOf(page)).toHaveAttribute('data-map-state', 'failed')
      await worldMessage(page).getByRole('button', { name: 'Retry' }).click()
      await expect(worldMessage(page)).toBeVisible()
      await page.unroute(worldFile)
      await worldMessage(page).getByRole('button', { name: 'Retry' }).click()
      await mapReady(page)
      await expect(panelOf(page).getByText(`2 of ${total} found`)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await discovered(page)).toEqual([first, second])
    })
  }
})

test('settings, backup and text pages work without the places [F38]', async ({ page }) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [first, second] }) })
  await page.route(worldFile, (route) => route.abort())
  await page.goto('./')
  await expect(worldMessage(page)).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Backup', exact: true }).click()
  await download
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
})

test('land that cannot be loaded: the places are there, and Retry brings the land [F38]', async ({
  page,
}) => {
  await page.route(landFile, (route) => route.fulfill(htmlPage))
  await page.goto('./')
  const message = page.getByRole('alert').filter({ hasText: 'Couldn’t load the terrain' })
  await expect(message).toBeVisible()
  await mapReady(page)
  await searchBox(page).fill(`#${pictured.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: `#${pictured.id}` })).toBeVisible()
  await page.unroute(landFile)
  await page.route(landFile, (route) => route.fulfill(page404))
  await message.getByRole('button', { name: 'Retry' }).click()
  await expect(message).toBeVisible()
  await page.unroute(landFile)
  const loaded = page.waitForResponse(landFile)
  await message.getByRole('button', { name: 'Retry' }).click()
  expect((await loaded).status()).toBe(200)
  await expect(message).toHaveCount(0)
})

test('clicks in the panel take effect once slow places have loaded [F38]', async ({ page }) => {
  const release = await holdRequests(page, worldFile)
  await page.goto('./')
  await expect(panelOf(page)).toBeVisible()
  await expect(page.getByText('Unrolling the map…')).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: 'Settings' })).toBeEnabled()
  await panelOf(page)
    .getByRole('button', { name: new RegExp(`^${longestTitle}`) })
    .click()
  const hidden = types.find(({ title }) => title === longestTitle)?.id ?? ''
  await page.evaluate(
    (detail) => dispatchEvent(new CustomEvent('control_panel_marker_select', { detail })),
    { id: pictured.id, locationType: pictured.type, coordinate: [pictured.x, pictured.y] },
  )
  await page.waitForFunction(() => performance.now() > 3000)
  release()
  await mapReady(page)
  await expect(cardOf(page)).toContainText(`#${pictured.id}`)
  await expect(mapOf(page)).toHaveAttribute(
    'data-shown-markers',
    String(markers.length - countOfType(hidden)),
  )
})

test('names out of the data are shown as text and never widen the page [F33] [F49]', async ({
  page,
}) => {
  await page.route(worldFile, async (route) => {
    const answer = await route.fetch()
    const world = decodeWorld(await answer.json())
    const markers = world.markers.map((marker) => {
      if (marker.id === first)
        return { ...marker, name: '<img src=x onerror=alert(1)> ' + 'Wörterschlange'.repeat(30) }
      return marker.id === second ? { ...marker, name: 'שלום עולם ‮ مرحبا' } : marker
    })
    await route.fulfill({ json: encodeWorld({ ...world, markers }, '/icons/') })
  })
  await openMap(page, `./?marker=${first}`)
  const card = page.getByRole('dialog', { name: /^Details: <img src=x/ })
  await expect(card).toBeVisible()
  const fits = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=dialog]')].every(
        (dialog) => dialog.scrollWidth <= dialog.clientWidth,
      ),
    )
  expect(await fits()).toBe(true)
  await searchBox(page).fill('Wörterschlange')
  await expect(page.getByRole('listitem').filter({ hasText: `#${first}` })).toBeVisible()
  expect(await fits()).toBe(true)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
