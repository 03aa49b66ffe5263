import { expect, mapReady, openMap, openSettings } from '../fixtures.ts'
import { expectOffline, readyOffline, test } from './offline-site.ts'
import type { Failure } from './site-server.ts'
import { pictured } from '../world.ts'

test('an incomplete download is never reported as ready [F42]', async ({ page, site }) => {
  // A file that the first screen doesn't need, near the end of the list.
  const isLast = (file: string) => /text-pages-.*\.js$/.test(file)
  let requestCount = 0
  const fail = (failure: Failure) =>
    site.fail((file) => {
      if (!isLast(file)) return undefined
      requestCount += 1
      return failure
    })
  fail('missing')
  await openMap(page, site.address)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.push(...(document.body.textContent.match(/Offline: ready/g) ?? []))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const dialog = await openSettings(page)
  const notReady = dialog.getByText(/^Offline: not ready/)
  await expect(notReady).toBeVisible()
  for (const failure of ['cut', 'web page'] as const) {
    await test.step(failure, async () => {
      requestCount = 0
      fail(failure)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => requestCount).toBeGreaterThan(0)
      await expect(notReady).toBeVisible()
    })
  }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await mapReady(page)
  await expectOffline(page, /^Offline: not ready/)

  site.fail(() => undefined)
  await openSettings(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText(/^Offline: ready, \d(\.\d)? MB$/)).toBeVisible({
    timeout: 20_000,
  })
})

test('lost offline files are downloaded again before the status says ready [F42]', async ({
  page,
  site,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.context().route('**/offline.json', async (route) => {
    await held
    await route.continue()
  })
  await openMap(page, site.address)
  const dialog = await openSettings(page)
  await expect(dialog.getByText('Offline: downloading…')).toBeVisible()
  release()
  await expect(dialog.getByText(/^Offline: ready/)).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  const forget = () =>
    page.evaluate(async (image) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (request.url.includes('world.json') || request.url.includes(image))
            await cache.delete(request)
        }
      }
    }, pictured.image)
  await forget()
  site.fail((file) => (file === pictured.image ? 'missing' : undefined))
  await page.reload()
  await mapReady(page)
  await expectOffline(page, /^Offline: not ready/)
  site.fail(() => undefined)
  await page.reload()
  await mapReady(page)
  await readyOffline(page)
  await site.stop()
  await openMap(page, `${site.address}?marker=${pictured.id}`)
})

test('a network’s login page is never stored in place of a page [F91]', async ({ page, site }) => {
  let opened = 0
  // Every page after the first one is replaced.
  const isPage = (file: string) =>
    file === '' ? (opened += 1) > 1 : /^(terms|embed|shell\.html)$/.test(file)
  site.fail((file) => (isPage(file) ? 'web page' : undefined))
  await openMap(page, site.address)
  await expectOffline(page, /^Offline: not ready/)
  site.fail(() => undefined)
  const dialog = await openSettings(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText(/^Offline: ready/)).toBeVisible({ timeout: 60_000 })
  await site.stop()
  await page.goto(`${site.address}?marker=${pictured.id}`)
  await mapReady(page)
})

// portal.test.ts covers the worker's requests in between. The first four requests are the page's own.
test('a login page during the first visit is never cached [F101]', async ({ browser, site }) => {
  for (const goodFor of [1, 4, 12, 40]) {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    let requestCount = 0
    site.fail(() => ((requestCount += 1) > goodFor ? 'web page' : undefined))
    await page.goto(site.address)
    // Wait until the login page has started.
    await expect.poll(() => requestCount).toBeGreaterThan(goodFor)
    site.fail(() => undefined)
    // Retry, because the page may reload itself to get missing parts, which would cancel this navigation.
    await expect(async () => void (await page.goto(site.address))).toPass()
    await mapReady(page)
    await readyOffline(page)
    const ofInn = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const text = await (await cache.match(request))?.text()
          if (text?.includes('Welcome to the inn')) found.push(request.url)
        }
      }
      return found
    })
    expect(ofInn).toEqual([])
    await context.close()
  }
})

test('a browser that saves data downloads offline files only on request [F93]', async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await openMap(page, site.address)
  const dialog = await openSettings(page)
  await expect(dialog.getByText(/^Offline: not downloaded/)).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect(dialog.getByText(/^Offline: ready/)).toBeVisible({ timeout: 60_000 })
})
