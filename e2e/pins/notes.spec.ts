import { cardOf, expect, openMap, openMoreFacts, searchBox, test } from '../fixtures.ts'
import { expectPins, pinsInStorage } from './pins-on-map.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test('a note on a place is written, kept, found, changed, deleted and brought back', async ({
  page,
}) => {
  await openMap(page, './?marker=3')
  const card = cardOf(page)
  await openMoreFacts(page)
  await card.getByRole('button', { name: 'Add note' }).click()
  await expect(card.getByRole('textbox', { name: 'Your note' })).toBeFocused()
  await page.keyboard.type('Six <b>bandits</b>')
  await card.getByRole('button', { name: 'Save' }).click()
  const note = card.getByRole('region', { name: 'Your note' })
  await expect(note).toContainText('Six <b>bandits</b>')
  await expect(card.getByRole('button', { name: 'Edit note' })).toBeFocused()
  await expect.poll(() => pinsInStorage(page)).toMatchObject([{ id: 'marker-3' }])
  // A note on a marker does not count as a pin.
  await expectPins(page, 0)
  await page.reload()
  await searchBox(page).fill('six bandits')
  await page.getByRole('button', { name: /^Note on The Old Raven/ }).click()
  await openMoreFacts(page)
  await card.getByRole('button', { name: 'Edit note' }).click()
  await card.getByRole('textbox', { name: 'Your note' }).fill('Seven')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(note).toContainText('Six')
  await card.getByRole('button', { name: 'Edit note' }).click()
  await card.getByRole('textbox', { name: 'Your note' }).fill('Eight')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => pinsInStorage(page)).toMatchObject([{ note: 'Eight' }])
  await openMap(page, './?marker=3')
  await openMoreFacts(page)
  await card.getByRole('button', { name: 'Delete note' }).click()
  await expect(card.getByRole('button', { name: 'Add note' })).toBeFocused()
  await expect(page.getByText('Note deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toContainText('Eight')
})
