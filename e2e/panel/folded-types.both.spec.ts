import { expect, openMap, panelOf, storedField, test } from '../fixtures.ts'
import { bareLandSite } from '../sites.ts'

test.use({ baseURL: bareLandSite.address })

test('Settings stays in sight; a category is folded, which is kept, and its heading goes on to show and hide its types', async ({
  page,
}) => {
  await openMap(page)
  const panel = panelOf(page)
  const settings = panel.getByRole('button', { name: 'Settings', exact: true })
  await expect(settings).toBeInViewport({ ratio: 1 })
  const camp = panel.getByRole('button', { name: /^Camp \d/ })
  const fold = panel.getByRole('button', { name: 'Fold Locations' })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(camp).toHaveCount(0)
  const heading = panel.getByRole('button', { name: 'Locations', exact: true })
  await heading.click()
  await expect(heading).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(await storedField(page, 'settings-store', 'folded')).toHaveLength(1)
  await fold.click()
  await expect(camp).toHaveAttribute('aria-pressed', 'false')
  await panel.getByRole('link', { name: 'Credits' }).scrollIntoViewIfNeeded()
  await expect(settings).toBeInViewport({ ratio: 1 })
})

test('a type leads to its checklist, where the focus goes', async ({ page }) => {
  await openMap(page)
  await panelOf(page).getByRole('button', { name: 'Checklist of Camp' }).click()
  await expect(page.getByRole('list', { name: 'Checklist: Camp' })).toBeVisible()
  await expect(panelOf(page).getByRole('radio', { name: 'Progress' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Camp', exact: true })).toBeFocused()
})

test('at 320 by 256 the panel’s foot takes no room from the rest', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openMap(page)
  const settings = panelOf(page).getByRole('button', { name: 'Settings', exact: true })
  await expect(settings).not.toBeInViewport()
  await settings.click({ trial: true })
  await expect(settings).toBeInViewport()
})
