import type { Page } from '@playwright/test'
import { cardOf, expect, openMap, panelOf, searchBox, test } from '../journey.ts'

const name = 'Murdered Musician'

/** Serves the world with a name on a place that gives a story away. */
async function veil(page: Page, id: number): Promise<void> {
  await page.route('**/data/*/world.json', async (route) => {
    const response = await route.fetch()
    const world = (await response.json()) as { markers: unknown[][] }
    const markers = world.markers.map((row) => {
      // As the file has them: id, type, x, y, name, description, image, yields, veiled.
      return row[0] === id ? [...row.slice(0, 4), name, 0, 0, 0, 1] : row
    })
    await route.fulfill({ response, json: { ...world, markers } })
  })
}

test('a name that gives a story away is told when the place is found, and to who asks for it', async ({
  page,
}) => {
  await veil(page, 335)
  await openMap(page, './?marker=335&at=3470,1440,6.5')
  const card = cardOf(page)
  const mark = card.getByRole('switch', { name: 'Discovered' })
  const results = panelOf(page).getByRole('region', { name: 'Search results' })
  const plate = page.locator('.name-plate', { hasText: name })
  const expectVeiled = async () => {
    await expect(card).toHaveAccessibleName('Details: Enemy Camp')
    await expect(plate).toHaveCount(0)
  }
  await test.step('neither the card nor the map says it', async () => {
    await expectVeiled()
    await expect(page.locator('.name-plate[data-kind=marker]').first()).toBeAttached()
  })
  await test.step('the search finds it by the whole name alone, and does not say it', async () => {
    await searchBox(page).fill('murdered')
    await expect(panelOf(page).getByText('No place matches “murdered”.')).toBeVisible()
    await searchBox(page).fill('murdered musician')
    await expect(results.getByRole('button', { name: /^Enemy Camp.*#335/ })).toBeVisible()
    await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  })
  await test.step('who marks the place learns it everywhere', async () => {
    await mark.click()
    await expect(card).toHaveAccessibleName(`Details: ${name}`)
    await expect(results.getByRole('button', { name: new RegExp(name) })).toBeVisible()
    await expect(page.getByText(`Discovered: ${name}`)).toBeVisible()
    // The plate of a selected place gives way to its badge.
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(plate).toHaveCount(1)
  })
  await test.step('undoing veils it again', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(plate).toHaveCount(0)
    await results.getByRole('button', { name: /^Enemy Camp.*#335/ }).click()
    await expect(mark).not.toBeChecked()
    await expectVeiled()
  })
  await test.step('who asks is told, for this visit', async () => {
    await card.getByRole('button', { name: 'Show its name' }).click()
    await expect(card).toHaveAccessibleName(`Details: ${name}`)
    await expect(card).toBeFocused()
    await expect(card.getByRole('button', { name: 'Show its name' })).toHaveCount(0)
    await page.reload()
    await expectVeiled()
  })
})
