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

/**
 * Makes each interface that stores something or reaches other tabs throw: when the property is read (as Chromium does
 * with blocked cookies), or when a method is called (as Firefox does).
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
    const blocked = notice(page, 'blocks storage')
    await expect(blocked).toHaveCount(1)
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
    expect(await backedUp(page)).toMatchObject({ discoveredMarkers: [3] })
    await test.step('the notice stays closed', async () => {
      await blocked.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
    await test.step('a page of text and back', async () => {
      await panelOf(page).getByRole('link', { name: 'Privacy Policy' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
    })
    await test.step('the embedded map', () => openMap(page, './embed'))
  })
}

test('marks are kept in local storage if there is no database, with one notice [F01]', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto('./?marker=3')
  const message = notice(page, 'in only one of two places')
  await expect(message).toHaveCount(1)
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
  expect(await discovered(page)).toEqual([3])
  await page.reload()
  await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
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
    const descriptors = places.map(
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
        Object.defineProperty(prototype, name, descriptors[at] ?? {}),
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

// src/features/progress/progress-deleted.test.ts covers the other answer, "Start over".
test('site data deleted while the map is open is stored again on "Keep my data" [F10]', async ({
  page,
  context,
}) => {
  await page.goto('./?marker=3')
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await expect.poll(() => databaseList(page)).toEqual([3])
  const session = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  const question = notice(page, 'data was deleted from the browser while the map was open')
  await expect(question).toContainText('1 found place is still on screen')
  // The browser deletes one storage after the other, so the page may have refilled the first one too early.
  await question.getByRole('button', { name: 'Keep my data' }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(() => databaseList(page)).toEqual([3])
  await expect.poll(() => discovered(page)).toEqual([3])
  await page.goto('./')
  await expect(panelOf(page).getByText(`1 of ${total} found`)).toBeVisible()
})
