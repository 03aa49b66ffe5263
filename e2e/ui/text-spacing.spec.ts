import type { Page } from '@playwright/test'
import {
  cardOf,
  expect,
  openMap,
  openSettings,
  panelOf,
  raiseCard,
  searchBox,
  seed,
  test,
} from '../journey.ts'
import { stash, storedPins } from '../pins/pins.ts'
import { longestTitle } from '../world.ts'

/** The spacing that WCAG 1.4.12 asks every text to bear. */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    } p { margin-bottom: 2em !important; }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Every text that leaves the box of something around it. */
function escaped(): string[] {
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim().slice(0, 40) ?? ''
    const parent = node.parentElement
    if (!text || !parent?.checkVisibility() || parent.closest('.sr-only, .skip-link:not(:focus)'))
      continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { display, overflowX, position } = getComputedStyle(around)
      if (display === 'inline' || display === 'contents') continue
      // One row that is meant to go on beyond the edge.
      if (around.matches('.map-shortcuts')) break
      const frame = around.getBoundingClientRect()
      if (box.right > frame.right + 1 || box.left < frame.left - 1) {
        found.add(`${text} leaves ${around.tagName}.${around.className.slice(0, 40)}`)
      }
      const button = around.matches('button, label, .toast')
      if (button && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4)) found.add(text)
      const isPlate = around.matches('.name-plate')
      if (overflowX !== 'visible' || position === 'fixed' || isPlate) break
    }
  }
  return [...found]
}

const expectWithin = async (page: Page) =>
  expect.poll(() => page.evaluate(escaped), { timeout: 5000 }).toEqual([])

for (const viewport of [
  { width: 1280, height: 1024 },
  { width: 320, height: 640 },
]) {
  test(`with wide text spacing nothing leaves its box, ${viewport.width} pixels wide [F60]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await seed(page, storedPins(stash))
    await openMap(page)
    await spaceOut(page)
    const panel = panelOf(page)
    await expect(panel.getByRole('button', { name: new RegExp(`^${longestTitle}`) })).toBeVisible()
    await panel.getByRole('button', { name: 'Disclaimer' }).click()
    await panel.getByRole('button', { name: /found places$/i }).click()
    await expectWithin(page)
    const settings = await openSettings(page)
    await settings.getByRole('button', { name: 'Backup', exact: true }).click()
    await expectWithin(page)
    await settings.getByRole('button', { name: 'Clear', exact: true }).click()
    await expectWithin(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await panel.getByText('Progress', { exact: true }).click()
    await expectWithin(page)
    await panel.getByRole('button', { name: new RegExp(`^${longestTitle}`) }).click()
    await expectWithin(page)
    await searchBox(page).fill(longestTitle)
    const result = page
      .getByRole('region', { name: 'Search results' })
      .getByRole('listitem')
      .filter({ hasText: /#\d/ })
      .first()
    await expect(result).toBeVisible()
    await expectWithin(page)
    await result.getByRole('button').click()
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    await expect(page.locator('.name-plate').first()).toBeAttached()
    await expectWithin(page)
    await raiseCard(page)
    await expectWithin(page)
    await cardOf(page).getByRole('button', { name: 'Add a note' }).click()
    await expectWithin(page)
  })
}

test('a wish for more contrast is answered [F60]', async ({ page }) => {
  await openMap(page)
  const looks = () =>
    panelOf(page).evaluate((panel) => {
      const { color, backgroundColor } = getComputedStyle(panel)
      return { color, backgroundColor }
    })
  const usual = await looks()
  await page.emulateMedia({ contrast: 'more' })
  const plain = await looks()
  expect(plain.color).toBe('rgb(255, 255, 255)')
  expect(plain.backgroundColor).not.toBe(usual.backgroundColor)
})
