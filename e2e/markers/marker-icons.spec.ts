import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  lastPosition,
  mapReady,
  openMap,
  restingView,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import {
  markerIconRadius,
  brightness,
  circle,
  difference,
  hexColour,
  matchingDegrees,
  pictureAround,
  countArcs,
  type Picture,
} from '../picture.ts'
import { isAlone, pixelOf, viewOn } from '../view.ts'
import { markers, types } from '../world.ts'
import type { Row } from '../read-world.ts'

/** Marker icons are measured on the lightest paper. */
const plain = {
  markerSize: 50,
  panelOpen: false,
  showNamePlates: false,
  disclaimerOpen: false,
  look: 'plain',
}

function loneMarker(categoryId: string, zoom: number): Row {
  const ids = types.filter(({ category }) => category === categoryId).map(({ id }) => id)
  const found = markers.find((row) => ids.includes(row.type) && isAlone(row, { zoom }, 90, row))
  if (!found) throw new Error(`No marker of ${categoryId} stands alone.`)
  return found
}

async function showMarker(page: Page, marker: Row, zoom: number): Promise<Picture> {
  await seed(page, {
    ...lastPosition(viewOn(marker, zoom)),
    'settings-store': storedState(plain),
  })
  await openMap(page)
  return pictureOf(page, marker)
}

async function pictureOf(page: Page, marker: Row): Promise<Picture> {
  // Move the pointer away, because it would cover the icon and show a coordinate beside it.
  await page.mouse.move(5, 5)
  return pictureAround(page, pixelOf(page, await restingView(page), marker), 70)
}

/** Radii at which the ring of a marker icon of 50 pixels is drawn. */
const ring = [21.5, 22, 22.5, 23, 23.5]
const green = '#28FF69'

test('markers show whether they are selected, visited or discovered [D-map-3]', async ({
  page,
}) => {
  const goldDegrees = (picture: Picture) =>
    matchingDegrees(picture, [34, 34.5, 35, 35.5, 36], '#ffd27a', 36).filter(Boolean).length
  const ringOf = (picture: Picture) => matchingDegrees(picture, ring, green)
  const tick = (picture: Picture) =>
    circle(picture, 22).filter((pixel) => difference(pixel, hexColour('#f3e7c9')) < 40).length
  const lone = loneMarker('locations', 6)
  const before = await showMarker(page, lone, 6)
  const at = pixelOf(page, await restingView(page), lone)
  const close = cardOf(page).getByRole('button', { name: 'Close', exact: true })
  await test.step('new', async () => {
    expect(goldDegrees(before)).toBeLessThan(20)
    expect(countArcs(ringOf(before))).toBe(1)
    expect(tick(before)).toBe(0)
  })
  await test.step('selected', async () => {
    await page.mouse.click(at.x, at.y)
    await expect(cardOf(page)).toBeVisible()
    await expect.poll(async () => goldDegrees(await pictureOf(page, lone))).toBe(360)
    expect(markerIconRadius(await pictureOf(page, lone), 60, green)).toBeGreaterThan(31)
  })
  await test.step('visited, until the page is reloaded', async () => {
    await close.click()
    await expect(cardOf(page)).toBeHidden()
    const brokenInto = async () => countArcs(ringOf(await pictureOf(page, lone)))
    await expect.poll(brokenInto).toBeGreaterThan(5)
    expect(ringOf(await pictureOf(page, lone)).filter(Boolean).length).toBeLessThan(300)
    // The address follows a moment later. With the marker in the address, a reload would open the card again.
    await expect.poll(() => new URL(page.url()).searchParams.has('marker')).toBe(false)
    await page.reload()
    await mapReady(page)
    await expect.poll(brokenInto).toBe(1)
  })
  await test.step('discovered', async () => {
    await page.mouse.click(at.x, at.y)
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await close.click()
    await expect(cardOf(page)).toBeHidden()
    await expect.poll(async () => tick(await pictureOf(page, lone))).toBeGreaterThan(10)
    const after = await pictureOf(page, lone)
    expect(brightness(after.at(-17, 4))).toBeGreaterThan(brightness(before.at(-17, 4)) + 40)
  })
})
