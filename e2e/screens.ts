import type { Locator, Page } from '@playwright/test'
import { createBackup } from '../src/features/progress/model/backup-format.ts'
import { writeTransfer } from '../src/features/links/model/transfer-link.ts'
import { decodeWorld, encodeWorld } from '../src/world/world-file.ts'
import { breakPanel } from './app/broken-page.ts'
import { island, viewOf } from './island.ts'
import {
  cardOf,
  chooseInMapMenu,
  expect,
  lastPosition,
  mapSurface,
  openBackups,
  openMap,
  openMoreFacts,
  openSettings,
  panelOf,
  searchBox,
  seed,
  storedState,
} from './fixtures.ts'
import { menuOf } from './map/spot.ts'
import { addPicture, plain } from './pins/own-pictures.ts'
import { pinCard, pinForm } from './pins/pins-on-map.ts'
import { note, stash, storedPins } from './pins/pins.ts'
import { islandSite } from './sites.ts'
import { expectInTheOpen } from './view.ts'
import {
  countOfType,
  longestTitle,
  markers,
  pictured,
  settings as world,
  soldMap,
  types,
} from './world.ts'

export interface LookOptions {
  readonly reopen?: () => Promise<void>
  /** Whether to inspect it in every language, instead of only in the most demanding ones. */
  readonly main?: boolean
  /** Whether to inspect it in English only: it shows a world's own words or can't change its language while open. */
  readonly inEnglish?: boolean
  /** Parts whose texts must neither overlap nor exceed their edges, however long they are. */
  readonly parts?: readonly Locator[]
}

/** Inspects the present state of the screen under a name. */
export type Look = (name: string, stop?: LookOptions) => Promise<void>

/** Opens states one after the other and inspects each, on a desktop with a mouse and on a phone. */
export type Screen = (page: Page, look: Look) => Promise<void>

const inRattay = lastPosition({ coordinates: [5218, 1191], zoom: 4 })

const someFound = {
  'progress-store': storedState({ discoveredMarkers: markers.slice(0, 30).map(({ id }) => id) }),
}

/** Opens the map with the panel beside the map, or covering it on a phone. */
async function begin(
  page: Page,
  entries: Readonly<Record<string, unknown>> = {},
  address = './',
): Promise<void> {
  // Notifications stay, so that they can be inspected.
  const settings = storedState({ keepNotifications: true, panelOpen: true })
  await seed(page, { 'settings-store': settings, ...entries })
  await openMap(page, address)
}

async function search(page: Page, words: string): Promise<void> {
  await searchBox(page).fill(words)
}

/** Gives the page the user agent of an in-app browser, with a share sheet that accepts files. */
async function pretendToBeInsideApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const userAgent = `${navigator.userAgent} Instagram 337.0.2`
    const share = () => Promise.reject(new DOMException('', 'AbortError'))
    const fakes = { userAgent, canShare: () => true, share }
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(navigator, name, { value, configurable: true })
  })
}

const results = (page: Page) => page.getByRole('region', { name: 'Search results' })

async function choose(page: Page, content: unknown, name: string = playerTexts[2]): Promise<void> {
  const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  await page.getByTestId('upload-input').setInputFiles({ name, mimeType: '', buffer })
}

async function openSpotMenu(page: Page): Promise<void> {
  await mapSurface(page).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menuOf(page)).toBeFocused()
}

async function chooseInSpotMenu(page: Page, name: string): Promise<void> {
  await openSpotMenu(page)
  await page.getByRole('menuitem', { name }).click()
}

/** Closes the panel if it is open. On a phone it covers the map, and may have closed by itself. */
async function closePanel(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close panel' })
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1000 })
    await expect(panelOf(page)).toBeHidden({ timeout: 1000 })
  }).toPass()
}

/** Expands a card on a phone, where it first shows only its top. */
async function raiseCard(page: Page): Promise<void> {
  const more = page.locator('.card').getByRole('button', { name: 'Show more', exact: true })
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1000 })
    await expect(more).toBeHidden({ timeout: 1000 })
  }).toPass()
}

async function choosePart(
  page: Page,
  name: 'Filters' | 'Progress' | 'List' | 'Pins',
): Promise<void> {
  await panelOf(page).getByRole('radio', { name }).check()
}

/** Texts that the player writes, which are the same in every language. */
export const playerTexts = [
  'x'.repeat(40),
  'dragon',
  'a.json',
  stash.title,
  stash.note,
  note.note,
] as const

const questAtSpot = /^The Queen of Sheba’s Sword/

const longestType = new RegExp(`^${longestTitle}`)
const picturedPlace = `./?marker=${pictured.id}`

/** The type with the fewest places, but more than three, so that its tour is computed quickly. */
const fewPlaces = types
  .filter(({ id }) => countOfType(id) > 3)
  .reduce((fewest, type) => (countOfType(type.id) < countOfType(fewest.id) ? type : fewest))

/** Names of the island's places: one long word, many words, and right-to-left text. */
const longNames = new Map([
  [17, 'Donaudampfschifffahrtsgesellschaft'.repeat(6)],
  [18, 'an inn at the end of the longest road of all '.repeat(6).trim()],
  [19, 'שלום עולם \u202E مرحبا بالعالم'],
])

async function giveLongNames(page: Page): Promise<void> {
  await page.route(`**/data/${island.id}/world.json`, async (route) => {
    const answer = await route.fetch()
    const plain = decodeWorld(await answer.json())
    const renamed = plain.markers.map((marker) => {
      const name = longNames.get(marker.id)
      return name === undefined ? marker : { ...marker, name }
    })
    await route.fulfill({ json: encodeWorld({ ...plain, markers: renamed }, '/icons/') })
  })
}

export const screens: Readonly<Record<string, Screen>> = {
  'the panel': async (page, look) => {
    await begin(page, storedPins(stash))
    const panel = panelOf(page)
    for (const part of [
      searchBox(page),
      panel.getByRole('button', { name: 'Hide all' }),
      panel.getByRole('switch', { name: 'Name plates' }),
      panel.getByRole('link', { name: 'Privacy Policy' }),
      panel.getByRole('button', { name: 'Settings' }),
    ])
      await expect(part).toBeVisible()
    await look('filters', { main: true })
    // A hidden type has a different appearance.
    await panel.getByRole('button', { name: longestType }).click()
    await panel.getByRole('button', { name: 'Disclaimer' }).click()
    await panel.getByRole('button', { name: /found places$/i }).click()
    await look('a hidden kind and the disclaimer')
    await panel.getByRole('button', { name: 'Keep as set…' }).click()
    const naming = page.getByRole('dialog', { name: 'Keep as filter set' })
    await naming.getByLabel('Name').fill(playerTexts[0])
    await look('a set’s name')
    await naming.getByRole('button', { name: 'Save' }).click()
    await expect(naming).toBeHidden()
    await panel.getByRole('button', { name: `Actions for ${playerTexts[0]}` }).click()
    await expect(page.getByRole('menu', { name: playerTexts[0] })).toBeVisible()
    await look('a set’s menu')
    await page.keyboard.press('Escape')
    await choosePart(page, 'Progress')
    await expect(page.getByRole('heading', { name: 'Whole map' })).toBeVisible()
    await look('progress', { main: true })
  },
  settings: async (page, look) => {
    await begin(page)
    const settings = await openSettings(page)
    for (const name of ['Upload', 'Backup', 'Clear', 'Close'])
      await expect(settings.getByRole('button', { name, exact: true })).toBeVisible()
    await look('all', { main: true })
  },
  'the map’s menu': async (page, look) => {
    await begin(page, inRattay)
    await closePanel(page)
    await page.getByRole('button', { name: 'Map menu' }).click()
    await expect(page.getByRole('menu', { name: 'Map menu' })).toBeVisible()
    await look('menu')
    await page.keyboard.press('Escape')
    for (const [name, stop] of [
      ['Create poster…', 'poster'],
      ['Follow game…', 'following'],
      ['Print view…', 'print'],
    ] as const) {
      await chooseInMapMenu(page, name)
      const dialog = page.getByRole('dialog', { name: /^(Poster|Live position|Print)$/ })
      await expect(dialog).toBeVisible()
      if (stop === 'following') await dialog.locator('summary').click()
      await look(stop, { main: true })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  },
  'a place and the route to it': async (page, look) => {
    await begin(page, {}, picturedPlace)
    await closePanel(page)
    const card = cardOf(page)
    await expect(card).toBeVisible()
    for (const name of ['Zoom in', 'Zoom out', 'Full screen', 'Open panel'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await look('card', { main: true })
    await card.getByRole('switch', { name: 'Discovered' }).click()
    await openMoreFacts(page)
    for (const name of [`Copy coordinates ${pictured.x}, ${pictured.y}`, 'Share'])
      await expect(card.getByRole('button', { name, exact: true })).toBeVisible()
    await look('marked, with its number')
    await card.getByRole('button', { name: 'Route to here' }).click()
    const routeCard = page.getByRole('dialog', { name: /^Route to / })
    await expect(routeCard).toBeVisible()
    await expect(routeCard.getByRole('status').first()).toHaveAttribute('aria-busy', 'false')
    await look('route', { main: true })
  },
  'what a search finds': async (page, look) => {
    await begin(page)
    await search(page, 'grindstone rattay')
    await expect(results(page)).toBeVisible()
    await look('a kind and a place')
    await search(page, longestTitle)
    await expect(
      results(page).getByRole('listitem').filter({ hasText: /#\d/ }).first(),
    ).toBeVisible()
    await look('many')
    await search(page, 'qqqqq')
    await expect(page.getByText('No places match')).toBeVisible()
    await look('nothing')
  },
  'the worlds, a settlement, and what one kind leads to': async (page, look) => {
    await begin(page, { ...inRattay, ...someFound })
    await page.getByRole('button', { name: /^World: / }).click()
    await look('worlds')
    await page.keyboard.press('Escape')
    await search(page, 'rattay')
    await results(page).getByRole('button', { name: /Town/ }).click()
    await expect(page.getByRole('dialog', { name: 'Settlement: Rattay' })).toBeVisible()
    await closePanel(page)
    await look('a settlement at first sight')
    await raiseCard(page)
    await look('a settlement')
    await page.getByRole('button', { name: 'Show only these' }).click()
    await look('one settlement alone')
  },
  'the map to a treasure': async (page, look) => {
    const { number, chest } = soldMap
    await begin(page, inRattay, `./?marker=${chest.id}`)
    await closePanel(page)
    await raiseCard(page)
    const section = page.getByRole('region', { name: `Treasure map ${number}` })
    await expect(section).toBeVisible()
    await look('where it is had')
    await section.getByRole('button', { name: 'Show where it is' }).click()
    await raiseCard(page)
    await look('the spot where it is had')
  },
  lists: async (page, look) => {
    await begin(page, { ...inRattay, ...someFound, ...storedPins(stash, note) })
    const panel = panelOf(page)
    await choosePart(page, 'Pins')
    await expect(panel.getByRole('list', { name: 'My pins' })).toBeVisible()
    await look('pins')
    await choosePart(page, 'Filters')
    await panel.getByRole('button', { name: /^Chests, herbs, books/ }).click()
    await panel.getByRole('checkbox', { name: 'Only chests that I can open' }).check()
    await expect(panel.getByRole('checkbox', { name: 'I have a spade' })).toBeVisible()
    await look('more filters')
    await choosePart(page, 'List')
    await look('what is in view')
  },
  progress: async (page, look) => {
    await begin(page, { ...inRattay, ...someFound })
    const panel = panelOf(page)
    await choosePart(page, 'Progress')
    await expect(panel.getByRole('list', { name: 'By area' })).toBeVisible()
    await look('areas')
    await panel.getByRole('button', { name: /^Mark \d+ in view as found$/ }).click()
    await expect(panel.getByRole('button', { name: 'Nothing in view to mark' })).toBeVisible()
    await look('all in view marked')
    await panel.getByRole('button', { name: /^Grindstone \d+ of/ }).click()
    await look('a checklist')
    await panel.getByRole('checkbox', { name: 'Unfound only' }).check()
    await look('what is left of it')
  },
  quests: async (page, look) => {
    await begin(page, inRattay)
    const panel = panelOf(page)
    await choosePart(page, 'Progress')
    await panel.getByRole('button', { name: 'Quests', exact: true }).click()
    await expect(panel.getByRole('region', { name: 'Main story' })).toBeVisible()
    await look('the journal')
    await panel.locator('summary').click()
    await look('its filters')
    await panel.getByRole('button', { name: questAtSpot }).click()
    await closePanel(page)
    await look('a quest at first sight')
    await raiseCard(page)
    await look('a quest')
  },
  'a spot': async (page, look) => {
    await begin(page)
    await closePanel(page)
    await openSpotMenu(page)
    await look('menu', {
      reopen: async () => {
        // A change of the window's size closes the menu. So does rendering the map again after the previous language.
        await expect(menuOf(page)).toBeHidden()
        await expect(() => openSpotMenu(page)).toPass()
      },
    })
    await page.keyboard.press('Escape')
    await chooseInSpotMenu(page, 'What’s nearby')
    const near = page.getByRole('dialog', { name: /^Near / })
    await expect(near).toBeVisible()
    await look('nearest')
    await page.keyboard.press('Escape')
    // The map can't take the focus before the dialog has closed.
    await expect(near).toBeHidden()
    await chooseInSpotMenu(page, 'Measure from here')
    await expect(mapSurface(page)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const measuring = page.getByRole('region', { name: 'Measuring' })
    await expect(measuring).toContainText('Total')
    await look('measuring')
    await measuring.getByRole('button', { name: 'Undo' }).click()
    await expect(measuring).not.toContainText('Total')
    await look('measuring again')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await look('shortcuts')
  },
  'a pin': async (page, look) => {
    await begin(page)
    await closePanel(page)
    await chooseInSpotMenu(page, 'Add pin')
    await pinForm(page).getByLabel('Title').fill(playerTexts[0])
    await look('form')
    await pinForm(page).getByRole('button', { name: 'Save' }).click()
    await expect(pinCard(page)).toBeVisible()
    await look('card')
    await openMoreFacts(page)
    await pinCard(page).getByRole('button', { name: 'Move' }).click()
    await look('moving')
    const openPinMenu = async () => {
      await openSpotMenu(page)
      await expect(page.getByRole('menuitem', { name: 'Delete pin' })).toBeVisible()
    }
    await openPinMenu()
    await look('menu')
  },
  'pictures of a pin': async (page, look) => {
    const picture = await plain(page, 'teal')
    await begin(page, storedPins({ ...stash, title: playerTexts[0], pictures: ['f'.repeat(24)] }))
    await panelOf(page).getByRole('radio', { name: 'Pins' }).click()
    await panelOf(page).getByRole('list', { name: 'My pins' }).getByRole('button').click()
    await openMoreFacts(page)
    const pictures = pinCard(page).getByRole('list', { name: 'Pictures' })
    await expect(pictures).toContainText('This picture is on another device')
    await addPicture(page, 'drop', picture)
    await expect(pictures.getByRole('img')).toBeVisible()
    await look('card')
    await pictures.getByRole('button').last().click()
    await expect(page.getByRole('button', { name: 'Delete picture' })).toBeVisible()
    await look('open')
  },
  'what a link brings': async (page, look) => {
    await begin(page, {}, './?types=shrine&spot=2550,2650')
    await expect(page.getByRole('dialog', { name: 'Spot: 2550, 2650' })).toBeVisible()
    await look('filters and a spot')
    const link = async (transfer: Parameters<typeof writeTransfer>[0]) => {
      const hash = (await writeTransfer(transfer)) ?? ''
      await page.evaluate((text) => (window.location.hash = text), hash)
    }
    await link({ map: world.id, ids: [1, 2, 4_000_000], pins: [] })
    await expect(page.getByRole('alertdialog', { name: 'Add to your progress?' })).toBeVisible()
    await look('question')
    await page.keyboard.press('Escape')
    await link({ map: 'kcd2-trosky', ids: [1], pins: [] })
    await expect(page.getByRole('dialog', { name: /^This link is for / })).toBeVisible()
    await look('another world')
    await page.keyboard.press('Escape')
    await page.evaluate(() => (window.location.hash = '#t=junk'))
    await expect(page.getByRole('dialog', { name: 'Can’t read this link' })).toBeVisible()
    await look('junk')
  },
  'the small map for other sites': async (page, look) => {
    await openMap(page, `./embed?marker=${pictured.id}`)
    await expect(page.getByRole('region', { name: /^Shown: / })).toBeVisible()
    await look('a place', { inEnglish: true })
    await openMap(page, './embed?spot=2550,2650&types=shrine')
    await expect(page.getByRole('img', { name: 'Pin at 2550, 2650' })).toBeVisible()
    await look('a spot', { inEnglish: true })
  },
  files: async (page, look) => {
    await page.addInitScript(() => {
      const choose = async () =>
        (await navigator.storage.getDirectory()).getFileHandle('1.json', { create: true })
      Object.assign(window, { showSaveFilePicker: choose })
    })
    await begin(page)
    const settings = await openSettings(page)
    const cancel = (from: Locator) => from.getByRole('button', { name: 'Cancel' }).click()
    await settings.getByRole('button', { name: 'Backup', exact: true }).click()
    await choose(page, '[1]', 'a.txt')
    await expect(page.getByText('Failed to upload markers')).toBeVisible()
    await choose(page, [1, 2])
    await expect(page.getByText('Merged uploaded discoveries')).toBeVisible()
    await look('saved, refused and merged')
    await choose(page, {
      markers: [{ x: 1, y: 1, title: playerTexts[0] }],
      visited: { [`${playerTexts[1]}@1,1`]: 1 },
    })
    const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
    await expect(question).toContainText('unknown type')
    await look('another map')
    await cancel(question)
    await choose(page, { map: playerTexts[1], [playerTexts[1]]: [1], discoveredMarkers: [1] })
    await expect(question).toBeVisible()
    await look('in doubt')
    await cancel(question)
    await choose(page, createBackup('kcd2-trosky', [1, 3], new Date(0)))
    const offer = page.getByRole('dialog', { name: /^This is a backup of / })
    await expect(offer).toBeVisible()
    await look('another world')
    await cancel(offer)
    await settings.getByRole('button', { name: 'Clear', exact: true }).click()
    await look('clear')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    const backups = await openBackups(page)
    await expect(backups.getByRole('button', { name: /^Restore 2 found places/ })).toBeVisible()
    await backups.getByRole('button', { name: 'New file…' }).click()
    await expect(backups.getByText(/^Copy in 1\.json, written /)).toBeVisible()
    await look('earlier lists, and a copy in a file')
    await backups
      .getByRole('button', { name: /^Restore 2 found places/ })
      .first()
      .click()
    await pretendToBeInsideApp(page)
    await backups.getByRole('button', { name: 'Backup', exact: true }).click()
    const offered = page.getByRole('dialog', { name: 'Save file' })
    await expect(offered.getByRole('button', { name: 'Confirm backup' })).toBeVisible()
    await look('a file that the browser ignores')
    await offered.getByRole('button', { name: 'Close' }).click()
    await backups.getByRole('button', { name: 'Send to another device' }).click()
    await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
    await look('send')
  },
  playthroughs: async (page, look) => {
    await begin(page)
    const settings = await openSettings(page)
    await settings.getByRole('button', { name: 'New playthrough…' }).click()
    const dialog = page.getByRole('dialog', { name: 'New playthrough' })
    await dialog.getByLabel('Current playthrough').fill(playerTexts[0])
    await dialog.getByLabel('New playthrough').fill('  ')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Enter a name.')
    await look('new')
    await dialog.getByLabel('New playthrough').fill(playerTexts[1])
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog).toBeHidden()
    await look('two')
    await settings
      .getByRole('button', { name: /^Delete “/ })
      .first()
      .click()
    await look('delete')
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await look('deleted')
  },
  'a trip': async (page, look) => {
    await begin(page, inRattay)
    await choosePart(page, 'Progress')
    await panelOf(page)
      .getByRole('button', { name: new RegExp(`^${fewPlaces.title} \\d+ of`) })
      .click()
    await page.getByRole('button', { name: 'Tour unfound', exact: true }).click()
    const trip = page.getByRole('dialog', { name: /^Tour of / })
    await expect(trip).toBeVisible()
    await closePanel(page)
    await look('stops')
    await raiseCard(page)
    await trip.getByRole('button', { name: 'Print stops…' }).click()
    await look('print')
    await page.keyboard.press('Escape')
    await trip.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('Control+z')
    await look('undone')
  },
  'a line round places': async (page, look) => {
    await begin(page, inRattay)
    await choosePart(page, 'Progress')
    await panelOf(page).getByRole('button', { name: 'Lasso' }).click()
    await closePanel(page)
    await look('begun')
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await mapSurface(page).press('Enter')
      await mapSurface(page).press(key)
    }
    await mapSurface(page).press('Enter')
    await look('open')
    await page.getByRole('button', { name: 'Close shape' }).click()
    await expect(page.getByRole('button', { name: 'Draw again' })).toBeVisible()
    await look('closed')
  },
  'a note and a mark': async (page, look) => {
    await begin(page, {}, picturedPlace)
    await closePanel(page)
    await openMoreFacts(page)
    const card = cardOf(page)
    await card.getByRole('button', { name: 'Add note' }).click()
    await card.getByLabel('Your note').fill(playerTexts[0])
    await look('note')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByRole('region', { name: 'Your note' })).toBeVisible()
    await look('its note read')
    await card.getByRole('switch', { name: 'Discovered' }).click()
    await look('marked')
    await page.keyboard.press('Control+z')
    await look('taken back')
  },
  'the pages of text': async (page, look) => {
    for (const address of ['terms', 'privacy-policy', 'credits', 'nowhere']) {
      await page.goto(`./${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(address)
    }
  },
  'what is told of problems': async (page, look) => {
    await begin(page)
    await page.context().setOffline(true)
    await page.keyboard.press('?')
    const missing = page.getByRole('dialog', { name: 'Something’s missing' })
    await expect(missing).toBeVisible()
    await look('a part is missing', { inEnglish: true })
    await page.context().setOffline(false)
    await page.route('**/world.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('./')
    await expect(panelOf(page).getByRole('alert')).toBeVisible()
    await look('no places')
    await page.unroute('**/world.json')
    await openMap(page)
    await breakPanel(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await look('the page is broken', { inEnglish: true })
  },
  'long names': async (page, look) => {
    await giveLongNames(page)
    const first = island.markerById(17)
    await begin(page, lastPosition(viewOf(first, 4)), islandSite.address)
    for (const [id, name] of longNames) {
      const open = page.getByRole('button', { name: 'Open panel' })
      if (await open.isVisible()) await open.click()
      await search(page, `#${id}`)
      const row = page.getByRole('listitem').filter({ hasText: `#${id}` })
      await expect(row).toContainText(name, { ignoreCase: true })
      await look(`${id} in a list`, { inEnglish: true, parts: [row, panelOf(page)] })
      await row.getByRole('button').click()
      const card = cardOf(page)
      await expect(card).toContainText(name)
      await card.getByRole('switch', { name: 'Discovered' }).click()
      const toast = page
        .getByRole('listitem')
        .filter({ hasText: 'Found: ' })
        .filter({ hasText: name })
      await expect(toast).toBeVisible()
      await expectInTheOpen(page, island.markerById(id))
      await closePanel(page)
      await look(`${id} on a card and in a toast`, { inEnglish: true, parts: [card, toast] })
      await toast.getByRole('button', { name: 'Close notification' }).click()
    }
  },
}

export const expectedErrors =
  /status of 404|FailedRequest|broken on purpose|Failed to load|dynamically imported|ERR_|MissingChunk/
