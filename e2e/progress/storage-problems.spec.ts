import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { databaseList } from './database.ts'
import {
  cardOf,
  discovered,
  expect,
  mapReady,
  openMap,
  panelOf,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { total } = island

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function backedUp(page: Page): Promise<unknown> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Back up now' }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as unknown
}

/** Makes one of the two places where the list is kept refuse everything. */
const refusals = {
  localStorage: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  indexedDB: () =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
}

test('without any storage the map works from memory, says so once, and offers a backup [F01]', async ({
  page,
}) => {
  await page.addInitScript(refusals.localStorage)
  await page.addInitScript(refusals.indexedDB)
  await page.goto('./?marker=3')
  const blocked = notice(page, 'blocks storage')
  await expect(blocked).toHaveCount(1)
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
  expect(await backedUp(page)).toMatchObject({ discoveredMarkers: [3] })
  await blocked.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/**
 * Has everything that keeps something, or talks to other tabs, throw: when it is read (as cookies are blocked in Chromium), or
 * when it is used (as in Firefox).
 */
function refuseAll(moment: 'read' | 'used'): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const refused = new Proxy(() => undefined, { get: refuse, construct: refuse, apply: refuse })
  const property = moment === 'read' ? { get: refuse } : { value: refused }
  const names = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel']
  for (const name of names) Object.defineProperty(window, name, property)
  for (const name of ['serviceWorker', 'locks', 'storage'])
    Object.defineProperty(navigator, name, property)
}

for (const moment of ['read', 'used'] as const) {
  test(`storage that throws when ${moment} leaves the map working from memory [F01]`, async ({
    page,
  }) => {
    await page.addInitScript(refuseAll, moment)
    await page.goto('./?marker=3')
    await mapReady(page)
    await expect(notice(page, 'blocks storage')).toHaveCount(1)
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
    expect(await backedUp(page)).toMatchObject({ discoveredMarkers: [3] })
    await panelOf(page).getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
  })

  test(`storage that throws when ${moment} leaves the embedded map working [F01]`, async ({
    page,
  }) => {
    await page.addInitScript(refuseAll, moment)
    await openMap(page, './embed')
  })
}

for (const place of ['localStorage', 'indexedDB'] as const) {
  test(`without ${place} the other place keeps the list, which is said once [F01]`, async ({
    page,
  }) => {
    await page.addInitScript(refusals[place])
    await page.goto('./?marker=3')
    const message = notice(page, 'in only one of two places')
    await expect(message).toHaveCount(1)
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
    if (place === 'localStorage') await expect.poll(() => databaseList(page)).toEqual([3])
    else expect(await discovered(page)).toEqual([3])
    await page.reload()
    await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
    await message.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('a database that hangs for three seconds is done without, and joined when it comes [F02]', async ({
  page,
}) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1, 2] }) })
  await page.addInitScript(() => {
    const late: (() => void)[] = []
    Object.assign(window, { letGo: () => late.splice(0).forEach((run) => run()) })
    IDBOpenDBRequest.prototype.addEventListener = function (
      this: IDBOpenDBRequest,
      type: string,
      listener: EventListener,
    ) {
      const later = (event: Event) => late.push(() => listener.call(this, event))
      EventTarget.prototype.addEventListener.call(this, type, type === 'success' ? later : listener)
    }
  })
  await page.goto('./?marker=3')
  await expect(panelOf(page).getByText(`2 of ${total} found`)).toBeVisible()
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  const message = notice(page, 'in only one of two places')
  await expect(message).toBeVisible()
  expect(await discovered(page)).toEqual([1, 2, 3])
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
  await expect(message).toHaveCount(0)
})

test('a full storage keeps the mark on screen, says so, and is tried again [F03]', async ({
  page,
}) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1] }) })
  await page.goto('./?marker=3')
  await expect(cardOf(page)).toBeVisible()
  await expect.poll(() => databaseList(page)).toEqual([1])
  await page.evaluate(() => {
    const places = [
      [Storage.prototype, 'setItem'],
      [IDBObjectStore.prototype, 'put'],
    ] as const
    const own = places.map(
      ([prototype, name]) => Object.getOwnPropertyDescriptor(prototype, name) ?? {},
    )
    for (const [prototype, name] of places) {
      Object.defineProperty(prototype, name, {
        configurable: true,
        value: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      })
    }
    const makeRoom = () =>
      places.forEach(([prototype, name], at) =>
        Object.defineProperty(prototype, name, own[at] ?? {}),
      )
    Object.assign(window, { makeRoom })
  })
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  const full = notice(page, 'Couldn’t save your last change: browser storage is full')
  await expect(full).toBeVisible()
  await expect(panelOf(page).getByText(`2 of ${total} found`)).toBeVisible()
  expect(await backedUp(page)).toMatchObject({ discoveredMarkers: [1, 3] })
  expect(await discovered(page)).toEqual([1])
  await full.getByRole('button', { name: 'Try again' }).click()
  await expect(full).toBeVisible()
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom())
  await full.getByRole('button', { name: 'Try again' }).click()
  await expect(full).toHaveCount(0)
  expect(await discovered(page)).toEqual([1, 3])
  await expect.poll(() => databaseList(page)).toEqual([1, 3])
})

for (const answer of ['Keep my data', 'Start over'] as const) {
  test(`site data deleted while the map is open: "${answer}" [F10]`, async ({ page, context }) => {
    await page.goto('./?marker=3')
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await expect.poll(() => databaseList(page)).toEqual([3])
    const session = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    const question = notice(page, 'data was deleted from the browser while the map was open')
    await expect(question).toContainText('1 found place is still on screen')
    // The browser deletes one storage after the other: what went first may have been filled again meanwhile.
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toHaveCount(0)
    const kept = answer === 'Keep my data' ? [3] : []
    await expect.poll(() => databaseList(page)).toEqual(kept)
    await expect.poll(() => discovered(page)).toEqual(kept)
    await page.goto('./')
    await expect(panelOf(page).getByText(`${kept.length} of ${total} found`)).toBeVisible()
  })
}

test('junk on the storage event or the channel is ignored [F36]', async ({ page }) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1] }) })
  await page.goto('./')
  await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
  await page.evaluate(() => {
    for (const newValue of ['', 'x', '{"state":null}', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'progress-store', newValue }))
      window.dispatchEvent(new StorageEvent('storage', { key: 'filters-store', newValue }))
    }
    window.dispatchEvent(new Event('storage'))
    const channel = new BroadcastChannel('itinerarium-my-island')
    for (const junk of [null, 7, { discoveredMarkers: [] }, '<b>', 'x'.repeat(1e6)]) {
      channel.postMessage(junk)
    }
    channel.close()
  })
  await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
})
