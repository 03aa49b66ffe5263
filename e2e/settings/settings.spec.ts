import type { Page } from '@playwright/test'
import { expect, isPanelOpen, openSettings, seed, test } from '../fixtures.ts'

const slider = (page: Page) => page.getByRole('slider', { name: 'Marker size' })

test('the dialog has a title, the slider, and three buttons for the discovered markers, but none about consent, and closes by its button, by Escape and by a click beside it [S2.31] [S2.32] [S2.33] [S2.35] [S4.11] [D-tests-2] [D-texts-4]', async ({
  page,
}) => {
  await page.goto('./')
  const dialog = await openSettings(page)
  await expect(dialog.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: /^Marker Size/ })).toBeVisible()
  await expect(slider(page)).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Manage discovered markers' })).toBeVisible()
  for (const name of ['Upload', 'Backup', 'Clear']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText(/consent/i)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await openSettings(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await isPanelOpen(page)).toBe(true)
  await openSettings(page)
  await page.mouse.click(1200, 850)
  await expect(dialog).toBeHidden()
  expect(await isPanelOpen(page)).toBe(true)
})

test('settings out of range fall back one by one, the others stay [S3.20] [S9.06] [D-state-2]', async ({
  page,
}) => {
  const state = { markerSize: 5000, panelOpen: true, showNamePlates: false, disclaimerOpen: 'no' }
  await seed(page, { 'settings-store': { state, version: 0 } })
  await page.goto('./')
  await expect(page.getByRole('switch', { name: 'Name plates' })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Disclaimer' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await openSettings(page)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '50')
})
