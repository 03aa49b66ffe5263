import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  lastPosition,
  mapOf,
  mapReady,
  openMap,
  restingView,
  seed,
  storedText,
  test,
} from '../fixtures.ts'
import { pixelOf } from '../view.ts'
import { markerIconRadius, pictureAround } from '../picture.ts'
import { markerById, markers, pictured, settings, types } from '../world.ts'

/** Sets the map's size to 0 or back, as an embedding page does if it hides the map or shows it later. */
async function setMapSize(page: Page, size: '0' | ''): Promise<void> {
  await mapOf(page).evaluate((region, length) => {
    region.style.width = length
    region.style.height = length
  }, size)
}

const { x, y, id: first } = pictured
const second = markers.find(({ id }) => id !== first)?.id ?? first
const category = types.find(({ id }) => id === pictured.type)?.category
const colour = settings.categories.find(({ id }) => id === category)?.colour ?? ''

async function select(page: Page, id: number): Promise<void> {
  const { type, x, y } = markerById(id)
  await page.evaluate(
    (detail) => {
      window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail }))
    },
    { id, locationType: type, coordinate: [x, y] },
  )
}

async function expectFinitePosition(page: Page): Promise<void> {
  const { coordinates, zoom } = await restingView(page)
  expect([...coordinates, zoom].every((value) => Number.isFinite(value))).toBe(true)
  expect(await storedText(page, 'last-position')).not.toMatch(/null|NaN/)
}

async function expectMarkerIcon(page: Page): Promise<void> {
  await expect(async () => {
    const middle = pixelOf(page, await restingView(page), pictured)
    expect(markerIconRadius(await pictureAround(page, middle, 40), 40, colour)).toBeGreaterThan(20)
  }).toPass({ timeout: 15_000 })
}

test('a map whose place shrinks to nothing keeps its view and recovers [F40]', async ({ page }) => {
  // From zoom 5 on, a marker icon has its full size.
  await seed(page, lastPosition({ coordinates: [x, y], zoom: 5 }))
  await openMap(page)
  await expectMarkerIcon(page)
  await setMapSize(page, '0')
  // All of these actions happen while the map has no size.
  await select(page, first)
  await expect(cardOf(page)).toBeVisible()
  await page.getByRole('application').evaluate((element) => element.focus())
  for (const key of ['+', '-', 'ArrowLeft', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await select(page, second)
  await expect(cardOf(page)).toContainText(`#${second}`)
  await page.keyboard.press('ArrowUp')
  await setMapSize(page, '')
  await select(page, first)
  await expectMarkerIcon(page)
  await expectFinitePosition(page)
})

test('a map that has no place at first is drawn once it has one [F40]', async ({ page }) => {
  await page.addInitScript(() => {
    const nothing = new CSSStyleSheet()
    nothing.replaceSync('.map-region { width: 0 !important; height: 0 !important }')
    document.adoptedStyleSheets = [nothing]
  })
  await page.goto(`./?marker=${first}`)
  await expect(cardOf(page)).toBeVisible()
  await expect(page.getByRole('application')).toBeAttached()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await mapReady(page)
  await select(page, first)
  await expectMarkerIcon(page)
  await expectFinitePosition(page)
})
