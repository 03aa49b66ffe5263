import { chromium, type Browser } from '@playwright/test'
import type { Extent } from '../../src/geometry/extent.ts'
import { findHeadlessBrowser } from '../browser.mjs'
import { bundleLand } from './bundle-land.ts'

/**
 * Draws a world's land in a headless browser, with the map's own painter.
 *
 * @param geography The text of the world's `geography.json`.
 * @param size Pixels along the longer side.
 * @param level Level of the map's tiles whose amount of detail is drawn.
 * @param part Extent to draw instead of the entire land. It is drawn without lettering.
 * @returns A WebP picture, or a sentence if there is no browser.
 */
export async function drawLand(
  geography: string,
  size: number,
  level = 0,
  part?: Extent,
): Promise<Uint8Array | string> {
  return drawInBrowser('drawLand', 'tools/export/land-page.ts', geography, size, level, part)
}

/**
 * Draws a picture in a headless browser.
 *
 * @param name Name of the global function that draws the picture and returns it in base 64.
 * @param entry Path of the script that declares the function, below the project's root.
 * @param given Arguments of the function: plain data.
 * @returns The picture, or a sentence if there is no browser.
 */
export async function drawInBrowser(
  name: string,
  entry: string,
  ...given: readonly unknown[]
): Promise<Uint8Array | string> {
  const executablePath = findHeadlessBrowser()
  if (executablePath === undefined) {
    return 'to draw the land takes Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable, and run this again.'
  }
  const content = await bundleLand(entry, `${name}Page`)
  const browser = await launch(executablePath)
  if (!browser) {
    return `${executablePath} is no browser that starts here. Set CHROMIUM_PATH to the executable of another, and run this again.`
  }
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content })
    const picture = await page.evaluate(
      ([called, words]) =>
        (globalThis as unknown as Record<string, (...given: unknown[]) => Promise<string>>)[
          called
        ]?.(...words) ?? '',
      [name, given] as const,
    )
    return Buffer.from(picture, 'base64')
  } catch (error) {
    // Playwright's messages if the browser or its page ran out of memory.
    if (!(error instanceof Error) || !/crashed|has been closed/.test(error.message)) throw error
    return 'the browser gave up while it drew the land. Try a smaller picture.'
  } finally {
    await browser.close()
  }
}

/** Starts a browser. `undefined` if the file is not a browser, or a library that it needs is missing. */
async function launch(executablePath: string): Promise<Browser | undefined> {
  try {
    return await chromium.launch({ executablePath })
  } catch {
    return undefined
  }
}
