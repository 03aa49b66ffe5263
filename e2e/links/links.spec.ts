import type { BrowserContext, Page } from '@playwright/test'
import {
  cardOf,
  expect,
  lastPosition,
  mapReady,
  mapSurface,
  openMap,
  panelOf,
  restingView,
  searchBox,
  seed,
  test,
  type View,
} from '../fixtures.ts'
import {
  expectParameters,
  notice,
  parametersOf,
  shownOnMap,
  spotCard,
  typeButton,
} from './links.ts'
import { expectInTheOpen, pixelOf, unitsPerPixel } from '../view.ts'
import { inn, island, viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { total, types } = island

const spot = { x: 2550, y: 2650 }

async function openInOtherProfile(context: BrowserContext, from: Page): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('The context has no browser.')
  const elsewhere = await browser.newContext({ viewport: from.viewportSize() })
  const page = await elsewhere.newPage()
  await openMap(page, from.url())
  return page
}

/** Moves the map by five presses of a key, and waits until the stored position and the address follow. */
async function moveEast(page: Page): Promise<View> {
  const view = await restingView(page)
  const x = view.coordinates[0] + 5 * 96 * unitsPerPixel(view)
  await mapSurface(page).focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await restingView(page)).coordinates[0]).toBeCloseTo(x, 1)
  await expect.poll(() => Number(parametersOf(page)['at']?.split(',')[0])).toBeCloseTo(x, 0)
  return restingView(page)
}

const at = /^\d+(\.\d)?,\d+(\.\d)?,\d(\.\d\d?)?$/

test('the address follows the screen without adding history entries', async ({ page }) => {
  await seed(page, lastPosition(viewOf({ x: 2700, y: 2700 }, 2)))
  await openMap(page)
  await expectParameters(page, { at: '2700,2700,2', types: 'all' })
  const entries = await page.evaluate(() => window.history.length)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expectParameters(page, { at: '2700,2700,3', types: 'all' })
  await mapSurface(page).press('ArrowRight')
  await expect.poll(() => parametersOf(page)['at']).toMatch(/^2796(\.\d)?,2700,3$/)
  await typeButton(page, 'Cave').click()
  await expect.poll(() => parametersOf(page)['types']).toBe('-cave')
  await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
  await expect.poll(() => parametersOf(page)['types']).toBe('none')
  await typeButton(page, 'Shrine').click()
  await expect.poll(() => parametersOf(page)['types']).toBe('shrine')
  await searchBox(page).fill('old raven')
  await page.getByRole('listitem').filter({ hasText: '#3' }).getByRole('button').click()
  await expect.poll(() => parametersOf(page)['marker']).toBe('3')
  await expect(page).toHaveTitle(`${inn.name} · Itinerarium`)
  await cardOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => parametersOf(page)['marker']).toBeUndefined()
  await expect(page).toHaveTitle(/^Itinerarium: /)
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
})

test('a copied address opens the same view for somebody else', async ({ page, context }) => {
  await seed(page, lastPosition(viewOf(inn, 3.25)))
  await openMap(page)
  await typeButton(page, 'Cave').click()
  await typeButton(page, 'Herbs').click()
  const { x, y } = pixelOf(page, viewOf(inn, 3.25), inn)
  await page.mouse.click(x, y)
  await expect(cardOf(page)).toContainText('#3')
  await expectParameters(page, {
    marker: '3',
    at: expect.stringMatching(at),
    types: '-herbs,cave',
  })
  const other = await openInOtherProfile(context, page)
  await expect(cardOf(other)).toContainText('#3')
  expect(await shownOnMap(other)).toBe(await shownOnMap(page))
  // Compare addresses, because the stored position stays the player's own while a shared view is shown.
  const shownAt = (one: Page) => new URL(one.url()).searchParams.get('at')
  await expect.poll(() => shownAt(other)).toBe(shownAt(page))
  await other.context().close()
})

test('a link with a moved view shows its player the view and others the marker [F69]', async ({
  page,
  context,
}) => {
  await openMap(page, './?marker=3')
  await expectInTheOpen(page, inn)
  const moved = await moveEast(page)
  const bookmark = await context.newPage()
  await openMap(bookmark, page.url())
  await expect(cardOf(bookmark)).toContainText('#3')
  expectClose(await restingView(bookmark), moved)
  await expect(bookmark.getByRole('button', { name: 'Back to mine' })).toHaveCount(0)
  const other = await openInOtherProfile(context, page)
  await expect(cardOf(other)).toContainText('#3')
  await expectInTheOpen(other, inn)
  await expect(other.getByRole('button', { name: 'Back to mine' })).toBeVisible()
  await other.context().close()
})

test('reloading and going back restore the same view, card and filters', async ({ page }) => {
  await openMap(page, './?marker=3')
  await expectInTheOpen(page, inn)
  await typeButton(page, 'Cave').click()
  // The inn is now below the panel. Opening a shared link would move it into view, but a reload must not.
  const moved = await moveEast(page)
  await expect.poll(() => parametersOf(page)['types']).toBe('-cave')
  await page.reload()
  await mapReady(page)
  await expect(cardOf(page)).toContainText('#3')
  await expect(typeButton(page, 'Cave')).toHaveAttribute('aria-pressed', 'false')
  await expect(notice(page)).toHaveCount(0)
  expectClose(await restingView(page), moved)

  const { search } = new URL(page.url())
  const back = [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back', exact: true }).click(),
  ]
  for (const goBack of back) {
    await panelOf(page).getByRole('link', { name: 'Terms and Conditions' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await goBack()
    await mapReady(page)
    await expect(cardOf(page)).toContainText('#3')
    await expect.poll(() => new URL(page.url()).search).toBe(search)
    expectClose(await restingView(page), moved)
  }
})

test('the view in the address wins over the last position', async ({ page }) => {
  await seed(page, lastPosition(viewOf({ x: 3200, y: 3000 }, 5)))
  await openMap(page, './?utm_source=x&at=2200,2300,4&fbclid=%3Cb%3E#later=1')
  await expectParameters(page, { at: '2200,2300,4', types: 'all' })
  expect(new URL(page.url()).hash).toBe('#later=1')
  expect(await restingView(page)).toMatchObject({ coordinates: [2200, 2300], zoom: 4 })
})

test('a link to a spot shows a pin and a card until the card is closed', async ({ page }) => {
  await openMap(page, './?spot=2550,2650')
  const card = spotCard(page)
  await expect(card).toBeFocused()
  await expect(card).toContainText(/ m [a-z-]+ of Sealhaven/)
  const pin = page.getByRole('img', { name: 'Pin at 2550, 2650' })
  await expect(async () => {
    const foot = pixelOf(page, await restingView(page), spot)
    const box = await pin.boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - foot.x)).toBeLessThan(2)
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - foot.y)).toBeLessThan(3)
    expect(foot.x).toBeGreaterThan(430)
    expect(foot.x).toBeLessThan((await card.boundingBox())?.x ?? 0)
  }).toPass({ timeout: 10_000 })
  await expect.poll(() => parametersOf(page)['spot']).toBe('2550,2650')
  await test.step('the card makes way for a marker’s', async () => {
    await expect(spotCard(page)).toBeVisible()
    await searchBox(page).fill('old raven')
    await page.getByRole('listitem').filter({ hasText: '#3' }).getByRole('button').click()
    await expect(cardOf(page)).toContainText('#3')
    await expect(spotCard(page)).toHaveCount(0)
    await cardOf(page).press('Escape')
    await expect(spotCard(page)).toBeVisible()
    await expect(spotCard(page)).not.toBeFocused()
    await expect.poll(() => parametersOf(page)['marker']).toBeUndefined()
  })
  await test.step('after a reload', async () => {
    await page.reload()
    await mapReady(page)
    await expect(pin).toBeVisible()
    await spotCard(page).press('Escape')
    await expect(spotCard(page)).toHaveCount(0)
    await expect(pin).toHaveCount(0)
    await expect(mapSurface(page)).toBeFocused()
    await expect.poll(() => parametersOf(page)['spot']).toBeUndefined()
  })
})

test('hostile parameters open the plain map and are not shown', async ({ page }) => {
  const values = [
    'NaN',
    '1e309',
    '%E0%A4',
    '<img src=x onerror=document.title="broken">',
    'x'.repeat(2500),
  ]
  for (const value of values) {
    const query = ['marker', 'at', 'spot', 'types', value].map((name) => `${name}=${value}`)
    await page.goto(`./?${query.join('&')}`)
    await expect(panelOf(page).getByText(`Showing ${total} of ${total} places`)).toBeVisible()
    await expect(page.getByRole('dialog', { name: /^(Details|Spot): / })).toHaveCount(0)
    await expect(notice(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/^Itinerarium/)
  }
  await mapReady(page)
  await expectParameters(page, { at: expect.stringMatching(at), types: 'all' })
  await page.evaluate(() => {
    window.history.replaceState(null, '', `?types=${'cave,'.repeat(20_000)}&at=${'1,'.repeat(9)}`)
  })
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expectParameters(page, { at: expect.stringMatching(at), types: 'all' })
  await openMap(page, './?at=-99999,99999,99&spot=99999,-5&types=shrine,dragon')
  await expectParameters(page, { at: '3694,2079,6', spot: '3694,2075', types: 'shrine' })
  expect(types.some(({ id }) => id === 'dragon')).toBe(false)
})

test.describe('offline', () => {
  // Changing the address may make the browser request the page's icon again. The notice about hidden types is a chunk
  // that loads on demand and may be missing.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|MissingChunkError/ })

  test('the address still follows', async ({ page, context }) => {
    await openMap(page)
    // Wait for files that load after the map, such as fonts.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await typeButton(page, 'Cave').click()
    await expect.poll(() => parametersOf(page)['types']).toBe('-cave')
  })
})

function expectClose(view: View, expected: View): void {
  // Addresses round coordinates to less than a pixel, at most two units here, and zooms to hundredths of a level.
  for (const axis of [0, 1] as const) {
    expect(Math.abs(view.coordinates[axis] - expected.coordinates[axis])).toBeLessThanOrEqual(0.51)
  }
  expect(Math.abs(view.zoom - expected.zoom)).toBeLessThanOrEqual(0.0051)
}
