import type { Locator, Page } from '@playwright/test'
import { expect, openSettings, test } from '../fixtures.ts'

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

/** Shows so many notifications, and leaves the dialog that they came from. */
async function showToasts(page: Page, amount: number): Promise<Locator> {
  const dialog = await openSettings(page)
  for (let shown = 1; shown <= amount; shown += 1) {
    await dialog.getByRole('button', { name: 'Backup', exact: true }).click()
    await expect(toasts(page)).toHaveCount(shown)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Until the toast has slid in, it is moved by an animation and not by the pointer.
  await toasts(page)
    .first()
    .evaluate(async (element) => {
      const slides = element.getAnimations({ subtree: true })
      const short = slides.filter((slide) => slide.effect?.getTiming().duration !== 5000)
      await Promise.allSettled(short.map((slide) => slide.finished))
    })
  return toasts(page).first()
}

/** The bar that runs down while a notification is shown; its end is what closes it. */
const countdown = (toast: Locator) =>
  toast.evaluate((element) => {
    const [run] = element
      .getAnimations({ subtree: true })
      .filter((animation) => animation.effect?.getTiming().duration === 5000)
    return { state: run?.playState, duration: run?.effect?.getTiming().duration }
  })

const moveCountdown = (toast: Locator, ms: number) =>
  toast.evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      if (animation.effect?.getTiming().duration === 5000) animation.currentTime = time
    }
  }, ms)

async function drag(page: Page, toast: Locator, by: number): Promise<void> {
  const box = await toast.boundingBox()
  if (!box) throw new Error('The notification has no place on screen.')
  const [x, y] = [box.x + 40, box.y + 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 8 })
  await page.mouse.up()
}

test('notifications are dark, 320 pixels wide, at the bottom right, above everything; they wait while the pointer is over them or the window has lost the focus, and are dragged away by more than 80 percent of their width, not by less [S2.39] [S9.13] [S9.15] [S9.16] [S9.17] [S9.18] [S9.19] [S9.20]', async ({
  page,
}) => {
  await page.goto('./')
  const toast = await showToasts(page, 1)
  await test.step('how they look', async () => {
    const box = await toast.boundingBox()
    expect(box?.width).toBe(320)
    expect((box?.x ?? 0) + 320).toBeGreaterThan(1440 - 40)
    expect((box?.x ?? 0) + 320).toBeLessThanOrEqual(1440)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 60)
    const look = await toast.evaluate((element) => {
      let layer: string | undefined
      for (let node: Element | null = element; node; node = node.parentElement) {
        const { zIndex } = getComputedStyle(node)
        if (zIndex !== 'auto') layer = zIndex
      }
      return { layer, background: getComputedStyle(element).backgroundColor }
    })
    expect(look.layer).toBe('9999')
    const channels = (look.background.match(/\d+/g) ?? []).map(Number)
    expect(Math.max(...channels)).toBeLessThan(90)
  })
  await test.step('they wait', async () => {
    // Each part has as long as it would have with a notification of its own.
    await moveCountdown(toast, 0)
    const state = async () => (await countdown(toast)).state
    await toast.hover()
    await expect.poll(state).toBe('paused')
    await page.mouse.move(700, 300)
    await expect.poll(state).toBe('running')
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await expect.poll(state).toBe('paused')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(state).toBe('running')
  })
  await test.step('they are dragged away', async () => {
    // Each part has as long as it would have with a notification of its own.
    await moveCountdown(toast, 0)
    await drag(page, toast, 240)
    await expect(toast).toBeVisible()
    await expect.poll(async () => (await toast.boundingBox())?.x).toBeGreaterThan(1080)
    await drag(page, toast, 265)
    await expect(toasts(page)).toHaveCount(0, { timeout: 2000 })
  })
})

test('they close by themselves after 5000 ms, and Alt+T goes to them [S9.12] [S9.21]', async ({
  page,
}) => {
  await page.goto('./')
  const toast = await showToasts(page, 1)
  expect(await countdown(toast)).toEqual({ state: 'running', duration: 5000 })
  await moveCountdown(toast, 4000)
  await expect(toast).toBeVisible()
  await moveCountdown(toast, 5000)
  await expect(toasts(page)).toHaveCount(0)
  await showToasts(page, 1)
  await page.keyboard.press('Alt+t')
  const focused = await page.evaluate(
    () => document.activeElement?.closest('section')?.getAttribute('aria-label') ?? '',
  )
  expect(focused).toContain('Alt+T')
})

test('who needs longer has them stay until they are closed, after a reload too [F60]', async ({
  page,
}) => {
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

test('they can be read, hovered and closed while a dialog is open; with reduced motion they stay as long; the newest stands below the others [S9.14]', async ({
  page,
}) => {
  await page.goto('./')
  const dialog = await openSettings(page)
  await test.step('read, hovered and closed', async () => {
    await dialog.getByRole('button', { name: 'Backup', exact: true }).click()
    const toast = toasts(page)
    await expect(toast).toBeVisible()
    await toast.hover({ timeout: 3000 })
    await expect.poll(async () => (await countdown(toast)).state).toBe('paused')
    await toast.getByRole('button', { name: 'close' }).click({ timeout: 2000 })
    await expect(toasts(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()
  })
  await test.step('with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await dialog.getByRole('button', { name: 'Backup', exact: true }).click()
    await expect(toasts(page)).toBeVisible()
    expect(await countdown(toasts(page))).toEqual({ state: 'running', duration: 5000 })
    await toasts(page).getByRole('button', { name: 'close' }).click()
    await expect(toasts(page)).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: null })
  })
  await test.step('the newest below', async () => {
    await page.getByRole('button', { name: 'Backup', exact: true }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('[1]') })
    const older = toasts(page).filter({ hasText: 'Started downloading backup' })
    const newer = toasts(page).filter({ hasText: 'Merged uploaded discoveries' })
    await expect(newer).toBeVisible()
    const top = async (toast: Locator) => (await toast.boundingBox())?.y ?? NaN
    expect(await top(newer)).toBeGreaterThan(await top(older))
  })
})
