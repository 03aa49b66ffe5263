import {
  cardOf,
  expect,
  lastPosition,
  openMap,
  panelOf,
  seed,
  storageKeys,
  stored,
  storedText,
  test,
} from '../fixtures.ts'
import { island, viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test('each key holds its part of the state in the envelope of zustand’s persist [S3.17] [S3.18] [S3.19] [S3.20] [S3.21] [S7.05] [D-state-1] [D-state-2] [D-map-19]', async ({
  page,
}) => {
  await openMap(page, './?marker=3')
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  const panel = panelOf(page)
  await panel.getByRole('button', { name: /^Cave/ }).click()
  await panel.getByRole('switch', { name: 'Name plates' }).click()
  expect(await stored(page, 'filters-store')).toMatchObject({
    state: { visibleTypes: { cave: false } },
    version: 0,
  })
  expect(await stored(page, 'progress-store')).toMatchObject({
    state: { discoveredMarkers: [3] },
    version: 1,
  })
  expect(await stored(page, 'settings-store')).toEqual({
    state: {
      markerSize: 50,
      panelOpen: true,
      showNamePlates: false,
      disclaimerOpen: false,
      look: 'parchment',
      shortcuts: true,
    },
    version: 0,
  })
  expect(await stored(page, 'last-position')).toEqual({
    coordinates: [expect.any(Number), expect.any(Number)],
    zoom: expect.any(Number),
    mapName: island.id,
  })
  // The entry with undo steps exists only until the database is open.
  const unnamed = async () => {
    const keys = await page.evaluate(() => Object.keys(window.localStorage))
    return keys.filter((key) => !storageKeys.includes(key))
  }
  await expect.poll(unnamed).toEqual([])
  expect(await page.evaluate(() => document.cookie + window.sessionStorage.length)).toBe('0')
})

test('text that cannot be read is quarantined byte for byte, and said [S3.24] [F04] [F58]', async ({
  page,
}) => {
  const broken = '{"state":{"discoveredMarkers":[1,2,3'
  await seed(page, { 'progress-store': broken, 'settings-store': 'null', ...lastPosition(start) })
  await openMap(page)
  for (const what of ['One of the two copies of your progress', 'Your settings']) {
    const notice = page.getByRole('alert').filter({ hasText: `${what} couldn’t be read` })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Close' }).click()
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  await openMap(page, './?marker=3')
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  expect(await storedText(page, 'progress-store')).toContain('[3]')
  const everything = await page.evaluate(() => Object.values(window.localStorage) as unknown[])
  expect(everything).toContain(broken)
  expect(everything).toContain('null')
})

const start = viewOf({ x: 2700, y: 2700 }, 2)
