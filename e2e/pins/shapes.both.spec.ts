import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  expect,
  isPanelOpen,
  lastPosition,
  mapOf,
  mapSurface,
  openMap,
  openMoreFacts,
  panelOf,
  raiseCard,
  restingView,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { inn, island, widerInnView } from '../island.ts'
import { choose, longPress, rightClick } from '../map/spot.ts'
import { difference, hexColour, pictureAround } from '../picture.ts'
import { islandSite } from '../sites.ts'
import { pixelOf, unitsPerPixel, type Pixel } from '../view.ts'
import { pin, pinCard, pinForm, pinsInStorage } from './pins-on-map.ts'
import { storedPins } from './pins.ts'

test.use({ baseURL: islandSite.address })

const view = widerInnView
const panelClosed = { 'settings-store': storedState({ panelOpen: false }) }

async function press(page: Page, { x, y }: Pixel, hasTouch: boolean): Promise<void> {
  if (hasTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

async function drawSquare(page: Page, half: number, hasTouch: boolean): Promise<void> {
  const { x, y } = pixelOf(page, view, inn)
  const corners = [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ]
  const [first = { x, y }, ...others] = corners
  if (!hasTouch) {
    await page.mouse.move(first.x, first.y)
    await page.mouse.down()
    for (const corner of others) await page.mouse.move(corner.x, corner.y, { steps: 8 })
    await page.mouse.up()
    return
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Pixel) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ ...at, id: 1 }] : [],
    })
  await touch('touchStart', first)
  for (const corner of others) await touch('touchMove', corner)
  await touch('touchEnd')
}

/**
 * Finds the point on a segment that is farthest from all places and from the ends, so that a click hits only the
 * line.
 */
function pointAwayFromPlaces(page: Page, from: Pixel, to: Pixel): Pixel {
  const points = Array.from({ length: 37 }, (_, at) => {
    const share = (at + 2) / 40
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
  })
  const places = island.markers.map((place) => pixelOf(page, view, place))
  const room = (point: Pixel) =>
    Math.min(...[...places, from, to].map(({ x, y }) => Math.hypot(x - point.x, y - point.y)))
  const [best = from] = points.toSorted((one, other) => room(other) - room(one))
  return best
}

async function openPanelTab(page: Page, name: string, hasTouch: boolean): Promise<Locator> {
  if (!(await isPanelOpen(page))) await page.getByRole('button', { name: 'Open panel' }).click()
  if (hasTouch) await panelOf(page).getByText(name, { exact: true }).tap()
  else await panelOf(page).getByRole('radio', { name }).check()
  return panelOf(page)
}

test('a lasso can be kept as an area with a title and a colour', async ({ page, hasTouch }) => {
  await seed(page, lastPosition(view))
  await openMap(page)
  const panel = await openPanelTab(page, 'Progress', hasTouch)
  await panel.getByRole('button', { name: 'Lasso' }).click()
  const bar = page.getByRole('region', { name: 'Lasso' })
  await expect(mapSurface(page)).toBeFocused()
  await drawSquare(page, 100, hasTouch)
  await expectAccessible(page, 'section[aria-label="Lasso"]')
  await bar.getByRole('button', { name: 'Keep area' }).click()
  await expect(bar).toHaveCount(0)
  const form = pinForm(page)
  await expect(form.getByLabel('Title')).toHaveValue('Area')
  await expect(form.getByRole('radiogroup', { name: 'Icon' })).toHaveCount(0)
  await form.getByLabel('Title').fill('Hunting ground')
  await form.getByLabel('Note').fill('Hares')
  await form.getByRole('radio', { name: 'Blue' }).check()
  await expectAccessible(page, '[role="dialog"]')
  await form.getByRole('button', { name: 'Save' }).click()
  await openMoreFacts(page)
  // A square of 200 by 200 pixels, two metres each.
  await expect(pinCard(page, 'Hunting ground')).toContainText('16 ha')
  await expect(pinCard(page)).toContainText('Hares')
  await expect
    .poll(() => pinsInStorage(page))
    .toMatchObject([{ title: 'Hunting ground', glyph: 'shape-area', colour: 'blue' }])
  await expectAccessible(page, '[role="dialog"]')

  await test.step('what lies in it is drawn around once more', async () => {
    await pinCard(page).getByRole('button', { name: 'Select places inside' }).click()
    await expect(pinCard(page)).toHaveCount(0)
    await expect(bar.getByRole('status')).toContainText('inside')
    await bar.getByRole('button', { name: 'Done' }).click()
    await expect(bar).toHaveCount(0)
  })
  await test.step('deleted, and brought back', async () => {
    await (await openPanelTab(page, 'Pins', hasTouch)).getByText('Hunting ground').click()
    await openMoreFacts(page)
    await pinCard(page).getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => pinsInStorage(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => pinsInStorage(page)).toHaveLength(1)
  })
})

test('a measured line is kept', async ({ page, hasTouch }) => {
  await page.clock.install()
  await seed(page, { ...panelClosed, ...lastPosition(view) })
  await openMap(page)
  const from = pointAwayFromPlaces(page, { x: 60, y: 250 }, { x: 330, y: 250 })
  await choose(
    hasTouch ? await longPress(page, from) : await rightClick(page, from),
    'Measure from here',
  )
  const bar = page.getByRole('region', { name: 'Measuring' })
  await expect(bar.getByRole('button', { name: 'Keep line' })).toBeHidden()
  await page.clock.fastForward(1000)
  await press(page, { x: from.x, y: from.y + 100 }, hasTouch)
  await expect(bar).toContainText('Leg 200 m')
  await expectAccessible(page, 'section[aria-label="Measuring"]')
  await bar.getByRole('button', { name: 'Keep line' }).click()
  await expect(bar).toHaveCount(0)
  await pinForm(page).getByRole('button', { name: 'Save' }).click()
  await openMoreFacts(page)
  await expect(pinCard(page, 'Line')).toContainText('200 m')
  await expect
    .poll(() => pinsInStorage(page))
    .toMatchObject([{ title: 'Line', glyph: 'shape-line', stops: [expect.anything()] }])
})

test('a line is drawn in its colour and opens by a click', async ({ page, hasTouch }) => {
  const reach = 120 * unitsPerPixel(view)
  const begin = { x: inn.x - reach, y: inn.y + reach * 0.6 }
  const end = { x: inn.x + reach, y: inn.y + reach * 0.9 }
  const line = pin(1, begin, { title: 'Trail', glyph: 'shape-line', colour: 'purple' })
  await seed(page, {
    ...panelClosed,
    ...lastPosition(view),
    ...storedPins({ ...line, stops: [[end.x, end.y]] }),
  })
  await openMap(page)
  const at = pointAwayFromPlaces(page, pixelOf(page, view, begin), pixelOf(page, view, end))
  const purple = hexColour('#7b1fa2')
  const isSeen = async () => difference((await pictureAround(page, at, 4)).at(0, 0), purple) < 40
  await expect.poll(isSeen).toBe(true)

  await press(page, { x: at.x, y: at.y + (hasTouch ? 16 : 8) }, hasTouch)
  await expect(pinCard(page, 'Trail')).toBeVisible()
  // The map has not moved, because the clicked point was already visible.
  expect((await restingView(page)).coordinates).toEqual(view.coordinates)
  if (hasTouch) {
    await raiseCard(page)
    await expect(pinCard(page)).toContainText('Length')
    return
  }
  await page.keyboard.press('Escape')
  await expect(pinCard(page)).toHaveCount(0)

  await test.step('by keyboard', async () => {
    await page.getByRole('button', { name: 'Open panel' }).press('Enter')
    await panelOf(page).getByRole('radio', { name: 'Pins' }).check()
    await panelOf(page).getByRole('button', { name: /Trail/ }).press('Enter')
    await expect(pinCard(page, 'Trail')).toBeVisible()
    await expect(mapOf(page)).toHaveAttribute('data-shown-pins', '1')
  })
})
