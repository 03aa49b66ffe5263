import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { routeColours } from '../../src/features/routes/map/paint-route.ts'
import { expectAccessible } from '../accessible.ts'
import { inn, innView, island } from '../island.ts'
import {
  cardOf,
  expect,
  lastPosition,
  mapSurface,
  openMap,
  openMoreFacts,
  panelOf,
  restingView,
  searchBox,
  seed,
  settle,
  test,
} from '../fixtures.ts'
import { choose, rightClick } from '../map/spot.ts'
import { pixelsOf } from '../picture.ts'
import { pinCard, pinForm } from '../pins/pins-on-map.ts'
import { islandSite, wholeSite } from '../sites.ts'
import { emptyPixel, pixelOf } from '../view.ts'

test.use({ baseURL: islandSite.address })

const routeCard = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Route to |^Tour of |^Route$/ })
const lengthsOf = (page: Page): Locator => routeCard(page).getByRole('status').first()
const handle = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

async function metres(page: Page): Promise<number> {
  await expect(lengthsOf(page)).toHaveAttribute('aria-busy', 'false')
  // The card appears before its route.
  await expect(lengthsOf(page)).toHaveText(/^[\d,]+ m/)
  const text = await lengthsOf(page).innerText()
  return Number(/^([\d,]+) m/.exec(text)?.[1]?.replaceAll(',', ''))
}

test('a route to a place shows its length and directions [D-ways-1]', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await seed(page, lastPosition(innView))
  await openMap(page, `./?marker=${inn.id}`)
  await settle(page)
  expect(fetched.filter((path) => path.endsWith('network.json'))).toEqual([])
  await cardOf(page).getByRole('button', { name: 'Route to here' }).click()
  const card = routeCard(page)
  // The start is a guess, so its field has the focus and can be overwritten.
  await expect(card.getByLabel('From', { exact: true })).toBeFocused()
  await expect(lengthsOf(page)).toHaveText(/^[\d,]+ m · \d+ min on foot/)
  expect(fetched.filter((path) => path.endsWith('network.json'))).toHaveLength(1)

  const from = card.getByLabel('From', { exact: true })
  const onMap = card.getByRole('option', { name: 'Choose on map…' })
  await expect(from).toHaveValue(/\(nearest fast travel\)$/)
  await from.click()
  await onMap.click()
  await expect(card).toBeHidden()
  await expect(page.getByRole('region', { name: 'Route', exact: true })).toContainText(
    'tap the start',
  )
  await page.keyboard.press('Escape')
  await expect(card).toBeVisible()
  await from.click()
  await onMap.click()
  await mapSurface(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(card).toBeVisible()
  const before = await metres(page)
  expect(before).toBeGreaterThan(0)
  await expect.poll(() => pixelsOf(page, routeColours.line)).toBeGreaterThan(150)
  await expectAccessible(page)

  await handle(page, 'Start of the route').focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => metres(page)).toBeGreaterThan(before)
  await expect(card.getByRole('list', { name: 'Turn-by-turn directions' })).toContainText(
    /^From .*Arrive in .*: /,
  )

  const straight = await metres(page)
  const bend = handle(page, 'Add via point')
  // Wait until the handle is at rest, because the map follows a point that keys move.
  await bend.hover()
  const middle = await bend.boundingBox()
  if (!middle) throw new Error('The route has no middle.')
  await page.mouse.down()
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2]
  await page.mouse.move(x + 40, y + 160, { steps: 4 })
  await page.mouse.up()
  await expect(handle(page, 'Via point 1')).toBeVisible()
  await expect.poll(() => metres(page)).toBeGreaterThan(straight)
  await handle(page, 'Via point 1').press('Delete')
  await expect.poll(() => metres(page)).toBe(straight)

  const options = card.getByRole('button', { name: /^Options: / })
  await expect(options).toHaveText('Options: Roads and paths · On foot')
  await expect(card.getByLabel('Travel mode')).toHaveCount(0)
  await options.press('Enter')
  await card.getByLabel('Travel mode').selectOption('On horseback')
  await expect(lengthsOf(page)).toHaveText(/^[\d,]+ m · \d+ min on horseback/)
  await expect(options).toHaveText('Options: Roads and paths · On horseback')
  await expectAccessible(page)
  await options.press('Enter')
  await expect(card.getByLabel('Travel mode')).toHaveCount(0)
  expect(await metres(page)).toBe(straight)

  await card.getByLabel('Within … of the route').selectOption('250 m')
  const left = card.getByRole('list', { name: /^Unfound: / })
  const boxes = left.getByRole('checkbox')
  const count = Number(/\d+/.exec((await left.getAttribute('aria-label')) ?? ''))
  expect(count).toBeGreaterThan(0)
  await boxes.first().press('Space')
  await expect(left).toHaveAccessibleName(`Unfound: ${count - 1}`)
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.first()).toBeFocused()

  await card.getByRole('button', { name: 'Close' }).click()
  await expect(handle(page, 'Start of the route')).toHaveCount(0)
  await expect.poll(() => pixelsOf(page, routeColours.line)).toBe(0)
  const view = await restingView(page)
  await choose(await rightClick(page, emptyPixel(page, view)), 'Route from here')
  const markerIcon = pixelOf(page, view, inn)
  await page.mouse.click(markerIcon.x, markerIcon.y)
  await expect(page.getByRole('dialog', { name: /^Route to / })).toBeVisible()
  await expect(handle(page, 'End of the route')).toBeVisible()

  await card.getByRole('button', { name: 'Close' }).click()
  await choose(
    await rightClick(page, emptyPixel(page, await restingView(page))),
    'Tour nearby unfound',
  )
  await expect(card).toHaveAccessibleName('Tour of 10 stops')
  const ordered = await metres(page)
  await card.getByRole('button', { name: 'Optimise order' }).click()
  await expect.poll(() => metres(page)).toBe(ordered)
  await expect(handle(page, /^Via point \d+$/)).toHaveCount(9)
  const stops = card.getByRole('list', { name: 'Stops' }).getByRole('listitem')
  await expect(stops.filter({ hasText: /\d+ m [a-z-]+ of / }).first()).toBeVisible()
  const [first = '', second = ''] = await stops.allInnerTexts()
  await stops
    .nth(0)
    .getByRole('button', { name: /^Move 1\. .+ down$/ })
    .click()
  await expect(stops.nth(0)).toHaveText(second.replace('2.', '1.'))
  await expect(stops.nth(1)).toHaveText(first.replace('1.', '2.'))
  const [upper, lower] = [await stops.nth(0).boundingBox(), await stops.nth(1).boundingBox()]
  if (!upper || !lower) throw new Error('The stops are not shown.')
  await page.mouse.move(lower.x + 12, lower.y + lower.height / 2)
  await page.mouse.down()
  await page.mouse.move(upper.x + 12, upper.y + 4, { steps: 4 })
  await page.mouse.up()
  await expect(stops.nth(0)).toHaveText(first)
  await expect(stops.nth(1)).toHaveText(second)
  await stops
    .nth(1)
    .getByRole('button', { name: /^Remove 2\. / })
    .click()
  await expect(card).toHaveAccessibleName('Tour of 9 stops')
  await expect(lengthsOf(page)).toContainText('Next: 1 of 9, ')
  await expect(stops.and(page.locator('[aria-current="step"]'))).toHaveText(
    await stops.nth(0).innerText(),
  )
  await stops.nth(0).getByRole('checkbox').click()
  await expect(stops.nth(0).getByRole('checkbox')).toBeChecked()
  await expect(lengthsOf(page)).toContainText(/Next: 2 of 9, .+, \d+ m/)
  await card.getByRole('button', { name: 'Found it, next' }).press('Enter')
  await expect(stops.nth(1).getByRole('checkbox')).toBeChecked()
  await expect(lengthsOf(page)).toContainText('Next: 3 of 9, ')
  await expect(stops.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(card.locator('[aria-current]')).toHaveCount(1)
  const open = await metres(page)
  await options.click()
  await card.getByRole('checkbox', { name: 'Return to start' }).click()
  await expect(options).toHaveText(/ · Return to start$/)
  await expect.poll(() => metres(page)).toBeGreaterThan(open)
  await expect(stops).toHaveCount(9)
  const round = await metres(page)
  await card.getByRole('button', { name: 'Optimise order' }).click()
  await expect(lengthsOf(page)).toContainText(' m')
  expect(await metres(page)).toBeLessThanOrEqual(round)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Export route (GeoJSON)' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toMatch(/_way-\d+\.geojson$/)
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8')) as { features: unknown[] }
  expect(saved.features).toHaveLength(11)
  const [gpx] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Export route (GPX)' }).press('Enter'),
  ])
  expect(gpx.suggestedFilename()).toMatch(/_route-\d+\.gpx$/)
  expect(readFileSync(await gpx.path(), 'utf8').match(/<rtept /g)).toHaveLength(10)
  // A stop's handle covers a marker. A click on the handle opens the marker's card, and the tour stays.
  await handle(page, /^Via point \d+$/)
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Details: / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveAccessibleName('Tour of 9 stops')
})

test('a tour of unfound places can be saved, changed and shared', async ({ page, browser }) => {
  await openMap(page)
  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await page.getByRole('button', { name: 'Tour unfound in view' }).click()
  const card = routeCard(page)
  await expect(card).toHaveAccessibleName(/^Tour of \d+ stops$/)
  await expect(lengthsOf(page)).toContainText('Next: 1 of ')
  await card.getByRole('button', { name: 'Close' }).click()
  await panelOf(page).getByRole('button', { name: /^Cave/ }).click()
  await page.getByRole('button', { name: 'Tour unfound', exact: true }).press('Enter')
  await expect(card).toHaveAccessibleName(`Tour of ${island.countOfType('cave')} stops`)
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Save to my pins' }).click()
  await pinForm(page).getByLabel('Title').fill('All caves')
  await pinForm(page).getByRole('button', { name: 'Save' }).click()
  await page.reload()
  await panelOf(page).getByRole('radio', { name: 'Pins' }).check()
  await panelOf(page)
    .getByRole('button', { name: /All caves/ })
    .click()
  await pinCard(page).getByRole('button', { name: 'Show tour' }).click()
  await expect(card).toHaveAccessibleName(`Tour of ${island.countOfType('cave')} stops`)
  await expect(card.getByText('Saved to my pins: All caves')).toBeVisible()
  await card.getByRole('button', { name: 'Reverse' }).click()
  await card.getByRole('button', { name: 'Save changes' }).click()
  await expect(card.getByText('Saved to my pins: All caves')).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()

  await panelOf(page)
    .getByRole('button', { name: /All caves/ })
    .click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMoreFacts(page)
  await pinCard(page).getByRole('button', { name: 'Share tour' }).click()
  const link = await page.evaluate(async () => await navigator.clipboard.readText())
  const other = await browser.newContext({ baseURL: islandSite.address })
  const theirs = await other.newPage()
  await openMap(theirs, link)
  await theirs.getByRole('button', { name: 'Merge' }).click()
  await panelOf(theirs).getByRole('radio', { name: 'Pins' }).check()
  await panelOf(theirs)
    .getByRole('button', { name: /All caves/ })
    .click()
  await pinCard(theirs).getByRole('button', { name: 'Show tour' }).click()
  await expect(routeCard(theirs)).toHaveAccessibleName(
    `Tour of ${island.countOfType('cave')} stops`,
  )
  await other.close()
})

test('fast travel shortens a route if the player allows it [D-ways-2]', async ({ page }) => {
  // Each place is near another inn.
  const [east, west] = [island.markerById(6), island.markerById(5)]
  let broken = true
  await page.route('**/network.json', async (route) => {
    if (broken) await route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })
    else await route.continue()
  })
  await openMap(page, `./?marker=${east.id}`)
  await cardOf(page).getByRole('button', { name: 'Route to here' }).click()
  await expect(lengthsOf(page)).toContainText('Couldn’t load the roads.')
  broken = false
  await routeCard(page).getByRole('button', { name: 'Try again' }).click()
  await expect(lengthsOf(page)).toContainText(' min on foot')
  await page.evaluate(
    ({ id, type, x, y }) => {
      const detail = { id, locationType: type, coordinate: [x, y] }
      window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail }))
    },
    { ...west },
  )
  await expect(routeCard(page)).toHaveCount(0)
  await cardOf(page).getByRole('button', { name: 'Route to here' }).click()
  const from = routeCard(page).getByLabel('From', { exact: true })
  await expect(from).toHaveValue('End of last route')
  const walked = await metres(page)
  expect(walked).toBeGreaterThan(Math.hypot(east.x - west.x, east.y - west.y) - 10)
  await routeCard(page)
    .getByRole('button', { name: /^Options: / })
    .click()
  const travel = routeCard(page).getByLabel('Fast travel')
  const inWords = routeCard(page).getByRole('list', { name: 'Turn-by-turn directions' })
  await travel.selectOption('All points')
  await expect(inWords).toContainText('fast travel to The Wether and Anchor')
  expect(await metres(page)).toBeLessThan(walked)
  await travel.selectOption('Found points only')
  await expect(inWords).not.toContainText(/fast travel to/i)
  expect(await metres(page)).toBe(walked)
  await routeCard(page).getByRole('button', { name: 'Reverse' }).click()
  await expect(inWords).toContainText(/^From .*Arrive in .*: /)
  await expect(routeCard(page)).toHaveAccessibleName(/^Route to /)
})

test('both ends of a route can be typed or searched [F87]', async ({ page }) => {
  await openMap(page, wholeSite.address)
  const panel = panelOf(page)
  const card = routeCard(page)
  const from = card.getByLabel('From', { exact: true })
  const to = card.getByLabel('To', { exact: true })
  await test.step('not in the town to which the search has led', async () => {
    await searchBox(page).fill('Rattay')
    await searchBox(page).press('Enter')
    await page.getByRole('button', { name: 'Route to here' }).click()
    await expect(to).toHaveValue('Rattay')
    await expect(from).toHaveValue('Map centre')
    expect(await metres(page)).toBeGreaterThan(500)
  })
  await test.step('by a text: Enter takes the first, the arrows another, Escape neither', async () => {
    await from.fill('Sasau')
    await from.press('Enter')
    await expect(from).toHaveValue('Sasau')
    await to.fill('Ledet')
    await expect(card.getByRole('option').first()).toHaveText(/^Ledetchko/)
    await expectAccessible(page)
    await to.press('Escape')
    await expect(to).toHaveValue('Rattay')
    await to.press('ArrowUp')
    await to.press('Enter')
    await expect(card).toBeHidden()
  })
  await test.step('by a search in the panel', async () => {
    const bar = page.getByRole('region', { name: 'Route', exact: true })
    await bar.getByRole('button', { name: 'Search' }).click()
    await expect(searchBox(page)).toBeFocused()
    await searchBox(page).fill('Talmberg')
    await panel.getByRole('button', { name: /^Talmberg Castle/ }).click()
    await expect(to).toHaveValue('Talmberg')
    await expect(from).toHaveValue('Sasau')
    await expect(page.getByRole('dialog', { name: 'Settlement: Talmberg' })).toHaveCount(0)
  })
  await test.step('the whole of it is brought into view', async () => {
    for (const name of ['Start of the route', 'End of the route']) {
      const box = await handle(page, name).boundingBox()
      expect(box?.x).toBeGreaterThan(400)
      expect(box?.x).toBeLessThan(1020)
    }
  })
})
