import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { cardOf, discovered, expect, panelOf, seed, storedState, test } from './journey.ts'
import { total } from './world.ts'

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function backedUp(page: Page): Promise<unknown> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Back up now' }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as unknown
}

test('without local storage the map works from memory, says so once, and offers a backup', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('./?marker=335')
  const blocked = notice(page, 'does not let the page keep anything')
  await expect(blocked).toHaveCount(1)
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await expect(panelOf(page).getByText(`1 of ${total} discovered`)).toBeVisible()
  expect(await backedUp(page)).toMatchObject({ discoveredMarkers: [335] })
  await blocked.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a full storage keeps the mark on screen, says so, and is tried again', async ({ page }) => {
  await page.clock.install()
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1] }) })
  await page.goto('./?marker=335')
  await expect(cardOf(page)).toBeVisible()
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {}
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const makeRoom = () => {
      Object.defineProperty(Storage.prototype, 'setItem', own)
    }
    Object.assign(window, { makeRoom })
  })
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  const full = notice(page, 'could not be saved: the browser’s storage is full')
  await expect(full).toBeVisible()
  await expect(panelOf(page).getByText(`2 of ${total} discovered`)).toBeVisible()
  expect(await backedUp(page)).toMatchObject({ discoveredMarkers: [1, 335] })
  expect(await discovered(page)).toEqual([1])
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom())
  await page.clock.fastForward(10_000)
  await expect(full).toHaveCount(0)
  expect(await discovered(page)).toEqual([1, 335])
})

test('junk on the storage event is ignored', async ({ page }) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1] }) })
  await page.goto('./')
  await expect(panelOf(page).getByText(`1 of ${total} discovered`)).toBeVisible()
  await page.evaluate(() => {
    for (const newValue of ['', 'x', '{"state":null}', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'progress-store', newValue }))
      window.dispatchEvent(new StorageEvent('storage', { key: 'filters-store', newValue }))
    }
    window.dispatchEvent(new Event('storage'))
  })
  await expect(panelOf(page).getByText(`1 of ${total} discovered`)).toBeVisible()
})
