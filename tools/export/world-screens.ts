// `npm run build && npm run world:screens` takes the screenshots of the home world's page that browsers show when
// they offer to install the map. Writes them beside the world's other pictures.
import path from 'node:path'
import { chromium, devices, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { loadSource } from '../../pipeline/load.ts'
import type { SourceMarker } from '../../pipeline/source.ts'
import { worldsFolder } from '../../pipeline/worlds-folder.ts'
import { findHeadlessBrowser, quietArgs } from '../browser.mjs'
import { PlainError, runTool } from '../commands.mjs'
import { serve } from '../serve.mjs'
import { screens } from '../site/web-manifest.ts'
import { findWorlds } from '../site/worlds.ts'

/** Number of places that are marked as found, as for a player in the early game. */
const foundCount = 120

/** Milliseconds between two comparisons of screenshots, which find out whether the page still changes. */
const settlingMs = 500

await runTool(async () => {
  const { home } = findWorlds(worldsFolder())
  const { value: source } = await loadSource(worldsFolder(), home)
  if (!source)
    throw new PlainError(`The world ${home} has problems: npm run world:check tells which.`)
  const executablePath = findHeadlessBrowser()
  if (executablePath === undefined)
    throw new PlainError('To take pictures takes Chromium or Chrome.')
  const { markers, world } = source
  const hasNews = world.newFromId !== undefined
  const shown = markers.find(({ image }) => image !== '') ?? markers[0]
  const { address, close } = await serve({ folder: 'dist', port: 0 })
  const browser = await chromium.launch({ executablePath, args: [...quietArgs] })
  try {
    for (const screen of screens) {
      const ids = markers.slice(0, foundCount).map(({ id }) => id)
      const picture = await takeScreenshot(browser, address, screen, { shown, ids, hasNews })
      const file = path.join(worldsFolder(), home, screen.name)
      const { size } = await sharp(picture).webp({ quality: 78, effort: 6 }).toFile(file)
      console.log(`worlds/${home}/${screen.name}: ${Math.round(size / 1000)} kB`)
    }
  } finally {
    await browser.close()
    await close()
  }
})

/** Content of a screenshot: the marker whose card is open, and the ids of the found markers. */
interface Shown {
  readonly shown: SourceMarker | undefined
  readonly ids: readonly number[]
  /** Whether the world has markers that are newer than the player's first marks. */
  readonly hasNews: boolean
}

async function takeScreenshot(
  browser: Browser,
  address: string,
  { viewport, pixelRatio, isPhone }: (typeof screens)[number],
  { shown, ids, hasNews }: Shown,
): Promise<Uint8Array> {
  const phone = isPhone ? devices['Pixel 7'] : {}
  const context = await browser.newContext({
    ...phone,
    viewport,
    deviceScaleFactor: pixelRatio,
  })
  await context.addInitScript((discoveredMarkers) => {
    const entry = JSON.stringify({ state: { discoveredMarkers }, version: 0 })
    window.localStorage.setItem('progress-store', entry)
  }, ids)
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('[data-map-state=ready]').waitFor()
  // The notification about new markers would cover the map.
  if (hasNews) await page.getByRole('button', { name: 'Close notification' }).click()
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail })),
    shown && { id: shown.id, locationType: shown.locationType, coordinate: [shown.x, shown.y] },
  )
  await page.getByRole('dialog', { name: /^Details: / }).waitFor()
  // The land loads tile by tile, so wait until the screenshot no longer changes.
  let picture = await page.screenshot()
  for (let same = 0; same < 3;) {
    await page.waitForTimeout(settlingMs)
    const next = await page.screenshot()
    same = next.equals(picture) ? same + 1 : 0
    picture = next
  }
  await context.close()
  return picture
}
