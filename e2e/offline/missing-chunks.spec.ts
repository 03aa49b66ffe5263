import type { Page } from '@playwright/test'
import {
  cardOf,
  discovered,
  expect,
  mapReady,
  openMap,
  panelOf,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { largestType, markers, pictured } from '../world.ts'

const found = markers.slice(0, 2).map(({ id }) => id)

test.use({
  expectedErrors:
    /Failed to load|404|dynamically imported|MissingChunk|ERR_|preload|could not be drawn/,
})

const gone = { status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' }
const webPage = { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Hi</h1>' }

/** Path of the script that the first script loads. Names such as `page-drawer` belong to other files. */
const appScript = /\/assets\/page-[\w-]{8}\.js$/

const missing = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Couldn’t load this part of the map.' })

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

for (const [name, answer] of Object.entries({ gone, webPage })) {
  test(`a missing settings script (${name}) reloads once, then offers Reload [F39]`, async ({
    page,
  }) => {
    await seed(page, { 'progress-store': storedState({ discoveredMarkers: found }) })
    const chunk = '**/assets/settings-*.js'
    await page.route(chunk, (route) => route.fulfill(answer))
    await openMap(page, `./?marker=${pictured.id}`)
    await searchBox(page).fill(largestType.title)
    await cardOf(page).getByRole('button', { name: 'Close' }).click()
    const loads = countLoads(page)
    await panelOf(page).getByRole('button', { name: 'Settings' }).click()
    await expect.poll(loads).toBe(1)
    await mapReady(page)
    await expect(searchBox(page)).toHaveValue(largestType.title)
    await expect(cardOf(page)).toHaveCount(0)

    await panelOf(page).getByRole('button', { name: 'Settings' }).click()
    await expect(missing(page)).toBeInViewport({ ratio: 1 })
    expect(loads()).toBe(1)
    await page.unroute(chunk)
    await missing(page).getByRole('button', { name: 'Reload' }).click()
    await mapReady(page)
    await expect(searchBox(page)).toHaveValue(largestType.title)
    await panelOf(page).getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    expect(await discovered(page)).toEqual(found)
  })
}

for (const [link, name] of [
  ['Terms and Conditions', 'text-pages'],
  ['Privacy Policy', 'text-pages'],
  ['Credits', 'text-pages'],
] as const) {
  test(`a missing page “${link}” reloads once, then shows a message with Reload [F39]`, async ({
    page,
  }) => {
    const chunk = `**/assets/${name}-*.js`
    await page.route(chunk, (route) => route.fulfill(gone))
    await openMap(page)
    const loads = countLoads(page)
    await panelOf(page).getByRole('link', { name: link }).click()
    await expect(missing(page)).toBeVisible()
    expect(loads()).toBe(1)
    await page.goBack()
    await mapReady(page)
    await expect(missing(page)).toHaveCount(0)
    await page.goForward()
    await expect(missing(page)).toBeVisible()
    await page.unroute(chunk)
    await missing(page).getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
  })
}

test('a missing chunk without a connection shows a message and no reload [F39]', async ({
  page,
  context,
}) => {
  await openMap(page, `./?marker=${pictured.id}`)
  // Wait for the parts that load right after the map, because they must not be missing.
  await expect(panelOf(page).getByRole('group', { name: 'Quick filters' })).toBeVisible()
  const loads = countLoads(page)
  await context.setOffline(true)
  await panelOf(page).getByRole('button', { name: 'Settings' }).click()
  await expect(missing(page)).toBeVisible()
  await expect(cardOf(page)).toBeVisible()
  expect(loads()).toBe(0)
})

test('the app’s own script is gone: one reload, then a line that says so [F39]', async ({
  page,
}) => {
  await page.route(appScript, (route) => route.fulfill(gone))
  const loads = countLoads(page)
  await page.goto('./')
  await expect(page.getByText('Couldn’t load this part of the map.')).toBeVisible()
  expect(loads()).toBe(2)
})

for (const [name, without] of [
  // If only the worker is missing, the page draws the land itself.
  ['{land-worker,page-drawer}', undefined],
  ['page-drawer', 'OffscreenCanvas'],
] as const) {
  test(`a missing script for the land (${name}) shows a message with Retry [F39]`, async ({
    page,
  }) => {
    if (without) await page.addInitScript((key) => Reflect.deleteProperty(window, key), without)
    const chunk = `**/assets/${name}-*.js`
    await page.route(chunk, (route) => route.fulfill(gone))
    await page.goto('./')
    const message = page.getByRole('alert').filter({ hasText: 'Couldn’t load the terrain' })
    await expect(message).toBeVisible()
    await mapReady(page)
    await page.unroute(chunk)
    await message.getByRole('button', { name: 'Retry' }).click()
    await expect(message).toHaveCount(0)
  })
}
