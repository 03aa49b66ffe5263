import type { Page } from '@playwright/test'
import { discovered, expect, openMap, seed, storedState, test } from '../fixtures.ts'
import { moduleSize, openSend, questionOf, scannedLink, withoutPattern } from './transfer.ts'
import { markers, total } from '../world.ts'

const everyId = markers.map(({ id }) => id)

async function expectCodeFits(page: Page, least: number): Promise<void> {
  const dialog = await openSend(page)
  const code = dialog.getByRole('img', { name: 'QR code for the link' })
  await expect(code).toBeInViewport({ ratio: 1 })
  expect(await moduleSize(code)).toBeGreaterThanOrEqual(least)
  expect(await dialog.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false)
  for (const name of ['Copy link', 'Close']) {
    const button = dialog.getByRole('button', { name })
    // Browsers lay out in 64ths of a pixel and report sizes as floats.
    expect((await button.boundingBox())?.height).toBeGreaterThan(43.9)
  }
}

test('a phone shows a code that is read, and merges a link by touch', async ({ page }) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: everyId }) })
  await openMap(page)
  await expectCodeFits(page, 3)
  const link = await scannedLink(page)
  const fresh = await page
    .context()
    .browser()
    ?.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    })
  if (!fresh) throw new Error('There is no browser.')
  const other = await fresh.newPage()
  await other.goto(link)
  await expect(questionOf(other)).toContainText(`${total} new`)
  await questionOf(other).getByRole('button', { name: 'Merge' }).tap()
  await expect(questionOf(other)).toBeHidden()
  expect(await discovered(other)).toHaveLength(everyId.length)
  await fresh.close()
})

test.describe('with two pixels for one', () => {
  test.use({ deviceScaleFactor: 2 })

  test('the code of marks without a pattern is readable 320 pixels wide', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const scattered = withoutPattern(everyId)
    await seed(page, { 'progress-store': storedState({ discoveredMarkers: scattered }) })
    await page.goto('./')
    await expectCodeFits(page, 3)
    expect(await scannedLink(page)).toContain('#t=1.')
  })
})
