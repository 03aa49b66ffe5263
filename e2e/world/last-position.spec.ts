import {
  expect,
  lastPosition,
  mapReady,
  openMap,
  restingView,
  seed,
  stored,
  storedText,
  test,
} from '../fixtures.ts'
import { settings } from '../world.ts'

const here = { coordinates: [1234, 5678], zoom: 4.5, mapName: 'kcd1' }

test('the map opens where it was left [S2.10] [S3.21] [S3.22] [D-world-4] [D-map-19]', async ({
  page,
}) => {
  await seed(page, { 'last-position': here })
  await openMap(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(async () => (await restingView(page)).zoom).toBe(5.5)
  expect(await stored(page, 'last-position')).toEqual({ ...here, zoom: 5.5 })
  // Reload at once, before the address has been updated.
  await page.reload()
  await mapReady(page)
  expect(await stored(page, 'last-position')).toEqual({ ...here, zoom: 5.5 })
  await page.mouse.move(720, 450)
  await expect(page.getByLabel('Coordinates under the pointer')).toHaveText('1234, 5678')
})

// src/features/viewport/model/stored-position.test.ts covers the other invalid entries.
const ignored: Record<string, unknown> = {
  'another map’s': { ...here, mapName: 'kcd2' },
  'cut off': '{"coordinates":[1234,5678],"zo',
}

test('a damaged or foreign stored position falls back to the start view [S2.10] [S3.21] [S3.22] [S3.23] [S3.24] [S5.08] [D-map-19]', async ({
  page,
}) => {
  const openWith = async (entry: unknown) => {
    await page.evaluate(
      (text) => window.localStorage.setItem('last-position', text),
      typeof entry === 'string' ? entry : JSON.stringify(entry),
    )
    await openMap(page)
  }
  const startPosition = { ...settings.startView, mapName: 'kcd1' }

  await openMap(page)
  expect(await stored(page, 'last-position')).toEqual(startPosition)
  for (const [name, entry] of Object.entries(ignored)) {
    await test.step(name, async () => {
      await openWith(entry)
      expect(await stored(page, 'last-position'), name).toEqual(startPosition)
    })
  }
})

test('the closest zoom is restored [S3.21]', async ({ page }) => {
  await seed(page, { 'last-position': { ...here, zoom: 7 } })
  await openMap(page)
  expect(await stored(page, 'last-position')).toEqual({ ...here, zoom: 7 })
})

test('a stored zoom beyond the closest one is limited [S5.08]', async ({ page }) => {
  await seed(page, lastPosition({ coordinates: [4000, 4000], zoom: 99 }))
  await openMap(page)
  const { coordinates, zoom } = await restingView(page)
  expect(coordinates).toEqual([4000, 4000])
  expect(zoom).toBeLessThanOrEqual(8)
  expect(await storedText(page, 'last-position')).not.toContain('null')
})
