import { expect, openMap, test } from '../fixtures.ts'
import { wholeSite } from '../sites.ts'

test.use({ baseURL: wholeSite.address, viewport: { width: 1280, height: 720 } })

test('six rows of types are in sight on a small laptop', async ({ page }) => {
  await openMap(page)
  await expect(page.locator('.side-panel .shortcut-chip').last()).toBeVisible()
  const amountOfRows = async () => {
    const tops = await page.locator('.type-row').evaluateAll((all) =>
      all
        .map((row) => row.getBoundingClientRect())
        .filter(({ bottom }) => bottom <= window.innerHeight)
        .map(({ top }) => Math.round(top)),
    )
    return new Set(tops).size
  }
  await expect.poll(amountOfRows).toBeGreaterThanOrEqual(6)
})
