import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { breakPanel } from './broken-page.ts'
import {
  expect,
  openMap,
  panelOf,
  seed,
  settle,
  storedState,
  storedText,
  test,
} from '../fixtures.ts'

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

const copyButton = (fallback: Locator) => fallback.getByRole('button', { name: 'Copy error' })
const copied = (fallback: Locator) => fallback.getByRole('status').filter({ hasText: 'Copied' })

test('a rendering error is logged and shown in place of the app, with name, message and stack [S2.37] [S2.38] [S8.05] [F46]', async ({
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
})

test('the copy button confirms for 2000 ms, fades for 500 and is as before [S2.37] [S4.13] [S7.05] [S9.24]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  const fallback = await breakPage(page)
  const icon = copyButton(fallback).locator('svg')
  const drawing = () => icon.locator('path').getAttribute('d')
  const before = await drawing()
  await page.clock.pauseAt(Date.now() + 60_000)
  await copyButton(fallback).click()
  await expect(copied(fallback)).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await fallback.locator('pre').textContent(),
  )
  expect(await drawing()).not.toBe(before)
  const faded = () => icon.evaluate((element) => element.classList.contains('opacity-0'))
  await page.clock.runFor(1990)
  await settle(page)
  expect(await faded()).toBe(false)
  await page.clock.runFor(20)
  await expect(icon).toHaveCSS('opacity', '0')
  expect(await icon.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
    '0.5s',
  )
  await page.clock.runFor(470)
  await settle(page)
  expect(await drawing()).not.toBe(before)
  await page.clock.runFor(40)
  await expect.poll(drawing).toBe(before)
  await expect(icon).toHaveCSS('opacity', '1')
  await expect(copied(fallback)).toHaveCount(0)
})

test('where the clipboard is refused, the text is shown, selected [S7.05] [F34]', async ({
  page,
}) => {
  const fallback = await breakPage(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await copyButton(fallback).click()
  const field = fallback.getByRole('textbox')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue((await fallback.locator('pre').textContent()) ?? '')
  await expect(copied(fallback)).toHaveCount(0)
})

const broken = { contentType: 'text/javascript', body: "throw new RangeError('broken on purpose')" }

test('a script that fails at the start is shown as an error, in the page’s language [F46]', async ({
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

test('an error promises that progress is safe only where it is stored [F46]', async ({ page }) => {
  await page.addInitScript(() => {
    const property = {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, property)
  })
  await openMap(page)
  await breakPanel(page)
  const alert = page.getByRole('alert').filter({ hasText: asking })
  await expect(alert).toBeVisible()
  await expect(alert).not.toContainText('progress is safe')
})

test('the marks can still be taken along, and a reload goes on [F46]', async ({ page }) => {
  const fallback = await breakPage(page)
  const download = page.waitForEvent('download')
  await fallback.getByRole('button', { name: 'Back up progress' }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ discoveredMarkers: [1, 2] })
  await fallback.getByRole('button', { name: 'Reload' }).click()
  await expect(panelOf(page)).toBeVisible()
  expect(await storedText(page, 'progress-store')).toContain('[1,2]')
})
