import type { Page } from '@playwright/test'
import {
  expect,
  holdRequests,
  lastPosition,
  mapOf,
  mapReady,
  openMap,
  panelOf,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { createScale } from '../../src/geometry/scale.ts'
import { findWorlds, readManifest } from '../../tools/site/worlds.ts'
import { wholeSite } from '../sites.ts'
import { largestType, longestTitle, markers, total, types } from '../world.ts'

const app = '**/assets/page-*.js'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows its panel, all filters and the land', async ({ page }) => {
    await page.goto('./')
    await expect(panelOf(page).getByRole('heading', { name: 'Itinerarium' })).toBeVisible()
    await expect(searchBox(page)).toBeVisible()
    for (const { title } of types) {
      await expect(panelOf(page).getByRole('button', { name: title }).first()).toBeAttached()
    }
    expect(await page.content()).toContain('It needs JavaScript')
    await expect(page.getByText('Unrolling the map…')).toBeHidden()
    const picture = page.locator('.start-land img')
    await expect(picture).toBeVisible()
    const file = await page.request.get((await picture.getAttribute('src')) ?? '')
    expect(file.headers()['content-type']).toBe('image/avif')

    await page.setViewportSize({ width: 320, height: 640 })
    for (const link of await panelOf(page).getByRole('link').all()) {
      await link.click({ trial: true, timeout: 5000 })
    }

    await page.goto('./privacy-policy')
    await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/^Privacy Policy · /)
    await expect(page.locator('.not-started')).toHaveCount(0)
  })
})

test('the page counts as loading until its styles have loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/start-*.css')
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.locator('.not-started')).toBeAttached()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  release()
  await page.waitForLoadState()
})

test('the prerendered page becomes live without moving or duplicating anything', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + value,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdRequests(page, app)
  await page.goto('./')
  await page.evaluate(() => document.fonts.ready)
  const box = searchBox(page)
  const before = await box.elementHandle()
  const places = async () => [
    await box.boundingBox(),
    await panelOf(page)
      .getByRole('button', { name: new RegExp(`^${longestTitle}`) })
      .boundingBox(),
    await panelOf(page).getByRole('switch', { name: 'Name plates' }).boundingBox(),
  ]
  const [boxAt, , labelsAt] = await places()
  await page.evaluate(() => delete document.documentElement.dataset['shift'])
  release()
  await mapReady(page)
  expect(await box.evaluate((element, other) => element === other, before)).toBe(true)
  const [nowAt, , nowLabelsAt] = await places()
  expect([nowAt, nowLabelsAt]).toEqual([boxAt, labelsAt])
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('search')).toHaveCount(1)
  // The prerendered markup omits the glyphs.
  const glyphs = page.getByRole('toolbar', { name: 'Place types' }).locator('.type-icon path')
  await expect(glyphs).toHaveCount(types.length)
  const shift = await page.locator('html').getAttribute('data-shift')
  expect(Number(shift ?? 0)).toBeLessThan(0.01)
})

test('counts stay hidden until the page is live, and early clicks are not lost', async ({
  page,
}) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [markers[0]?.id] }) })
  const release = await holdRequests(page, app)
  await page.goto('./')
  await expect(panelOf(page)).toBeVisible()
  await expect(panelOf(page).getByText(`0 of ${total} found`)).toBeHidden()
  await panelOf(page).getByRole('switch', { name: 'Name plates' }).click()
  await expect(panelOf(page).getByRole('switch', { name: 'Name plates' })).toBeChecked()
  release()
  await mapReady(page)
  await expect(panelOf(page).getByRole('switch', { name: 'Name plates' })).not.toBeChecked()
  await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
})

test('a text that is typed before the page is live is searched afterwards', async ({ page }) => {
  const release = await holdRequests(page, app)
  await page.goto('./')
  await searchBox(page).pressSequentially(largestType.title)
  release()
  await mapReady(page)
  await expect(searchBox(page)).toHaveValue(largestType.title)
  await expect(panelOf(page).getByText(/results/)).toBeVisible()
})

test('the first picture never shows a wrong panel, basemap style or view', async ({ page }) => {
  await seed(page, {
    'settings-store': storedState({ panelOpen: false, look: 'night' }),
    'progress-store': storedState({ discoveredMarkers: [markers[0]?.id] }),
    ...lastPosition({ coordinates: [3000, 3000], zoom: 5 }),
  })
  const release = await holdRequests(page, app)
  await page.goto('./')
  await expect(page.getByText('Unrolling the map…')).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open panel' })).toBeVisible()
  await expect(page.locator('.first-land')).toBeHidden()
  await expect(page.locator('.start-land img')).toBeHidden()
  await expect(page.locator('.map-skeleton')).toHaveCSS('background-color', 'rgb(13, 14, 17)')
  release()
  await mapReady(page)
  await page.getByRole('button', { name: 'Open panel' }).click()
  await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
  await expect(mapOf(page)).toHaveAttribute('data-basemap-style', 'night')
})

for (const begins of ['where the player was', 'at the view of a link'] as const) {
  test(`the small picture of the land lies ${begins}`, async ({ page }) => {
    const id = findWorlds().home
    const { extent, metresPerUnit } = readManifest(id)
    const scale = createScale(extent, metresPerUnit)
    const [minX, minY, maxX, maxY] = extent
    const coordinates = [
      Math.round(minX + (maxX - minX) / 4),
      Math.round(minY + (maxY - minY) / 3),
    ] as const
    const zoom = 4.7
    const isLink = begins === 'at the view of a link'
    if (!isLink) await seed(page, lastPosition({ coordinates, zoom, mapName: id }))
    await page.addInitScript(recordRequestedViews)
    const release = await holdRequests(page, app)
    await page.goto(isLink ? `./?at=${coordinates.join()},${zoom}` : './')
    const picture = page.locator('.first-land img')
    await expect(picture).toBeVisible()
    await expect(page.locator('.start-land img')).toBeHidden()
    // Before the app's scripts have run.
    await expect.poll(async () => (await requestedViews(page)).length).toBe(1)
    const pixel = scale.resolutionAt(zoom)
    const box = await picture.boundingBox()
    const size = page.viewportSize() ?? { width: NaN, height: NaN }
    expect(box?.x).toBeCloseTo(size.width / 2 + (minX - coordinates[0]) / pixel, 0)
    expect(box?.y).toBeCloseTo(size.height / 2 + (coordinates[1] - maxY) / pixel, 0)
    expect(box?.width).toBeCloseTo((maxX - minX) / pixel, 0)
    release()
    await mapReady(page)
    await expect(picture).toHaveCount(0)
  })
}

test.describe('on the whole land', () => {
  test.use({ baseURL: wholeSite.address })

  test('the map takes the view that was painted ahead of it', async ({ page }) => {
    await seed(page, lastPosition({ coordinates: [2048, 5461], zoom: 4.7 }))
    await page.addInitScript(recordRequestedViews)
    await openMap(page)
    expect(await requestedViews(page)).toHaveLength(1)
  })
})

function recordRequestedViews(): void {
  const wanted = new Set<string>()
  Object.assign(window, { wanted })
  const send = Reflect.get(Worker.prototype, 'postMessage') as (...args: unknown[]) => void
  Worker.prototype.postMessage = function (message: unknown, ...rest) {
    const { tiles = [] } = message as { tiles?: readonly { key: string; ofView?: boolean }[] }
    for (const { key, ofView } of tiles) if (ofView) wanted.add(key)
    return Reflect.apply(send, this, [message, ...rest])
  }
}

async function requestedViews(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(window as unknown as { wanted: Set<string> }).wanted])
}
