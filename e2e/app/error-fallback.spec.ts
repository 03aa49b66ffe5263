import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { breakPanel } from './broken-page.ts'
import { expect, openMap, panelOf, seed, storedState, storedText, test } from '../fixtures.ts'

test.use({ expectedErrors: /broken on purpose/ })

const asking = 'It would be helpful if you share this error with the admin!'

async function breakPage(page: Page): Promise<Locator> {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [1, 2] }) })
  await openMap(page)
  await breakPanel(page)
  const fallback = page.getByRole('alert')
  await expect(fallback).toBeVisible()
  return fallback
}

test('after a rendering error the marks can still be taken along, and a reload goes on [S2.37] [S2.38] [S8.05] [F46]', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  const fallback = await breakPage(page)
  await expect(fallback).toContainText(asking)
  const shown: unknown = JSON.parse((await fallback.locator('pre').textContent()) ?? '')
  expect(shown).toMatchObject({ name: 'RangeError', message: 'broken on purpose' })
  expect(JSON.stringify(shown)).toMatch(/"stack":\[?".*assets\/[\w-]+\.js/)
  expect(logged.join()).toContain('broken on purpose')
  await expect(panelOf(page)).toHaveCount(0)
  await test.step('a backup', async () => {
    const download = page.waitForEvent('download')
    await fallback.getByRole('button', { name: 'Back up progress' }).click()
    const file = await (await download).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ discoveredMarkers: [1, 2] })
  })
  await test.step('a reload', async () => {
    await fallback.getByRole('button', { name: 'Reload' }).click()
    await expect(panelOf(page)).toBeVisible()
    expect(await storedText(page, 'progress-store')).toContain('[1,2]')
  })
})

const broken = { contentType: 'text/javascript', body: "throw new RangeError('broken on purpose')" }

test('a failed first script shows an error in the page’s language [F46]', async ({
  page,
  browser,
}) => {
  await page.route(/\/assets\/page-[\w-]{8}\.js$/, (route) => route.fulfill(broken))
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await page.goto('./')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Something went wrong.')
  await expect(alert.locator('pre')).toContainText('broken on purpose')
  await expect(alert).toContainText('Your progress is safe in this browser.')
  await expect(page.getByText('Check your connection')).toHaveCount(0)
  expect(loads).toBe(1)

  const german = await browser.newPage({ locale: 'de-DE' })
  await german.route(/\/assets\/page-[\w-]{8}\.js$/, (route) => route.fulfill(broken))
  await german.goto(page.url())
  await expect(german.getByRole('button', { name: 'Fehler kopieren' })).toBeVisible()
  await german.close()
})

test('a script that fails when it is asked for is shown as an error [F46]', async ({ page }) => {
  await page.route('**/assets/settings-*.js', (route) => route.fulfill(broken))
  await openMap(page)
  await panelOf(page).getByRole('button', { name: 'Settings' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.locator('pre')).toContainText('broken on purpose')
  await expect(page.getByText('Check your connection')).toHaveCount(0)
})
