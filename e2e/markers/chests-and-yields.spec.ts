import type { Locator, Page } from '@playwright/test'
import { cardOf, expect, mapOf, openMap, panelOf, searchBox, test } from '../journey.ts'
import { markers } from '../world.ts'

const chests = markers.filter(({ type }) => type === 'treasure_chest')
const asking = (text: string) => chests.filter(({ description }) => description === text).length

/** How many places give something of this name. */
function giving(text: string): number {
  return markers.filter(({ yields }) => yields.includes(text)).length
}

/** Gardens of which it is known what grows there. */
const withHerbs = markers.filter(
  ({ type, yields }) => type === 'woodland_garden' && yields !== '',
).length

async function openMore(page: Page): Promise<Locator> {
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('button', { name: /^Chests, herbs and books/ }).click()
  await expect(filters.getByRole('checkbox', { name: 'Only chests that I can open' })).toBeVisible()
  return filters
}

const shown = (page: Page, amount: number) =>
  expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(amount))

test('only places with a herb or a book, and chests that a player can open now, by spade and by lock', async ({
  page,
}) => {
  await openMap(page)
  const filters = await openMore(page)
  await test.step('a herb or a book', async () => {
    const choice = filters.getByRole('combobox', { name: 'Only places that have' })
    await choice.selectOption('belladonna')
    await shown(page, giving('belladonna'))
    await choice.selectOption('Tavern Life IV')
    await shown(page, 1)
    await choice.selectOption('Any skill book')
    await shown(page, giving('book: '))
    await choice.selectOption('Any herb')
    await shown(page, withHerbs)
    await choice.selectOption('Anything or nothing')
    await shown(page, markers.length)
  })
  await test.step('chests', async () => {
    const locks = ['Easy', 'Hard', 'Very Hard'].map((level) =>
      asking(`Requires lockpicking: ${level}`),
    )
    const [easy = 0, hard = 0, veryHard = 0] = locks
    const buried = asking('Requires a spade')
    const all = markers.length
    await filters.getByRole('checkbox', { name: 'Only chests that I can open' }).check()
    await shown(page, all - buried - easy - hard - veryHard)
    await filters.getByRole('checkbox', { name: 'I have a spade' }).check()
    await shown(page, all - easy - hard - veryHard)
    const picks = filters.getByRole('combobox', { name: 'Locks that I can pick' })
    await picks.selectOption('Up to Easy')
    await shown(page, all - hard - veryHard)
    await picks.selectOption('Up to Hard')
    await shown(page, all - veryHard)
    await picks.selectOption('Up to Very Hard')
    await shown(page, all)
    await picks.selectOption('Up to Hard')
    await page.reload()
    await shown(page, all - veryHard)
    // What is set is in sight again, and does not only work unseen.
    await expect(filters.getByRole('checkbox', { name: 'I have a spade' })).toBeChecked()
    await panelOf(page).getByRole('button', { name: 'Hide all', exact: true }).click()
    await panelOf(page).getByRole('button', { name: 'Show all', exact: true }).click()
    await shown(page, all - veryHard)
    await filters.getByRole('checkbox', { name: 'Only chests that I can open' }).uncheck()
    await shown(page, all)
  })
})

test('“belladonna” finds the woodland gardens, says so, and the card tells what grows there; a book is found in its chest, together with what the chest takes', async ({
  page,
}) => {
  await openMap(page)
  await searchBox(page).fill('belladonna')
  await searchBox(page).press('Enter')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByRole('status')).toHaveText(`${giving('belladonna')} places found`)
  const rows = results.getByRole('listitem')
  for (const row of await rows.all()) {
    await expect(row).toContainText('Woodland Garden')
    await expect(row).toContainText(/Here: belladonna/)
  }
  await rows.first().getByRole('button').click()
  await expect(cardOf(page).getByRole('definition').filter({ hasText: 'elladonna' })).toBeVisible()
  await searchBox(page).fill('tavern life')
  await searchBox(page).press('Enter')
  const row = page.getByRole('region', { name: 'Search results' }).getByRole('listitem').first()
  await expect(row).toContainText('Here: Tavern Life IV')
  await expect(row).toContainText('Requires a spade')
})
