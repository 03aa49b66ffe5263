import { chromium, type Browser } from '@playwright/test'
import type { Extent } from '../../src/geometry/extent.ts'
import { findHeadlessBrowser } from '../browser.mjs'
import { bundleLand } from './bundle-land.ts'

/**
 * Draws a world's land in a browser without windows, with the map's own painter.
 *
 * @param geography the text of its `geography.json`
 * @param size pixels along the longer side
 * @param level how much is drawn, as on the map's tiles of that level
 * @param part an extent to draw in place of all of the land, without what is written on it
 * @returns a WebP picture, or a sentence where there is no browser
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
 * Has a browser without windows draw a picture.
 *
 * @param name of the global function that draws it, and gives it in base 64
 * @param entry the script that declares it, below the project's root
 * @param given what the function is called with, plain data
 * @returns the picture, or a sentence where there is no browser
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
    // What is said of a browser, or of its page, that ran out of memory.
    if (!(error instanceof Error) || !/crashed|has been closed/.test(error.message)) throw error
    return 'the browser gave up while it drew the land. Try a smaller picture.'
  } finally {
    await browser.close()
  }
}

/** A browser; undefined where the file is none, or lacks something of the machine. */
async function launch(executablePath: string): Promise<Browser | undefined> {
  try {
    return await chromium.launch({ executablePath })
  } catch {
    return undefined
  }
}
