import type { Page } from '@playwright/test'
import {
  cardOf,
  chooseInMapMenu,
  expect,
  openMap,
  openSettings,
  panelOf,
  seed,
  storedState,
  test,
  isPanelOpen,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

/** Elements that notifications and notices must not cover. */
const controls = '.map-buttons > *, .panel-toggle, .panel-foot > button, .pan-buttons [data-shown]'
const cards = '.card'
const stack = '[data-toast], .notice'

/** Makes the local replica full, which shows a notice, and keeps notifications open. */
async function fillStorage(page: Page): Promise<void> {
  await seed(page, { 'settings-store': storedState({ keepNotifications: true, panelOpen: false }) })
  await page.addInitScript(() => {
    Storage.prototype.setItem = new Proxy(Storage.prototype.setItem.bind(localStorage), {
      apply: (setItem, _storage, [key, value]: [string, string]) => {
        if (key === 'progress-store') throw new DOMException('full', 'QuotaExceededError')
        setItem(key, value)
      },
    })
  })
}

/** Returns the pairs of elements whose visible parts overlap, once all animations have ended. */
async function overlaps(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2000).length,
      ),
    )
    .toBe(0)
  return page.evaluate((all) => {
    const seen = all
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const box = { left, top, right, bottom }
        for (let node = element.parentElement; node; node = node.parentElement) {
          if (getComputedStyle(node).overflowY === 'visible') continue
          const frame = node.getBoundingClientRect()
          box.top = Math.max(box.top, frame.top)
          box.bottom = Math.min(box.bottom, frame.bottom)
        }
        return { name: `${element.className} ${element.textContent?.slice(0, 30)}`, box }
      })
      .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
    return seen.flatMap(({ name, box }, at) =>
      seen
        .slice(at + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${name} / ${other.name}`),
    )
  }, selectors)
}

test('notifications and notices never cover each other, the card or buttons [F60]', async ({
  page,
  isMobile,
}) => {
  const sizes = isMobile
    ? [
        { width: 390, height: 844 },
        { width: 320, height: 640 },
      ]
    : [
        { width: 1440, height: 900 },
        { width: 1120, height: 700 },
        { width: 1024, height: 768 },
      ]
  await fillStorage(page)
  await openMap(page, './?marker=3')
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.locator('[data-toast]')).toHaveCount(1)
  const everywhere = async (what: string, parts: readonly string[]) => {
    for (const viewport of sizes) {
      await test.step(`${what}, ${viewport.width} by ${viewport.height}`, async () => {
        await page.setViewportSize(viewport)
        await expect.poll(() => overlaps(page, parts)).toEqual([])
        for (const name of ['Try again', 'Back up now']) {
          await page
            .locator('.notice')
            .getByRole('button', { name })
            .click({ trial: true, timeout: 5000 })
        }
      })
    }
  }
  await everywhere('beside a card', [stack, cards, controls])
  await cardOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await chooseInMapMenu(page, 'Pan buttons')
  await everywhere('beside the buttons that move the map', [stack, controls])
  await chooseInMapMenu(page, 'Pan buttons')
  if (!(await isPanelOpen(page))) await open('Open panel')
  const settings = await openSettings(page)
  for (let more = 0; more < 4; more += 1) {
    await settings.getByRole('button', { name: 'Backup', exact: true }).click()
  }
  await expect(page.locator('[data-toast]')).toHaveCount(5)
  await expect(page.locator('[data-toast]').last()).toBeInViewport({ ratio: 0.95 })
  await everywhere('with a dialog', [stack, '.dialog'])
  await page.keyboard.press('Escape')
  await everywhere('beside or over the panel', [stack, '.panel-foot > button'])
})

test('the card and notifications fit beside the panel on a phone in landscape [D-map-11]', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone’s')
  await page.setViewportSize({ width: 844, height: 390 })
  await fillStorage(page)
  await openMap(page, './?marker=3')
  const card = async () => (await cardOf(page).boundingBox()) ?? { x: NaN, y: NaN, width: NaN }
  expect((await card()).x).toBeGreaterThan(422)
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).tap()
  await expect(page.locator('[data-toast]')).toHaveCount(1)
  await expect.poll(() => overlaps(page, [stack, cards, controls])).toEqual([])
  await page.getByRole('button', { name: 'Open panel' }).tap()
  const { width: panel = NaN } = (await panelOf(page).boundingBox()) ?? {}
  expect((await card()).x).toBeGreaterThan(panel)
  await expect.poll(() => overlaps(page, [stack, cards])).toEqual([])
  await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).tap({ trial: true })
})
