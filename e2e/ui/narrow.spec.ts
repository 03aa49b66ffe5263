import type { Locator, Page } from '@playwright/test'
import {
  cardOf,
  expect,
  openMap,
  openMoreFacts,
  openSettings,
  panelOf,
  searchBox,
  test,
} from '../journey.ts'
import { longestTitle, pictured } from '../world.ts'

/** A small phone, and screens of 1280 by 1024 and of 1440 by 900 at 400 percent. */
const sizes = [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
  { width: 360, height: 225 },
]

async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const page = document.scrollingElement
    const boxes = [page, ...document.querySelectorAll('[role=dialog], [role=alertdialog], main')]
    return boxes
      .filter((box) => box !== null && box.scrollWidth > box.clientWidth + 1)
      .map((box) => box?.outerHTML.slice(0, 60))
  })
  expect(wide).toEqual([])
}

/** Scrolls to something and checks that a finger could hit its middle. */
async function expectReachable(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.click({ trial: true, timeout: 10_000 })
  const box = await target.boundingBox()
  const { width = 0 } = page.viewportSize() ?? {}
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 1)
}

for (const viewport of sizes) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('every part of the panel and of the settings is reachable [S2.06] [F48]', async ({
      page,
    }) => {
      await page.goto('./')
      const panel = panelOf(page)
      await expect(panel).toBeVisible()
      await expectNoSideways(page)
      const parts = [
        searchBox(page),
        panel.getByRole('button', { name: 'Hide all' }),
        panel.getByRole('switch', { name: 'Name plates' }),
        panel.getByRole('button', { name: new RegExp(`^${longestTitle} \\d+$`) }),
        panel.getByRole('link', { name: 'Privacy Policy' }),
        panel.getByRole('button', { name: 'Disclaimer' }),
        panel.getByRole('button', { name: 'Settings' }),
        panel.getByRole('button', { name: 'Close panel' }),
      ]
      for (const part of parts) await expectReachable(page, part)
      await openSettings(page)
      await expectNoSideways(page)
      for (const name of ['Upload', 'Backup', 'Clear', 'Close']) {
        await expectReachable(page, page.getByRole('button', { name, exact: true }))
      }
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await expectNoSideways(page)
      await expectReachable(page, page.getByRole('button', { name: 'Confirm' }))
      await expectReachable(page, page.getByRole('button', { name: 'Cancel' }))
    })

    test('the map’s controls and the card are reachable [S2.06] [F48]', async ({ page }) => {
      await openMap(page, `./?marker=${pictured.id}`)
      // The link closes the panel, which would lie over all of it.
      await expect(panelOf(page)).toBeHidden()
      const card = cardOf(page)
      await expect(card).toBeVisible()
      await expectNoSideways(page)
      const controls = async () => {
        for (const name of ['Open panel', 'Zoom in', 'Zoom out', 'Full screen']) {
          await expectReachable(page, page.getByRole('button', { name, exact: true }))
        }
      }
      await controls()
      await openMoreFacts(page)
      for (const name of ['Discovered', 'Visited']) {
        await expectReachable(page, card.getByRole('switch', { name }))
      }
      for (const name of [`Copy coordinate ${pictured.x}, ${pictured.y}`, 'Share', 'Close']) {
        await expectReachable(page, card.getByRole('button', { name, exact: true }))
      }
      await card.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(card).toBeHidden()
      await controls()
    })
  })
}

test('settings at twice the text size scroll no way but down [F48]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('./')
  const dialog = await openSettings(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test.describe('pages', () => {
  // An address without a page is said to be one by the server as well.
  test.use({ expectedErrors: /status of 404/ })

  test('they read without scrolling sideways on every narrow screen [F48]', async ({ page }) => {
    for (const address of ['terms', 'privacy-policy', 'credits', 'nowhere']) {
      await page.goto(`./${address}`)
      for (const viewport of sizes) {
        await page.setViewportSize(viewport)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSideways(page)
      }
    }
  })
})

test.describe('at 256 by 160, and with letters of 32 pixels [F86]', () => {
  for (const [width, height, letters] of [
    [256, 160, 16],
    [390, 844, 32],
    [320, 640, 32],
  ] as const) {
    test(`nothing covers a control of the map at ${width} by ${height}, and no word is broken`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openMap(page, `./?marker=${pictured.id}`)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`
      }, letters)
      const controls = async () => {
        for (const name of ['Open panel', 'Zoom in', 'Zoom out', 'Full screen']) {
          await expectReachable(page, page.getByRole('button', { name, exact: true }))
        }
      }
      const card = cardOf(page)
      await expect(card).toBeVisible()
      await controls()
      await card.getByRole('button', { name: 'Close', exact: true }).click()
      await controls()
      await page.getByRole('button', { name: 'Open panel' }).click()
      await expectNoSideways(page)
      expect(await brokenWords(panelOf(page).locator('.type-toggle-title'))).toEqual([])
    })

    test(`nothing covers a control of the small map at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openMap(page, `./embed?marker=${pictured.id}`)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`
      }, letters)
      for (const name of ['Zoom in', 'Zoom out', 'Close'])
        await expectReachable(page, page.getByRole('button', { name, exact: true }))
      await expectReachable(page, page.getByRole('link', { name: 'Open the full map' }))
    })
  }
})

/** Words that stand on more than one line. */
async function brokenWords(within: Locator): Promise<readonly string[]> {
  return await within.evaluateAll((boxes) => {
    const range = document.createRange()
    return boxes.flatMap((box) => {
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/(?<!\p{L})\p{L}{4,10}(?!\p{L})/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
      return broken
    })
  })
}
