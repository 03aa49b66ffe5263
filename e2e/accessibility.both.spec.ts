import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { cardOf, expect, openMap, openSettings, panelOf, searchBox, test } from './journey.ts'

async function expectAccessible(page: Page): Promise<void> {
  // Half-faded text has half its contrast; what counts is the state that stays.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === 1)
        .filter(({ effect }) => Number(effect?.getTiming().duration) < 2000)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
  expect(found).toEqual([])
}

test('map, panel, search results and disclaimer', async ({ page }) => {
  await openMap(page)
  await panelOf(page).getByRole('button', { name: /^Nest/ }).click()
  await panelOf(page).getByRole('button', { name: 'Disclaimer' }).click()
  await expectAccessible(page)
  await searchBox(page).fill('treasure')
  await searchBox(page).press('Enter')
  await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible()
  await expectAccessible(page)
  await searchBox(page).fill('qqqqq')
  await searchBox(page).press('Enter')
  await expect(page.getByText('No place matches')).toBeVisible()
  await expectAccessible(page)
})

test('settings, question and notifications', async ({ page }) => {
  await page.goto('./')
  await openSettings(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Backup', exact: true }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from('[1]') })
  await expect(page.getByText('Failed to upload markers')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})

test('the card, beside a closed panel', async ({ page }) => {
  await openMap(page, './?marker=335')
  if (await panelOf(page).isVisible()) {
    await page.getByRole('button', { name: 'Close panel' }).click()
    await expect(panelOf(page)).toBeHidden()
  }
  await expect(cardOf(page)).toBeVisible()
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await expectAccessible(page)
})

test('the pages of text', async ({ page }) => {
  for (const address of ['terms', 'privacy-policy', 'credits', 'nowhere']) {
    await page.goto(`./${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test.describe('in trouble', () => {
  test.use({ expectedErrors: /404|Failed to load|broken on purpose|world file|The world.s file/ })

  test('the message that the places are missing', async ({ page }) => {
    await page.route('**/world.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('./')
    await expect(panelOf(page).getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })

  test('the error fallback', async ({ page }) => {
    await page.goto('./')
    await expect(panelOf(page)).toBeVisible()
    await page.evaluate(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get: () => () => {
          throw new RangeError('broken on purpose')
        },
      })
    })
    await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
})
