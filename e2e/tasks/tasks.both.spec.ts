import type { Locator, Page } from '@playwright/test'
import { island, viewOf } from '../island.ts'
import {
  cardOf,
  discovered,
  expect,
  lastPosition,
  mapOf,
  mapReady,
  openMap,
  openSettings,
  panelOf,
  searchBox,
  seed,
  storedState,
  type View,
} from '../fixtures.ts'
import { bareLandSite, islandSite } from '../sites.ts'
import { emptyPixel, isAlone, pixelOf } from '../view.ts'
import { countOfType, markers } from '../world.ts'
import { testTask, type Player } from './counted.ts'

const onIsland = islandSite.address
const inBohemia = bareLandSite.address

/** Two places 45 m apart. At zoom 2, two metres per pixel, a click between them may mean either. */
const herbs = island.markerById(17)
const between = { x: 2592, y: 2911 }

const chip = (page: Page) => page.getByRole('group', { name: 'Map filter' })
const results = (page: Page) => page.getByRole('region', { name: 'Search results' })
const settlement = (page: Page) => page.getByRole('dialog', { name: 'Settlement: Rattay' })

/** Opens the page with its default panel: closed on a phone, open beside the map elsewhere. */
async function open(
  page: Page,
  address: string,
  entries: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const panel = width < 768 ? { 'settings-store': storedState({ panelOpen: false }) } : {}
  await seed(page, { ...entries, ...panel })
  await openMap(page, address)
}

async function shows(page: Page, amount: number): Promise<void> {
  await expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(amount))
}

async function searchFor(page: Page, player: Player, isMobile: boolean, text: string) {
  if (isMobile) await player.press(page.getByRole('button', { name: 'Open panel' }))
  await player.press(searchBox(page))
  await player.type(text)
}

async function searchAtOnce(page: Page, player: Player, isMobile: boolean, text: string) {
  await player.press(
    isMobile ? barOf(page).getByRole('button', { name: 'Search' }) : searchBox(page),
  )
  await expect(searchBox(page)).toBeFocused()
  await player.type(text)
  await page.keyboard.press('Enter')
}

const barOf = (page: Page) => page.getByRole('toolbar', { name: 'Panel shortcuts' })

/** Returns the view in the page's address, once the address has one. */
async function viewOnScreen(page: Page): Promise<View> {
  const viewParameter = () => new URL(page.url()).searchParams.get('at')
  await expect.poll(viewParameter).not.toBeNull()
  const [x = 0, y = 0, zoom = 0] = (viewParameter() ?? '').split(',').map(Number)
  return { coordinates: [x, y], zoom }
}

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

testTask(
  'To find the grindstone nearest to Rattay',
  (page) => open(page, inBohemia),
  async ({ page, isMobile, player }) => {
    await searchAtOnce(page, player, isMobile, 'grindstone rattay')
    await expect(cardOf(page)).toContainText('Grindstone')
    await expect(cardOf(page)).toContainText('In Rattay')
  },
)

testTask(
  'To see the chests that are still to find',
  (page) => {
    const found = island.markers.find(({ type }) => type === 'chest')?.id
    return open(page, onIsland, {
      'progress-store': storedState({ discoveredMarkers: [found] }),
    })
  },
  async ({ page, isMobile, player }) => {
    const names = ['Treasure', 'Unfound']
    // On a phone, the button that ends the first filter replaces the shortcuts, so the order matters.
    if (isMobile) names.reverse()
    for (const name of names) await player.press(page.getByRole('button', { name, exact: true }))
    await shows(page, island.countOfType('chest') - 1)
  },
)

testTask(
  'To mark a nest as found',
  (page) => open(page, inBohemia),
  async ({ page, player }) => {
    const view = await viewOnScreen(page)
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    const nest = markers.find((one) => {
      const { x, y } = pixelOf(page, view, one)
      const clear = x > (width < 768 ? 40 : 460) && x < width - 70 && y > 160 && y < height - 160
      return one.type === 'nest' && clear && isAlone(one, view, 30, one)
    })
    if (!nest) throw new Error('No nest is in view.')
    await player.pressAt(pixelOf(page, view, nest))
    await player.press(cardOf(page).getByRole('switch', { name: 'Discovered' }))
    await expect.poll(() => discovered(page)).toEqual([nest.id])
  },
)

testTask(
  'To send the progress to the phone',
  (page) =>
    open(page, onIsland, { 'progress-store': storedState({ discoveredMarkers: [1, 2, 3] }) }),
  async ({ page, isMobile, player }) => {
    const progress = isMobile
      ? barOf(page).getByRole('button', { name: 'Progress' })
      : panelOf(page).getByRole('radio', { name: 'Progress' })
    await player.press(progress)
    await player.press(page.getByRole('button', { name: 'Send to another device' }))
    await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
  },
)

testTask(
  'To come back from a friend’s view',
  (page) => open(page, `${onIsland}?types=shrine&at=300,300,5`),
  async ({ page, player }) => {
    await shows(page, island.countOfType('shrine'))
    await player.press(chip(page).getByRole('button', { name: 'Back to mine' }))
    await shows(page, island.markers.length)
  },
)

testTask(
  'To see what Rattay offers',
  (page) => open(page, inBohemia, lastPosition({ coordinates: [5218, 1191], zoom: 4 })),
  async ({ page, player }) => {
    const name = mapOf(page).locator('.map-label', { hasText: /^Rattay$/ })
    await expect(name).toBeVisible()
    await player.pressAt(await middleOf(name))
    await expect(settlement(page)).toContainText('Shops and services')
  },
)

testTask(
  'To have belladonna alone on the map',
  (page) => open(page, inBohemia),
  async ({ page, isMobile, player }) => {
    await searchFor(page, player, isMobile, 'belladonna')
    const show = results(page).getByRole('button', { name: /^Show all \d+ on map$/ })
    const amount = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
    await player.press(show)
    await shows(page, amount)
    expect(amount).toBe(markers.filter(({ yields }) => yields.includes('belladonna')).length)
    await expect(chip(page)).toBeVisible()
  },
)

testTask(
  'To choose the lower of two places that overlap',
  (page) => open(page, onIsland, lastPosition(viewOf(between, 2))),
  async ({ page, player }) => {
    await player.pressAt(pixelOf(page, viewOf(between, 2), between))
    const list = mapOf(page).getByRole('group', { name: '2 places here' })
    await player.press(list.getByRole('button', { name: 'Herbs' }))
    await expect(cardOf(page)).toContainText(`#${herbs.id}`)
  },
)

testTask(
  'To see one kind alone, and then everything else again',
  (page) => open(page, onIsland),
  async ({ page, isMobile, player }) => {
    const treasure = page.getByRole('button', { name: 'Treasure', exact: true })
    await player.press(treasure)
    await shows(page, island.countOfType('chest'))
    // On a phone the shortcut stays in place, and a second tap undoes it.
    const back = isMobile ? treasure : chip(page).getByRole('button', { name: 'Clear' })
    await player.press(back)
    await shows(page, island.markers.length)
  },
)

testTask(
  'To have what I kept as a set on the map',
  (page) => {
    const filters = { visibleTypes: { '*': false, inn: true } }
    const sets = [{ id: 'a'.repeat(24), name: 'My inns', filters }]
    return open(page, onIsland, { 'filter-sets-store': storedState({ sets }) })
  },
  async ({ page, player }) => {
    await player.press(page.getByRole('button', { name: 'My inns', exact: true }))
    await shows(page, island.countOfType('inn'))
  },
)

testTask(
  'To read at night',
  (page) => open(page, onIsland),
  async ({ page, player }) => {
    const change = (look: string) => page.getByRole('button', { name: `Switch to ${look}` })
    await player.press(change('Night'))
    await expect(mapOf(page)).toHaveAttribute('data-basemap-style', 'night')
    // The other styles follow in turn. They are not part of the counted task.
    await change('Plain').click()
    await expect(mapOf(page)).toHaveAttribute('data-basemap-style', 'plain')
    await change('Parchment').click()
    await expect(mapOf(page)).toHaveAttribute('data-basemap-style', 'parchment')
  },
)

testTask(
  'To find the filter of Fast Travel',
  (page) => open(page, inBohemia),
  async ({ page, isMobile, player }) => {
    await searchFor(page, player, isMobile, 'fast travel')
    const filter = results(page).getByRole('button', { name: /^Fast Travel \d+$/ })
    await expect(filter).toBeInViewport({ ratio: 1 })
    await filter.press('Enter')
    await expect(filter).toHaveAttribute('aria-pressed', 'false')
    await shows(page, markers.length - countOfType('fast_travel'))
  },
)

testTask(
  'To have what was cleared back',
  async (page) => {
    await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1, 2, 3] }) })
    await openMap(page, onIsland)
    const settings = await openSettings(page)
    await settings.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect.poll(() => discovered(page)).toEqual([])
  },
  async ({ page, player }) => {
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    const toast = toasts.filter({ hasText: 'Cleared discovered locations' })
    await player.press(toast.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => discovered(page)).toEqual([1, 2, 3])
  },
)

testTask(
  'To see the chests that my lockpicking opens',
  (page) => open(page, inBohemia),
  async ({ page, isMobile, player }) => {
    if (isMobile) await player.press(barOf(page).getByRole('button', { name: 'Filters' }))
    await player.press(panelOf(page).getByRole('button', { name: /^Chests, herbs/ }))
    const level = panelOf(page).getByRole('combobox', { name: /lock/i })
    await player.press(level)
    await level.selectOption({ index: 2 })
    const amount = async () => Number(await mapOf(page).getAttribute('data-shown-markers'))
    await expect.poll(amount).toBeLessThan(markers.length)
    expect(await amount()).toBeGreaterThan(markers.length - countOfType('treasure_chest'))
  },
)

testTask(
  'To have a route from Rattay to Sasau',
  (page) => open(page, inBohemia),
  async ({ page, isMobile, player }) => {
    await searchAtOnce(page, player, isMobile, 'sasau')
    const town = page.getByRole('dialog', { name: 'Settlement: Sasau' })
    await player.press(town.getByRole('button', { name: 'Route to here' }))
    const route = page.getByRole('dialog', { name: /^Route to / })
    const from = route.getByRole('combobox', { name: 'From' })
    if (isMobile) await player.press(from)
    await expect(from).toBeFocused()
    await player.type('rattay')
    await page.keyboard.press('Enter')
    await expect(route).toContainText(/From Rattay, /)
  },
)

testTask(
  'To have a tour of ten nests',
  (page) => open(page, inBohemia),
  async ({ page, isMobile, player }) => {
    if (isMobile) {
      await player.press(barOf(page).getByRole('button', { name: 'Filters' }))
      await player.hold(panelOf(page).getByRole('button', { name: /^Nest \d/ }))
    } else await player.press(panelOf(page).getByRole('button', { name: 'Actions for Nest' }))
    await player.press(page.getByRole('menuitem', { name: 'Tour nearest 10' }))
    await expect(page.getByRole('dialog', { name: 'Tour of 10 stops' })).toBeVisible()
  },
)

testTask(
  'To pin a spot and find it again',
  (page) => open(page, onIsland, lastPosition(viewOf(between, 2))),
  async ({ page, isMobile, player }) => {
    await player.holdAt(emptyPixel(page, viewOf(between, 2)))
    await player.press(page.getByRole('menuitem', { name: 'Add pin' }))
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await player.type('Hoard')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await searchAtOnce(page, player, isMobile, 'hoard')
    await expect(page.getByRole('dialog', { name: 'Pin: Hoard' })).toBeVisible()
  },
)

testTask(
  'To print what is left to find in view',
  async (page) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await open(page, onIsland, {
      ...lastPosition(viewOf(between, 2)),
      'progress-store': storedState({ discoveredMarkers: [herbs.id] }),
    })
  },
  async ({ page, player }) => {
    await player.press(page.getByRole('button', { name: 'Map menu' }))
    await player.press(page.getByRole('menuitem', { name: 'Print view…' }))
    const dialog = page.getByRole('dialog', { name: 'Print' })
    await expect(dialog.getByRole('radio', { name: 'Unfound only' })).toBeChecked()
    await player.press(dialog.getByRole('button', { name: 'Print', exact: true }))
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  },
)

testTask(
  'To see only fast travel',
  (page) => open(page, inBohemia),
  async ({ page, player }) => {
    await player.press(page.getByRole('button', { name: 'Fast travel', exact: true }))
    await shows(page, countOfType('fast_travel'))
  },
)

testTask(
  'To take back yesterday’s mark',
  async (page) => {
    await open(page, `${onIsland}?marker=${herbs.id}`)
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await expect.poll(() => discovered(page)).toEqual([herbs.id])
    await page.goto(onIsland)
    await mapReady(page)
  },
  async ({ page, isMobile, player }) => {
    const progress = isMobile
      ? barOf(page).getByRole('button', { name: 'Progress' })
      : panelOf(page).getByRole('radio', { name: 'Progress' })
    await player.press(progress)
    const changes = page.getByRole('list', { name: 'Recent changes' })
    await player.press(changes.getByRole('button', { name: /^Undo: / }).first())
    await expect.poll(() => discovered(page)).toEqual([])
  },
)

testTask(
  'To find the baths of Kuttenberg',
  (page) => open(page, inBohemia),
  async ({ page, isMobile, player }) => {
    if (isMobile) await player.press(page.getByRole('button', { name: 'Open panel' }))
    await player.press(panelOf(page).getByRole('button', { name: /^World: / }))
    await player.press(page.getByRole('link', { name: /Kuttenberg/ }))
    await page.waitForURL(/kcd2-kuttenberg/)
    await mapReady(page)
    await searchAtOnce(page, player, isMobile, 'baths')
    await expect(cardOf(page)).toContainText(/bath/i)
  },
)
