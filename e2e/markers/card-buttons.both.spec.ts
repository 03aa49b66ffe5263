import type { Locator, Page } from '@playwright/test'
import {
  cardOf,
  expect,
  lastPosition,
  openMap,
  panelOf,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { inn, innView, island } from '../island.ts'
import { spotCard } from '../links/links.ts'
import { pinCard } from '../pins/pins-on-map.ts'
import { stash, storedPins } from '../pins/pins.ts'
import { bareLandSite, islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

/** Maximum number of visible controls. Further actions are in the card's folded details. */
const most = 5

/** Expects few controls on a card. Rows of a list don't count, because they are content. */
async function expectFewButtons(card: Locator): Promise<void> {
  await expect(card.getByRole('button', { name: /to here$/ }).first()).toBeVisible()
  const names = await card
    .locator('button, a, summary, input')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((element) => !element.closest('li'))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    )
  expect(names.length, names.join('; ')).toBeLessThanOrEqual(most)
}

async function begin(page: Page, address: string): Promise<void> {
  await seed(page, {
    ...lastPosition(innView),
    ...storedPins(stash),
    'settings-store': storedState({ panelOpen: false }),
  })
  await openMap(page, address)
}

async function select(page: Page, id: number): Promise<void> {
  const { type, x, y } = island.markerById(id)
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail })),
    { id, locationType: type, coordinate: [x, y] },
  )
  await expect(cardOf(page)).toBeVisible()
}

const chest = 8

test(`a card has at most ${most} buttons at first sight`, async ({ page }) => {
  await begin(page, './?spot=2550,2650')
  await expectFewButtons(spotCard(page))
  await page.getByRole('button', { name: 'Open panel' }).click()
  await panelOf(page).getByRole('radio', { name: 'Pins' }).check()
  await panelOf(page).getByRole('button', { name: stash.title }).click()
  await expectFewButtons(pinCard(page))
  for (const id of [chest, inn.id]) {
    await select(page, id)
    await expectFewButtons(cardOf(page))
  }
  await cardOf(page)
    .getByRole('button', { name: /to here$/ })
    .click()
  await expect(cardOf(page)).toBeHidden()
  for (const id of [chest, inn.id]) {
    await select(page, id)
    await expect(cardOf(page).getByRole('button', { name: 'Continue to here' })).toBeVisible()
    await expectFewButtons(cardOf(page))
  }
  await begin(page, `${bareLandSite.address}?place=Rattay`)
  await expectFewButtons(page.getByRole('dialog', { name: 'Settlement: Rattay' }))
})
