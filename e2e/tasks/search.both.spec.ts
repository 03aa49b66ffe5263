import type { Locator } from '@playwright/test'
import {
  cardOf,
  expect,
  lastPosition,
  mapOf,
  openMap,
  searchBox,
  seed,
  storedState,
  test,
} from '../journey.ts'

/** Clicks, or taps, and counts them. */
function counted() {
  const count = { clicks: 0 }
  const press = async (what: Locator) => {
    count.clicks += 1
    await what.click()
  }
  return { count, press }
}

test('the nearest grindstone to Rattay takes two clicks and two words, three taps from a closed panel', async ({
  page,
  isMobile,
}) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: !isMobile }) })
  await openMap(page)
  const { count, press } = counted()
  if (isMobile) await press(page.getByRole('button', { name: 'Open panel' }))
  await press(searchBox(page))
  await page.keyboard.type('grindstone rattay')
  await page.keyboard.press('Enter')
  const first = page
    .getByRole('region', { name: 'Search results' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
  await expect(first).toContainText('In Rattay')
  await press(first)
  await expect(cardOf(page)).toContainText('Grindstone')
  expect(count.clicks).toBeLessThanOrEqual(isMobile ? 3 : 2)
})

test('what Rattay offers takes one click on its name', async ({ page }) => {
  await seed(page, {
    ...lastPosition({ coordinates: [5218, 1191], zoom: 4 }),
    'settings-store': storedState({ panelOpen: false }),
  })
  await openMap(page)
  const box = await mapOf(page)
    .locator('.name-plate', { hasText: /^Rattay$/ })
    .boundingBox()
  if (!box) throw new Error('The name is not on screen.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('dialog', { name: 'Settlement: Rattay' })).toContainText(
    'Traders and services',
  )
})
