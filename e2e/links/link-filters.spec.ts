import type { Page } from '@playwright/test'
import {
  expect,
  mapReady,
  openMap,
  panelOf,
  seed,
  storedField,
  storedState,
  test,
} from '../fixtures.ts'
import { notice, parametersOf, shownOnMap, typeButton } from './links.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { countOfType, markers, total } = island

const own = { cave: false, smithy: false }
const withOwn = { 'filters-store': storedState({ visibleTypes: own }) }
const storedFilters = (page: Page) => storedField(page, 'filters-store', 'visibleTypes')

test('filters of a link leave the player’s own filters unchanged', async ({ page }) => {
  await seed(page, withOwn)
  await openMap(page, './?types=shrine')
  await expect(notice(page)).toContainText('Showing filters from a link.')
  expect(await shownOnMap(page)).toBe(countOfType('shrine'))
  await typeButton(page, 'Inn').click()
  await expect(typeButton(page, 'Inn')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => parametersOf(page)['types']).toBe('inn,shrine')
  expect(await storedFilters(page)).toEqual(own)
  await page.reload()
  await mapReady(page)
  await expect(notice(page)).toBeVisible()
  expect(await shownOnMap(page)).toBe(countOfType('shrine') + countOfType('inn'))
  expect(await storedFilters(page)).toEqual(own)

  await notice(page).getByRole('button', { name: 'Back to mine' }).press('Enter')
  await expect(notice(page)).toHaveCount(0)
  await expect(typeButton(page, 'Inn')).toHaveAttribute('aria-pressed', 'true')
  await expect(typeButton(page, 'Herbs')).toHaveAttribute('aria-pressed', 'true')
  await expect(typeButton(page, 'Cave')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => parametersOf(page)['types']).toBe('-smithy,cave')
  expect(await storedFilters(page)).toEqual(own)
  await page.keyboard.press('Tab')
  // The focus stays where the notice was, so Tab moves it to the next control.
  const filters = panelOf(page).getByRole('region', { name: 'Filters' })
  await expect(filters.locator('input:focus, button:focus')).toHaveCount(1)
  await page.reload()
  await mapReady(page)
  await expect(notice(page)).toHaveCount(0)
})

test('“Keep these” makes the filters of a link the player’s own', async ({ page }) => {
  await seed(page, withOwn)
  await test.step('the player’s own', async () => {
    await openMap(page, './?types=-smithy,cave')
    await expect(typeButton(page, 'Cave')).toHaveAttribute('aria-pressed', 'false')
    await expect(notice(page)).toHaveCount(0)
  })
  await test.step('everything, to a player who hides something', async () => {
    await openMap(page, './?types=all')
    await expect(notice(page)).toBeVisible()
    await expect(panelOf(page).getByText(`Showing ${total} of ${total} places`)).toBeVisible()
  })
  await test.step('Keep these', async () => {
    await openMap(page, './?types=-shrine')
    await notice(page).getByRole('button', { name: 'Keep these' }).click()
    await expect(notice(page)).toHaveCount(0)
    expect(await storedFilters(page)).toMatchObject({ shrine: false, cave: true, smithy: true })
    await openMap(page, './')
    await expect(notice(page)).toHaveCount(0)
    expect(await shownOnMap(page)).toBe(markers.length - countOfType('shrine'))
  })
})
