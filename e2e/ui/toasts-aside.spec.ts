import type { Locator, Page } from '@playwright/test'
import { cardOf, expect, openMap, openSettings, seed, storedState, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const toastOf = (page: Page) => region(page).getByRole('listitem')
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your progress is saved' })

/** Makes the local replica full. Marks are then stored only in the database, and a banner says so. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = new Proxy(Storage.prototype.setItem.bind(localStorage), {
      apply: (setItem, _storage, [key, value]: [string, string]) => {
        if (key === 'progress-store') throw new DOMException('full', 'QuotaExceededError')
        setItem(key, value)
      },
    })
  })
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('It has no place on screen.')
  return box
}

const settled = (toast: Locator) =>
  toast.evaluate(async (element) => {
    const slides = element.getAnimations()
    await Promise.allSettled(slides.map(({ finished }) => finished))
  })

const expectUncovered = (button: Locator) => button.click({ trial: true, timeout: 20_000 })

for (const viewports of [
  [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ],
  [{ width: 320, height: 640 }],
  [{ width: 360, height: 225 }],
]) {
  const sizes = viewports.map(({ width, height }) => `${width} by ${height}`)

  test(`a notification covers no button of the banner or the map: ${sizes.join(' and ')} [F60]`, async ({
    page,
  }) => {
    await fillStorage(page)
    for (const [at, viewport] of viewports.entries()) {
      await test.step(sizes[at] ?? '', async () => {
        await page.setViewportSize(viewport)
        if (at === 0) await openMap(page, './?marker=3')
        await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
        // At the second size the click removes the mark, and its notification replaces the first one.
        const message = at === 0 ? /^Found: / : /^No longer found: /
        const toast = toastOf(page).filter({ hasText: message })
        await expect(toast).toBeVisible()
        await expect(toastOf(page)).toHaveCount(1)
        await expect(banner(page)).toBeVisible()
        await settled(toast)
        // Hovering keeps the notification open during the following checks.
        await toast.getByRole('button', { name: 'Undo' }).hover()
        const close = await boxOf(toast.getByRole('button', { name: 'Close notification' }))
        const undo = await boxOf(toast.getByRole('button', { name: 'Undo' }))
        expect(Math.min(close.width, close.height, undo.width, undo.height)).toBeGreaterThanOrEqual(
          44,
        )
        expect(close.x - (undo.x + undo.width)).toBeGreaterThanOrEqual(8)
        const { x, y, width, height } = await boxOf(toast)
        for (const name of ['Zoom in', 'Zoom out', 'Full screen']) {
          const control = await boxOf(page.getByRole('button', { name }))
          const above = control.y + control.height <= y
          expect(above || x + width <= control.x).toBe(true)
        }
        const box = await boxOf(banner(page))
        const words = await boxOf(banner(page).getByRole('paragraph'))
        expect(words.width).toBeGreaterThan(box.width / 2)
        const isBesideToast = box.x + box.width <= (await boxOf(toast)).x
        expect(isBesideToast || y + height <= box.y + 1).toBe(true)
        for (const button of await banner(page).getByRole('button').all())
          await expectUncovered(button)
        const inCard = (name: string) => cardOf(page).getByRole('button', { name, exact: true })
        await expectUncovered(inCard('Close').first())
        // A collapsed card shows only the switch that marks the place.
        const peek = await inCard('Show more').isVisible()
        await expectUncovered(
          peek
            ? cardOf(page).getByRole('switch')
            : cardOf(page).getByRole('button', { name: /to here$/ }),
        )
        // The end of the card can be scrolled to where nothing covers it.
        if (!peek) await expectUncovered(cardOf(page).locator('summary'))
      })
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a notification over the panel is at the lower edge [F60]', async ({ page }) => {
    await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
    await page.setViewportSize({ width: 390, height: 844 })
    await openMap(page, './?marker=3')
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await expect(toastOf(page)).toBeVisible()
    await page.getByRole('button', { name: 'Open panel' }).click()
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(toastOf(page))
        return y + height
      })
      .toBe(844 - 16)
  })

  test('a dialog that scrolls can be scrolled clear of notifications [F60]', async ({ page }) => {
    await openMap(page)
    const dialog = await openSettings(page)
    await dialog.getByRole('button', { name: 'Backup', exact: true }).click()
    await expect(toastOf(page)).toBeVisible()
    const last = dialog.getByRole('button').last()
    await last.focus()
    const { y, height } = await boxOf(last)
    expect(y + height).toBeLessThanOrEqual((await boxOf(toastOf(page))).y)
    await toastOf(page).getByRole('button', { name: 'Close notification' }).click()
    await expect(dialog).toHaveCSS('padding-bottom', '24px')
  })
})
