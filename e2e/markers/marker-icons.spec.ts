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
import { wholeSite } from '../sites.ts'
import { isAlone, pixelOf, unitsPerPixel, viewOn } from '../view.ts'
import { markers, settings, types } from '../world.ts'
import type { Row } from '../read-world.ts'

test.use({ baseURL: wholeSite.address })

/** Marker icons are measured on the lightest land, so that dark lines of the land aren't mistaken for them. */
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

test('a marker icon shows its category’s colour and its type’s glyph [S3.09] [D-map-1]', async ({
  page,
}) => {
  await page.goto('./terms')
  for (const { id, colour } of settings.categories) {
    const marker = loneMarker(id, 6)
    await page.evaluate(
      (entry) => window.localStorage.setItem('last-position', entry),
      JSON.stringify({ ...viewOn(marker, 6), mapName: 'kcd1' }),
    )
    await openMap(page)
    const picture = await pictureOf(page, marker)
    expect(countArcs(matchingDegrees(picture, ring, colour)), `${id}: ring`).toBe(1)
    const inside = Array.from({ length: 900 }, (_, index) =>
      picture.at((index % 30) - 15, Math.floor(index / 30) - 15),
    )
    const glyph = inside.filter((pixel) => difference(pixel, hexColour(colour)) < 60).length
    const disc = inside.filter((pixel) => brightness(pixel) < 60).length
    expect(glyph, `${id}: glyph`).toBeGreaterThan(90)
    expect(disc, `${id}: disc`).toBeGreaterThan(90)
  }

  const glyphs = page.getByRole('region', { name: 'Filters' }).locator('.type-icon')
  await expect(glyphs.locator('path').first()).toBeAttached()
  const paths = await glyphs.evaluateAll((all) => all.map((glyph) => glyph.innerHTML))
  expect(new Set(paths).size).toBe(types.length)
})

test('a marker icon has the chosen size close in and is smaller farther out [S4.08] [S5.06] [S9.02] [D-map-2]', async ({
  page,
}) => {
  const marker = loneMarker('locations', 5)
  await showMarker(page, marker, 5)
  for (const zoom of [5, 6]) {
    // Wait until the position is stored. Otherwise the moving page would overwrite the state that is seeded below.
    if (zoom > 5) await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(async () => (await restingView(page)).zoom).toBe(zoom)
    const radius = markerIconRadius(await pictureOf(page, marker), 60, green)
    expect(Math.abs(radius - 25), `zoom ${zoom}`).toBeLessThanOrEqual(1)
  }
  await test.step('farther out', async () => {
    const far = loneMarker('locations', 4)
    await page.evaluate(
      (entry) => window.localStorage.setItem('last-position', entry),
      JSON.stringify({ ...viewOn(far, 4), mapName: 'kcd1' }),
    )
    await openMap(page)
    const radius = markerIconRadius(await pictureOf(page, far), 60, green)
    expect(Math.abs(radius - 17)).toBeLessThanOrEqual(1)
  })
  const lone = loneMarker('locations', 6)
  for (const size of [20, 80]) {
    await page.evaluate(
      (entries) => {
        for (const [key, text] of entries) window.localStorage.setItem(key, text)
      },
      Object.entries({
        ...lastPosition(viewOn(lone, 6)),
        'settings-store': storedState({ ...plain, markerSize: size }),
      }).map(([key, entry]): [string, string] => [key, JSON.stringify(entry)]),
    )
    await openMap(page)
    const radius = markerIconRadius(await pictureOf(page, lone), 60, green)
    expect(Math.abs(radius - size / 2), `size ${size}`).toBeLessThanOrEqual(1)
  }
})

test('markers show whether they are selected, visited or discovered [D-map-3] [D-map-4] [D-map-5]', async ({
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
  await test.step('selected, above its neighbours', async () => {
    const covered = markers.find((row) =>
      markers.some(
        (other) =>
          other.y < row.y &&
          Math.hypot(other.x - row.x, other.y - row.y) < 12 * unitsPerPixel({ zoom: 6 }),
      ),
    )
    if (!covered) throw new Error('No two markers stand close together.')
    await openMap(page, `./?marker=${covered.id}`)
    await expect.poll(async () => goldDegrees(await pictureOf(page, covered))).toBe(360)
  })
})
