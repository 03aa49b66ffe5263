import { expect, openMap, seed, storedState, test } from '../fixtures.ts'

for (const size of [24, 32]) {
  test(`an arrow shows that chips go on with letters of ${size} px, and leads there`, async ({
    page,
  }) => {
    await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
    // Makes the row jump instead of scrolling smoothly.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMap(page)
    await page.evaluate((pixels) => {
      document.documentElement.style.fontSize = `${pixels}px`
    }, size)
    const row = page.locator('.map-shortcuts')
    const arrows = () =>
      row.evaluate((element) =>
        (['::before', '::after'] as const).map(
          (side) => getComputedStyle(element, side).display !== 'none',
        ),
      )
    await expect.poll(arrows).toEqual([false, true])
    const { x = 0, y = 0, width = 0, height = 0 } = (await row.boundingBox()) ?? {}
    const last = row.getByRole('button').last()
    for (let press = 0; press < 4 && (await arrows())[1]; press += 1) {
      const before = await row.evaluate(({ scrollLeft }) => scrollLeft)
      await page.touchscreen.tap(x + width - 15, y + height / 2)
      await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before)
    }
    await expect.poll(arrows).toEqual([true, false])
    const box = await last.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(x + width + 1)
  })
}
