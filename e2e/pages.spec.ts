import { expect, mapOf, panelOf, test } from './journey.ts'

const pages = [
  {
    address: 'terms',
    title: 'Terms and Conditions',
    ids: '[S2.02] [S2.40]',
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
    ids: '[S2.03] [S2.41] [D-texts-2]',
    subjects: [
      'Local storage preferences',
      'Anonymous page-visit analytics',
      'Ad-provider consent',
      'Data rights',
    ],
  },
  { address: 'credits', title: 'Credits', ids: '', subjects: ['Glyphs', 'Not affiliated'] },
]

for (const { address, title, ids, subjects } of pages) {
  test(`${address} has its title, its subjects and a Back link to the map ${ids}`, async ({
    page,
  }) => {
    await page.goto(`./${address}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title}.*Itinerarium`))
    for (const subject of subjects) {
      const section = page.locator('section').filter({
        has: page.getByRole('heading', { name: subject }),
      })
      await expect(section.getByRole('paragraph').first()).not.toBeEmpty()
    }
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/:\d+\/(\?.*)?$/)
    await expect(mapOf(page)).toBeVisible()
    await expect(panelOf(page)).toBeVisible()
    await expect(page).toHaveTitle(/^Itinerarium/)
  })
}

test('the privacy page says what is true and does not speak of logging in to give data [S1.09] [D-texts-1] [D-texts-3]', async ({
  page,
}) => {
  await page.goto('./privacy-policy')
  const text = (await page.getByRole('main').textContent()) ?? ''
  expect(text).toMatch(/no login/i)
  expect(text).toMatch(/no analytics/i)
  expect(text).toMatch(/no advertising/i)
  expect(text).not.toMatch(/if (you|the user) log/i)
  for (const key of ['filters-store', 'progress-store', 'settings-store', 'last-position']) {
    expect(text).toContain(key)
  }
})

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

test('links in the panel lead to the pages and the browser’s Back leads back [S2.21]', async ({
  page,
}) => {
  await page.goto('./')
  await page.getByRole('link', { name: 'Terms and Conditions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await page.goBack()
  await expect(panelOf(page)).toBeVisible()
})
