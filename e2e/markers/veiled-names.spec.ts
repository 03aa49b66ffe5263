import { islandSite } from '../sites.ts'
import { cardOf, expect, openMap, panelOf, searchBox, test } from '../fixtures.ts'

test.use({ baseURL: islandSite.address })

const name = 'The Wool Legacy'

test('a spoiler name is hidden until the place is found or the player asks', async ({ page }) => {
  await openMap(page, './?marker=9&at=2560,2420,4.5')
  const card = cardOf(page)
  const mark = card.getByRole('switch', { name: 'Discovered' })
  const results = panelOf(page).getByRole('region', { name: 'Search results' })
  const label = page.locator('.map-label', { hasText: name })
  const expectVeiled = async () => {
    await expect(card).toHaveAccessibleName('Details: Chest')
    await expect(label).toHaveCount(0)
  }
  await test.step('neither the card nor the map says it', async () => {
    await expectVeiled()
    await expect(page.locator('.map-label').first()).toBeAttached()
  })
  await test.step('the search finds it by the whole name alone, and does not say it', async () => {
    await searchBox(page).fill('legacy')
    await expect(panelOf(page).getByText('No places match “legacy”.')).toBeVisible()
    await searchBox(page).fill('the wool legacy')
    await expect(results.getByRole('button', { name: /^Chest.*#9/ })).toBeVisible()
    await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  })
  await test.step('who marks the place learns it everywhere', async () => {
    await mark.click()
    await expect(card).toHaveAccessibleName(`Details: ${name}`)
    await expect(results.getByRole('button', { name: new RegExp(name) })).toBeVisible()
    await expect(page.getByText(`Found: ${name}`)).toBeVisible()
    // Close the card, because the label of a selected place is hidden.
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(label).toHaveCount(1)
  })
  await test.step('undoing veils it again', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(label).toHaveCount(0)
    await results.getByRole('button', { name: /^Chest.*#9/ }).click()
    await expect(mark).not.toBeChecked()
    await expectVeiled()
  })
  await test.step('who asks is told, for this visit', async () => {
    await card.getByRole('button', { name: 'Show name' }).click()
    await expect(card).toHaveAccessibleName(`Details: ${name}`)
    await expect(card).toBeFocused()
    await expect(card.getByRole('button', { name: 'Show name' })).toHaveCount(0)
    await page.reload()
    await expectVeiled()
  })
})
