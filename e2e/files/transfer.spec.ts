import {
  discovered,
  expect,
  openMap,
  openSettings,
  seed,
  storedState,
  storedText,
  test,
} from '../fixtures.ts'
import { moduleSize, openSend, questionOf, scannedLink, withoutPattern } from './transfer.ts'
import { markers, total } from '../world.ts'
import { islandSite } from '../sites.ts'

const everyId = markers.map(({ id }) => id)
const scattered = withoutPattern(everyId)

const withMarks = (discoveredMarkers: readonly number[]) => ({
  'progress-store': storedState({ discoveredMarkers }),
})

test('a QR code transfers all marks to another device without a server', async ({
  page,
  browser,
  baseURL,
}) => {
  await seed(page, withMarks(everyId))
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await openMap(page)
  const dialog = await openSend(page)
  const code = dialog.getByRole('img', { name: 'QR code for the link' })
  await expect(code).toBeVisible()
  await expect(dialog).toContainText(`contain your ${total} found places.`)
  expect(await moduleSize(code)).toBeGreaterThanOrEqual(3)
  const link = await scannedLink(page)
  expect(link).toContain(`${new URL('./', baseURL).href}#t=1.`)

  const other = await browser.newContext({ serviceWorkers: 'block' })
  const phone = await other.newPage()
  other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await phone.goto(link)
  await expect(questionOf(phone)).toContainText(`${total} new, 0 already known`)
  expect(await discovered(phone)).toEqual([])
  await questionOf(phone).getByRole('button', { name: 'Merge' }).click()
  await expect(questionOf(phone)).toBeHidden()
  await expect(phone.getByText(`${total} of ${total} found`)).toBeVisible()
  expect(new Set(await discovered(phone))).toEqual(new Set(everyId))
  expect(new URL(phone.url()).hash).toBe('')
  await other.close()
  const secret = link.split('#')[1] ?? ''
  expect(secret.length).toBeGreaterThan(10)
  expect(asked.filter((text) => text.includes(secret.slice(4, 20)))).toEqual([])
})

test('in every basemap style, marks without any pattern are read off the screen', async ({
  page,
}) => {
  await seed(page, withMarks([...scattered, 4_000_000]))
  await page.goto('./')
  for (const look of ['Parchment', 'Night', 'Plain']) {
    const settings = await openSettings(page)
    await settings.getByRole('radio', { name: look }).click()
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await openSend(page)
    const code = page.getByRole('img', { name: 'QR code for the link' })
    expect(await moduleSize(code), look).toBeGreaterThanOrEqual(3)
    expect((await scannedLink(page)).length, look).toBeGreaterThan(200)
    await page.keyboard.press('Escape')
    await expect(code).toHaveCount(0)
  }
})

test.describe('on the island', () => {
  test.use({ baseURL: islandSite.address })

  test('the transfer question counts new, known and unknown places before merging', async ({
    page,
  }) => {
    await seed(page, withMarks([1, 2, 3, 4_000_000]))
    await openMap(page)
    const dialog = await openSend(page)
    await expect(dialog).toContainText('contain your 4 found places.')
    const link = await scannedLink(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Send to another device' })).toBeFocused()

    // The same device with another list. The link is opened while the map is open.
    const settings = await openSettings(page)
    await settings.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'a.json',
        mimeType: '',
        buffer: Buffer.from('[2,9]'),
      })
    await expect.poll(() => discovered(page)).toEqual([2, 9])
    await page.keyboard.press('Escape')
    const before = await storedText(page, 'progress-store')

    await page.evaluate((hash) => (window.location.hash = hash), new URL(link).hash)
    const question = questionOf(page)
    await expect(question).toContainText('3 new (1 not on this map), 1 already known')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    expect(await storedText(page, 'progress-store')).toBe(before)
    expect(page.url()).not.toContain('#')

    await page.evaluate((hash) => (window.location.hash = hash), new URL(link).hash)
    await question.getByRole('button', { name: 'Merge' }).click()
    await expect(question).toBeHidden()
    expect(new Set(await discovered(page))).toEqual(new Set([1, 2, 3, 9, 4_000_000]))
    expect(page.url()).not.toContain('#')
    const toast = page.getByRole('listitem').filter({ hasText: 'Added from a link' })
    await expect(toast).toContainText('3 found places')
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => discovered(page)).toEqual([2, 9])

    await page.evaluate((hash) => (window.location.hash = hash), new URL(link).hash)
    await question.getByRole('button', { name: 'Merge' }).click()
    await expect(question).toBeHidden()
    await page.evaluate((hash) => (window.location.hash = hash), new URL(link).hash)
    const note = page.getByRole('dialog', { name: 'Nothing new in this link' })
    await expect(note).toContainText('You already have everything')
    await note.getByRole('button', { name: 'Close' }).first().click()
    await expect(note).toBeHidden()
    expect(page.url()).not.toContain('#')
  })
})

test('a truncated, newer, invalid or huge link is refused and changes nothing', async ({
  page,
}) => {
  await seed(page, withMarks([1, 2]))
  await openMap(page)
  await openSend(page)
  const { hash } = new URL(await scannedLink(page))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const before = await storedText(page, 'progress-store')
  const refusal = page.getByRole('dialog', { name: 'Can’t read this link' })
  for (const [fragment, sentence] of [
    [hash.slice(0, -4), 'is incomplete'],
    [hash.replace('#t=1.', '#t=2.'), 'newer version'],
    ['#t=', 'is incomplete'],
    ['#t=1.%E0%A4', 'is incomplete'],
    ['#t=1.<img src=x onerror=alert(1)>', 'is incomplete'],
    ['#t=NaN', 'is incomplete'],
    [`#t=1.${'A'.repeat(100_000)}`, 'is incomplete'],
  ] as const) {
    await page.evaluate((text) => (window.location.hash = text), fragment)
    await expect(refusal).toContainText(sentence)
    await refusal.getByRole('button', { name: 'Close' }).last().click()
    await expect(refusal).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
  }
  expect(await storedText(page, 'progress-store')).toBe(before)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('the transfer link is shown and selected if copying is refused', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
  })
  await page.goto('./')
  const dialog = await openSend(page)
  await expect(dialog).toContainText('Nothing to send yet')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const send = page.getByRole('button', { name: 'Send to another device' })
  await expect(send).toBeFocused()

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'a.json',
      mimeType: '',
      buffer: Buffer.from('[1,2]'),
    })
  await expect.poll(() => discovered(page)).toEqual([1, 2])
  await send.click()
  const link = await scannedLink(page)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  const field = dialog.getByRole('textbox')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(link)
  expect(
    await field.evaluate((area) => {
      const { selectionStart, selectionEnd } = area as HTMLTextAreaElement
      return selectionEnd - selectionStart
    }),
  ).toBe(link.length)
})

test('too much for a code is offered as a link and a file', async ({ page }) => {
  const far = Array.from({ length: 600 }, (_, index) => 1_000_000 + index * index * 7919)
  await seed(page, withMarks(far))
  await page.goto('./')
  const dialog = await openSend(page)
  await expect(dialog).toContainText('Too much data for a QR code')
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Backup' }).click()
  expect((await download).suggestedFilename()).toMatch(/^kcd1_discovered_locations/)
})
