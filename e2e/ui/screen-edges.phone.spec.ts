import type { Page } from '@playwright/test'
import { cardOf, expect, openMap, panelOf, seed, settle, storedState, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address, firstVisit: true })

interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Widths of a notch, rounded corners and the gesture bar in CSS pixels, in portrait and below it in landscape. */
const upright: Insets = { top: 47, right: 0, bottom: 34, left: 0 }
const onItsSide: Insets = { top: 0, right: 47, bottom: 21, left: 47 }

/** Returns the visible controls that extend below the screen's edges. */
async function underEdges(page: Page, insets: Insets): Promise<readonly string[]> {
  await settle(page)
  return page.evaluate(({ top, right, bottom, left }) => {
    const { innerWidth, innerHeight } = window
    return [...document.querySelectorAll('button, a, input')]
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        if (!control.contains(document.elementFromPoint(x, y))) return false
        return (
          box.top < top - 1 ||
          box.left < left - 1 ||
          box.right > innerWidth - right + 1 ||
          box.bottom > innerHeight - bottom + 1
        )
      })
      .map((control) => {
        const { left: x, top: y, right: toX, bottom: toY } = control.getBoundingClientRect()
        const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
        return `${name}: ${[x, y, toX, toY].map(Math.round).join(' ')}`
      })
  }, insets)
}

async function overlapsAtUpperEdge(page: Page): Promise<readonly string[]> {
  await settle(page)
  return page.evaluate(() => {
    const parts = '.panel-toggle, .filter-chip, .shortcut-chip, .map-buttons > *, .card'
    const seen = [...document.querySelectorAll(parts)]
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        // Scrolled chips disappear behind the edge of the buttons.
        const edge = element.closest('.map-shortcuts')?.getBoundingClientRect().right ?? right
        const name = `${element.className}: ${element.textContent.slice(0, 20)}`
        return { name, left, top, right: Math.min(right, edge), bottom }
      })
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
    return seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter(
          (two) =>
            one.left < two.right - 1 &&
            two.left < one.right - 1 &&
            one.top < two.bottom - 1 &&
            two.top < one.bottom - 1,
        )
        .map((two) => `${one.name} / ${two.name}`),
    )
  })
}

for (const [how, insets] of Object.entries({ upright, 'on its side': onItsSide })) {
  test(`controls stay inside the safe area of a phone held ${how}`, async ({ page }) => {
    if (insets === onItsSide) await page.setViewportSize({ width: 844, height: 390 })
    await seed(page, {
      'settings-store': storedState({ keepNotifications: true, panelOpen: false }),
    })
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await openMap(page)
    await expect.poll(() => underEdges(page, insets)).toEqual([])
    await expect.poll(() => overlapsAtUpperEdge(page)).toEqual([])
    await openMap(page, './?marker=3&types=shrine')
    const chip = page.getByRole('group', { name: 'Map filter' })
    await expect(chip).toBeVisible()
    await expect.poll(() => overlapsAtUpperEdge(page)).toEqual([])
    expect((await chip.boundingBox())?.width).toBeGreaterThan(150)
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).tap()
    await expect(page.locator('[data-toast]')).toHaveCount(1)
    await expect.poll(() => underEdges(page, insets)).toEqual([])
    await cardOf(page).getByRole('button', { name: 'Close', exact: true }).tap()
    await page.getByRole('button', { name: 'Open panel' }).tap()
    await expect(panelOf(page).getByRole('button', { name: 'Settings' })).toBeVisible()
    // Ignore the lower edge, because scrolled content may be there.
    await expect.poll(() => underEdges(page, { ...insets, bottom: 0 })).toEqual([])
    const back = page.getByRole('button', { name: 'Back to mine' }).first()
    await expect(back).toBeVisible()
    // On a screen this low, the panel's foot scrolls with its content.
    await panelOf(page).getByRole('button', { name: 'Settings' }).scrollIntoViewIfNeeded()
    const foot = await panelOf(page).getByRole('button', { name: 'Settings' }).boundingBox()
    const { height } = page.viewportSize() ?? { height: NaN }
    expect((foot?.y ?? NaN) + (foot?.height ?? NaN)).toBeLessThanOrEqual(height - insets.bottom + 1)
    await panelOf(page).getByRole('button', { name: 'Settings' }).tap()
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await expect(settings).toBeVisible()
    const { y = NaN, height: high = NaN } = (await settings.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(insets.top)
    expect(y + high).toBeLessThanOrEqual(height - insets.bottom)
  })
}
