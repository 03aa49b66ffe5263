import type { Locator, Page } from '@playwright/test'
import { island } from '../island.ts'
import { cardOf, expect, mapOf, openMap, panelOf, searchBox, test } from '../fixtures.ts'
import { bareLandSite, islandSite } from '../sites.ts'
import { markers as realMarkers } from '../world.ts'

test.use({ baseURL: islandSite.address })

const { markers } = island
const asking = (text: string) => markers.filter(({ description }) => description === text).length

function giving(text: string): number {
  return markers.filter(({ yields }) => yields.includes(text)).length
}

const withHerbs = markers.filter(({ type, yields }) => type === 'herbs' && yields !== '').length

async function openMore(page: Page): Promise<Locator> {
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('button', { name: /herbs, books/ }).click()
  await expect(filters.getByRole('checkbox', { name: 'Only chests that I can open' })).toBeVisible()
  return filters
}

const shown = (page: Page, amount: number) =>
  expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(amount))

test('filters show places by content and chests that the player can open', async ({ page }) => {
  await openMap(page)
  const filters = await openMore(page)
  await test.step('a herb or a book', async () => {
    const choice = filters.getByRole('combobox', { name: 'Contains' })
    await choice.selectOption('mint')
    await shown(page, giving('mint'))
    await choice.selectOption('A Pilot’s Handbook')
    await shown(page, 1)
    await choice.selectOption('Any skill book')
    await shown(page, giving('book: '))
    await choice.selectOption('Any herb')
    await shown(page, withHerbs)
    await choice.selectOption('Anything')
    await shown(page, markers.length)
  })
  await test.step('chests', async () => {
    const easy = asking('Requires lockpicking: easy')
    const hard = asking('Requires lockpicking: hard')
    const buried = asking('Requires a spade')
    const all = markers.length
    await filters.getByRole('checkbox', { name: 'Only chests that I can open' }).check()
    await shown(page, all - buried - easy - hard)
    await filters.getByRole('checkbox', { name: 'I have a spade' }).check()
    await shown(page, all - easy - hard)
    const picks = filters.getByRole('combobox', { name: 'Locks that I can pick' })
    await picks.selectOption('Easy ones')
    await shown(page, all - hard)
    await picks.selectOption('Hard ones, too')
    await shown(page, all)
    await picks.selectOption('Easy ones')
    await page.reload()
    await shown(page, all - hard)
    // The section unfolds if one of its filters is set, so that no filter works unseen.
    await expect(filters.getByRole('checkbox', { name: 'I have a spade' })).toBeChecked()
    await panelOf(page).getByRole('button', { name: 'Hide all', exact: true }).click()
    await panelOf(page).getByRole('button', { name: 'Show all', exact: true }).click()
    await shown(page, all - hard)
    await filters.getByRole('checkbox', { name: 'Only chests that I can open' }).uncheck()
    await shown(page, all)
  })
})

test('searching for a herb or a book finds the places that contain it', async ({ page }) => {
  await openMap(page)
  const results = page.getByRole('region', { name: 'Search results' })
  const rows = results.getByRole('listitem')
  await test.step('a herb', async () => {
    await searchBox(page).fill('mint')
    await expect(results.getByRole('status')).toHaveText(`${giving('mint')} results`)
    for (const row of await rows.all()) {
      await expect(row).toContainText('Herbs')
      await expect(row).toContainText(/Contains: mint/)
    }
    await rows.first().getByRole('button').click()
    await expect(cardOf(page).getByRole('definition').filter({ hasText: /mint/i })).toBeVisible()
  })
  await test.step('a book in a chest that takes something', async () => {
    const locked = realMarkers.find(
      ({ yields, description }) => yields.startsWith('book: ') && description !== '',
    )
    if (!locked) return
    const title = /^book: ([^;:]*)/.exec(locked.yields)?.[1]?.trim() ?? ''
    await openMap(page, bareLandSite.address)
    await searchBox(page).fill(title)
    const row = rows.filter({ hasText: `#${locked.id}` })
    await expect(row).toContainText(`Contains: ${title}`)
    await expect(row).toContainText(locked.description)
  })
})
