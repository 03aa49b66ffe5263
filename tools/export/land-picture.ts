import { chromium } from '@playwright/test'
import { findHeadlessBrowser } from '../browser.mjs'
import { bundleLand } from './bundle-land.ts'
import type { DrawLand } from './land-page.ts'

/**
 * Draws a world's land in a browser without windows, with the map's own painter.
 *
 * @param geography the text of its `geography.json`
 * @param size pixels along the longer side
 * @param level how much is drawn, as on the map's tiles of that level
 * @returns a WebP picture, or a sentence where there is no browser
 */
export async function drawLand(
  geography: string,
  size: number,
  level = 0,
): Promise<Uint8Array | string> {
  const executablePath = findHeadlessBrowser()
  if (executablePath === undefined) {
    return 'to draw the land takes Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable, and run this again.'
  }
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundleLand('tools/export/land-page.ts', 'landPage') })
    const picture = await page.evaluate(
      ([text, size, level]) =>
        (globalThis as unknown as { drawLand: DrawLand }).drawLand(JSON.parse(text), size, level),
      [geography, size, level] as const,
    )
    return Buffer.from(picture, 'base64')
  } finally {
    await browser.close()
  }
}
