import type { Locator, Page } from '@playwright/test'
import { createBackup } from '../../src/domain/files/backup-format.ts'
import { writeTransfer } from '../../src/domain/files/transfer/transfer-link.ts'
import {
  cardOf,
  expect,
  lastPosition,
  mapSurface,
  openMap,
  openSettings,
  panelOf,
  raiseCard,
  searchBox,
  seed,
  storedState,
} from '../journey.ts'
import { menuOf } from '../map/spot.ts'
import { pinCard, pinForm } from '../pins/pins-on-map.ts'
import { note, stash, storedPins } from '../pins/pins.ts'
import { markers, settings as world } from '../world.ts'

/** Looks at what is on screen. */
type Look = (name: string) => Promise<void>

const inRattay = lastPosition({ coordinates: [5218, 1191], zoom: 4 })

const someFound = {
  'progress-store': storedState({ discoveredMarkers: markers.slice(0, 30).map(({ id }) => id) }),
}

async function begin(
  page: Page,
  entries: Readonly<Record<string, unknown>> = {},
  address = './',
): Promise<void> {
  // What is said in toasts stays to be read.
  const settings = { 'settings-store': storedState({ keepNotifications: true }) }
  await seed(page, { ...settings, ...entries })
  await openMap(page, address)
}

async function search(page: Page, words: string): Promise<void> {
  await searchBox(page).fill(words)
}

const results = (page: Page) => page.getByRole('region', { name: 'Search results' })

async function choose(page: Page, content: unknown, name: string = own[2]): Promise<void> {
  const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  await page.getByTestId('upload-input').setInputFiles({ name, mimeType: '', buffer })
}

async function openSpotMenu(page: Page): Promise<void> {
  await mapSurface(page).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menuOf(page)).toBeFocused()
}

/** On a narrow screen it would lie over the map and all that is on it. */
async function closePanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close panel' }).click()
  await expect(panelOf(page)).toBeHidden()
}

/** What the player writes himself is the same in every language. */
export const own = ['x'.repeat(40), 'dragon', 'a.json'] as const

/** Nearly all screens that there are: each opens one after the other, and has it looked at. */
export const screens: Readonly<Record<string, (page: Page, look: Look) => Promise<void>>> = {
  'what a search finds': async (page, look) => {
    await begin(page)
    await search(page, 'grindstone rattay')
    await expect(results(page)).toBeVisible()
    await look('a kind and a place')
    await search(page, 'qqqqq')
    await expect(page.getByText('No place matches')).toBeVisible()
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
    await look('a settlement')
    await page.getByRole('button', { name: 'Only what is here' }).click()
    await look('one settlement alone')
  },
  lists: async (page, look) => {
    await begin(page, { ...inRattay, ...someFound, ...storedPins(stash, note) })
    await panelOf(page).getByRole('button', { name: 'List of pins and notes' }).click()
    await look('pins')
    await panelOf(page).getByRole('radio', { name: 'Filters' }).check()
    await panelOf(page)
      .getByRole('button', { name: /^Chests, herbs, books/ })
      .click()
    await look('more filters')
    await panelOf(page).getByRole('radio', { name: 'List' }).check()
    await look('what is in view')
  },
  progress: async (page, look) => {
    await begin(page, { ...inRattay, ...someFound })
    await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
    await panelOf(page).getByText('By area', { exact: true }).click()
    await look('areas')
    await panelOf(page)
      .getByRole('button', { name: /^Grindstone/ })
      .click()
    await look('a checklist')
    const settings = await openSettings(page)
    await settings.getByRole('button', { name: 'Print this view…' }).click()
    await expect(page.getByRole('dialog', { name: 'Print' })).toBeVisible()
    await look('print')
  },
  'a spot': async (page, look) => {
    await begin(page)
    await closePanel(page)
    await openSpotMenu(page)
    await look('menu')
    // A window of another size has closed it.
    await openSpotMenu(page)
    await page.getByRole('menuitem', { name: 'What is nearest' }).click()
    await expect(page.getByRole('dialog', { name: /^Nearest to / })).toBeVisible()
    await look('nearest')
    await page.keyboard.press('Escape')
    await openSpotMenu(page)
    await page.getByRole('menuitem', { name: 'Measure from here' }).click()
    await expect(mapSurface(page)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Measuring' })).toContainText('Total')
    await look('measuring')
    const measuring = page.getByRole('region', { name: 'Measuring' })
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
    await openSpotMenu(page)
    await page.getByRole('menuitem', { name: 'Add a pin' }).click()
    await pinForm(page).getByLabel('Title').fill(own[0])
    await look('form')
    await pinForm(page).getByRole('button', { name: 'Save' }).click()
    await expect(pinCard(page)).toBeVisible()
    await look('card')
  },
  'what a link brings': async (page, look) => {
    await begin(page, {}, './?types=shrine&spot=2550,2650')
    await look('filters and a spot')
    const link = async (transfer: Parameters<typeof writeTransfer>[0]) => {
      const hash = (await writeTransfer(transfer)) ?? ''
      await page.evaluate((text) => (window.location.hash = text), hash)
    }
    await link({ map: world.id, ids: [1, 2, 4_000_000], pins: [] })
    await expect(page.getByRole('alertdialog', { name: 'Add these to your list?' })).toBeVisible()
    await look('question')
    await page.keyboard.press('Escape')
    await link({ map: 'kcd2-trosky', ids: [1], pins: [] })
    await expect(page.getByRole('dialog', { name: /^This link is for / })).toBeVisible()
    await look('another world')
    await page.keyboard.press('Escape')
    await page.evaluate(() => (window.location.hash = '#t=junk'))
    await expect(page.getByRole('dialog', { name: 'This link cannot be read' })).toBeVisible()
    await look('junk')
  },
  files: async (page, look) => {
    await begin(page)
    const settings = await openSettings(page)
    const cancel = (from: Locator) => from.getByRole('button', { name: 'Cancel' }).click()
    await choose(page, '[1]', 'a.txt')
    await expect(page.getByText('Failed to upload markers')).toBeVisible()
    await look('refused')
    await choose(page, [1, 2])
    await expect(page.getByText('Merged uploaded discoveries')).toBeVisible()
    await look('merged')
    await choose(page, {
      markers: [{ x: 1, y: 1, title: own[0] }],
      visited: { [`${own[1]}@1,1`]: 1 },
    })
    const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
    await expect(question).toContainText('unknown kind')
    await look('another map')
    await cancel(question)
    await choose(page, { map: own[1], [own[1]]: [1], discoveredMarkers: [1] })
    await expect(question).toBeVisible()
    await look('in doubt')
    await cancel(question)
    await choose(page, createBackup('kcd2-trosky', [1, 3], new Date(0)))
    const offer = page.getByRole('dialog', { name: /^This is a backup of / })
    await expect(offer).toBeVisible()
    await look('another world')
    await cancel(offer)
    await settings.getByRole('button', { name: 'Send to another device' }).click()
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    await look('send')
    await page.keyboard.press('Escape')
    await settings.getByRole('button', { name: 'Clear', exact: true }).click()
    await look('clear')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await look('earlier lists')
  },
  playthroughs: async (page, look) => {
    await begin(page)
    const settings = await openSettings(page)
    await settings.getByRole('button', { name: 'New playthrough…' }).click()
    const dialog = page.getByRole('dialog', { name: 'New playthrough' })
    await dialog.getByLabel('Name of the present one').fill(own[0])
    await dialog.getByLabel('Name of the new one').fill('  ')
    await dialog.getByRole('button', { name: 'Make' }).click()
    await expect(dialog.getByRole('alert')).toContainText('needs a name')
    await look('new')
    await dialog.getByLabel('Name of the new one').fill(own[1])
    await dialog.getByRole('button', { name: 'Make' }).click()
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
  'a tour': async (page, look) => {
    await begin(page, inRattay)
    await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
    await panelOf(page)
      .getByRole('button', { name: /^Grindstone/ })
      .click()
    await page.getByRole('button', { name: 'Tour of what is left', exact: true }).click()
    const tour = page.getByRole('dialog', { name: /^Tour of / })
    await expect(tour).toBeVisible()
    await closePanel(page)
    await look('stops')
    await tour.getByRole('button', { name: 'Print the stops…' }).click()
    await look('print')
    await page.keyboard.press('Escape')
    await tour.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('Control+z')
    await look('undone')
  },
  'a line round places': async (page, look) => {
    await begin(page, inRattay)
    await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
    await panelOf(page).getByRole('button', { name: 'Draw a line round places' }).click()
    await closePanel(page)
    await look('begun')
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await mapSurface(page).press('Enter')
      await mapSurface(page).press(key)
    }
    await mapSurface(page).press('Enter')
    await look('open')
    await page.getByRole('button', { name: 'Close the line' }).click()
    await look('closed')
  },
  'what is told of problems': async (page, look) => {
    await page.route('**/world.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('./')
    await expect(panelOf(page).getByRole('alert')).toBeVisible()
    await look('no places')
  },
  'the pages of text': async (page, look) => {
    for (const address of ['terms', 'privacy-policy', 'credits', 'nowhere']) {
      await page.goto(`./${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(address)
    }
  },
  'a note and a mark': async (page, look) => {
    await begin(page, {}, './?marker=588')
    await closePanel(page)
    await raiseCard(page)
    await cardOf(page).getByRole('button', { name: 'Add a note' }).click()
    await look('note')
    await cardOf(page).getByRole('button', { name: 'Cancel' }).click()
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await look('marked')
    await page.keyboard.press('Control+z')
    await look('taken back')
  },
}

/** What some of them provoke. */
export const expectedErrors = /status of 404|The world.s file/
