import {
  cardOf,
  expect,
  mapSurface,
  openMap,
  openMoreFacts,
  panelOf,
  restingView,
  test,
} from '../fixtures.ts'
import { expectInTheOpen } from '../view.ts'
import { camp } from '../camp.ts'
import { bareLandSite, islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test('a link to a spot shows the spot above its bottom sheet', async ({ page }) => {
  await openMap(page, './?spot=2550,2650')
  await expect(panelOf(page)).toBeHidden()
  const sheet = page.getByRole('dialog', { name: 'Spot: 2550, 2650' })
  await expect(sheet).toContainText(/ m [a-z-]+ of Sealhaven/)
  const pin = page.getByRole('img', { name: 'Pin at 2550, 2650' })
  await expect
    .poll(async () => {
      const box = await pin.boundingBox()
      return (box?.y ?? 9999) + (box?.height ?? 0)
    })
    .toBeLessThan((await sheet.boundingBox())?.y ?? 0)
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(pin).toHaveCount(0)
  await expect(mapSurface(page)).toBeVisible()
})

test('a link opens its view or marker clear of the panel and the bottom sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMap(page, './?at=2200,2300,4.5')
  await expect(panelOf(page)).toBeHidden()
  expect(await restingView(page)).toMatchObject({ coordinates: [2200, 2300], zoom: 4.5 })
  await openMap(page, `${bareLandSite.address}?marker=${camp.id}&at=${camp.x},${camp.y},4`)
  await expect(cardOf(page)).toBeVisible()
  await expectInTheOpen(page, camp)
  await openMoreFacts(page)
  for (const [name, message, text] of [
    ['Share', 'Link copied', `/?marker=${camp.id}`],
    ['Copy embed code', 'Embed code copied', `/embed?marker=${camp.id}`],
  ] as const) {
    await cardOf(page).getByRole('button', { name }).tap()
    await expect(cardOf(page).getByRole('status').filter({ hasText: message })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text)
  }
})

test('the filters of a link are announced in the panel', async ({ page }) => {
  await openMap(page, './?types=-cave')
  const notice = panelOf(page).getByRole('group', { name: 'Shared filters' })
  await notice.getByRole('button', { name: 'Back to mine' }).tap()
  await expect(notice).toHaveCount(0)
  await expect(panelOf(page).getByRole('button', { name: /^Cave/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
