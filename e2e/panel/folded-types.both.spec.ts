import type { Page } from '@playwright/test'
import { expect, openMap, panelOf, seed, storedField, storedState, test } from '../fixtures.ts'
import { bareLandSite, wholeSite } from '../sites.ts'

test.use({ baseURL: bareLandSite.address })

test('a category is folded, which is kept, and its heading goes on to show and hide its types', async ({
  page,
}) => {
  await openMap(page)
  const panel = panelOf(page)
  const camp = panel.getByRole('button', { name: /^Camp \d/ })
  const fold = panel.getByRole('button', { name: 'Types in Locations' })
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
})

const menuOf = (page: Page) => page.getByRole('menu', { name: 'Camp' })

test('a kind’s menu leads to its checklist, where the focus goes', async ({ page }) => {
  await openMap(page)
  const button = panelOf(page).getByRole('button', { name: 'Actions for Camp' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menuOf(page).getByRole('menuitem')).toHaveText([
    'Show only these',
    'Checklist',
    'Tour nearest 10',
    'Tour all',
  ])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await menuOf(page).getByRole('menuitem', { name: 'Checklist' }).click()
  await expect(page.getByRole('list', { name: 'Checklist: Camp' })).toBeVisible()
  await expect(panelOf(page).getByRole('radio', { name: 'Progress' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Camp', exact: true })).toBeFocused()
})

test('a long press and the secondary button open a kind’s menu, and toggle nothing', async ({
  page,
  hasTouch,
}) => {
  await openMap(page)
  const camp = panelOf(page).getByRole('button', { name: /^Camp \d/ })
  if (hasTouch) {
    const { x = 0, y = 0 } = (await camp.boundingBox()) ?? {}
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd') =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + 20 }],
      })
    await touch('touchStart')
    await expect(menuOf(page)).toBeVisible()
    await touch('touchEnd')
  } else await camp.click({ button: 'right' })
  await expect(menuOf(page)).toBeVisible()
  await expect(camp).toHaveAttribute('aria-pressed', 'true')
  await menuOf(page).getByRole('menuitem', { name: 'Show only these' }).click()
  await expect(page.getByRole('group', { name: 'Map filter' })).toContainText('Camp')
})

for (const { width, height, rows, finger, language = 'en' } of [
  { width: 1280, height: 720, rows: 6, finger: false },
  { width: 390, height: 844, rows: 8, finger: true },
  { width: 320, height: 640, rows: 4, finger: true },
  // Of the longest words.
  { width: 390, height: 844, rows: 8, finger: true, language: 'de' },
  { width: 320, height: 640, rows: 4, finger: true, language: 'de' },
]) {
  test(`at ${width} by ${height} ${rows} rows of kinds are in sight, in "${language}"`, async ({
    page,
    hasTouch,
  }) => {
    test.skip(hasTouch !== finger, 'Of the other pointer.')
    await page.setViewportSize({ width, height })
    await seed(page, { 'settings-store': storedState({ panelOpen: true, language }) })
    await openMap(page, wholeSite.address)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.side-panel .shortcut-chip').last()).toBeVisible()
    const tops = () =>
      page.locator('.type-row').evaluateAll((all) =>
        all
          .map((row) => row.getBoundingClientRect())
          .filter(({ bottom }) => bottom <= window.innerHeight)
          .map(({ top }) => Math.round(top)),
      )
    await expect.poll(async () => new Set(await tops()).size).toBeGreaterThanOrEqual(rows)
  })
}

test('at 320 by 256 the panel’s foot takes no room from the rest', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openMap(page)
  const settings = panelOf(page).getByRole('button', { name: 'Settings', exact: true })
  await expect(settings).not.toBeInViewport()
  await settings.click({ trial: true })
  await expect(settings).toBeInViewport()
})
