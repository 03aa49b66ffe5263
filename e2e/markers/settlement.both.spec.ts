import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  cardOf,
  expect,
  lastPosition,
  mapOf,
  openMap,
  raiseCard,
  restingView,
  seed,
  settle,
  storedState,
  test,
} from '../fixtures.ts'

const rattay = [5218, 1191] as const

const card = (page: Page) => page.getByRole('dialog', { name: 'Settlement: Rattay' })

async function begin(page: Page): Promise<void> {
  await seed(page, {
    ...lastPosition({ coordinates: rattay, zoom: 4 }),
    'settings-store': storedState({ panelOpen: false }),
  })
  await openMap(page)
}

test('a click on a settlement’s name opens a card with its services', async ({
  page,
  isMobile,
}) => {
  await begin(page)
  const label = mapOf(page).locator('.map-label', { hasText: /^Rattay$/ })
  await expect(label).toBeVisible()
  const box = await label.boundingBox()
  if (!box) throw new Error('The name is not on screen.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(card(page)).toBeVisible()
  if (isMobile) {
    await expect(card(page).getByText('Fast Travel').first()).toBeInViewport({ ratio: 1 })
    await raiseCard(page)
  }
  const services = card(page).getByRole('region', { name: 'Shops and services' })
  await expect(services.getByRole('button', { name: /^Grindstone 0 of \d+ found$/ })).toBeVisible()
  // The fast travel point is at the edge of the town.
  await expect(services.getByRole('button', { name: /^Fast Travel 0 of 2 found$/ })).toBeVisible()
  await expect(card(page)).toContainText(/Town · 0 of \d+ found, \d+ left/)
  await expectAccessible(page, '.card')

  await services.getByRole('button', { name: /^Scribe/ }).click()
  await expect(cardOf(page)).toBeFocused()
  await expect(card(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(cardOf(page)).toBeHidden()
  await expect(card(page)).toBeFocused()

  const message = (await card(page).textContent()) ?? ''
  const [, all = ''] = /of (\d+) found/.exec(message) ?? []
  await card(page).getByRole('button', { name: 'Show only these' }).click()
  await expect(mapOf(page)).toHaveAttribute('data-shown-markers', all)
  // An expanded card on a phone collapses, so that the places have room.
  if (isMobile) await expect(card(page).getByRole('button', { name: 'Show more' })).toBeVisible()
  await settle(page)
  const chip = page.getByRole('group', { name: 'Map filter' })
  await expect(chip).toBeVisible()
  await expect(chip.getByRole('button', { name: /off screen$/ })).toBeHidden()
  // The view fits the places into the area that is free now, not into the area beside the expanded card.
  await expect.poll(async () => (await restingView(page)).zoom).toBeGreaterThan(2.5)
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
})
