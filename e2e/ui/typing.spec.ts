import type { Page } from '@playwright/test'
import { stash, storedPins } from '../pins/pins.ts'
import { cardOf, discovered, expect, openMap, panelOf, searchBox, seed, test } from '../fixtures.ts'
import { inn } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const expectNothingFound = async (page: Page) => expect(await discovered(page)).toEqual([])

async function type(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test('typing in the search box keeps the focus and triggers no shortcut [F57]', async ({
  page,
}) => {
  await seed(page, storedPins(stash))
  await openMap(page, './?marker=3')
  await expect(cardOf(page)).toBeVisible()
  for (const [name, open] of [
    [
      'the list of pins',
      async (page: Page) => {
        await panelOf(page).getByRole('radio', { name: 'Pins' }).click()
      },
    ],
    [
      'the checklist of a type',
      async (page: Page) => {
        await panelOf(page).getByText('Progress', { exact: true }).click()
        await panelOf(page)
          .getByRole('button', { name: /^Chest \d+ of/ })
          .click()
      },
    ],
  ] as const) {
    await test.step(name, async () => {
      await open(page)
      await searchBox(page).focus()
      await type(page, 'b', 'a', 't', 'Backspace', 'd', 'n', 'p')
      await expect(searchBox(page)).toBeFocused()
      await expect(searchBox(page)).toHaveValue('badnp')
      await expectNothingFound(page)
      await expect(cardOf(page)).toHaveAccessibleName(`Details: ${inn.name}`)
      await page.keyboard.press('Escape')
      await expect(searchBox(page)).toHaveValue('')
      await type(page, 'd')
      await expect(searchBox(page)).toHaveValue('d')
      await panelOf(page).getByRole('button', { name: 'Clear search' }).click()
      await expect(searchBox(page)).toBeFocused()
      await expectNothingFound(page)
    })
  }
})

test('leaving the results focuses the search box; a rotation keeps its focus [F57]', async ({
  page,
}) => {
  await openMap(page)
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await searchBox(page).fill('xqzw')
  await panelOf(page).getByRole('button', { name: 'Clear the search' }).click()
  await expect(searchBox(page)).toBeFocused()
  await searchBox(page).fill('lookout')
  const row = page.getByRole('region', { name: 'Search results' }).getByRole('button').first()
  await row.focus()
  await page.keyboard.press('Escape')
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
  await expect(panelOf(page)).toBeVisible()

  await page.setViewportSize({ width: 844, height: 390 })
  await searchBox(page).fill('looko')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(searchBox(page)).toBeFocused()
  await type(page, 'u', 't')
  await expect(searchBox(page)).toHaveValue('lookout')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('lookout')
})
