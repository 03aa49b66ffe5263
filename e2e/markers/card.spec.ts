import {
  cardOf,
  discovered,
  expect,
  lastPosition,
  openMap,
  panelOf,
  restingView,
  searchBox,
  seed,
  storedField,
  storedText,
  test,
} from '../journey.ts'
import { pixelOf, viewOn } from '../view.ts'
import { markerById, total } from '../world.ts'

test('the card tells all that is known of a place, copies its coordinate and its link, and marks and unmarks it for good [S1.06] [S1.07] [S3.06] [S3.19] [S4.05] [S7.05] [F34] [D-map-10] [D-world-2] [D-world-3]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMap(page, './?marker=335')
  const card = cardOf(page)
  await test.step('what is known', async () => {
    await expect(card).toHaveAccessibleName('Details: bandit camp')
    await expect(card.getByRole('heading', { name: 'bandit camp' })).toBeVisible()
    await expect(card.locator('img[src$="/icons/enemy_camp.webp"]')).toBeVisible()
    const image = card.getByRole('img', { name: /bandit camp/ })
    await expect(image).toHaveAttribute('src', '/images/335-camp.webp')
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
    for (const text of ['Enemy Camp', '#335', '3470, 1440', '670 m south-west of Ledetchko']) {
      await expect(card).toContainText(text)
    }
    for (const name of ['Copy coordinate 3470, 1440', 'Share', 'Close']) {
      await expect(card.getByRole('button', { name, exact: true })).toBeVisible()
    }
    for (const name of ['Discovered', 'Visited']) {
      await expect(card.getByRole('switch', { name })).toBeVisible()
    }
  })
  await test.step('a click copies', async () => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await cardOf(page).getByRole('button', { name: 'Copy coordinate 3470, 1440' }).click()
    await expect(cardOf(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
    expect(await clipboard()).toBe('3470, 1440')
    await cardOf(page).getByRole('button', { name: 'Share' }).click()
    await expect(cardOf(page).getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
    expect(await clipboard()).toBe(new URL('/?marker=335', page.url()).href)
    await cardOf(page).getByRole('button', { name: 'Copy the row' }).click()
    await expect.poll(clipboard).toMatch(/^335,enemy_camp,3470,1440,bandit camp,/)
  })
  await test.step('Discovered, also after a reload', async () => {
    const mark = cardOf(page).getByRole('switch', { name: 'Discovered' })
    await expect(mark).not.toBeChecked()
    await mark.click()
    await expect(mark).toBeChecked()
    expect(await discovered(page)).toEqual([335])
    await expect(panelOf(page).getByText(`1 of ${total} discovered`)).toBeVisible()
    await page.reload()
    await expect(mark).toBeChecked()
    await searchBox(page).fill('#335')
    await searchBox(page).press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: '#335' })).toContainText('Discovered')
    await mark.click()
    await expect(mark).not.toBeChecked()
    expect(await discovered(page)).toEqual([])
  })
  await test.step('where copying is refused, the text is shown and selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await cardOf(page).getByRole('button', { name: 'Copy coordinate 3470, 1440' }).click()
    const field = cardOf(page).getByRole('textbox')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('3470, 1440')
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('3470, 1440')
  })
})

test('a chest’s card holds its description; a place without a name goes by its type; where one lies is said in words [S3.05] [D-map-10] [D-world-2] [D-world-3]', async ({
  page,
}) => {
  await page.goto('./?marker=1039')
  await expect(cardOf(page)).toHaveAccessibleName('Details: treasure XXIII')
  await expect(cardOf(page)).toContainText('Hidden away in a small cave')
  await expect(cardOf(page)).toContainText('Treasure Chest')
  await page.goto('./?marker=0')
  await expect(cardOf(page)).toHaveAccessibleName('Details: Accident')
  await expect(cardOf(page).locator('img[alt]:not([alt=""])')).toHaveCount(0)
  // A unit is half a metre.
  const rattay = { x: 5218, y: 1191 }
  const { x, y } = markerById(1016)
  const metres = Math.round(Math.hypot(x - rattay.x, y - rattay.y) / 2 / 10) * 10
  await page.goto('./?marker=1016')
  await expect(cardOf(page)).toContainText(`${metres} m north-east of Rattay`)
  await page.goto('./?marker=1003')
  await expect(cardOf(page)).toContainText(/ m [a-z-]+ of Skalitz|In Skalitz/)
})

test('opening a card marks the place visited, until the page is loaded anew [S1.06] [S3.18] [S4.04] [D-map-12]', async ({
  page,
}) => {
  const camp = markerById(335)
  const view = viewOn(camp, 5)
  await seed(page, lastPosition(view))
  await openMap(page, './?marker=335')
  const visited = cardOf(page).getByRole('switch', { name: 'Visited' })
  await expect(visited).toBeChecked()
  await visited.click()
  await expect(visited).not.toBeChecked()
  await visited.click()
  await expect(visited).toBeChecked()
  expect((await storedText(page, 'progress-store')) ?? '').not.toContain('335')
  expect(await storedField(page, 'progress-store', 'visitedMarkers')).toBeUndefined()
  await visited.click()
  await cardOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(cardOf(page)).toBeHidden()
  const at = pixelOf(page, await restingView(page), camp)
  await page.mouse.click(at.x, at.y)
  await expect(visited).toBeChecked()
})
