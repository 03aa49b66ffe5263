import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  isPanelOpen,
  mapReady,
  openSettings,
  panelOf,
  restingView,
  searchBox,
} from '../fixtures.ts'
import { readyOffline, test, visit, visitAgain } from './offline-site.ts'
import { largestType, pictured } from '../world.ts'

// In sequence, so that the next version is built only once.
test.describe.configure({ mode: 'default' })

const notice = (page: Page) => page.getByRole('region', { name: 'Update available' })

/** Identifies the page's build by the name of its first module, which contains a hash. */
async function buildOf(page: Page): Promise<string | null> {
  return page.locator('script[type=module]').getAttribute('src')
}

test('an update asks first, restores the screen and leaves other tabs alone [F44] [F39]', async ({
  page,
  context,
  site,
  newBuild,
}) => {
  await visit(page, `${site.address}?marker=${pictured.id}`)
  const other = await context.newPage()
  await visit(other, site.address)
  await other.getByRole('button', { name: 'Zoom in' }).click()
  const [before, otherBefore] = [await buildOf(page), await buildOf(other)]

  // State on screen: another marker than in the address, a search, a view, a visited place.
  await cardOf(page).getByRole('button', { name: 'Close' }).click()
  await searchBox(page).fill(largestType.title)
  const row = panelOf(page).getByRole('listitem').first()
  await row.getByRole('button').click()
  await expect(cardOf(page)).toContainText(largestType.title)
  const number = await cardOf(page)
    .getByText(/^#\d+$/)
    .textContent()
  await expect.poll(async () => (await restingView(page)).zoom).toBeGreaterThan(0)
  let loads = 0
  for (const tab of [page, other]) tab.on('domcontentloaded', () => (loads += 1))

  site.publish(newBuild)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await expect(notice(page)).toContainText('A new version is ready.', {
    timeout: 60_000,
  })
  await expect(notice(other)).toContainText('A new version is ready.')
  await expect(cardOf(page)).toContainText(number ?? '')
  expect(loads).toBe(0)

  const view = await restingView(page)
  await notice(page).getByRole('button', { name: 'Reload now' }).click()
  await expect.poll(() => buildOf(page)).not.toBe(before)
  await mapReady(page)
  await expect(cardOf(page)).toContainText(number ?? '')
  await expect(searchBox(page)).toHaveValue(largestType.title)
  await expect(panelOf(page).getByRole('listitem').first()).toContainText(largestType.title)
  expect(await isPanelOpen(page)).toBe(true)
  expect(await restingView(page)).toEqual(view)
  await expect(cardOf(page).getByRole('img', { name: 'Visited' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await readyOffline(page)

  await expect(notice(other)).toContainText('in another tab')
  expect(await buildOf(other)).toBe(otherBefore)
  expect(loads).toBe(1)
  await notice(other).getByRole('button', { name: 'Later' }).click()
  await expect(notice(other)).toHaveCount(0)
  // Searching needs a chunk of the old version, so the page reloads once and restores the typed text.
  await searchBox(other).fill(`#${pictured.id}`)
  await expect.poll(() => buildOf(other)).not.toBe(otherBefore)
  // A link that is clicked before hydration loads its page. This is a navigation, not a reload.
  await mapReady(other)
  await expect(searchBox(other)).toHaveValue(`#${pictured.id}`)
  await other.getByRole('link', { name: 'Credits' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
  expect(loads).toBe(2)
})

test('“Later” leaves everything as it is until the player comes back [F44]', async ({
  page,
  site,
  newBuild,
}) => {
  await visit(page, site.address)
  const before = await buildOf(page)
  site.publish(newBuild)
  await page.reload()
  await expect(notice(page)).toBeVisible({ timeout: 60_000 })
  await notice(page).getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toHaveCount(0)
  await openSettings(page)
  await page.keyboard.press('Escape')
  expect(await buildOf(page)).toBe(before)
  await page.reload()
  await mapReady(page)
  expect(await buildOf(page)).toBe(before)
  await expect(notice(page)).toBeVisible()
  await site.stop()
  await notice(page).getByRole('button', { name: 'Reload now' }).press('Enter')
  await expect.poll(() => buildOf(page)).not.toBe(before)
  await mapReady(page)
})

test('a page that becomes visible checks for updates at most hourly [F44]', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const looks: number[] = []
    const { prototype } = ServiceWorkerRegistration
    const update = Reflect.get(prototype, 'update')
    prototype.update = function look() {
      looks.push(Date.now())
      return update.call(this)
    }
    Object.assign(window, { looks })
  })
  await visitAgain(page, site.address)
  await readyOffline(page)
  const comeBack = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      return (window as unknown as { looks: number[] }).looks.length
    })
  expect(await comeBack()).toBe(0)
  await page.evaluate(() => {
    const now = Date.now()
    Date.now = () => now + 60 * 60 * 1000
  })
  site.requestedPaths()
  await comeBack()
  // The page fetches the script before the update, so that an empty script doesn't replace the worker.
  await expect.poll(comeBack).toBe(1)
  await expect.poll(() => site.requestedPaths()).toContain('sw.js')
  expect(await comeBack()).toBe(1)
})
