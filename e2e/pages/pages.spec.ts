import type { Page } from '@playwright/test'
import { expect, mapOf, panelOf, test } from '../fixtures.ts'
import { pictured } from '../world.ts'

const pages = [
  {
    address: 'terms',
    title: 'Terms and Conditions',
    subjects: [
      'Agreement to terms',
      'Prohibited uses',
      'Content moderation',
      'Limitation of liability',
    ],
  },
  {
    address: 'privacy-policy',
    title: 'Privacy Policy',
    subjects: [
      'Local storage preferences',
      'Anonymous page-visit analytics',
      'Ad-provider consent',
      'Data rights',
    ],
  },
  { address: 'credits', title: 'Credits', subjects: ['Glyphs', 'Not affiliated'] },
]

test('each text page has its title, its subjects and a Back link to the map [S2.02] [S2.03] [S2.40] [S2.41] [D-texts-2] [S1.09] [D-texts-1] [D-texts-3] [S2.21]', async ({
  page,
}) => {
  for (const { address, title, subjects } of pages) {
    await test.step(address, async () => {
      await page.goto(`./${address}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${title}.*Itinerarium`))
      for (const subject of subjects) {
        const section = page.locator('section').filter({
          has: page.getByRole('heading', { name: subject }),
        })
        await expect(section.getByRole('paragraph').first()).not.toBeEmpty()
      }
      if (address === 'privacy-policy') await expectTruth(page)
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page).toHaveURL(/:\d+\/(\?.*)?$/)
      await expect(mapOf(page)).toBeVisible()
      await expect(panelOf(page)).toBeVisible()
      await expect(page).toHaveTitle(/^Itinerarium/)
    })
  }
  await test.step('links in the panel', async () => {
    await page.goto(`./?marker=${pictured.id}`)
    await expect(page).toHaveTitle(/ · Itinerarium$/)
    await page.getByRole('link', { name: 'Terms and Conditions' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    await expect(page).toHaveTitle(/^Terms and Conditions · /)
    await page.goBack()
    await expect(page).toHaveTitle(/ · Itinerarium$/)
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await page.goBack()
    await expect(panelOf(page)).toBeVisible()
  })
})

async function expectTruth(page: Page): Promise<void> {
  const text = (await page.getByRole('main').textContent()) ?? ''
  expect(text).toMatch(/no login/i)
  expect(text).toMatch(/no analytics/i)
  expect(text).toMatch(/no advertising/i)
  expect(text).not.toMatch(/if (you|the user) log/i)
  for (const key of ['filters-store', 'progress-store', 'settings-store', 'last-position']) {
    expect(text).toContain(key)
  }
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('says so and leads back', async ({ page }) => {
    const response = await page.goto('./no/such/road?marker=<b>#<i>')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('This road leads nowhere.')
    await page.getByRole('link', { name: 'Back to the map' }).click()
    await expect(mapOf(page)).toBeVisible()
    await expect(panelOf(page)).toBeVisible()
  })
})
