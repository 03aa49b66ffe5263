import {
  cardOf,
  chooseInMapMenu,
  discovered,
  expect,
  mapOf,
  mapReady,
  openMap,
  openSettings,
  panelOf,
  searchBox,
} from '../fixtures.ts'
import { expectOffline, test } from './offline-site.ts'
import { pictureAround } from '../picture.ts'
import { largestType, pictured, titleOf, total } from '../world.ts'

test('the manifest makes the map installable', async ({ page, request }) => {
  await openMap(page)
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const address = new URL(href ?? '', page.url())
  const manifest = (await (await request.get(address.href)).json()) as {
    name: string
    start_url: string
    scope: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  const here = new URL('./', page.url()).pathname
  expect(manifest).toMatchObject({
    start_url: `${here}?start`,
    scope: here,
    id: here,
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (icon) => {
      const image = new Image()
      image.src = icon
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, new URL(src, address).href)
    expect(size).toBe(sizes)
  }
})

test('the second visit works without a connection [F43]', async ({ page, context, site }) => {
  await openMap(page, site.address)
  await expectOffline(page, /^Offline: ready, \d(\.\d)? MB$/)
  await test.step('addresses that are not the map’s', async () => {
    site.fail((file) => (file === 'neighbour/page' ? 'web page' : undefined))
    await page.goto(`${site.address}neighbour/page`)
    await expect(page.getByRole('heading')).toHaveText('Welcome to the inn')
    site.fail(() => undefined)
    const answer = await page.goto(`${site.address}no/such/road`)
    expect(answer?.status()).toBe(404)
  })
  await context.setOffline(true)
  await site.stop()

  await openMap(page, `${site.address}?marker=${pictured.id}&from=friend`)
  await expect(cardOf(page)).toContainText(`#${pictured.id}`)
  const image = cardOf(page).getByRole('img', { name: pictured.name || titleOf(pictured.type) })
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(100)
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()

  await expect
    .poll(async () => {
      const picture = await pictureAround(page, { x: 600, y: 450 }, 100)
      const colours = Array.from({ length: 200 }, (_, index) => picture.at(index - 100, index / 3))
      return new Set(colours.map(String)).size
    })
    .toBeGreaterThan(20)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await searchBox(page).fill(largestType.title)
  const row = panelOf(page).getByRole('listitem').first()
  await expect(row).toContainText(largestType.title)
  await expect
    .poll(() => row.locator('img').evaluate((icon: HTMLImageElement) => icon.naturalWidth))
    .toBeGreaterThan(0)
  await row.getByRole('button').click()
  await expect(cardOf(page)).toContainText(largestType.title)
  await cardOf(page).getByRole('button', { name: 'Route to here' }).click()
  const routeCard = page.getByRole('dialog', { name: /^Route to / })
  await expect(routeCard).toContainText(' min on foot')
  await routeCard.getByRole('button', { name: 'Close' }).click()
  await searchBox(page).fill('')
  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await expect(panelOf(page).getByRole('list', { name: 'By area' })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Quests', exact: true }).click()
  await expect(panelOf(page).getByRole('region', { name: 'Main story' })).toBeVisible()

  await chooseInMapMenu(page, 'Create poster…')
  const poster = page.getByRole('dialog', { name: 'Poster' })
  await poster.getByLabel('Size').selectOption('Wallpaper')
  await poster.getByLabel('Width in pixels').fill('320')
  await poster.getByLabel('Height in pixels').fill('320')
  const drawn = page.waitForEvent('download')
  await poster.getByRole('button', { name: 'Save poster' }).click()
  await drawn
  await poster.getByRole('button', { name: 'Close' }).click()
  await expect(poster).toBeHidden()

  await expectOffline(page, /^Offline: ready/)
  for (const name of ['Terms and Conditions', 'Privacy Policy', 'Credits']) {
    await panelOf(page).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(panelOf(page)).toBeVisible()
  }
  await page.goto(`${site.address}no/such/road`)
  await page.getByRole('link', { name: 'Back to the map' }).click()
  await mapReady(page)
  expect(await discovered(page)).toEqual([pictured.id])
  await page.reload()
  await mapReady(page)
})

test('a browser without service workers shows no offline settings', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await openMap(page)
  const dialog = await openSettings(page)
  await expect(dialog.getByRole('heading', { name: /^Marker Size/ })).toBeVisible()
  await expect(dialog.getByText(/Offline/)).toHaveCount(0)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready')
})
