import {
  cardOf,
  discovered,
  expect,
  lastPosition,
  openMap,
  openMoreFacts,
  panelOf,
  restingView,
  searchBox,
  seed,
  storedField,
  storedText,
  test,
} from '../fixtures.ts'
import { inn, innView } from '../island.ts'
import { islandSite } from '../sites.ts'
import { pixelOf } from '../view.ts'
import { pictured, titleOf, total } from '../world.ts'

const { id, type, x, y, image } = pictured
const name = pictured.name || titleOf(type)

test('the card shows a place’s facts, copies them and marks the place [S1.06] [S1.07] [S3.06] [S3.19] [S4.05] [S7.05] [F34] [D-map-10] [D-world-2] [D-world-3]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMap(page, `./?marker=${id}`)
  const card = cardOf(page)
  await test.step('what is known', async () => {
    await expect(card).toHaveAccessibleName(`Details: ${name}`)
    await expect(card.getByRole('heading', { name })).toBeVisible()
    await expect(card.locator(`img[src$="/icons/${type}.webp"]`)).toBeVisible()
    const picture = card.getByRole('img', { name })
    await expect(picture).toHaveAttribute('src', `/${image}`)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
    for (const text of [titleOf(type), `#${id}`, `${x}, ${y}`, /\d m [a-z-]+ of |In [A-Z]/]) {
      await expect(card).toContainText(text)
    }
    await expect(card.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
    await expect(card.getByRole('switch', { name: 'Discovered' })).toBeVisible()
    await expect(card.getByRole('img', { name: 'Visited' })).toBeVisible()
    const copy = card.getByRole('button', { name: `Copy coordinates ${x}, ${y}` })
    await expect(copy).toBeHidden()
    await openMoreFacts(page)
    await expect(copy).toBeVisible()
    await expect(card.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
    await expect(card.getByRole('switch', { name: 'Visited' })).toBeVisible()
  })
  await test.step('a click copies', async () => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await cardOf(page)
      .getByRole('button', { name: `Copy coordinates ${x}, ${y}` })
      .click()
    await expect(cardOf(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
    expect(await clipboard()).toBe(`${x}, ${y}`)
    await cardOf(page).getByRole('button', { name: 'Share' }).click()
    await expect(cardOf(page).getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
    expect(await clipboard()).toBe(new URL(`/?marker=${id}`, page.url()).href)
    await cardOf(page).getByRole('button', { name: 'Copy place data' }).click()
    await expect.poll(clipboard).toMatch(new RegExp(`^${id},${type},${x},${y},`))
  })
  await test.step('Discovered, also after a reload', async () => {
    const mark = cardOf(page).getByRole('switch', { name: 'Discovered' })
    await expect(mark).not.toBeChecked()
    await mark.click()
    await expect(mark).toBeChecked()
    expect(await discovered(page)).toEqual([id])
    await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
    await page.reload()
    await expect(mark).toBeChecked()
    await searchBox(page).fill(`#${id}`)
    await expect(page.getByRole('listitem').filter({ hasText: `#${id}` })).toContainText('Found')
    await mark.click()
    await expect(mark).not.toBeChecked()
    expect(await discovered(page)).toEqual([])
  })
  await test.step('where copying is refused, the text is shown and selected', async () => {
    await openMoreFacts(page)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await cardOf(page)
      .getByRole('button', { name: `Copy coordinates ${x}, ${y}` })
      .click()
    const field = cardOf(page).getByRole('textbox')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(`${x}, ${y}`)
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(`${x}, ${y}`)
  })
})

test.describe('on the island', () => {
  test.use({ baseURL: islandSite.address })

  test('the card shows name, type and position, and leads to the next of its type [S3.05] [D-map-10] [D-world-2] [D-world-3]', async ({
    page,
  }) => {
    await openMap(page, './?marker=8')
    const card = cardOf(page)
    await expect(cardOf(page)).toHaveAccessibleName('Details: The Thorn Coffer')
    await expect(cardOf(page)).toContainText('Requires lockpicking: hard')
    await expect(cardOf(page)).toContainText('Chest')
    await expect(cardOf(page)).toContainText('200 m south-east of Marl Keep')
    const found = card.getByRole('switch', { name: 'Discovered' })
    await expect(found).toHaveAccessibleName('Mark as found Discovered')
    const { height = 0, width = 0 } = (await found.boundingBox()) ?? {}
    expect(Math.min(height, width / 3)).toBeGreaterThanOrEqual(44)
    await found.click()
    await expect(found).toHaveAccessibleName('Found Discovered')
    await expect(card.getByText('Access')).toBeVisible()
    await expect(card.getByText('Type', { exact: true })).toBeVisible()
    await openMoreFacts(page)
    await card.getByRole('button', { name: /^Next of this type/ }).click()
    await expect(card).not.toContainText('#8')
    await expect(card).toContainText('Chest')
    await page.goto('./?marker=13')
    await expect(cardOf(page)).toHaveAccessibleName('Details: Shrine')
    await expect(cardOf(page).locator('img[alt]:not([alt=""])')).toHaveCount(0)
    await expect(card.getByText('Type', { exact: true })).toBeHidden()
    await page.goto(`./?marker=${inn.id}`)
    await expect(cardOf(page)).toContainText('In Barrowwick')
    // A unit of the other world is two metres.
    await page.goto('./buyan?marker=1')
    await expect(cardOf(page)).toContainText('590 m south-east of Леденец')
  })

  test('opening a card marks the place visited until a reload [S1.06] [S3.18] [S4.04] [D-map-12]', async ({
    page,
  }) => {
    await seed(page, lastPosition(innView))
    await openMap(page, './?marker=3')
    const sign = cardOf(page).getByRole('img', { name: 'Visited' })
    await expect(sign).toBeVisible()
    await openMoreFacts(page)
    const visited = cardOf(page).getByRole('switch', { name: 'Visited' })
    await expect(visited).toBeChecked()
    await visited.click()
    await expect(visited).not.toBeChecked()
    await expect(sign).toBeHidden()
    await visited.click()
    await expect(visited).toBeChecked()
    expect((await storedText(page, 'progress-store')) ?? '').not.toContain('[3]')
    expect(await storedField(page, 'progress-store', 'visitedMarkers')).toBeUndefined()
    await visited.click()
    await cardOf(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(cardOf(page)).toBeHidden()
    const at = pixelOf(page, await restingView(page), inn)
    await page.mouse.click(at.x, at.y)
    await expect(sign).toBeVisible()
  })
})
