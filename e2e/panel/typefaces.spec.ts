import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { JSHandle } from '@playwright/test'
import { expect, holdRequests, mapReady, test } from '../fixtures.ts'

/** Systems and the folders of `fallback-fonts/` with the only fonts that the browser finds installed. */
const systems = {
  'Windows, macOS and Linux with Liberation': 'arial',
  Android: 'android',
  'Linux with DejaVu': 'dejavu',
}

for (const [system, fonts] of Object.entries(systems)) {
  test(`the panel does not move when the web fonts arrive (${system})`, async ({ playwright }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-fonts-'))
    const browser = await playwright.chromium.launch({
      env: { ...process.env, FONTCONFIG_FILE: await writeFontConfiguration(folder, fonts) },
    })
    try {
      const page = await browser.newPage()
      const releaseFonts = await holdRequests(page, '**/*.woff2')
      // The page's load event waits for its fonts.
      await page.goto('./', { waitUntil: 'commit' })
      await mapReady(page)
      await expect(page.getByRole('button', { name: 'Unfound', exact: true })).toBeVisible()
      // Measured now, because later scripts add buttons.
      const parts = await page.evaluateHandle(() => [
        ...document.querySelectorAll('.side-panel :is(h1, h2, h3, button, input)'),
      ])
      const before = await topsOf(parts)
      releaseFonts()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect(await page.evaluate(() => document.fonts.check('16px "Alegreya Sans"'))).toBe(true)
      const after = await topsOf(parts)
      const moved = after.filter(({ top }, index) => Math.abs(top - (before[index]?.top ?? 0)) > 1)
      expect(moved).toEqual([])
      expect(before.length).toBeGreaterThan(50)
    } finally {
      await browser.close()
      await rm(folder, { recursive: true })
    }
  })
}

async function writeFontConfiguration(folder: string, fonts: string): Promise<string> {
  const file = path.join(folder, 'fonts.conf')
  const installed = path.join(import.meta.dirname, 'fallback-fonts', fonts)
  await writeFile(
    file,
    `<?xml version="1.0"?>
<fontconfig><dir>${installed}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  )
  return file
}

/** Returns the distances of the panel's parts from the top of the window, in CSS pixels. */
function topsOf(parts: JSHandle<readonly Element[]>) {
  return parts.evaluate((elements) =>
    elements.map((element) => ({
      name: element.textContent,
      top: element.getBoundingClientRect().top,
    })),
  )
}
