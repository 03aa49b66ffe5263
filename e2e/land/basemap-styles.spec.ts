import type { Locator, Page } from '@playwright/test'
import {
  expect,
  lastPosition,
  mapOf,
  mapSurface,
  openMap,
  openSettings,
  panelOf,
  seed,
  storedField,
  storedState,
  test,
} from '../fixtures.ts'
import { wholeSite } from '../sites.ts'
import { pictured } from '../world.ts'

test.use({ baseURL: wholeSite.address })

const radio = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Map style' }).getByRole('radio', { name, exact: true })
const storedBasemapStyle = (page: Page) => storedField(page, 'settings-store', 'look')

async function expectBasemapStyle(page: Page, look: string): Promise<void> {
  await expect(mapOf(page)).toHaveAttribute('data-basemap-style', look)
}

test('the basemap style changes from Parchment to Night at once and is remembered', async ({
  page,
}) => {
  await openMap(page)
  await expectBasemapStyle(page, 'parchment')
  const dialog = await openSettings(page)
  await expect(dialog.getByRole('heading', { name: 'Map style' })).toBeVisible()
  await expect(radio(page, 'Parchment')).toBeChecked()
  await dialog.getByText('dark, easy on the eyes').click()
  await expect(radio(page, 'Night')).toBeChecked()
  await expect(radio(page, 'Parchment')).not.toBeChecked()
  await expectBasemapStyle(page, 'night')
  expect(await storedBasemapStyle(page)).toBe('night')
  await page.reload()
  await expectBasemapStyle(page, 'night')
  await openSettings(page)
  await expect(radio(page, 'Night')).toBeChecked()
})

test('an unknown stored basemap style falls back to Parchment', async ({ page }) => {
  await seed(page, { 'settings-store': storedState({ look: 'sepia', markerSize: 33 }) })
  await page.goto('./')
  await expectBasemapStyle(page, 'parchment')
  await openSettings(page)
  await expect(radio(page, 'Parchment')).toBeChecked()
  await expect(page.getByRole('slider', { name: 'Marker size' })).toHaveValue('33')
  await radio(page, 'Parchment').focus()
  for (const [key, name, look] of [
    ['ArrowDown', 'Night', 'night'],
    ['ArrowRight', 'Plain', 'plain'],
    ['ArrowDown', 'Parchment', 'parchment'],
    ['ArrowUp', 'Plain', 'plain'],
    ['ArrowLeft', 'Night', 'night'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(radio(page, name)).toBeFocused()
    await expect(radio(page, name)).toBeChecked()
    await expectBasemapStyle(page, look)
  }
  expect(await storedBasemapStyle(page)).toBe('night')
})

test('forced colours and print switch to the plain basemap style [F50]', async ({ page }) => {
  const view = { coordinates: [4700, 4300], zoom: 3.5 } as const
  await seed(page, { 'settings-store': storedState({ look: 'night' }), ...lastPosition(view) })
  await openMap(page, `./?marker=${pictured.id}`)
  await expectBasemapStyle(page, 'night')
  await openSettings(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectBasemapStyle(page, 'plain')
  await expect(radio(page, 'Night')).toBeChecked()
  await page.emulateMedia({ forcedColors: 'none' })
  await expectBasemapStyle(page, 'night')

  await page.getByRole('button', { name: 'Backup', exact: true }).click()
  const toast = page.getByText('Started downloading backup')
  const card = page.getByText('Mark as found')
  const zoom = page.getByLabel('Zoom in')
  const settings = page.getByText('Marker Size')
  const panel = page.getByText('Name plates')
  for (const part of [toast, card, zoom, settings, panel]) await expect(part).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expectBasemapStyle(page, 'plain')
  for (const part of [toast, card, zoom, settings, panel]) await expect(part).toBeHidden()
  await expect(page.getByLabel('Map of Kingdom Come: Deliverance')).toBeVisible()
  await expect(page.locator('.map-label').filter({ visible: true }).first()).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await expectBasemapStyle(page, 'night')
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeVisible()
  await expect(mapSurface(page)).toBeVisible()
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

  test('every style is a target of at least 44 pixels within the screen', async ({ page }) => {
    await page.goto('./')
    await openSettings(page)
    for (const name of ['Parchment', 'Night', 'Plain']) {
      const choice = page.getByRole('radio', { name, exact: true })
      const card = page.locator('label').filter({ has: choice })
      await card.scrollIntoViewIfNeeded()
      const box = await card.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      await card.tap()
      await expect(choice).toBeChecked()
    }
  })
})
