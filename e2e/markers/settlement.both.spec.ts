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
  raiseCard,
  restingView,
  searchBox,
  seed,
  settle,
  storedState,
  test,
} from '../fixtures.ts'

/** A town of the home world. */
const rattay = [5218, 1191] as const

const card = (page: Page) => page.getByRole('dialog', { name: 'Settlement: Rattay' })
const results = (page: Page) => page.getByRole('region', { name: 'Search results' })

async function begin(page: Page, panelOpen: boolean): Promise<void> {
  await seed(page, {
    ...lastPosition({ coordinates: rattay, zoom: 4 }),
    'settings-store': storedState({ panelOpen }),
  })
  await openMap(page)
}

async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
}

test('a click on a settlement’s name tells what it offers; a row leads to a place and back, and what is there can be seen alone', async ({
  page,
  isMobile,
}) => {
  await begin(page, false)
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
  // It stands at the edge of the town.
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
  // A raised card on a phone goes down, or it would leave no room for them.
  if (isMobile) await expect(card(page).getByRole('button', { name: 'Show more' })).toBeVisible()
  await settle(page)
  const chip = page.getByRole('group', { name: 'Map filter' })
  await expect(chip).toBeVisible()
  await expect(chip.getByRole('button', { name: /off screen$/ })).toBeHidden()
  // They fill what is free then, and not what a raised card had left.
  await expect.poll(async () => (await restingView(page)).zoom).toBeGreaterThan(2.5)
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
})

test('a settlement’s card has an address, which opens it again and outlives another page', async ({
  page,
}) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
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

test('by keyboard: its row opens the card, which has the focus, and its button leads to the panel’s list', async ({
  page,
}) => {
  await begin(page, true)
  await searchFor(page, 'rattay')
  await results(page)
    .getByRole('button', { name: /^Rattay Town/ })
    .press('Enter')
  await expect(card(page)).toBeFocused()
  await raiseCard(page)
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

test('a kind at a settlement comes in the order of the distance from there; its filter and its places can be seen alone', async ({
  page,
}) => {
  await begin(page, true)
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

test('a settlement that a search found can be shown alone', async ({ page }) => {
  await begin(page, true)
  await searchFor(page, 'rattay')
  const row = results(page).getByRole('button', { name: /^Rattay Town/ })
  const [, amount = ''] = /(\d+) places/.exec(await row.innerText()) ?? []
  await results(page).getByRole('button', { name: 'Show only: Rattay', exact: true }).click()
  await expect(mapOf(page)).toHaveAttribute('data-shown-markers', amount)
  await expect(page.getByRole('group', { name: 'Map filter' })).toContainText('Only Rattay')
})

test('the words of players lead to the kinds', async ({ page }) => {
  await begin(page, true)
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
