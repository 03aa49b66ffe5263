import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, mapOf, mapReady, openMap, test } from '../fixtures.ts'
import type { MapPosition } from '../../src/geometry/coordinates.ts'
import type { LastLand } from '../../src/features/start-view/last-land.ts'
import { wholeSite } from '../sites.ts'

const picture = 'img.map-picture[src*="last-land/"]'
const pictures = 'img.map-picture:visible'
const tiles = 'canvas[data-basemap-style]'

test.use({ baseURL: wholeSite.address, serviceWorkers: 'allow' })

declare global {
  interface Window {
    drawLand: () => void
    /** Position of the picture before the map is ready. */
    shownFirst: Record<'x' | 'y' | 'width' | 'height', number>
  }
}

/** Blocks the drawing of land in all later pages until {@link drawLand}. */
async function holdLand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = new Promise<void>((resolve) => (window.drawLand = resolve))
    // oxlint-disable-next-line typescript/unbound-method -- called on the worker below
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function later(...message: unknown[]) {
      void held.then(() => Reflect.apply(post, this, message))
    }
  })
}

const drawLand = (page: Page) => page.evaluate(() => window.drawLand())

/** Visits the map and leaves it at a view away from the start, so that a picture of this view is stored. */
async function visit(page: Page): Promise<void> {
  await openMap(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.mouse.move(900, 450)
  await page.mouse.down()
  await page.mouse.move(500, 300, { steps: 4 })
  await page.mouse.up()
  // The picture of the previous view may be stored first.
  await expect.poll(() => distanceFromStoredView(page)).toBeLessThan(2)
}

/** Returns the distance in CSS pixels between the view of the stored picture and the map's last position. */
function distanceFromStoredView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const read = (name: string): unknown => JSON.parse(window.localStorage.getItem(name) ?? 'null')
    const left = read('last-land') as LastLand | null
    const rest = read('last-position') as MapPosition | null
    if (!left || !rest) return Infinity
    const [x, y] = rest.coordinates
    return Math.hypot(left.centre[0] - x, left.centre[1] - y) / left.resolution
  })
}

function measureFirst(): void {
  requestAnimationFrame(() => {
    const land = document.querySelector('.last-land')
    if (!land) return measureFirst()
    const { backgroundPosition, backgroundSize } = getComputedStyle(land)
    const box = land.getBoundingClientRect()
    const [width = NaN, height = NaN] = backgroundSize.split(' ').map(parseFloat)
    const offsets = backgroundPosition.matchAll(/calc\(50% ([+-]) ([\d.]+)px\)/g)
    const [right = NaN, down = NaN] = [...offsets].map(([, sign, pixels]) =>
      Number(`${sign}${pixels}`),
    )
    window.shownFirst = {
      x: box.left + (box.width - width) / 2 + right,
      y: box.top + (box.height - height) / 2 + down,
      width,
      height,
    }
    return undefined
  })
}

test('a second visit is ready on a picture of its land, as it was left', async ({ page }) => {
  await visit(page)
  await holdLand(page)
  await page.addInitScript(`${measureFirst.toString()} measureFirst()`)
  await page.reload()
  await mapReady(page)
  await expect(page.locator(tiles)).toHaveCount(0)
  await expect(page.locator(picture)).toBeInViewport()
  const after = await page.locator(picture).boundingBox()
  const before = await page.evaluate(() => window.shownFirst)
  for (const edge of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((after?.[edge] ?? NaN) - before[edge])).toBeLessThan(1)
  }
  const land = { x: 600, y: 150, width: 700, height: 600 }
  const pictured = await page.screenshot({ clip: land })
  await drawLand(page)
  await expect(page.locator(tiles).first()).toBeVisible()
  await expect(page.locator(pictures)).toHaveCount(0)
  expect(await difference(pictured, await page.screenshot({ clip: land }))).toBeLessThan(6)
})

test('the land is waited for where the picture does not fit, or is gone', async ({ page }) => {
  await visit(page)
  await holdLand(page)
  const waits = async () => {
    await page.reload()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(page.locator('.map-target canvas.map-icon, .map-label').first()).toBeAttached()
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'loading')
  }
  await test.step('a larger window', async () => {
    await page.setViewportSize({ width: 1800, height: 1000 })
    await waits()
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('another language', async () => {
    await page.evaluate(() => {
      window.localStorage.setItem('settings-store', '{"state":{"language":"de"},"version":0}')
    })
    await waits()
    await page.evaluate(() => window.localStorage.removeItem('settings-store'))
  })
  await test.step('no picture in the cache', async () => {
    await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('last-land'))
      await Promise.all(names.map((name) => caches.delete(name)))
    })
    await waits()
  })
  await drawLand(page)
  await mapReady(page)
})

/** Returns the mean difference of a channel, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  )
  if (!a || !b) return NaN
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}
