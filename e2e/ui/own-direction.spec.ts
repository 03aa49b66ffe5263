import type { Locator } from '@playwright/test'
import { expect, lastPosition, openMap, openMoreFacts, panelOf, seed, test } from '../fixtures.ts'
import { viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'
import { stash, storedPins } from '../pins/pins.ts'

test.use({ baseURL: islandSite.address })

const hebrew = 'אבג (12)'
const turned = { ...stash, title: hebrew, note: 'דהו: 3 m' }
/** A title that would reverse all text after it if it were not isolated. */
const hostile = { ...stash, id: 'f'.repeat(24), x: 2300, title: '\u202Eabc', note: '' }

const directionOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).direction)

test('a pin’s text direction does not affect the text around it [F49]', async ({ page }) => {
  await seed(page, {
    ...storedPins(turned, hostile),
    ...lastPosition(viewOf(stash, 4)),
  })
  await openMap(page)
  const label = page.locator('.map-label').filter({ hasText: hebrew })
  await expect(label).toBeVisible()
  expect(await directionOf(label)).toBe('rtl')

  await panelOf(page).getByRole('radio', { name: 'Pins' }).click()
  const row = page
    .getByRole('list', { name: 'My pins' })
    .getByRole('button')
    .filter({ hasText: hebrew })
  const title = row.getByText(hebrew)
  expect(await directionOf(title)).toBe('rtl')
  expect(await directionOf(row.getByText(turned.note))).toBe('rtl')
  const distance = row.getByText(/^\d+ m\b/)
  expect(await directionOf(distance)).toBe('ltr')

  await row.click()
  const card = page.getByRole('dialog', { name: `Your pin: ${hebrew}` })
  expect(await directionOf(card.getByRole('heading', { name: hebrew }))).toBe('rtl')
  expect(await directionOf(card.getByText(turned.note))).toBe('rtl')
  await card.getByRole('button', { name: 'Edit', exact: true }).click()
  expect(await directionOf(card.getByRole('textbox', { name: 'Title' }))).toBe('rtl')
  expect(await directionOf(card.getByRole('textbox', { name: 'Note' }))).toBe('rtl')
  await card.getByRole('button', { name: 'Cancel' }).click()
  await openMoreFacts(page)
  await card.getByRole('button', { name: 'Delete' }).click()
  // Invisible characters isolate the title inside the notification.
  await expect(page.getByText(`Deleted: \u2068${hebrew}\u2069`)).toBeVisible()
})
