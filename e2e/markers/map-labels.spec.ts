import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  isPanelOpen,
  lastPosition,
  mapOf,
  mapReady,
  openMap,
  panelOf,
  restingView,
  seed,
  storedField,
  storedState,
  test,
} from '../fixtures.ts'
import { difference, hexColour, pictureAround } from '../picture.ts'
import { camp, widerCampView } from '../camp.ts'
import { island, viewOf } from '../island.ts'
import { islandSite, wholeSite } from '../sites.ts'
import { titleOf } from '../world.ts'
import { pixelOf } from '../view.ts'

test.use({ baseURL: islandSite.address })

/** A hamlet with a chest beside it. */
const hollowby = { x: 2471, y: 2506 }
const chest = island.markerById(12)

const labelSwitch = (page: Page) => panelOf(page).getByRole('switch', { name: 'Name plates' })

async function countPixels(
  page: Page,
  colour: string,
  point: { x: number; y: number },
  below = 0,
): Promise<number> {
  await page.mouse.move(5, 5)
  const at = pixelOf(page, await restingView(page), point)
  const picture = await pictureAround(page, { x: at.x, y: at.y + below }, 40)
  let amount = 0
  for (let dy = -8; dy <= 8; dy += 1) {
    for (let dx = -40; dx <= 40; dx += 1) {
      if (difference(picture.at(dx, dy), hexColour(colour)) < 16) amount += 1
    }
  }
  return amount
}

const settlementGround = '#f6ecd2'
const markerGround = '#2b251d'

test('a switch shows and hides the names, which are shown at first [S2.11] [S4.07] [S9.06] [D-map-6] [D-map-8]', async ({
  page,
}) => {
  await seed(page, lastPosition(viewOf(hollowby, 3)))
  await openMap(page)
  const name = () => countPixels(page, settlementGround, hollowby)
  await expect(labelSwitch(page)).toBeChecked()
  // Hide the markers, because names keep clear of marker icons.
  await panelOf(page).getByRole('button', { name: 'Hide all', exact: true }).click()
  await expect.poll(name).toBeGreaterThan(300)
  await labelSwitch(page).click()
  await expect(labelSwitch(page)).not.toBeChecked()
  await expect.poll(name).toBeLessThan(60)
  expect(await storedField(page, 'settings-store', 'showNamePlates')).toBe(false)
  await page.reload()
  await mapReady(page)
  await expect(labelSwitch(page)).not.toBeChecked()
  expect(await name()).toBeLessThan(60)
  await labelSwitch(page).click()
  await expect.poll(name).toBeGreaterThan(300)
  expect(await isPanelOpen(page)).toBe(true)
})

test.describe('on the land', () => {
  // The real site, because the small island has no zoom this low.
  test.use({ baseURL: wholeSite.address })

  test('marker names appear only where they have room and never overlap [D-map-6] [D-map-7] [D-map-8]', async ({
    page,
  }) => {
    await seed(page, lastPosition(widerCampView))
    await openMap(page)
    const name = () => countPixels(page, markerGround, camp, 37)
    await expect.poll(name).toBeGreaterThan(300)
    await expect(mapOf(page).locator('.map-label[data-kind="marker"]')).not.toHaveCount(0)
    await panelOf(page)
      .getByRole('button', { name: new RegExp(`^${titleOf(camp.type)} \\d+$`) })
      .click()
    await expect.poll(name).toBeLessThan(60)
    await panelOf(page)
      .getByRole('button', { name: new RegExp(`^${titleOf(camp.type)} \\d+$`) })
      .click()
    await expect.poll(name).toBeGreaterThan(300)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(async () => (await restingView(page)).zoom).toBe(3)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(async () => (await restingView(page)).zoom).toBe(2)
    // Count elements, because at this zoom the land and other marker icons cover the place of the name.
    await expect(mapOf(page).locator('.map-label[data-kind="marker"]')).toHaveCount(0)

    const labels = mapOf(page).locator('.map-label')
    for (const zoom of [2, 3, 4]) {
      await expect.poll(async () => (await restingView(page)).zoom).toBe(zoom)
      await expect(async () => {
        const boxes = await labels.evaluateAll((all) =>
          all.map((label) => label.getBoundingClientRect()).filter(({ width }) => width > 0),
        )
        expect(boxes.length).toBeGreaterThan(3)
        const touching = boxes.filter((box, index) =>
          boxes
            .slice(index + 1)
            .some(
              (other) =>
                box.left < other.right &&
                other.left < box.right &&
                box.top < other.bottom &&
                other.top < box.bottom,
            ),
        )
        expect(touching).toEqual([])
      }).toPass({ timeout: 10_000 })
      if (zoom < 4) await page.getByRole('button', { name: 'Zoom in' }).click()
    }
  })
})

test('no name covers the selected marker [D-map-5] [D-map-7]', async ({ page }) => {
  await seed(page, {
    ...lastPosition(viewOf(chest, 2)),
    'settings-store': storedState({ markerSize: 80, panelOpen: true, showNamePlates: true }),
  })
  await openMap(page)
  const at = pixelOf(page, await restingView(page), chest)
  await page.mouse.click(at.x, at.y)
  await expect(cardOf(page)).toBeVisible()
  const labels = mapOf(page).locator('.map-label')
  // At zoom 2, a marker icon of size 80 is 32 pixels wide, and 42 if selected.
  await expect(async () => {
    const boxes = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(boxes.length).toBeGreaterThan(0)
    const near = boxes.filter(
      ({ left, right, top, bottom }) =>
        left < at.x + 20 && right > at.x - 20 && top < at.y + 20 && bottom > at.y - 20,
    )
    expect(near).toEqual([])
  }).toPass({ timeout: 10_000 })
})

test('a castle’s name does not lie on the castle, however close', async ({ page }) => {
  // Outline of the castle in `worlds/kcd1/buildings.geojson`, extended by the drawn height of its tower.
  const castle = { west: 4637, south: 5513, east: 4689, north: 5549 + 87 }
  for (const zoom of [5, 6]) {
    await openMap(page, `${wholeSite.address}?at=4658,5560,${zoom}`)
    const name = mapOf(page).locator('.map-label', { hasText: /^Talmberg$/ })
    await expect(name).toBeVisible()
    const view = await restingView(page)
    const upper = pixelOf(page, view, { x: castle.west, y: castle.north })
    const lower = pixelOf(page, view, { x: castle.east, y: castle.south })
    const overlap = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {}
      const across = Math.min(x + width, lower.x) - Math.max(x, upper.x)
      const down = Math.min(y + height, lower.y) - Math.max(y, upper.y)
      return across > 0 && down > 0
    }
    await expect.poll(overlap).toBe(false)
  }
})
