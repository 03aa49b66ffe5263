import type { Locator, Page } from '@playwright/test'
import { cardOf, expect, openMap, openMoreFacts, test } from '../fixtures.ts'
import { spotCard } from './links.ts'
import { inn } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

interface WithSheet {
  shared: ShareData[]
  /** Name of the error with which the sheet ends; null for success. */
  sheetFailure: string | null
}

/** Adds a share sheet to the page, because desktop browsers lack one. */
async function withShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet: WithSheet = { shared: [], sheetFailure: null }
    const state = Object.assign(window, sheet)
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => {
        state.shared.push(data)
        const { sheetFailure: name } = state
        return name === null ? Promise.resolve() : Promise.reject(new DOMException('no', name))
      },
    })
  })
}
const shared = (page: Page) => page.evaluate(() => (window as unknown as WithSheet).shared)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const copied = (card: Locator) => card.getByRole('status').filter({ hasText: 'Link copied' })

test('Share falls back to copying the link, then to showing it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withShareSheet(page)
  await openMap(page, './?marker=3')
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  const link = new URL('/?marker=3', page.url()).href
  await openMoreFacts(page)
  for (const [failure, copies, times] of [
    [null, 0, 1],
    ['AbortError', 0, 2],
    ['NotAllowedError', 1, 3],
  ] as const) {
    await test.step(failure ?? 'the sheet', async () => {
      await page.evaluate((name) => {
        Object.assign(window, { sheetFailure: name })
      }, failure)
      await cardOf(page).getByRole('button', { name: 'Share' }).click()
      await expect
        .poll(() => shared(page))
        .toEqual(Array.from({ length: times }, () => ({ title: inn.name, url: link })))
      await expect(copied(cardOf(page))).toHaveCount(copies)
      expect(await clipboard(page)).toBe(copies === 0 ? 'before' : link)
    })
  }
  await test.step('neither sheet nor clipboard: the link, selected', async () => {
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'share')
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    expect(await page.evaluate(() => 'share' in navigator)).toBe(false)
    await cardOf(page).getByRole('button', { name: 'Share' }).click()
    const field = cardOf(page).getByRole('textbox')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(link)
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(link)
  })
})

test('Share of a spot copies a link that drops the pin again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMap(page, './?spot=2550,2650')
  await openMoreFacts(page)
  await spotCard(page).getByRole('button', { name: 'Share' }).click()
  await expect(copied(spotCard(page))).toHaveCount(1)
  expect(await clipboard(page)).toBe(new URL('/?spot=2550,2650', page.url()).href)
})
