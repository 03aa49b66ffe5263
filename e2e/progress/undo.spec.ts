import type { Page } from '@playwright/test'
import { databaseList } from './database.ts'
import {
  cardOf,
  discovered,
  expect,
  openBackups,
  openMap,
  openSettings,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { island } from '../island.ts'
import { bareLandSite, islandSite } from '../sites.ts'
import { markers } from '../world.ts'

test.use({ baseURL: islandSite.address })

const { total } = island

const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })
const found = (page: Page, amount: number) => page.getByText(`${amount} of ${total} found`)

test('the Undo button and Ctrl+Z undo one change at a time, also after a reload [F13]', async ({
  page,
}) => {
  await openMap(page, './?marker=3')
  await test.step('the button of the note', async () => {
    const mark = cardOf(page).getByRole('switch', { name: 'Discovered' })
    await mark.click()
    const message = note(page, /^Found: The Old Raven/)
    await expect(message).toBeVisible()
    await mark.click()
    await expect(note(page, 'No longer found: The Old Raven')).toBeVisible()
    await expect(message).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(mark).toBeChecked()
    await expect(note(page, 'Undone: The Old Raven found again')).toBeVisible()
    await expect.poll(() => databaseList(page)).toEqual([3])
  })
  await test.step('while a text is edited', async () => {
    await searchBox(page).pressSequentially('cave')
    await searchBox(page).press('Control+z')
    await expect(searchBox(page)).not.toHaveValue('cave')
    await searchBox(page).fill('')
    await expect(found(page, 1)).toBeVisible()
  })
  await test.step('one change after the other', async () => {
    await openSettings(page)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(found(page, 0)).toBeVisible()
    await expect.poll(() => databaseList(page)).toEqual([])
    await page.reload()
    await expect(found(page, 0)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(note(page, 'Undone: found places restored')).toBeVisible()
    await expect(found(page, 1)).toBeVisible()
    await page.keyboard.press('Meta+z')
    await expect(found(page, 0)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(note(page, 'Nothing to undo.')).toBeVisible()
    await page.keyboard.press('Control+Shift+z')
    await expect(note(page, 'Redone: Found: The Old Raven')).toBeVisible()
    await expect(found(page, 1)).toBeVisible()
  })
})

test('a cleared list can be restored by Undo or from an earlier list [F13]', async ({ page }) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1, 2, 359] }) })
  await openMap(page)
  await openSettings(page)
  const clear = async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(found(page, 0)).toBeVisible()
  }
  await clear()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(found(page, 2)).toBeVisible()
  await clear()
  await page.reload()
  const backups = await openBackups(page)
  await backups
    .getByRole('button', { name: /^Restore 3 found places, before clearing/ })
    .first()
    .click()
  await expect(found(page, 2)).toBeVisible()
  expect(new Set(await discovered(page))).toEqual(new Set([1, 2, 359]))
  await expect(page.getByText('Restored 3 found places')).toBeVisible()
})

test('many marks since the last backup are announced once [F12]', async ({ page }) => {
  const ids = markers.slice(0, 49).map(({ id }) => id)
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: ids }) })
  await openMap(page, `${bareLandSite.address}?marker=${markers[49]?.id}`)
  const reminder = note(page, '50 found places not backed up.')
  const mark = cardOf(page).getByRole('switch', { name: 'Discovered' })
  await mark.click()
  await expect(reminder).toBeVisible()
  const download = page.waitForEvent('download')
  await reminder.getByRole('button', { name: 'Back up now' }).click()
  await download
  await mark.click()
  await mark.click()
  await openBackups(page)
  await expect(page.getByText('1 found place added since your last backup.')).toBeVisible()
})
