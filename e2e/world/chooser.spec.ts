import type { Locator, Page } from '@playwright/test'
import { findWorlds, readManifest } from '../../tools/site/worlds.ts'
import { cardOf, expect, openMap, panelOf, storedField, test } from '../fixtures.ts'
import { worldRows } from '../world.ts'

const { home, others } = findWorlds()
const [other = ''] = others
const homeIds = worldRows(home).markers.map(({ id }) => id)
const otherIds = new Set(worldRows(other).markers.map(({ id }) => id))
const [sharedId = NaN, secondSharedId = NaN] = homeIds.filter((id) => otherIds.has(id))

const chooser = (page: Page): Locator => page.getByRole('dialog', { name: 'Worlds' })
const button = (page: Page, world: string): Locator =>
  panelOf(page).getByRole('button', { name: `World: ${readManifest(world).title}` })
const row = (page: Page, world: string): Locator =>
  chooser(page).getByRole('link', { name: readManifest(world).title })

test.describe('the list of worlds', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('is asked for again by Retry, and used by keyboard', async ({ page }) => {
    await openMap(page)
    await test.step('the list does not come', async () => {
      await page.route('**/data/worlds.json', (route) => route.abort())
      await button(page, home).click()
      await expect(chooser(page).getByRole('status')).toContainText('Couldn’t load')
      await page.unroute('**/data/worlds.json')
      await chooser(page).getByRole('button', { name: 'Retry' }).click()
      await expect(row(page, home)).toBeFocused()
    })
    await test.step('Escape leads back', async () => {
      await page.keyboard.press('ArrowDown')
      await expect(row(page, other)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button(page, home)).toBeFocused()
    })
    await test.step('Enter opens another world', async () => {
      await page.keyboard.press('Enter')
      await expect(row(page, home)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname.includes(other))
      await expect(button(page, other)).toBeVisible()
    })
  })
})

test('marks in one world are none in another one', async ({ page, context }) => {
  const second = await context.newPage()
  const mark = async (tab: Page, address: string) => {
    await openMap(tab, address)
    await cardOf(tab).getByRole('switch', { name: 'Discovered' }).click()
  }
  await mark(page, `./?marker=${sharedId}`)
  await mark(second, `./${other}?marker=${secondSharedId}`)
  await expect
    .poll(() => storedField(page, 'progress-store', 'discoveredMarkers'))
    .toEqual([sharedId])
  await expect
    .poll(() => storedField(page, `progress-store.${other}`, 'discoveredMarkers'))
    .toEqual([secondSharedId])
  await openMap(second, `./${other}?marker=${sharedId}`)
  await expect(cardOf(second).getByRole('switch', { name: 'Discovered' })).not.toBeChecked()
  await openMap(page, `./?marker=${secondSharedId}`)
  await expect(cardOf(page).getByRole('switch', { name: 'Discovered' })).not.toBeChecked()
})
