import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  openMap,
  panelOf,
  raiseCard,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { soldMap } from '../world.ts'

const { number, chest } = soldMap
const spotTitle = `Treasure map ${number}`

/** Waits for the script that follows cards in the browser history. It loads after the map. */
async function untilCardsAreFollowed(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/changes-')),
  )
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve())
      }),
  )
}

test('Back leads from the spot of a map to the treasure [F120]', async ({ page }) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
  await openMap(page, `./?marker=${chest.id}`)
  await untilCardsAreFollowed(page)
  const card = page.getByRole('dialog', { name: `Details: ${chest.name}`, exact: true })
  const spot = page.getByRole('dialog', { name: `Details: ${spotTitle}`, exact: true })
  const showSpot = async () => {
    await raiseCard(page)
    await card.getByRole('button', { name: 'Show where it is' }).click()
    await expect(spot).toBeVisible()
  }
  await showSpot()
  await page.goBack()
  await expect(card).toBeVisible()
  await expect(spot).toBeHidden()
  await page.goForward()
  await expect(spot).toBeVisible()
  await page.reload()
  await expect(spot).toBeVisible()
  await untilCardsAreFollowed(page)
  await page.goBack()
  await expect(card).toBeVisible()
  await showSpot()
  // The card's own button leads to the same card and adds no history entry.
  const entries = await page.evaluate(() => history.length)
  await spot.getByRole('button', { name: 'Back to the treasure' }).click()
  await expect(card).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('Back leads from a place to the settlement whose card lists it', async ({ page }) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
  await openMap(page, './?place=Rattay')
  await untilCardsAreFollowed(page)
  const settlement = page.getByRole('dialog', { name: 'Settlement: Rattay' })
  await raiseCard(page)
  await settlement.getByRole('button', { name: /^Scribe/ }).click()
  await expect(cardOf(page)).toBeVisible()
  await expect(settlement).toBeHidden()
  await page.goBack()
  await expect(settlement).toBeVisible()
})

test('Back leads from a card to the list that covered the map', async ({ page }) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: true }) })
  await openMap(page)
  await untilCardsAreFollowed(page)
  await searchBox(page).fill('inn')
  await panelOf(page).getByRole('listitem').getByRole('button').first().click()
  await expect(cardOf(page)).toBeVisible()
  // Wait until the panel has closed, because only then does it forget its search.
  await expect(panelOf(page)).toHaveCount(0)
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('inn')
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible()
})
