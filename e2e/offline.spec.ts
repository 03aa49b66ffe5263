import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import {
  cardOf,
  discovered,
  expect,
  isPanelOpen,
  mapOf,
  mapReady,
  openMap,
  openSettings,
  panelOf,
  restingView,
  searchBox,
  test as base,
} from './journey.ts'
import { pictureAround } from './picture.ts'
import { serveSite, type SiteServer } from './site-server.ts'
import { total } from './world.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = path.join(root, 'dist')

const test = base.extend<{ readonly site: SiteServer }, { readonly newBuild: string }>({
  /** The built site on a server of its own, which the test may break. */
  site: async ({ baseURL }, provide) => {
    const server = await serveSite(dist, new URL(baseURL ?? '').pathname)
    await provide(server)
    await server.stop()
  },
  /** A folder with the next version: the same site, every script under another name. */
  newBuild: [
    // The library reads which fixtures are needed from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-next-'))
      const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder]
      await promisify(execFile)(process.execPath, [...args, '--emptyOutDir', '--minify', 'false'], {
        cwd: root,
      })
      await provide(folder)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// Each keeps a whole site, some of them two.
test.describe.configure({ timeout: 90_000 })

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource|ERR_|fetch|integrity|dynamically imported|MissingPart/,
})

/** The line in Settings that says whether the map works without a connection. */
async function offlineLine(page: Page): Promise<string> {
  const dialog = await openSettings(page)
  const text = await dialog.getByText(/^Offline: /).textContent()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return text ?? ''
}

async function readyOffline(page: Page): Promise<void> {
  await expect.poll(() => offlineLine(page), { timeout: 20_000 }).toMatch(/^Offline: ready/)
}

const notice = (page: Page) => page.getByRole('region', { name: 'New version' })

/** Which build the page is of: scripts bear the build in their names. */
async function buildOf(page: Page): Promise<string | null> {
  return page.locator('script[src]').first().getAttribute('src')
}

test('it can be installed: a manifest with icons that are there', async ({ page, request }) => {
  await openMap(page)
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const address = new URL(href ?? '', page.url())
  const manifest = (await (await request.get(address.href)).json()) as {
    name: string
    start_url: string
    scope: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  const here = new URL('./', page.url()).pathname
  expect(manifest).toMatchObject({ start_url: here, scope: here, id: here, display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (icon) => {
      const image = new Image()
      image.src = icon
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, new URL(src, address).href)
    expect(size).toBe(sizes)
  }
})

test('on the second visit everything works without a connection [F43]', async ({
  page,
  context,
  site,
}) => {
  await openMap(page, site.address)
  await readyOffline(page)
  expect(await offlineLine(page)).toMatch(/^Offline: ready, 1\.\d MB$/)
  await context.setOffline(true)
  await site.stop()

  await openMap(page, `${site.address}?marker=335&from=friend`)
  await expect(cardOf(page)).toContainText('#335')
  const image = cardOf(page).getByRole('img', { name: /bandit camp/ })
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(100)
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await expect(panelOf(page).getByText(`1 of ${total} discovered`)).toBeVisible()

  await expect
    .poll(async () => {
      const picture = await pictureAround(page, { x: 600, y: 450 }, 100)
      const colours = Array.from({ length: 200 }, (_, index) => picture.at(index - 100, index / 3))
      return new Set(colours.map(String)).size
    })
    .toBeGreaterThan(20)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await searchBox(page).fill('bath')
  await searchBox(page).press('Enter')
  const row = panelOf(page).getByRole('listitem').first()
  await expect(row).toContainText('Baths')
  await expect
    .poll(() => row.locator('img').evaluate((icon: HTMLImageElement) => icon.naturalWidth))
    .toBeGreaterThan(0)
  await row.getByRole('button').click()
  await expect(cardOf(page)).toContainText('Baths')

  expect(await offlineLine(page)).toMatch(/^Offline: ready/)
  for (const name of ['Terms and Conditions', 'Privacy Policy', 'Credits']) {
    await panelOf(page).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(panelOf(page)).toBeVisible()
  }
  await page.goto(`${site.address}no/such/road`)
  await page.getByRole('link', { name: 'Back to the map' }).click()
  await mapReady(page)
  expect(await discovered(page)).toEqual([335])
  await page.reload()
  await mapReady(page)
})

test('while there is a connection, addresses that are not the map’s are the server’s to answer', async ({
  page,
  site,
}) => {
  await openMap(page, site.address)
  await readyOffline(page)
  await page.reload()
  await mapReady(page)
  site.fail((file) => (file === 'neighbour/page' ? 'web page' : undefined))
  await page.goto(`${site.address}neighbour/page`)
  await expect(page.getByRole('heading')).toHaveText('Welcome to the inn')
  const answer = await page.goto(`${site.address}no/such/road`)
  expect(answer?.status()).toBe(404)
})

for (const failure of ['missing', 'cut', 'web page'] as const) {
  test(`a first visit whose files do not all arrive (${failure}) never claims to be ready [F42]`, async ({
    page,
    site,
  }) => {
    // Wanted by nothing that is on screen at first, and far down the list.
    site.fail((file) => (/credits-page-.*\.js$/.test(file) ? failure : undefined))
    await openMap(page, site.address)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        seen.push(...(document.body.textContent.match(/Offline: ready/g) ?? []))
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    const dialog = await openSettings(page)
    await expect(dialog.getByText(/^Offline: not ready/)).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
    await page.keyboard.press('Escape')
    await page.reload()
    await mapReady(page)
    await expect.poll(() => offlineLine(page)).toMatch(/^Offline: not ready/)

    site.fail(() => undefined)
    await openSettings(page)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText(/^Offline: ready, 1\.\d MB$/)).toBeVisible({ timeout: 20_000 })
  })
}

test('while the files are on their way it says so, not that it is ready [F42]', async ({
  page,
  site,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.context().route('**/offline.json', async (route) => {
    await held
    await route.continue()
  })
  await openMap(page, site.address)
  const dialog = await openSettings(page)
  await expect(dialog.getByText('Offline: being prepared…')).toBeVisible()
  letGo()
  await expect(dialog.getByText(/^Offline: ready/)).toBeVisible({ timeout: 20_000 })
})

test('files that the browser has lost are fetched again before it says ready [F42]', async ({
  page,
  site,
}) => {
  await openMap(page, site.address)
  await readyOffline(page)
  const forget = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (/world\.json|335-camp/.test(request.url)) await cache.delete(request)
        }
      }
    })
  await forget()
  site.fail((file) => (file.includes('335-camp') ? 'missing' : undefined))
  await page.reload()
  await mapReady(page)
  await expect.poll(() => offlineLine(page)).toMatch(/^Offline: not ready/)
  site.fail(() => undefined)
  await page.reload()
  await mapReady(page)
  await readyOffline(page)
  await site.stop()
  await openMap(page, `${site.address}?marker=335`)
})

test('an update asks, and brings back what was on screen; other tabs are left alone [F44] [F39]', async ({
  page,
  context,
  site,
  newBuild,
}) => {
  await openMap(page, `${site.address}?marker=335`)
  await readyOffline(page)
  const other = await context.newPage()
  await openMap(other, site.address)
  await readyOffline(other)
  await other.getByRole('button', { name: 'Zoom in' }).click()
  const [before, otherBefore] = [await buildOf(page), await buildOf(other)]

  // On screen: another marker than the address says, a search, a view, a place that was visited.
  await cardOf(page).getByRole('button', { name: 'Close' }).click()
  await searchBox(page).fill('bath')
  await searchBox(page).press('Enter')
  const row = panelOf(page).getByRole('listitem').first()
  await row.getByRole('button').click()
  await expect(cardOf(page)).toContainText('Baths')
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
  await expect(notice(page)).toContainText('A new version of the map is ready.', {
    timeout: 20_000,
  })
  await expect(notice(other)).toContainText('A new version of the map is ready.')
  await expect(cardOf(page)).toContainText(number ?? '')
  expect(loads).toBe(0)

  const view = await restingView(page)
  await notice(page).getByRole('button', { name: 'Reload now' }).click()
  await expect.poll(() => buildOf(page)).not.toBe(before)
  await mapReady(page)
  await expect(cardOf(page)).toContainText(number ?? '')
  await expect(searchBox(page)).toHaveValue('bath')
  await expect(panelOf(page).getByRole('listitem').first()).toContainText('Baths')
  expect(await isPanelOpen(page)).toBe(true)
  expect(await restingView(page)).toEqual(view)
  await expect(cardOf(page).getByRole('switch', { name: 'Visited' })).toBeChecked()
  await expect(notice(page)).toHaveCount(0)
  await readyOffline(page)

  // The other tab is told, goes on as it was, and is not reloaded.
  await expect(notice(other)).toContainText('in another tab')
  expect(await buildOf(other)).toBe(otherBefore)
  expect(loads).toBe(1)
  await notice(other).getByRole('button', { name: 'Later' }).click()
  await expect(notice(other)).toHaveCount(0)
  await searchBox(other).fill('#335')
  // A part that only the old version had: one reload, and what was on screen is there again.
  await other.getByRole('link', { name: 'Credits' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
  expect(await buildOf(other)).not.toBe(otherBefore)
  expect(loads).toBe(2)
})

test('“Later” leaves everything as it is until the player comes back [F44]', async ({
  page,
  site,
  newBuild,
}) => {
  await openMap(page, site.address)
  await readyOffline(page)
  const before = await buildOf(page)
  site.publish(newBuild)
  await page.reload()
  await expect(notice(page)).toBeVisible({ timeout: 20_000 })
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

test('a page that stays open looks for a new version when it is looked at, at most hourly [F44]', async ({
  page,
  site,
}) => {
  await openMap(page, site.address)
  await readyOffline(page)
  await page.reload()
  await mapReady(page)
  await readyOffline(page)
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  site.asked()
  await comeBack()
  await page.evaluate(() => {
    const now = Date.now()
    Date.now = () => now + 60 * 60 * 1000
  })
  expect(site.asked().filter((file) => file === 'sw.js')).toEqual([])
  await comeBack()
  await expect.poll(() => site.asked()).toContain('sw.js')
})

test('without service workers the map works, and Settings says nothing of offline use', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await openMap(page)
  const dialog = await openSettings(page)
  await expect(dialog.getByRole('heading', { name: /^Marker Size/ })).toBeVisible()
  await expect(dialog.getByText(/Offline/)).toHaveCount(0)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready')
})
