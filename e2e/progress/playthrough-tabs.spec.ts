import type { Page } from '@playwright/test'
import { cardOf, expect, openMap, openSettings, storedField, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

async function toggleMark(page: Page, id: number): Promise<void> {
  await openMap(page, `./?marker=${id}`)
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
}

const list = (page: Page, key: string) => storedField(page, key, 'discoveredMarkers')

test('two playthroughs in three tabs neither lose nor mix their changes [F64]', async ({
  page,
  context,
}) => {
  await openMap(page)
  const settings = await openSettings(page)
  await settings.getByRole('button', { name: 'New playthrough…' }).click()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(settings.getByText(/^On the map/)).toBeVisible()
  const key = await page.evaluate(() => {
    const text = localStorage.getItem('playthroughs-store') ?? ''
    return (JSON.parse(text) as { state: { last: string } }).state.last
  })
  // A new tab opens the playthrough that was chosen last. The third tab switches back to the first one.
  const [second, third] = [await context.newPage(), await context.newPage()]
  await openMap(third)
  const choices = await openSettings(third)
  await choices.getByRole('button', { name: 'Switch to “First”' }).click()
  await expect(choices.getByRole('listitem').filter({ hasText: 'First' })).toContainText(
    'On the map',
  )
  await openMap(second, './?marker=7')
  await second.close()
  const fourth = await context.newPage()
  await Promise.all([toggleMark(page, 12), toggleMark(third, 5)])
  await toggleMark(page, 7)
  await toggleMark(third, 20)
  await openMap(fourth)
  await expect.poll(() => list(page, `progress-store.my-island.${key}`)).toEqual([12, 7])
  await expect.poll(() => list(page, 'progress-store')).toEqual([5, 20])
  const first = await third.evaluate(() => sessionStorage.getItem('playthrough'))
  expect(first).toBe('{"my-island":""}')
  await page.keyboard.press('Control+z')
  await expect.poll(() => list(page, `progress-store.my-island.${key}`)).toEqual([12])
  expect(await list(page, 'progress-store')).toEqual([5, 20])
})
