import { discovered, expect, openMap, openSettings, test } from '../fixtures.ts'
import { markers } from '../world.ts'

test('another map’s file is previewed and merged by touch on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openMap(page)
  await openSettings(page)
  const graves = markers.filter(({ type }) => type === 'grave').slice(0, 4)
  const visited = Object.fromEntries([
    ...graves.map(({ x, y }) => [`grave@${x / 2},${y / 2}`, 1]),
    ...Array.from({ length: 5 }, (_, index) => [`${'unknown'.repeat(9)}${index}@1,1`, 1]),
  ])
  await page.locator('input[type=file]').setInputFiles({
    name: 'visited.json',
    mimeType: '',
    buffer: Buffer.from(JSON.stringify(visited)),
  })
  const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
  await expect(question).toContainText('4 places: 4 new, 0 already known')
  expect(await question.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false)
  const merge = question.getByRole('button', { name: 'Merge' })
  // On a screen with another pixel density, sizes aren't whole CSS pixels.
  expect((await merge.boundingBox())?.height).toBeGreaterThan(43.9)
  await merge.tap()
  await expect(question).toBeHidden()
  expect(await discovered(page)).toEqual(graves.map(({ id }) => id))
})
