import type { Page } from '@playwright/test'
import {
  expect,
  isPanelOpen,
  openMap,
  openSettings,
  seed,
  settle,
  storedField,
  test,
} from '../fixtures.ts'

const slider = (page: Page) => page.getByRole('slider', { name: 'Marker size' })
const storedSize = (page: Page) => storedField(page, 'settings-store', 'markerSize')

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

test('the marker size is 50 at first and runs from 20 to 80, by keys and by the mouse, and is kept though the dialog closes at once [S2.32] [S4.08] [S5.06] [S9.02] [S9.03] [S9.23]', async ({
  page,
}) => {
  await page.goto('./')
  await openSettings(page)
  await test.step('arrow keys move by one step, PageUp and PageDown by ten', async () => {
    await expect(slider(page)).toHaveAttribute('aria-valuemin', '20')
    await expect(slider(page)).toHaveAttribute('aria-valuemax', '80')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '50')
    await slider(page).press('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '51')
    await slider(page).press('PageUp')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '61')
    await slider(page).press('PageDown')
    await slider(page).press('ArrowLeft')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '50')
  })
  await test.step('the ends', async () => {
    await slider(page).press('End')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '80')
    await slider(page).press('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '80')
    await slider(page).press('Home')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '20')
    await slider(page).press('PageDown')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '20')
  })
  await test.step('the slider follows the mouse', async () => {
    // The pointer goes there once the dialog no longer moves.
    await slider(page).hover()
    const thumb = await slider(page).boundingBox()
    if (!thumb) throw new Error('The slider has no place on screen.')
    await page.mouse.down()
    await page.mouse.move(thumb.x + 1000, thumb.y, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => storedSize(page)).toBe(80)
  })
  await test.step('closing the dialog at once does not lose the size', async () => {
    await slider(page).press('Home')
    await page.keyboard.press('Escape')
    await expect.poll(() => storedSize(page)).toBe(20)
    await page.reload()
    await openSettings(page)
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '20')
  })
})

test('a size takes effect 350 ms after the last move [S4.08] [S9.04]', async ({ page }) => {
  await page.clock.install()
  await openMap(page)
  await openSettings(page)
  await expect(slider(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await slider(page).press('PageUp')
  await page.clock.runFor(300)
  await slider(page).press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '61')
  await page.clock.runFor(349)
  await settle(page)
  expect((await storedSize(page)) ?? 50).toBe(50)
  await page.clock.runFor(2)
  await expect.poll(() => storedSize(page)).toBe(61)
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
