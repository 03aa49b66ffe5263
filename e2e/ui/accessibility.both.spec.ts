import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { breakPanel } from '../app/broken-page.ts'
import {
  cardOf,
  expect,
  mapSurface,
  openMap,
  openSettings,
  panelOf,
  searchBox,
  test,
  raiseCard,
} from '../journey.ts'
import { inn } from '../island.ts'
import { bareLandSite, islandSite } from '../sites.ts'
import { longestTitle } from '../world.ts'
import { pinCard, pinForm } from '../pins/pins-on-map.ts'
import { menuOf } from '../map/spot.ts'
import { questionOf, scannedLink } from '../files/transfer.ts'

// Of the real worlds' titles and colours there are the most on the map page; the rest is the same in every world.
test.use({ baseURL: islandSite.address })

test.describe('the real worlds', () => {
  test.use({ baseURL: bareLandSite.address })

  test('map, panel, search results and disclaimer', async ({ page }) => {
    await openMap(page)
    await panelOf(page)
      .getByRole('button', { name: new RegExp(`^${longestTitle}`) })
      .click()
    await panelOf(page).getByRole('button', { name: 'Disclaimer' }).click()
    await expectAccessible(page)
    await searchBox(page).fill(longestTitle)
    await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible()
    await expectAccessible(page)
    await searchBox(page).fill('qqqqq')
    await expect(page.getByText('No place matches')).toBeVisible()
    await expectAccessible(page)
  })

  test('sending to another device, a link from one, and another map’s file', async ({ page }) => {
    await page.goto('./')
    const settings = await openSettings(page)
    const choose = (content: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from(content) })
    await choose('[1,2]')
    await choose('{"markers":[{"x":1,"y":1,"title":"A"}],"visited":{"dragon@1,1":1}}')
    const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
    await expect(question).toContainText('unknown kind')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await settings.getByRole('button', { name: 'Send to another device' }).click()
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    await expectAccessible(page)
    const link = await scannedLink(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await page.keyboard.press('Control+z')
    await page.evaluate(() => (window.location.hash = '#t=junk'))
    await expect(page.getByRole('dialog', { name: 'This link cannot be read' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.evaluate((hash) => (window.location.hash = hash), new URL(link).hash)
    await expect(questionOf(page)).toBeVisible()
    await expectAccessible(page)
  })
})

test('settings, question and notifications', async ({ page }) => {
  await page.goto('./')
  await openSettings(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Backup', exact: true }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from('[1]') })
  await expect(page.getByText('Failed to upload markers')).toBeVisible()
  await expectAccessible(page)
  const buffer = Buffer.from('{"map":"kcd2","notes":[1],"discoveredMarkers":[1]}')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: '', buffer })
  const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})

test('the card, beside a closed panel', async ({ page, isMobile }) => {
  await openMap(page, './?marker=3')
  // On a phone the panel makes way by itself: it would cover the card.
  if (!isMobile) await page.getByRole('button', { name: 'Close panel' }).click()
  await expect(panelOf(page)).toBeHidden()
  await expect(cardOf(page)).toBeVisible()
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await expectAccessible(page)
  await raiseCard(page)
  await expectAccessible(page)
})

async function openSpotMenu(page: Page): Promise<void> {
  await openMap(page)
  await page.getByRole('button', { name: 'Close panel' }).click()
  await expect(panelOf(page)).toBeHidden()
  await mapSurface(page).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menuOf(page)).toBeFocused()
}

test('the menu of a spot, and the nearest places', async ({ page }) => {
  await openSpotMenu(page)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'What is nearest' }).click()
  await expect(page.getByRole('dialog', { name: /^Nearest to / })).toBeVisible()
  await expectAccessible(page)
})

test('a pin: its form, its card, the menu on it and the list', async ({ page }) => {
  await openSpotMenu(page)
  await page.getByRole('menuitem', { name: 'Add a pin' }).click()
  await pinForm(page).getByLabel('Title').fill('x'.repeat(75))
  await expectAccessible(page)
  await pinForm(page).getByRole('button', { name: 'Save' }).click()
  await pinCard(page).getByRole('button', { name: 'Move' }).click()
  await expectAccessible(page)
  await mapSurface(page).focus()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'Delete pin' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open panel' }).click()
  await panelOf(page).getByRole('button', { name: 'List of pins and notes' }).click()
  await expect(panelOf(page).getByRole('list', { name: 'My pins' })).toBeVisible()
  await expectAccessible(page)
})

test('a note on a place, written and read', async ({ page }) => {
  await openMap(page, './?marker=3')
  await raiseCard(page)
  await cardOf(page).getByRole('button', { name: 'Add a note' }).click()
  await cardOf(page).getByLabel('Your note').fill('Six bandits')
  await expectAccessible(page)
  await cardOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(cardOf(page).getByRole('region', { name: 'Your note' })).toBeVisible()
  await expectAccessible(page)
})

test('measuring, and the list of keys', async ({ page }) => {
  await openSpotMenu(page)
  await page.getByRole('menuitem', { name: 'Measure from here' }).click()
  await expect(mapSurface(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Measuring' })).toContainText('Total')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
})

test('the filters of a link, and the card of a spot', async ({ page }) => {
  await openMap(page, './?types=shrine')
  await expect(panelOf(page).getByRole('group', { name: 'Filters of a link' })).toBeVisible()
  await expectAccessible(page)
  await openMap(page, './?spot=2550,2650')
  await expect(page.getByRole('dialog', { name: 'Spot: 2550, 2650' })).toBeVisible()
  await expectAccessible(page)
})

test('more filters, progress and a checklist', async ({ page }) => {
  test.slow()
  await openMap(page)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: /^Chests, herbs, books/ }).click()
  await panel.getByRole('checkbox', { name: 'Only chests that I can open' }).check()
  await expect(panel.getByRole('checkbox', { name: 'I have a spade' })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('radio', { name: 'Progress' }).check()
  await panel.getByRole('button', { name: /^Mark \d+ places? in view$/ }).click()
  await expect(panel.getByRole('button', { name: 'No place to mark in view' })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: /^Chest/ }).click()
  await panel.getByRole('checkbox', { name: 'Only those still to find' }).check()
  await expectAccessible(page)
})

test('a line round places, open and closed', async ({ page }) => {
  await openMap(page)
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: 'Progress' }).check()
  await panel.getByRole('button', { name: 'Draw a line round places' }).click()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await mapSurface(page).press('Enter')
    await mapSurface(page).press(key)
  }
  await mapSurface(page).press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the line' }).click()
  await expect(page.getByRole('button', { name: 'Draw again' })).toBeVisible()
  await expectAccessible(page)
})

test('the small map for other sites', async ({ page }) => {
  await openMap(page, './embed?marker=3')
  await expect(page.getByRole('region', { name: `Shown: ${inn.name}` })).toBeVisible()
  await expectAccessible(page)
  await openMap(page, './embed?spot=2550,2650&types=shrine')
  await expect(page.getByRole('img', { name: 'Pin at 2550, 2650' })).toBeVisible()
  await expectAccessible(page)
})

test('the earlier lists in Settings', async ({ page }) => {
  await page.goto('./')
  const settings = await openSettings(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('[1,2]') })
  await settings.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await settings.getByRole('button', { name: /^Restore 2 marks/ }).click()
  await expect(page.getByText('Restored 2 marks')).toBeVisible()
  await expectAccessible(page)
})

test.describe('other pages', () => {
  // An address without a page is said to be one by the server as well.
  test.use({ expectedErrors: /status of 404/ })

  test('the pages of text', async ({ page }) => {
    for (const address of ['terms', 'privacy-policy', 'credits', 'nowhere']) {
      await page.goto(`./${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
})

test.describe('with a problem', () => {
  test.use({
    expectedErrors:
      /404|Failed to load|broken on purpose|world file|The world.s file|dynamically imported|ERR_|MissingPart/,
  })

  test('the message that a sheet is missing', async ({ page, context, hasTouch }) => {
    await openMap(page)
    await context.setOffline(true)
    test.skip(hasTouch, 'Keys are told to nobody who has none.')
    await panelOf(page).getByRole('button', { name: 'Keyboard shortcuts' }).click()
    const dialog = page.getByRole('dialog', { name: 'Something is missing' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(panelOf(page).getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused()
  })

  test('the message that the places are missing', async ({ page }) => {
    await page.route('**/world.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('./')
    await expect(panelOf(page).getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })

  test('the error fallback', async ({ page }) => {
    await openMap(page)
    await breakPanel(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
})
