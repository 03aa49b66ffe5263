import type { Page } from '@playwright/test'
import {
  expect,
  lastPosition,
  mapOf,
  openMap,
  openSettings,
  seed,
  settle,
  storedState,
  test,
} from '../fixtures.ts'
import { brightness, difference, pictureAround } from '../picture.ts'
import { wholeSite } from '../sites.ts'

test.use({ baseURL: wholeSite.address })

const openLand = { coordinates: [4096, 4096], zoom: 4 } as const
const bare = { panelOpen: false, showNamePlates: false, markerSize: 20, disclaimerOpen: false }

declare global {
  interface Window {
    blankFrames: number
    watchedFrames: number
    /** Widths of the land's pictures in device pixels, in order of arrival. */
    landWidths: number[]
  }
}

/** Counts the frames in which one of nine points of the map has no tile. */
async function watchForBlanks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.blankFrames = window.watchedFrames = 0
    const shares = [0.02, 0.5, 0.98]
    const watch = () => {
      const tiles = [
        ...document.querySelectorAll('[data-testid=map] .map-layer:first-child canvas'),
      ]
      const boxes = tiles.map((tile) => tile.getBoundingClientRect())
      const covered = shares.every((across) =>
        shares.every((down) => {
          const [x, y] = [window.innerWidth * across, window.innerHeight * down]
          return boxes.some(
            (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
          )
        }),
      )
      window.watchedFrames += 1
      if (!covered) window.blankFrames += 1
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
}

test('the land is never blank while the view is dragged and zoomed', async ({ page }) => {
  await seed(page, { ...lastPosition(openLand), 'settings-store': storedState(bare) })
  await openMap(page)
  // Replacement tiles are drawn after the tiles of the first view. Wait until the number of tiles is stable.
  const tiles = mapOf(page).locator('.map-layer:first-child canvas')
  let before = 0
  await expect(async () => {
    const now = await tiles.count()
    const [more, last] = [now !== before, before]
    before = now
    expect(more, `${last} tiles, then ${now}`).toBe(false)
    expect(now).toBeGreaterThan(3)
  }).toPass({ intervals: [700] })
  await settle(page)
  await watchForBlanks(page)
  await page.mouse.move(720, 450)
  for (const amount of [-100, -100, 100, 100, 100, 100, -100, -100]) {
    await page.mouse.wheel(0, amount)
    await settle(page)
  }
  await page.mouse.down()
  await page.mouse.move(100, 700, { steps: 12 })
  await page.mouse.move(1300, 200, { steps: 12 })
  await page.mouse.up()
  await expect.poll(() => page.evaluate(() => window.watchedFrames)).toBeGreaterThan(30)
  // On a busy machine replacements arrive a frame or two late. Without replacements, every step shows blank land.
  const blank = await page.evaluate(() => window.blankFrames / window.watchedFrames)
  expect(blank).toBeLessThan(0.1)
})

test('the land shows no gap while tiles or another style replace it', async ({ page }) => {
  await page.addInitScript(() => {
    window.landWidths = []
    new MutationObserver(() => {
      for (const tile of document.querySelectorAll<HTMLCanvasElement>(
        '[data-testid=map] .map-layer:first-child canvas',
      )) {
        if (!window.landWidths.includes(tile.width)) window.landWidths.push(tile.width)
      }
    }).observe(document, { subtree: true, childList: true })
  })
  await seed(page, { ...lastPosition(openLand), 'settings-store': storedState(bare) })
  await openMap(page)
  const middle = { x: 900, y: 500 }
  const before = await pictureAround(page, middle, 300)
  const tiles = mapOf(page).locator('.map-layer:first-child canvas')
  await expect
    .poll(() => tiles.evaluateAll((all) => (all as HTMLCanvasElement[]).map(({ width }) => width)))
    .not.toContain(1440)
  const after = await pictureAround(page, middle, 300)
  expect(await page.evaluate(() => window.landWidths[0])).toBe(1440)
  let changed = 0
  for (let dy = -300; dy <= 300; dy += 1) {
    for (let dx = -300; dx <= 300; dx += 1) {
      if (difference(before.at(dx, dy), after.at(dx, dy)) > 16) changed += 1
    }
  }
  expect(changed / 601 ** 2).toBeLessThan(0.002)

  const light = async () => {
    const picture = await pictureAround(page, { x: 1100, y: 700 }, 30)
    return brightness(picture.at(0, 0)) + brightness(picture.at(20, 20))
  }
  expect(await light()).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Open panel' }).click()
  await openSettings(page)
  await watchForBlanks(page)
  await page.getByRole('radio', { name: 'Night', exact: true }).check()
  await page.keyboard.press('Escape')
  await expect.poll(light).toBeLessThan(200)
  expect(await page.evaluate(() => window.blankFrames)).toBe(0)
})
