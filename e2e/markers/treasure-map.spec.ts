import { expect, openMap, panelOf, test } from '../fixtures.ts'

test('only the checklist of treasures is ordered by treasure maps', async ({ page }) => {
  await openMap(page)
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: 'Progress' }).check()
  await panel.getByRole('button', { name: /^Treasure Chest \d+ of/ }).click()
  await panel.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Treasure map' })
  await expect(panel.getByRole('listitem').first()).toContainText(/Treasure I\b/)
  await panel.getByRole('button', { name: 'All types' }).click()
  await panel.getByRole('button', { name: /^Grave \d+ of/ }).click()
  const orders = panel.getByRole('combobox', { name: 'Sort by' }).getByRole('option')
  await expect(orders.filter({ hasText: 'Distance' })).toHaveCount(1)
  await expect(orders.filter({ hasText: 'Treasure map' })).toHaveCount(0)
})
