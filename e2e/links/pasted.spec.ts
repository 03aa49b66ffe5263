import type { Page } from '@playwright/test'
import { writeTransfer } from '../../src/features/links/model/transfer-link.ts'
import { expect, openMap, searchBox, seed, storedState, test } from '../fixtures.ts'
import { questionOf } from '../files/transfer.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'
import { notice, shownOnMap } from './links.ts'

test.use({ baseURL: islandSite.address })

const [west, south, east, north] = island.settings.extent
const corners = `${west}, ${south} to ${east}, ${north}`

const toast = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Part of this link can’t be shown' })

// Otherwise notifications could close while a slow machine still loads the map.
test.beforeEach(({ page }) =>
  seed(page, { 'settings-store': storedState({ keepNotifications: true }) }),
)

test('a link from another device in the search asks what to do with it [F128]', async ({
  page,
}) => {
  await openMap(page)
  const ids = Array.from({ length: 3000 }, (_, at) => (at * at * 7919) % 1_000_003)
  const hash = (await writeTransfer({ map: island.id, ids: [1, 2, ...ids], pins: [] })) ?? ''
  await searchBox(page).fill(`My marks: https://example.org/maps/${hash}.`)
  await expect(questionOf(page)).toBeVisible()
  await questionOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(questionOf(page)).toBeHidden()
  await expect(searchBox(page)).toHaveValue('')
  expect(page.url()).not.toContain('#')
  await test.step('once more', async () => {
    await searchBox(page).fill(hash)
    await expect(questionOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('cut off', async () => {
    await searchBox(page).fill(`example.org/${hash.slice(0, -4)}`)
    await page.getByRole('button', { name: 'Open this link' }).click()
    await expect(page.getByRole('dialog', { name: 'Can’t read this link' })).toBeVisible()
  })
})

test('a link in the search is opened [F128]', async ({ page }) => {
  await openMap(page)
  await test.step('with filters', async () => {
    await searchBox(page).fill('(https://example.org/kcd/?set=Evening&types=shrine).')
    await searchBox(page).press('Enter')
    await expect(notice(page)).toBeVisible()
    await expect.poll(() => shownOnMap(page)).toBe(island.countOfType('shrine'))
  })
  await test.step('to a quest, without https', async () => {
    await searchBox(page).fill(`${new URL(page.url()).host}/?quest=2`)
    await page.getByRole('button', { name: 'Open this link' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('quest')).toBe('2')
  })
})

test('coordinates or links outside the map are explained [F129]', async ({ page }) => {
  await openMap(page)
  await searchBox(page).fill('99999, 5')
  await expect(page.getByText(`Outside this map, which goes from ${corners}.`)).toBeVisible()
  await searchBox(page).fill('https://example.org/?marker=999')
  await searchBox(page).press('Enter')
  await expect(toast(page)).toContainText('It points to a place that isn’t on this map.')
})

test('links to a missing quest, set, spot or place are explained [F129]', async ({ page }) => {
  for (const [search, sentence] of [
    ['?quest=999', 'It points to a quest that isn’t on this map.'],
    ['?set=Evening', 'Its filter set is incomplete.'],
    ['?spot=99999,5', `It points to a spot outside this map, which goes from ${corners}.`],
  ] as const) {
    await openMap(page, `./${search}`)
    await expect(toast(page)).toContainText(sentence)
  }
  await page.goto('./embed?marker=999')
  await expect(toast(page)).toContainText('It points to a place that isn’t on this map.')
})
