import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { findWorlds, readManifest } from '../../tools/site/worlds.ts'
import { cardOf, expect, mapReady, openMap, openSettings } from '../fixtures.ts'
import { readyOffline, test, visit } from './offline-site.ts'
import type { SiteServer } from './site-server.ts'
import { pictured, worldRows } from '../world.ts'

// Each test caches a whole site.
test.describe.configure({ timeout: 90_000 })

const { home, others } = findWorlds()
const [other = '', third = ''] = others.toReversed()
const firstOf = (id: string) => worldRows(id).markers[0]?.id ?? NaN
const titleOf = (id: string) => readManifest(id).title

const ownOf = (world: string) => new RegExp(`(^|/)(data|icons|images)/${world}/|(^|/)${world}($|/)`)
/** Matches the home world's paths at the root. Only their folders distinguish them from the app shell's paths. */
const homeOwn = new RegExp(`(^|/)(data/${home}/|(icons|images)/[^/]+$)|^/?embed$`)

async function cachedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

const notCached = (page: Page, world: string) =>
  page.getByRole('heading', { name: `${titleOf(world)} isn’t on this device yet.` })

const cacheAll = (page: Page) => page.getByRole('checkbox', { name: /^Keep all worlds offline/ })

/** Unregisters the worker and puts all files into the app shell's cache, as an older version of the site did. */
async function asBeforeWorlds(page: Page, world: string): Promise<void> {
  await page.evaluate(async (id) => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.unregister()
    const names = await caches.keys()
    const named = (text: string) => names.find((name) => name.includes(text)) ?? ''
    const appShell = await caches.open(named('-precache-'))
    const own = await caches.open(named(`-world-${id}-`))
    for (const request of await own.keys()) {
      const response = await own.match(request)
      if (response) await appShell.put(request, response)
    }
    await caches.delete(named('-world-'))
    await caches.delete(named('-wanted-'))
  }, world)
}

/** Changes the data of a world and the worker's list, as a new version of the site does. */
async function nextVersion(folder: string, world: string): Promise<void> {
  const file = path.join(folder, `data/${world}/world.json`)
  const worker = path.join(folder, 'sw.js')
  const before = await readFile(file)
  const after = Buffer.concat([before, Buffer.from('\n')])
  const digest = (content: Buffer, algorithm: string, encoding: 'hex' | 'base64') =>
    createHash(algorithm).update(content).digest(encoding)
  const list = (await readFile(worker, 'utf8'))
    .replace(digest(before, 'md5', 'hex'), digest(after, 'md5', 'hex'))
    .replace(digest(before, 'sha384', 'base64'), digest(after, 'sha384', 'base64'))
  await Promise.all([writeFile(file, after), writeFile(worker, list)])
}

async function lookForUpdate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => undefined)
    const worker = registration.installing
    if (worker) {
      await new Promise((resolve) => {
        worker.addEventListener('statechange', resolve, { once: true })
      })
    }
    return registration.waiting !== null
  })
}

test('only visited worlds work offline [F43]', async ({ page, context, site }) => {
  await visit(page, site.address + other)
  const requestedPaths = [...site.requestedPaths(), ...(await cachedPaths(page))]
  const notItsOwn = (file: string) => homeOwn.test(file) || ownOf(third).test(file)
  expect(requestedPaths.filter(notItsOwn)).toEqual([])

  await context.setOffline(true)
  await openMap(page, `${site.address}${other}?marker=${firstOf(other)}&from=friend`)
  await expect(cardOf(page)).toContainText(`#${firstOf(other)}`)
  await openMap(page, `${site.address}${other}/embed?marker=${firstOf(other)}`)
  await expect(page.getByRole('link', { name: 'Open the full map' })).toBeVisible()

  await page.goto(site.address)
  await expect(notCached(page, home)).toBeVisible()
  await page.getByRole('link', { name: titleOf(other) }).click()
  await mapReady(page)
  await page.goto(`${site.address}${third}?marker=${firstOf(third)}`)
  await expect(notCached(page, third)).toBeVisible()
  await page.goto(`${site.address}no/such/road`)
  await expect(page.getByRole('heading', { name: 'This road leads nowhere.' })).toBeVisible()

  await test.step('with a connection it goes on by itself', async () => {
    await page.goto(`${site.address}${third}?marker=${firstOf(third)}`)
    await expect(notCached(page, third)).toBeVisible()
    await context.setOffline(false)
    await mapReady(page)
    await expect(cardOf(page)).toContainText(`#${firstOf(third)}`)
  })
})

test('other worlds are downloaded only on request, with their size shown first', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.address)
  const requestedPaths = [...site.requestedPaths(), ...(await cachedPaths(page))]
  expect(requestedPaths.filter((file) => others.some((world) => ownOf(world).test(file)))).toEqual(
    [],
  )
  expect(requestedPaths.filter((file) => homeOwn.test(file)).length).toBeGreaterThan(40)
  site.fail((file) => (file === `data/${third}/geography.json` ? 'missing' : undefined))
  const dialog = await openSettings(page)
  await expect(cacheAll(page)).toHaveAccessibleName(/\(\d(\.\d)? MB more\)$/)
  await cacheAll(page).check()
  const failed = dialog.getByRole('alert')
  await expect(failed).toContainText(`Some files of ${titleOf(third)} couldn’t be downloaded.`)
  await expect(failed).not.toContainText(titleOf(other))
  site.fail(() => undefined)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(cacheAll(page)).toHaveAccessibleName(/all downloaded/)
  await expect(failed).toHaveCount(0)

  await context.setOffline(true)
  for (const world of [third, other])
    await openMap(page, `${site.address}${world}?marker=${firstOf(world)}`)
  await openSettings(page)
  await expect(cacheAll(page)).toBeChecked()
  await test.step('nothing is deleted when it is switched off', async () => {
    await cacheAll(page).uncheck()
    await page.goto(site.address + third)
    await mapReady(page)
  })
})

test('a world that there is no room for is named, and the rest stays', async ({ page, site }) => {
  await visit(page, site.address)
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(site.address)
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  const dialog = await openSettings(page)
  await cacheAll(page).check()
  await expect(dialog.getByRole('alert')).toContainText(`No room for ${titleOf(other)}`)
  await expect(dialog.getByText(/^Offline: ready/)).toBeVisible()
  const own = (await cachedPaths(page)).filter((file) => ownOf(other).test(file))
  expect(own).toEqual([])
})

test('an update brings exactly the worlds that are kept offline [F44]', async ({
  page,
  site,
  project,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-next-'))
  try {
    await visit(page, site.address + other)
    await cp(path.join(project, 'dist'), folder, { recursive: true })
    await nextVersion(folder, other)
    site.publish(folder)
    site.fail((file) => (file === `data/${other}/world.json` ? 'cut' : undefined))
    expect(await lookForUpdate(page)).toBe(false)
    site.fail(() => undefined)
    site.requestedPaths()
    expect(await lookForUpdate(page)).toBe(true)
    expect(site.requestedPaths().filter((file) => file !== 'sw.js')).toEqual([
      `data/${other}/world.json`,
    ])
    await page
      .getByRole('region', { name: 'Update available' })
      .getByRole('button', { name: 'Reload now' })
      .click()
    await page.waitForEvent('load')
    await mapReady(page)
    await readyOffline(page)
    await expectMapWorks(page, site)
  } finally {
    await rm(folder, { recursive: true })
  }
})

async function expectMapWorks(page: Page, site: SiteServer): Promise<void> {
  await site.stop()
  await page.reload()
  await mapReady(page)
}

test('a cache from before there were several worlds is reused [F44]', async ({ page, site }) => {
  await visit(page, site.address)
  await asBeforeWorlds(page, home)
  site.requestedPaths()
  await visit(page, site.address)
  expect(site.requestedPaths()).not.toContain(pictured.image)
  await expectMapWorks(page, site)
})
