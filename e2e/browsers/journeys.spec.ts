import { expect } from '@playwright/test'
import { island as world } from '../island.ts'
import { serveFolder, test } from './browser-test.ts'
import type { FindRequest } from './find-element.ts'
import { downloadedText, keepDownloads, paintPicture } from './in-page.ts'
import { createPlayer } from './player.ts'
import {
  addPin,
  allShown,
  button,
  card,
  chooseInMapMenu,
  choosePart,
  expectFittingDialog,
  focusMap,
  found,
  foundIds,
  inn,
  middle,
  openProgress,
  openSpotMenu,
  panel,
  searchBox,
  settings,
  shownMarkers,
  worldChooser,
  zoomOf,
} from './steps.ts'
import { serveWiki } from './wiki.ts'

test('first visit shows the map and every place', async ({ player, island }) => {
  await player.openMap(island.address)
  await player.read(panel, allShown)
  await shownMarkers(player).toBe(world.markers.length)
})

test('search finds a place by Enter and opens its card', async ({ player, island }) => {
  await player.openMap(island.address)
  await player.enter(searchBox, inn.name)
  await player.tab.press('Enter')
  await player.press({ role: 'button', name: 'Close', within: card })
  await player.miss(card)
})

test('Escape in the search box clears it', async ({ player, island }) => {
  await player.openMap(island.address)
  await player.enter(searchBox, 'zzzz')
  await player.read(panel, /No places match/)
  await player.tab.press('Escape')
  expect((await player.see(searchBox)).value).toBe('')
  await player.read(panel, allShown)
})

test('mark survives a reload, and Undo removes it', async ({ player, island }) => {
  await player.openMap(`${island.address}?marker=3`)
  await player.press(found)
  await foundIds(player).toEqual([3])
  await player.tab.reload()
  await player.untilMapReady()
  expect((await player.see(found)).isOn).toBe(true)
  await player.tab.press('Control+z')
  await foundIds(player).toEqual([])
})

test('filters hide a type, and keep it hidden after a reload', async ({ player, island }) => {
  const toggle: FindRequest = {
    role: 'button',
    namePattern: `^${world.titleOf(inn.type)}`,
    within: panel,
  }
  await player.openMap(island.address)
  await player.press(toggle)
  const rest = world.markers.length - world.countOfType(inn.type)
  await shownMarkers(player).toBe(rest)
  await player.tab.reload()
  await player.untilMapReady()
  await shownMarkers(player).toBe(rest)
  await player.press(button('Show all'))
  await shownMarkers(player).toBe(world.markers.length)
})

test('Settings opens from the end of the panel and moves the marker size', async ({
  player,
  island,
}) => {
  await player.openMap(island.address)
  await player.press(button('Settings', panel))
  const slider: FindRequest = { role: 'slider', within: settings }
  await player.press(slider)
  await player.tab.press('Home')
  await player.read(settings, /20/)
  await expect
    .poll(async () => (await player.stored('settings-store')) ?? '')
    .toContain('"markerSize":20')
  await player.tab.press('Escape')
  await player.miss(settings)
})

test('language changes without a reload', async ({ player, island }) => {
  await player.openMap(island.address)
  await player.press(button('Settings', panel))
  await player.see({ role: 'combobox', namePattern: 'Language' })
  await player.tab.run(() => {
    const lists = [...document.querySelectorAll('select')]
    const choice = lists.find(({ options }) => [...options].some(({ value }) => value === 'de'))
    if (!choice) throw new Error('There is no list of languages.')
    choice.value = 'de'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  }, null)
  await player.read({ role: 'dialog', name: 'Einstellungen' }, /Sprache/)
})

test('backup holds the found places, and an upload brings them back', async ({
  player,
  island,
}) => {
  await player.openMap(`${island.address}?marker=3`)
  await player.press(found)
  await foundIds(player).toEqual([3])
  await player.tab.run(keepDownloads, null)
  await player.press(button('Settings', panel))
  await player.press(button('Backup', settings))
  await player.read({ css: 'body' }, /Started downloading backup/)
  const backup = await player.tab.run(downloadedText, null)
  expect(JSON.parse(backup)).toMatchObject({ map: world.id, discoveredMarkers: [3] })
  await player.press(button('Clear', settings))
  await player.press(button('Confirm'))
  await foundIds(player).toEqual([])
  await player.tab.press('Escape')
  await player.miss(settings)
  const base64 = Buffer.from(backup).toString('base64')
  await player.dropFile({ name: 'backup.json', type: 'application/json', base64 })
  await player.read({ css: 'body' }, /Merged uploaded discoveries/)
  await foundIds(player).toEqual([3])
})

test('pin with a title and a note survives a reload', async ({ player, island }) => {
  await player.openMap(island.address)
  await addPin(player, 'Buried sword')
  await player.tab.reload()
  await player.untilMapReady()
  await choosePart(player, 'Pins')
  await player.read({ role: 'list', name: 'My pins' }, /Buried sword/)
})

test('picture that is dropped beside an open pin is kept', async ({ player, island }) => {
  await player.openMap(island.address)
  await addPin(player, 'Camp fire')
  const base64 = await player.tab.run(paintPicture, { width: 320, height: 200 })
  await player.dropFile({ name: 'fire.png', type: 'image/png', base64 })
  const picture: FindRequest = { role: 'img', within: { role: 'list', name: 'Pictures' } }
  await player.see(picture)
  await player.tab.reload()
  await player.untilMapReady()
  await choosePart(player, 'Pins')
  await player.press({ role: 'button', within: { role: 'list', name: 'My pins' } })
  await player.see(picture)
})

test('lasso counts the places that a line surrounds', async ({ player, island }) => {
  await player.openMap(island.address)
  await openProgress(player)
  await player.press(button('Lasso', panel))
  const bar: FindRequest = { role: 'region', name: 'Lasso' }
  await player.see(bar)
  await player.tab.moveMouse([
    { kind: 'move', to: { x: 500, y: 200 } },
    { kind: 'down' },
    ...[
      { x: 1000, y: 200 },
      { x: 1000, y: 700 },
      { x: 500, y: 700 },
      { x: 500, y: 200 },
    ].map((to) => ({ kind: 'move', to, events: 6 }) as const),
    { kind: 'up' },
  ])
  await player.see(button('Draw again'))
})

test('measuring adds a distance by two clicks', async ({ player, island }) => {
  await player.openMap(island.address)
  await openSpotMenu(player)
  await player.press({ role: 'menuitem', name: 'Measure from here' })
  await player.see({ role: 'region', name: 'Measuring' })
  await player.clickAt({ x: 800, y: 600 })
  await player.read({ role: 'region', name: 'Measuring' }, /Total.*\d+ m/)
})

test('route leads from a place to another', async ({ player, island }) => {
  await player.openMap(`${island.address}?marker=3`)
  await player.press(button('Route to here', card))
  const route: FindRequest = { role: 'dialog', namePattern: '^Route to ' }
  await player.read(route, /\d+ m/)
})

test('tour of what is in view lists its stops', async ({ player, island }) => {
  await player.openMap(island.address)
  await openProgress(player)
  await player.press({ role: 'button', namePattern: '^Tour unfound in view' })
  const tour: FindRequest = { role: 'dialog', namePattern: '^Tour of ' }
  await player.read(tour, /\d+ m/)
  await player.see({ role: 'listitem', within: { role: 'list', name: 'Stops' } })
})

test('quest opens from the journal', async ({ player, island }) => {
  await player.openMap(island.address)
  await openProgress(player)
  await player.press({ role: 'button', name: 'Quests', within: panel })
  await player.press({ role: 'button', namePattern: '^Ashore', within: panel })
  await player.see({ role: 'dialog', namePattern: 'Ashore' })
})

for (const [entry, dialog] of [
  ['Print view…', 'Print'],
  ['Create poster…', 'Poster'],
  ['Follow game…', 'Live position'],
] as const) {
  test(`dialog ${dialog} is as high as its content`, async ({ player, island }) => {
    await player.openMap(island.address)
    await chooseInMapMenu(player, entry)
    await player.see({ role: 'dialog', name: dialog })
    await expectFittingDialog(player)
  })
}

test('dialogs of worlds and of sending are as high as their content [F130]', async ({
  player,
  island,
}) => {
  await player.openMap(`${island.address}?marker=3`)
  await player.press(found)
  await player.press({ role: 'button', namePattern: '^World: ' })
  await expectFittingDialog(player)
  await player.tab.press('Escape')
  await openProgress(player)
  await player.press(button('Send to another device', panel))
  await player.see({ role: 'img', name: 'QR code for the link' })
  await expectFittingDialog(player)
})

test('QR code for another device lies above its text [F130]', async ({ player, island }) => {
  await player.openMap(`${island.address}?marker=3`)
  await player.press(found)
  await openProgress(player)
  await player.press(button('Send to another device', panel))
  const code = await player.see({ role: 'img', name: 'QR code for the link' })
  const words = await player.see({ css: '.dialog p' })
  expect(words.y).toBeGreaterThanOrEqual(code.y + code.height)
})

test('preview of a print view lies above its button [F130]', async ({ player, island }) => {
  await player.openMap(island.address)
  await chooseInMapMenu(player, 'Print view…')
  const preview = await player.see({ css: '.dialog img' })
  const printButton = await player.see(button('Print', { css: '.dialog' }))
  expect(printButton.y).toBeGreaterThanOrEqual(preview.y + preview.height)
})

test('poster of the view is saved', async ({ player, island }) => {
  await player.openMap(island.address)
  await player.tab.run(keepDownloads, null)
  await chooseInMapMenu(player, 'Create poster…')
  await player.press(button('Save poster'))
  await player.read({ css: 'body' }, /Poster saved/)
})

test('shared link opens the same place for somebody else', async ({ player, island }) => {
  await player.openMap(`${island.address}?marker=3`)
  await player.press({ css: 'summary', within: card })
  await player.tab.run(() => {
    // The page shows the link itself if the browser has neither a share sheet nor a clipboard.
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  }, null)
  await player.press(button('Share', card))
  const link = (await player.see({ role: 'textbox', within: card })).value
  await player.openMap(link)
  await player.read(card, new RegExp(inn.name))
})

test('another world opens from the list of worlds', async ({ player, island }) => {
  await player.openMap(island.address)
  await player.press({ role: 'button', namePattern: '^World: ' })
  await player.press({ css: 'a:not([aria-current])', within: worldChooser })
  await expect(async () => {
    expect(await player.tab.run(() => window.location.pathname, null)).not.toBe('/')
  }).toPass()
  await player.untilMapReady()
})

test('second playthrough begins empty', async ({ player, island }) => {
  await player.openMap(`${island.address}?marker=3`)
  await player.press(found)
  await foundIds(player).toEqual([3])
  await player.press(button('Settings', panel))
  await player.press(button('New playthrough…', settings))
  const dialog: FindRequest = { role: 'dialog', name: 'New playthrough' }
  await player.enter({ role: 'textbox', within: dialog }, 'Henry')
  await player.enter({ role: 'textbox', within: dialog, index: 1 }, 'Godwin')
  await player.press(button('Create', dialog))
  await player.miss(dialog)
  await player.read(settings, /Godwin.*0 of/)
})

test('wheel zooms around the pointer', async ({ player, island }) => {
  await player.openMap(island.address)
  const before = await zoomOf(player)
  await player.tab.turnWheel(middle, -400)
  await expect.poll(() => zoomOf(player)).toBeGreaterThan(before)
})

test('drag moves the map and keeps the panel open', async ({ player, island }) => {
  await player.openMap(island.address)
  const before = await player.tab.run(() => window.location.search, null)
  await player.drag(middle, { x: 900, y: 600 })
  await expect.poll(() => player.tab.run(() => window.location.search, null)).not.toBe(before)
  await player.see(panel)
})

test('keyboard alone selects a place and marks it', async ({ player, island }) => {
  await player.openMap(island.address)
  await player.tab.run(focusMap, null)
  await player.tab.press('Enter')
  await player.see({ role: 'dialog', namePattern: '^(Details: |\\d+ places)' })
})

test('right button opens the menu of the spot under the pointer', async ({ player, island }) => {
  await player.openMap(island.address)
  await player.tab.moveMouse([
    { kind: 'move', to: middle },
    { kind: 'down', button: 'right' },
    { kind: 'up', button: 'right' },
  ])
  const menu = await player.see({ role: 'menu', namePattern: '^Menu for ' })
  expect(Math.abs(menu.x - middle.x)).toBeLessThan(40)
})

test('mark in one tab appears in the other', async ({ player, island }) => {
  await player.openMap(`${island.address}?marker=3`)
  const second = createPlayer(await player.tab.openTab())
  await second.openMap(`${island.address}?marker=3`)
  await second.press(found)
  await player.tab.bringToFront()
  await expect.poll(async () => (await player.see(found)).isOn).toBe(true)
})

test('embedded map opens a place in the element of another page', async ({ player, island }) => {
  const wiki = await serveWiki(island.address)
  await player.tab.open(wiki.address)
  await expect
    .poll(() =>
      player.tab.run(() => (window as unknown as { eventNames: string[] }).eventNames, null),
    )
    .toContain('ready')
  await player.tab.run(() => {
    document.querySelector('itinerarium-map')?.setAttribute('marker', '3')
  }, null)
  await expect
    .poll(() =>
      player.tab.run(() => (window as unknown as { eventNames: string[] }).eventNames, null),
    )
    .toContain('selected')
  await wiki.stop()
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /./ })

  test('second visit shows the map from the service worker', async ({ player }) => {
    const site = await serveFolder('dist-island')
    await player.openMap(`${site.address}?marker=3`)
    await player.press(found)
    await foundIds(player).toEqual([3])
    await player.press(button('Settings', panel))
    await player.read(settings, /Offline: ready/)
    await site.stop()
    await player.tab.open(`${site.address}?marker=3`)
    await player.untilMapReady()
    expect((await player.see(found)).isOn).toBe(true)
  })
})
