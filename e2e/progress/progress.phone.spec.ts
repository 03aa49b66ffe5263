import {
  discovered,
  expect,
  isPanelOpen,
  lastPosition,
  mapSurface,
  openMap,
  panelOf,
  restingView,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { inn, island, widerInnView as view } from '../island.ts'
import { bareLandSite, islandSite } from '../sites.ts'
import { pixelOf } from '../view.ts'
import { largestType } from '../world.ts'

test.use({ baseURL: islandSite.address })

test('a checklist works by touch and is open again after showing a place', async ({ page }) => {
  await openMap(page)
  await panelOf(page).getByText('Progress', { exact: true }).tap()
  await panelOf(page).getByRole('button', { name: /^Cave/ }).tap()
  const list = page.getByRole('list', { name: 'Checklist: Cave' })
  await expect(list.getByRole('checkbox')).toHaveCount(island.countOfType('cave'))
  for (const target of [list.getByRole('button').first(), list.locator('label').first()]) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await list.locator('label').nth(1).tap()
  await expect.poll(async () => (await discovered(page)).length).toBe(1)
  await list.getByRole('button').first().tap()
  await expect.poll(() => isPanelOpen(page)).toBe(false)
  await expect(page.getByRole('dialog', { name: /^Details: / })).toBeVisible()
  await page.getByRole('button', { name: 'Open panel' }).tap()
  await expect(list).toBeVisible()
})

test('a lasso drawn by finger marks the places inside and does not move the map', async ({
  page,
}) => {
  await seed(page, lastPosition(view))
  await openMap(page)
  await panelOf(page).getByText('Progress', { exact: true }).tap()
  await panelOf(page).getByRole('button', { name: 'Lasso' }).tap()
  const bar = page.getByRole('region', { name: 'Lasso' })
  await expect(bar).toBeVisible()
  await expect.poll(() => isPanelOpen(page)).toBe(false)
  await expect(panelOf(page)).toHaveCount(0)
  await expect(mapSurface(page)).toBeFocused()

  const half = 120
  const { x, y } = pixelOf(page, view, inn)
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: x + at[0] * half, y: y + at[1] * half, id: 1 }] : [],
    })
  await touch('touchStart', corners[0])
  for (const corner of corners.slice(1)) await touch('touchMove', corner)
  await touch('touchEnd')
  const units = 2
  const inside = island.markers.filter(
    (marker) =>
      Math.abs(marker.x - inn.x) < half * units && Math.abs(marker.y - inn.y) < half * units,
  )
  await expect(bar.getByRole('status')).toContainText(`${inside.length} place`)
  expect((await restingView(page)).coordinates).toEqual([inn.x, inn.y])
  await bar.getByRole('button', { name: 'Mark as found', exact: true }).tap()
  await expect.poll(async () => (await discovered(page)).length).toBe(inside.length)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Mark as found', exact: true })).toBeFocused()
  await bar.getByRole('button', { name: 'Done' }).tap()
  await expect(bar).toHaveCount(0)
  await expect(mapSurface(page)).toBeFocused()
})

test.describe('the real worlds', () => {
  test.use({ baseURL: bareLandSite.address })

  test('the panel is no wider than the narrowest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await seed(page, {
      'filters-store': storedState({ chests: { spade: true, lockpicking: 'hard' } }),
    })
    await openMap(page)
    const wide = () =>
      panelOf(page).evaluate((panel) =>
        [...panel.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
          .map((element) => element.outerHTML.slice(0, 80)),
      )
    await expect(panelOf(page).getByText('Locks that I can pick')).toBeVisible()
    expect(await wide()).toEqual([])
    await panelOf(page).getByText('Progress', { exact: true }).tap()
    await expect(
      panelOf(page).getByRole('button', { name: new RegExp(`^${largestType.title} \\d+ of`) }),
    ).toBeVisible()
    expect(await wide()).toEqual([])
    await panelOf(page)
      .getByRole('button', { name: new RegExp(`^${largestType.title} \\d+ of`) })
      .tap()
    await expect(page.getByRole('list', { name: `Checklist: ${largestType.title}` })).toBeVisible()
    expect(await wide()).toEqual([])
  })
})
