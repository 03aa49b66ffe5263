import { cardOf, expect, openMap, openMoreFacts, openSettings, panelOf, test } from '../fixtures.ts'
import { pictured, titleOf } from '../world.ts'

const { id, image } = pictured
const name = pictured.name || titleOf(pictured.type)

const base = '/maps/mine/'

test('below a path everything is loaded from there and a shared link holds the path [D-map-10] [D-texts-5] [D-texts-6] [S3.25]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const paths: string[] = []
  const failed: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) paths.push(new URL(request.url()).pathname)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  await openMap(page, `./?marker=${id}`)
  await openSettings(page)
  await page.keyboard.press('Escape')
  const picture = cardOf(page).getByRole('img', { name })
  await expect(picture).toHaveAttribute('src', `${base}${image}`)
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(100)
  await test.step('a shared link', async () => {
    await openMoreFacts(page)
    await cardOf(page).getByRole('button', { name: 'Share' }).click()
    await expect(cardOf(page).getByText('Link copied')).toHaveCount(1)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(new URL(`${base}?marker=${id}`, page.url()).href)
  })
  await test.step('the small map for other sites leads back to it', async () => {
    await openMap(page, `./embed?marker=${id}`)
    await expect(page.getByRole('region', { name: `Shown: ${name}` })).toBeVisible()
    const full = page.getByRole('link', { name: 'Open the full map' })
    await expect(full).toHaveAttribute('href', new RegExp(`/maps/mine/\\?marker=${id}&at=`))
  })
  expect(paths.filter((path) => !path.startsWith(base))).toEqual([])
  expect(failed).toEqual([])
})

test('links and Back stay below the path [S2.02] [S2.03] [D-texts-6]', async ({ page }) => {
  await page.goto('./')
  for (const name of ['Terms and Conditions', 'Privacy Policy', 'Credits']) {
    await panelOf(page).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/maps\/mine\/[a-z-]+$/)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(panelOf(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(base)
  }
  await page.goto('./privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('leads back to below the path', async ({ page }) => {
    const response = await page.goto('./no/such/road')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: 'Back to the map' }).click()
    await expect(panelOf(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(base)
  })
})
