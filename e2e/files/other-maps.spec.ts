import type { Locator, Page } from '@playwright/test'
import { discovered, expect, openMap, openSettings, seed, storedState, test } from '../fixtures.ts'
import { pinTitles } from '../pins/pins.ts'
import { markers } from '../world.ts'
import type { Row } from '../read-world.ts'

const nests = markers.filter(({ type }) => type === 'nest').slice(0, 3)
const camps = markers.filter(({ type }) => type === 'enemy_camp').slice(0, 2)
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

const visited = Object.fromEntries(
  [
    ...nests.map(({ x, y }) => `nest@${x / 2},${y / 2}`),
    ...camps.map(({ x, y }) => `bandit_camp@${x / 2},${y / 2}`),
    'nest@1,1',
    'dragon@5,5',
  ].map((name) => [name, 1_700_000_000_000]),
)
const pin = { coords: { x: '1000', y: '1200' }, title: '<img src=x onerror=alert(1)>', desc: 'd' }

async function upload(page: Page, name: string, content: unknown): Promise<Locator> {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await (await choosing).setFiles({ name, mimeType: '', buffer: Buffer.from(text) })
  const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
  await expect(question).toBeVisible()
  return question
}

async function open(page: Page): Promise<void> {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [nests[0]?.id] }) })
  await openMap(page)
  await openSettings(page)
}

test('the newer fan map’s backup is merged only on Merge', async ({ page }) => {
  await open(page)
  await test.step('Cancel merges nothing and gives the focus back', async () => {
    const question = await upload(page, 'visited.json', visited)
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeFocused()
    expect(await discovered(page)).toEqual(idsOf(nests.slice(0, 1)))
  })
  await test.step('the newer fan map’s backup', async () => {
    const content = {
      markers: JSON.stringify([pin]),
      visited: JSON.stringify(visited),
      langactive: 1,
    }
    const question = await upload(page, 'backup.json', content)
    for (const text of [
      'list from the newer fan map',
      '5 places: 4 new, 1 already known',
      'Added as pins',
      '1 new pin',
      '1: no such place within 1 m',
      '1: unknown type',
      'nest@1,1',
      'dragon',
    ]) {
      await expect(question.getByText(text, { exact: true })).toBeVisible()
    }
    expect(await discovered(page)).toEqual(idsOf(nests.slice(0, 1)))
    await question.getByRole('button', { name: 'Merge' }).click()
    await expect(question).toBeHidden()
    const toast = page.getByRole('listitem').filter({ hasText: 'Merged uploaded discoveries' })
    await expect(toast).toContainText(
      '4 new, 1 already known, 1 new pin, 2 unknown (1 no such place within 1 m, 1 unknown type)',
    )
    expect(await discovered(page)).toEqual(idsOf([...nests, ...camps]))
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => discovered(page)).toEqual(idsOf(nests.slice(0, 1)))
  })
})

// The tests in src/features/import-export/model cover every file format and the rejection of all other files.
test('a table becomes pins, and a table without columns is refused', async ({ page }) => {
  await open(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.csv', mimeType: '', buffer: Buffer.from('hello') })
  await expect(
    page.getByRole('listitem').filter({ hasText: 'should contain the columns x, y and name' }),
  ).toBeVisible()
  const table = 'x;y;name\n952;7736;"Herbs; <img src=x onerror=alert(1)>"'
  const question = await upload(page, 'b.CSV', table)
  await expect(question.getByText('table', { exact: true })).toBeVisible()
  await expect(question.getByText('1 new pin', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect(question).toBeHidden()
  expect(await pinTitles(page)).toEqual(['Herbs; <img src=x onerror=alert(1)>'])
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
