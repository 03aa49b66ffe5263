import type { Locator, Page } from '@playwright/test'
import { cardOf, expect, openMap, test } from './journey.ts'
import { spotCard } from './links.ts'

/** Puts a share sheet, which desktop browsers lack, into the page. */
async function withShareSheet(page: Page, failure: string | null): Promise<void> {
  await page.addInitScript((name) => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        shared.push(data)
        return name === null ? Promise.resolve() : Promise.reject(new DOMException('no', name))
      },
    })
  }, failure)
}
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const copied = (card: Locator) => card.getByRole('status').filter({ hasText: 'Link copied' })

test('Share opens the system’s share sheet where there is one', async ({ page }) => {
  await withShareSheet(page, null)
  await openMap(page, './?marker=335')
  await cardOf(page).getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared)
  await expect
    .poll(shared)
    .toEqual([{ title: 'bandit camp', url: new URL('/?marker=335', page.url()).href }])
  await expect(copied(cardOf(page))).toHaveCount(0)
})

for (const [failure, copies] of [
  ['AbortError', 0],
  ['NotAllowedError', 1],
] as const) {
  test(`Share copies ${copies === 0 ? 'nothing' : 'the link'} after ${failure} of the sheet`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await withShareSheet(page, failure)
    await openMap(page, './?marker=335')
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await cardOf(page).getByRole('button', { name: 'Share' }).click()
    await expect(copied(cardOf(page))).toHaveCount(copies)
    expect(await clipboard(page)).toBe(
      copies === 0 ? 'before' : new URL('/?marker=335', page.url()).href,
    )
  })
}

test('Share of a spot copies a link that drops the pin again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMap(page, './?spot=952,7736')
  await spotCard(page).getByRole('button', { name: 'Share' }).click()
  await expect(copied(spotCard(page))).toHaveCount(1)
  expect(await clipboard(page)).toBe(new URL('/?spot=952,7736', page.url()).href)
})

test('Share shows the link, selected, where the clipboard is refused', async ({ page }) => {
  await openMap(page, './?marker=335')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await cardOf(page).getByRole('button', { name: 'Share' }).click()
  const field = cardOf(page).getByRole('textbox')
  await expect(field).toBeFocused()
  const link = new URL('/?marker=335', page.url()).href
  await expect(field).toHaveValue(link)
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(link)
})
