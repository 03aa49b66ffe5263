import type { Page } from '@playwright/test'
import { databaseList } from './database.ts'
import { cardOf, expect, mapReady, openMap, panelOf, test } from '../fixtures.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { total } = island

const found = (page: Page, amount: number) => panelOf(page).getByText(`${amount} of ${total} found`)
const mark = (page: Page) => cardOf(page).getByRole('switch', { name: 'Discovered' }).click()

test('Ctrl+Z undoes this tab’s changes and asks before undoing another tab’s [F59]', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openMap(page, './?marker=3')
  await mark(page)
  await openMap(other, './?marker=4')
  await mark(other)
  await expect(found(page, 2)).toBeVisible()
  await page.bringToFront()
  await page.reload()
  await mapReady(page)
  await page.keyboard.press('Control+z')
  await expect.poll(() => databaseList(page)).toEqual([4])
  await page.keyboard.press('Control+z')
  const question = page.getByRole('alertdialog', { name: 'Undo a change from another tab?' })
  await expect(question).toContainText('Found: ')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await databaseList(page)).toEqual([4])
  await page.keyboard.press('Control+z')
  await question.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(found(other, 0)).toBeVisible()
  await expect.poll(() => databaseList(page)).toEqual([])
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing to undo.' })).toBeVisible()
})
