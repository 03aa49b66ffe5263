import type { Page } from '@playwright/test'
import { expect, openSettings, seed, storedText, test } from '../journey.ts'

const failed = 'Failed to upload markers'
const good =
  '{"format":"itinerarium-backup","version":1,"map":"kcd1","exportedAt":"2026-01-01T00:00:00.000Z","discoveredMarkers":[1,2,3]}'
const before = JSON.stringify({
  state: { discoveredMarkers: [8, 9], revisions: {} },
  version: 1,
})

async function open(page: Page): Promise<void> {
  await seed(page, { 'progress-store': before })
  await page.goto('./')
  await openSettings(page)
}

/** Chooses a file and expects it to be refused for a reason, with nothing changed. */
async function expectRefusal(
  page: Page,
  content: string | Buffer,
  reason: string | RegExp,
  name = 'backup.json',
): Promise<void> {
  const input = page.locator('input[type=file]')
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  await input.setInputFiles({ name, mimeType: '', buffer })
  const toast = page.getByRole('listitem').filter({ hasText: failed }).filter({ hasText: reason })
  await expect(toast).toBeVisible()
  await expect(toast.getByText(failed, { exact: true })).toBeVisible()
  await expect(input).toHaveValue('')
  expect(await storedText(page, 'progress-store')).toBe(before)
  // It goes, so that it is not taken for what the next file brings.
  await toast.getByRole('button', { name: 'Close notification' }).dispatchEvent('click')
  await expect(toast).toHaveCount(0)
}

test('what is no backup is refused with the reason, and nothing changes [S3.26] [S5.04] [S5.05] [S5.09] [S8.01] [D-files-5] [D-files-7] [F15] [F16] [F18] [F21] [F26] [F28]', async ({
  page,
}) => {
  await open(page)
  await test.step('a wrong extension, whatever is in the file', async () => {
    await expectRefusal(page, good, 'does not end in .json', 'backup.txt')
    await expectRefusal(page, good, 'does not end in .json', 'backup.json.exe')
    await expectRefusal(page, good, 'does not end in .json', 'json')
  })
  await test.step('empty files, web pages, pictures and other text by name', async () => {
    await expectRefusal(page, '', 'The file is empty.')
    await expectRefusal(page, ' \n\t', 'The file is empty.')
    await expectRefusal(page, '<!doctype html><title>404</title>', 'The file is a web page')
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    await expectRefusal(page, png, 'The file is a picture')
    await expectRefusal(page, 'marks: 1, 2, 3', 'The file does not hold JSON.')
    await expectRefusal(page, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /picture|JSON/)
  })
  await test.step('every truncation of a good backup', async () => {
    for (const share of [0.1, 0.35, 0.6, 0.85, 0.99]) {
      const cut = good.slice(0, Math.floor(good.length * share))
      await expectRefusal(page, cut, 'it may have been cut off')
    }
  })
  await test.step('wrong shapes in the schema checker’s words', async () => {
    await expectRefusal(page, '{}', 'discoveredMarkers: Required')
    await expectRefusal(
      page,
      '{"discoveredMarkers":"1,2"}',
      'discoveredMarkers: Expected array, received string',
    )
    await expectRefusal(page, '"hello"', 'Expected object, received string')
    await expectRefusal(page, 'null', 'received null')
    await expectRefusal(
      page,
      '{"map":7,"discoveredMarkers":[1]}',
      'map: Expected string, received number',
    )
    await expectRefusal(page, '["a","b"]', /Expected marker id, received string/)
    await expectRefusal(page, '[{"id":1}]', /Expected marker id, received object/)
  })
  await test.step('a backup of a newer version, with what to do', async () => {
    const newer = 'This backup was made by a newer version of the map. Reload the page'
    await expectRefusal(page, good.replace('"version":1', '"version":7'), newer)
    await expectRefusal(page, '{"format":"itinerarium-backup","version":2,"marks":{}}', newer)
    const older = good.replace('"version":1', '"version":0')
    await expectRefusal(page, older, 'version: Expected version')
  })
  await test.step('names out of a hostile file', async () => {
    await expectRefusal(
      page,
      '{"__proto__":{"discoveredMarkers":[66]},"discoveredMarkers":[40]}',
      'could do harm (__proto__)',
    )
    await expectRefusal(page, '[40,{"constr\\u0075ctor":1}]', 'could do harm (constructor)')
    expect(await page.evaluate(() => 'discoveredMarkers' in {})).toBe(false)
  })
  await test.step('another encoding', async () => {
    const latin1 = Buffer.from('{"note":"Talmberk é","discoveredMarkers":[1]}', 'latin1')
    await expectRefusal(page, latin1, 'neither UTF-8 nor UTF-16')
  })
})

test('files that are too deep, cannot be read or are too large are refused, and a red icon says so [S8.01] [F19] [F20] [F31]', async ({
  page,
}) => {
  await open(page)
  await test.step('deeply nested JSON does not freeze the page', async () => {
    const depth = 200_000
    await expectRefusal(page, '['.repeat(depth) + ']'.repeat(depth), 'more than 100 levels deep')
    await expectRefusal(page, '{"a":'.repeat(depth), 'more than 100 levels deep')
    await expectRefusal(page, `[${'1,'.repeat(100_000)}1]`, 'more than 100,000 entries')
  })
  await test.step('a file that cannot be read', async () => {
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
      for (const method of ['arrayBuffer', 'text']) {
        Object.defineProperty(Blob.prototype, method, { value: refuse })
      }
    })
    await expectRefusal(page, good, 'The browser could not read the file.')
  })
  await test.step('100 MB by size, before anything is read', async () => {
    const read = await page.evaluate(() => {
      const reads: string[] = []
      for (const method of ['arrayBuffer', 'text', 'stream', 'slice'] as const) {
        Object.defineProperty(Blob.prototype, method, {
          value: () => {
            reads.push(method)
            throw new Error('The file was read.')
          },
        })
      }
      // A file that says it is large, so that the test need not make one.
      Object.defineProperty(Blob.prototype, 'size', { get: () => 100_000_000 })
      Object.assign(window, { reads })
      return reads.length
    })
    expect(read).toBe(0)
    await expectRefusal(page, good, 'The file is 100 MB')
    expect(await page.evaluate(() => (window as unknown as { reads: string[] }).reads)).toEqual([])
  })
  await test.step('the icon', async () => {
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'backup.txt', mimeType: '', buffer: Buffer.from(good) })
    const icon = page.getByRole('listitem').filter({ hasText: failed }).locator('svg').first()
    await expect(icon).toBeVisible()
    const [red = 0, green = 0] = await icon.evaluate((element) =>
      (getComputedStyle(element).stroke.match(/[\d.]+/g) ?? []).map(Number),
    )
    expect(red).toBeGreaterThan(green + 80)
  })
})
