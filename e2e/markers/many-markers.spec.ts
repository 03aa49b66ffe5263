import type { Page } from '@playwright/test'
import { generatedWorld } from '../../bench/generated-world.ts'
import {
  cardOf,
  expect,
  mapOf,
  mapReady,
  panelOf,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { wholeSite } from '../sites.ts'

test.use({ baseURL: wholeSite.address })

/** Number of markers. A million instead of 100,000 shows that no action depends on the size of the world. */
const count = 1_000_000

/** Highest id of a marker. Higher ids belong to quests. */
const highestId = 999_999

/** Time limit in ms, generous for a busy machine. `bench/` measures the real time with 100,000 markers. */
const timeLimitMs = 60_000

async function expectAnswerInTime(answer: () => Promise<void>): Promise<void> {
  const start = Date.now()
  await answer()
  expect(Date.now() - start).toBeLessThan(timeLimitMs)
}

test('1,000,000 places can be drawn, filtered, searched, marked and listed [F41]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const total = new Intl.NumberFormat('en').format(count)
  await openWorld(page)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready', { timeout: 120_000 })
  await expect(panelOf(page).getByText(`2 of ${total} found`)).toBeVisible()
  await expectAnswerInTime(async () => {
    await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '0')
  })
  await expectAnswerInTime(async () => {
    await panelOf(page).getByRole('button', { name: 'Show all' }).click()
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(count))
  })
  await expectAnswerInTime(async () => {
    await searchBox(page).fill(`#${highestId}`)
    await page
      .getByRole('listitem')
      .filter({ hasText: `#${highestId}` })
      .getByRole('button')
      .click()
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await searchBox(page).fill('')
    await expect(panelOf(page).getByText(`3 of ${total} found`)).toBeVisible()
  })
  await mapReady(page)
  await expectAnswerInTime(async () => {
    await searchBox(page).fill('')
    await panelOf(page).getByRole('radio', { name: 'List', exact: true }).check()
    await expect(panelOf(page).getByText(/places in view$/)).toBeVisible()
  })
  await expectAnswerInTime(async () => {
    await panelOf(page).getByRole('combobox', { name: 'Sort by' }).selectOption('By type')
    await expect(panelOf(page).getByRole('list', { name: /nearest first$/ })).toHaveCount(0)
  })
})

async function openWorld(page: Page): Promise<void> {
  const body = JSON.stringify(generatedWorld(count))
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1, 2] }) })
  await page.route('**/data/kcd1/world.json', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  )
  await page.goto('./')
}
