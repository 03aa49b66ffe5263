import { expect, openSettings, seed, storedText, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const failed = 'Failed to upload markers'
const before = JSON.stringify({
  state: { discoveredMarkers: [8, 9], revisions: {} },
  version: 1,
})

// Every other reason is told in src/features/files/ui/upload/refused-files.test.tsx.
test('a refused file changes nothing that is kept, may be chosen again, and has a red icon [S8.01]', async ({
  page,
}) => {
  await seed(page, { 'progress-store': before })
  await page.goto('./')
  await openSettings(page)
  const input = page.locator('input[type=file]')
  const cut = '{"format":"itinerarium-backup","version":1,"map":"my-island","discoveredMark'
  await input.setInputFiles({ name: 'backup.json', mimeType: '', buffer: Buffer.from(cut) })
  const toast = page.getByRole('listitem').filter({ hasText: failed })
  await expect(toast).toContainText('is incomplete')
  await expect(input).toHaveValue('')
  expect(await storedText(page, 'progress-store')).toBe(before)
  const icon = toast.locator('svg').first()
  const [red = 0, green = 0] = await icon.evaluate((element) =>
    (getComputedStyle(element).stroke.match(/[\d.]+/g) ?? []).map(Number),
  )
  expect(red).toBeGreaterThan(green + 80)
})
