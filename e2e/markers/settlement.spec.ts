import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  cardOf,
  expect,
  lastPosition,
  mapOf,
  openMap,
  openMoreFacts,
  panelOf,
  searchBox,
  seed,
  test,
} from '../fixtures.ts'

const rattay = [5218, 1191] as const

const card = (page: Page) => page.getByRole('dialog', { name: 'Settlement: Rattay' })
const results = (page: Page) => page.getByRole('region', { name: 'Search results' })

async function begin(page: Page): Promise<void> {
  await seed(page, lastPosition({ coordinates: rattay, zoom: 4 }))
  await openMap(page)
}

async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
}

test('the address of a settlement’s card opens it again', async ({ page }) => {
  await openMap(page, './?place=Rattay')
  await expect(card(page)).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBeNull()
  await page.reload()
  await expect(card(page)).toBeVisible()
  await page.goto('./terms')
  await page.goBack()
  await expect(card(page)).toBeVisible()
  await card(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('place')).toBeNull()
})

test('a settlement’s card is opened and used by keyboard', async ({ page }) => {
  await begin(page)
  await searchFor(page, 'rattay')
  await results(page)
    .getByRole('button', { name: /^Rattay Town/ })
    .press('Enter')
  await expect(card(page)).toBeFocused()
  const grindstones = card(page).getByRole('button', { name: /^Grindstone \d+ of/ })
  await grindstones.press('Enter')
  await expect(grindstones).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(cardOf(page)).toContainText('Grindstone')
  await page.keyboard.press('Escape')
  await openMoreFacts(page)
  await card(page).getByRole('button', { name: 'List in panel' }).press('Enter')
  await expect(panelOf(page)).toBeVisible()
  await expect(searchBox(page)).toHaveValue('Rattay')
  await expect(results(page).getByRole('listitem').first()).toContainText('Rattay')
})

test('a search finds settlements, places near them, and types by everyday words', async ({
  page,
}) => {
  await begin(page)
  await test.step('the words of players', async () => {
    for (const [word, kind] of [
      ['repair', 'Grindstone'],
      ['healer', 'Herbalist'],
      ['sleep', 'Bed'],
      ['dice', 'Tavern'],
    ] as const) {
      await searchFor(page, word)
      await expect(results(page).getByRole('button', { name: `Show only: ${kind}` })).toBeVisible()
    }
  })
  await test.step('a type near a settlement', async () => {
    await searchFor(page, 'grindstone near rattay')
    const first = results(page).getByRole('listitem').first()
    await expect(first).toContainText('Grindstone')
    await expect(first).toContainText(/In Rattay · \d+ m away/)
    const filter = results(page).getByRole('button', { name: /^Grindstone \d+$/ })
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
    const show = results(page).getByRole('button', { name: /^Show all \d+ on map$/ })
    const amount = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? ''
    await expectAccessible(page)
    await show.click()
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', amount)
  })
  await test.step('a settlement alone', async () => {
    await searchFor(page, 'rattay')
    const row = results(page).getByRole('button', { name: /^Rattay Town/ })
    const [, amount = ''] = /(\d+) places/.exec(await row.innerText()) ?? []
    await results(page).getByRole('button', { name: 'Show only: Rattay', exact: true }).click()
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', amount)
    await expect(page.getByRole('group', { name: 'Map filter' })).toContainText('Only Rattay')
  })
})
