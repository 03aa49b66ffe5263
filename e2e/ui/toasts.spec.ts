import type { Locator, Page } from '@playwright/test'
import { expect, openSettings, test } from '../fixtures.ts'

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

async function showToasts(page: Page, amount: number): Promise<Locator> {
  const dialog = await openSettings(page)
  for (let shown = 1; shown <= amount; shown += 1) {
    await dialog.getByRole('button', { name: 'Backup', exact: true }).click()
    await expect(toasts(page)).toHaveCount(shown)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Wait until the notification has slid in. Before that, the animation overrides the pointer's movement.
  await toasts(page)
    .first()
    .evaluate(async (element) => {
      const slides = element.getAnimations({ subtree: true })
      const short = slides.filter((slide) => slide.effect?.getTiming().duration !== 5000)
      await Promise.allSettled(short.map((slide) => slide.finished))
    })
  return toasts(page).first()
}

/** Returns the state of the countdown bar of a notification. The notification closes when this animation ends. */
const countdown = (toast: Locator) =>
  toast.evaluate((element) => {
    const [run] = element
      .getAnimations({ subtree: true })
      .filter((animation) => animation.effect?.getTiming().duration === 5000)
    return { state: run?.playState, duration: run?.effect?.getTiming().duration }
  })

test('notifications stay until they are closed if the player wants it [F60]', async ({ page }) => {
  await page.goto('./')
  await openSettings(page)
  const stay = page.getByRole('switch', { name: 'Keep notifications until dismissed' })
  await expect(stay).not.toBeChecked()
  await stay.click()
  await page.reload()
  const toast = await showToasts(page, 2)
  expect(await countdown(toast)).toEqual({})
  await toast.getByRole('button', { name: 'close' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await openSettings(page)
  await stay.click()
  expect(await countdown(toast)).toEqual({ state: 'running', duration: 5000 })
})
