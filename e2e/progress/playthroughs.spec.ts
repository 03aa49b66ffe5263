import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  discovered,
  expect,
  openMap,
  openSettings,
  panelOf,
  seed,
  storedState,
  stored,
  test,
} from '../fixtures.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { total } = island

const row = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Settings' }).getByRole('listitem').filter({ hasText: name })

async function makeSecond(page: Page): Promise<void> {
  const settings = await openSettings(page)
  await settings.getByRole('button', { name: 'New playthrough…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New playthrough' })
  await dialog.getByLabel('Current playthrough').fill('Henry')
  await dialog.getByLabel('New playthrough').fill('  ')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter a name.')
  await dialog.getByLabel('New playthrough').fill('Godwin')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
}

test('a second playthrough begins empty and leaves the first unchanged', async ({ page }) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [7, 12, 5] }) })
  await openMap(page)
  await expect(panelOf(page).getByText('Playthrough:')).toHaveCount(0)
  await makeSecond(page)
  await expect(row(page, 'Henry')).toContainText(`3 of ${total} found`)
  await expect(row(page, 'Godwin')).toContainText(`On the map · 0 of ${total} found`)
  await expectAccessible(page)

  await test.step('is copied and renamed', async () => {
    await row(page, 'Henry').getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('dialog', { name: 'Copy' }).getByRole('button', { name: 'Create' }).click()
    await expect(row(page, 'Henry (copy)')).toContainText(`On the map · 3 of ${total} found`)
    await row(page, 'Henry (copy)').getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Jindřich')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Jindřich')).toBeVisible()
  })
  await test.step('is deleted, and comes back', async () => {
    await row(page, 'Jindřich').getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`3 of ${total} found places`)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, 'Henry')).toContainText('On the map')
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, 'Jindřich').getByRole('button', { name: 'Switch' }).click()
    await expect(row(page, 'Jindřich')).toContainText(`On the map · 3 of ${total} found`)
    await expect(row(page, 'Jindřich').getByRole('button', { name: 'Switch' })).toBeFocused()
  })
  await row(page, 'Godwin').getByRole('button', { name: 'Switch' }).click()
  await page.reload()
  await expect(page.getByText(`0 of ${total} found`)).toBeVisible()
  await expect(panelOf(page).getByText('Playthrough: “Godwin”')).toBeVisible()
  expect(await discovered(page)).toEqual([7, 12, 5])
})

test('on 320 pixels nothing of the settings is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('./')
  await makeSecond(page)
  const width = await page
    .getByRole('dialog', { name: 'Settings' })
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
  expect(width).toBe(0)
  expect(await stored(page, 'playthroughs-store')).toMatchObject({
    state: { playthroughs: [{ id: '', name: 'Henry' }, { name: 'Godwin' }] },
  })
})
