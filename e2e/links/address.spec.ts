import { cardOf, expect, mapReady, openMap, panelOf, test } from '../fixtures.ts'
import { expectInTheOpen } from '../view.ts'
import { inn } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test('a shared link opens the map on its place, clear of panel and card [D-map-10] [D-texts-6]', async ({
  page,
}) => {
  await openMap(page, './?marker=3')
  await expect(cardOf(page)).toContainText('#3')
  await expectInTheOpen(page, inn)
})

test('odd markers in the address open the plain map [F32] [F33]', async ({ page }) => {
  // src/features/links/model/view-link.test.ts covers many more addresses.
  const odd = [
    '?marker=1.5',
    '?marker=<script>alert(1)</script>',
    `?marker=${'9'.repeat(14_000)}&zoom=1e309&x=NaN&y=%00#%E0%A4`,
  ]
  for (const search of odd) {
    await page.goto(`./${search}`)
    await expect(panelOf(page).getByRole('button', { name: 'Show all' })).toBeVisible()
    // Wait for the map, because the prerendered page never has a card.
    await mapReady(page)
    await expect(cardOf(page)).toHaveCount(0)
  }
})

test('a link that cannot be shown whole says so once [F89]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openMap(page, './?marker=999&types=inn')
  await expect(page.getByRole('status').getByText('Part of this link')).toBeVisible()
  await expect(
    page.getByRole('status').getByText('It points to a place that isn’t on this map.'),
  ).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.has('marker')).toBe(false)
  asked.length = 0
  await page.reload()
  await mapReady(page)
  expect(asked.filter((url) => url.includes('notify-unread-link'))).toEqual([])
})
