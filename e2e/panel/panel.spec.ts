import {
  cardOf,
  expect,
  holdRequests,
  isPanelOpen,
  lastPosition,
  mapOf,
  mapReady,
  mapSurface,
  openMap,
  panelOf,
  restingView,
  searchBox,
  seed,
  test,
} from '../fixtures.ts'
import { emptyPixel, pixelOf } from '../view.ts'
import { inn, innView } from '../island.ts'
import { islandSite } from '../sites.ts'
import { settings } from '../world.ts'

test('the panel is open above the map, with its parts in order and no login [S1.02] [S2.01] [S2.05] [S2.14] [S2.21] [S6.01] [S9.05] [D-panel-5] [D-panel-12] [D-tests-1] [D-world-1]', async ({
  page,
}) => {
  await openMap(page)
  const panel = panelOf(page)
  await test.step('above the map', async () => {
    await expect(panel).toBeVisible()
    await expect(panel).toContainText(`An interactive map for ${settings.game}`)
    await expect(page).toHaveTitle(/Itinerarium/)
    const box = await panel.boundingBox()
    const map = await mapOf(page).boundingBox()
    expect(map).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    expect(box).toMatchObject({ x: 0, y: 0, width: 400, height: 900 })
    const onTop = await panel.evaluate((element) =>
      element.contains(document.elementFromPoint(200, 600)),
    )
    expect(onTop).toBe(true)
  })
  await test.step('from the title to the footer', async () => {
    const parts = [
      panel.getByRole('heading', { name: 'Itinerarium' }),
      searchBox(page),
      panel.getByRole('button', { name: 'Show all' }),
      panel.getByRole('switch', { name: 'Name plates' }),
      panel.getByRole('button', { name: settings.categories[0]?.title ?? '', exact: true }),
      panel.getByRole('button', { name: 'Settings' }),
      panel.getByRole('button', { name: 'Disclaimer' }),
    ]
    const tops: number[] = []
    for (const part of parts) tops.push((await part.boundingBox())?.y ?? NaN)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    const [close, hideAll] = ['Close panel', 'Hide all'].map((name) =>
      panel.getByRole('button', { name }),
    )
    expect((await close?.boundingBox())?.y).toBeLessThan((tops[1] ?? 0) + 1)
    expect((await hideAll?.boundingBox())?.y).toBe(tops[2])
  })
  await test.step('every part is open to all', async () => {
    await expect(page.getByText(/log ?in|sign ?in|account|register/i)).toHaveCount(0)
    await expect(page.locator('input[type=password], input[type=email]')).toHaveCount(0)
    for (const button of await panel.getByRole('button').all()) {
      await expect(button).toBeEnabled()
    }
  })
})

test('the panel is beside the map from 768 pixels and covers it below [S2.06] [S2.07] [D-panel-1] [D-panel-2]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('./')
  const width = async () => (await panelOf(page).boundingBox())?.width
  await expect.poll(width).toBe(400)
  await expect(mapSurface(page)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect
    .poll(async () => panelOf(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 767, height: 900 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(width).toBe(400)
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--side-panel-width', '520px'),
  )
  expect(await width()).toBe(520)
})

test('panel and card leave 40 percent of the width on a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openMap(page, `${islandSite.address}?marker=${inn.id}`)
  await expect(cardOf(page)).toBeVisible()
  const free = async () => {
    const [panel, card] = [await panelOf(page).boundingBox(), await cardOf(page).boundingBox()]
    return (card?.x ?? 0) - (panel?.x ?? 0) - (panel?.width ?? 0)
  }
  await expect.poll(free).toBeGreaterThanOrEqual(0.4 * 844)
  await cardOf(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await panelOf(page).boundingBox())?.width).toBe(400)
})

test('Escape, the close button and a click on empty land close the panel [S2.04] [S2.08] [S2.09] [S4.01] [D-panel-1] [D-panel-3] [D-tests-2]', async ({
  page,
}) => {
  await openMap(page)
  const panel = panelOf(page)
  const open = page.getByRole('button', { name: 'Open panel' })
  const reopen = async () => {
    await open.click()
    await expect(panel).toBeVisible()
  }
  await test.step('three ways to close it', async () => {
    await searchBox(page).press('Escape')
    await expect(panel).toBeHidden()
    await reopen()
    await panel.getByRole('button', { name: 'Close panel' }).click()
    await expect(panel).toBeHidden()
    expect(await isPanelOpen(page)).toBe(false)
    await reopen()
    const { x, y } = emptyPixel(page, await restingView(page))
    await page.mouse.click(x, y)
    await expect(panel).toBeHidden()
    expect(await isPanelOpen(page)).toBe(false)
  })
  await test.step('still closed after a reload', async () => {
    await page.reload()
    await mapReady(page)
    await expect(open).toBeVisible()
    await expect(panel).toBeHidden()
    await expect(page.locator(':focus')).toHaveCount(0)
  })
  await test.step('the toggle lets it slide in', async () => {
    await page.evaluate(() => {
      // Slow the animation down, because one frame of a busy machine may take longer than the whole slide.
      const slow = new CSSStyleSheet()
      slow.replaceSync('[role=dialog] { animation-duration: 60s !important }')
      document.adoptedStyleSheets.push(slow)
      document.addEventListener('animationstart', ({ target }) => {
        const [slide] = target instanceof HTMLElement ? target.getAnimations() : []
        if (!(target instanceof HTMLElement) || target.role !== 'dialog' || !slide) return
        slide.currentTime = 0
        document.documentElement.dataset['panelStart'] = String(
          target.getBoundingClientRect().right,
        )
        slide.finish()
      })
    })
    await reopen()
    await expect(page.locator('html')).toHaveAttribute('data-panel-start', '0')
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0)
    await expect(open).toHaveCount(0)
    expect(await isPanelOpen(page)).toBe(true)
  })
})

test.describe('on the island', () => {
  test.use({ baseURL: islandSite.address })

  test('panning, zooming and choosing a marker leave the panel open [D-panel-3] [D-panel-4]', async ({
    page,
  }) => {
    await seed(page, lastPosition(innView))
    await openMap(page)
    const empty = emptyPixel(page, innView)
    await page.mouse.move(empty.x, empty.y)
    await page.mouse.down()
    await page.mouse.move(empty.x + 60, empty.y + 40, { steps: 4 })
    await page.mouse.up()
    await expect
      .poll(async () => (await restingView(page)).coordinates)
      .not.toEqual(innView.coordinates)
    await page.mouse.wheel(0, -200)
    await expect.poll(async () => (await restingView(page)).zoom).toBeGreaterThan(3)
    const view = await restingView(page)
    const at = pixelOf(page, view, inn)
    await page.mouse.click(at.x, at.y)
    await expect(cardOf(page)).toBeVisible()
    await expect(panelOf(page)).toBeVisible()
    expect(await isPanelOpen(page)).toBe(true)
  })
})

test('the foot of the panel stays out of the way while a tab is loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/lists-*.js')
  await openMap(page)
  const panel = panelOf(page)
  const settingsButton = panel.getByRole('button', { name: 'Settings' })
  await expect(settingsButton).not.toBeInViewport()
  await panel.getByText('List', { exact: true }).click()
  await expect(panel.getByText('Loading…')).toBeVisible()
  await expect(settingsButton).not.toBeInViewport()
  release()
  await expect(panel.getByText('Loading…')).toHaveCount(0)
})

test('the map is clipped where the open panel covers it', async ({ page }) => {
  await openMap(page)
  /** Returns how much of the map's surface is clipped at the left, in CSS pixels. */
  const cutOff = () =>
    page
      .locator('.map-surface')
      .evaluate((surface) => Number(/([\d.]+)px\)$/.exec(getComputedStyle(surface).clip)?.[1]))
  await expect.poll(cutOff).toBe(398)
  await page.getByRole('button', { name: 'Close panel' }).click()
  await expect.poll(cutOff).toBe(0)
  await page.getByRole('button', { name: 'Open panel' }).click()
  await expect.poll(cutOff).toBe(398)
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect.poll(cutOff).toBeNaN()
})
