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

test('the newer fan map’s backup says what matched, what becomes a pin and what is unknown, then merges; the tracker script’s list is found in whole metres', async ({
  page,
}) => {
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
  await test.step('list from the tracker script', async () => {
    const ids = nests.map(({ x, y }) => `${Math.round(y / 2)}_${Math.round(x / 2)}`)
    const question = await upload(page, 'tracker.json', { nest: { title: 'Nests', ids } })
    await expect(question).toContainText('list from the tracker script')
    await expect(question).toContainText('3 places: 2 new, 1 already known')
    await question.getByRole('button', { name: 'Merge' }).click()
    await expect.poll(() => discovered(page)).toEqual(idsOf(nests))
  })
})

test('the older fan map’s pins, GeoJSON and tables are read as pins; files of which nothing is on this map, and tables that are none, are refused with the reason', async ({
  page,
}) => {
  await open(page)
  for (const [name, content, sentence] of [
    ['a.json', '{"visited":{"dragon@1,1":1}}', '1 unknown (1 unknown type)'],
    ['b.csv', 'hello', 'should contain the columns x, y and name'],
    ['c.geojson', '{"type":"FeatureCollection","features":[]}', 'The file is empty'],
    ['d.txt', '[1]', 'must end in .json, .geojson or .umap'],
  ] as const) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
    await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible()
  }
  expect(await discovered(page)).toEqual(idsOf(nests.slice(0, 1)))

  const point = { type: 'Point', coordinates: [952, 7736] }
  for (const [name, content, source] of [
    [
      'old.json',
      { markers: JSON.stringify([pin]), langactive: 1 },
      'backup from the older fan map',
    ],
    [
      'a.geojson',
      {
        type: 'FeatureCollection',
        features: [{ type: 'Feature', geometry: point, properties: { name: 'A' } }],
      },
      'GeoJSON',
    ],
    [
      'wiki.json',
      {
        crs: { order: 'xy', topLeft: [0, 100], bottomRight: [100, 0] },
        background: 'Land.png',
        groups: { camp: { name: 'Camps' } },
        markers: { camp: [{ x: 50, y: 50, name: "'''Camp'''" }] },
      },
      'wiki map (DataMaps)',
    ],
    ['b.CSV', 'x;y;name\n952;7736;"Herbs; many"', 'table'],
  ] as const) {
    const question = await upload(page, name, content)
    await expect(question.getByText(source, { exact: true })).toBeVisible()
    await expect(question.getByText('1 new pin', { exact: true })).toBeVisible()
    await question.getByRole('button', { name: 'Merge' }).click()
    await expect(question).toBeHidden()
  }
  expect(await pinTitles(page)).toEqual([pin.title, 'A', 'Camp', 'Herbs; many'])
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
