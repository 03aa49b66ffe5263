import { chromium } from '@playwright/test'
import { build } from 'vite'
import { findHeadlessBrowser } from '../browser.mjs'
import { root } from '../commands.mjs'
import type { DrawLand } from './land-page.ts'

/**
 * Draws a world's land in a browser without windows, with the map's own painter.
 *
 * @param geography the text of its `geography.json`
 * @param size pixels along the longer side
 * @returns a WebP picture, or a sentence where there is no browser
 */
export async function drawLand(geography: string, size: number): Promise<Uint8Array | string> {
  const executablePath = findHeadlessBrowser()
  if (executablePath === undefined) {
    return 'to draw the land takes Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable, and run this again.'
  }
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundle() })
    const picture = await page.evaluate(
      ([text, size]) =>
        (globalThis as unknown as { drawLand: DrawLand }).drawLand(JSON.parse(text), size),
      [geography, size] as const,
    )
    return Buffer.from(picture, 'base64')
  } finally {
    await browser.close()
  }
}

/** One script with all that it needs: what is built as a library has its typefaces within it. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: 'tools/export/land-page.ts', formats: ['iife'], name: 'landPage' },
    },
  })
  const [bundled] = Array.isArray(result) ? result : [result]
  if (!bundled || !('output' in bundled)) throw new Error('The land could not be bundled.')
  return bundled.output[0].code
}
