import { expectAccessible } from '../accessible.ts'
import { expect, openMap, panelOf, seed, storedState, test } from '../fixtures.ts'
import { markers, settings } from '../world.ts'
import { bareLandSite } from '../sites.ts'

test.use({ baseURL: bareLandSite.address })

const newFrom = settings.newFromId ?? 0
const known = markers.filter(({ id }) => id < newFrom).map(({ id }) => id)
const amount = markers.length - known.length
const figure = new Intl.NumberFormat('en')
const tally = (found: number) => `${figure.format(found)} of ${figure.format(markers.length)} found`
const announcement = `${amount} new places since you were here`

test('new places are announced once and can be shown alone', async ({ page }) => {
  await seed(page, {
    'progress-store': storedState({ discoveredMarkers: known }),
    'seen-places': '',
  })
  await openMap(page)
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(announcement)
  await expect(toast).toBeVisible()
  await openMap(page)
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: 'Progress' }).check()
  await expect(panel.getByText(announcement)).toBeVisible()
  await expect(toast).toHaveCount(0)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Show new places', exact: true }).press('Enter')
  const alone = page.getByRole('status').filter({ hasText: 'New places' }).first()
  await expect(alone).toContainText(new RegExp(`\\b${amount}\\b`))
  await openMap(page)
  await panel.getByRole('radio', { name: 'Progress' }).check()
  await expect(panel.getByText(tally(known.length)).first()).toBeVisible()
  await expect(panel.getByText(announcement)).toHaveCount(0)
})
