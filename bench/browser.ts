import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { findBrowser, quietArgs } from '../tools/browser.mjs'
import { serve } from '../tools/serve.mjs'
import { generatedWorld } from './generated-world.ts'

const port = 4573

export const address = `http://localhost:${port}/`

export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** How many times slower the processor is made. */
  readonly throttle: number
}

export const desktop: Screen = {
  name: 'desktop 1440x900',
  width: 1440,
  height: 900,
  pixelRatio: 1,
  throttle: 1,
}

export const phone: Screen = {
  name: 'phone 390x844 @3, 4x slower',
  width: 390,
  height: 844,
  pixelRatio: 3,
  throttle: 4,
}

/** This build at `address`, and where there is one another at the address that is given back. */
export async function openServers(
  otherFolder?: string,
): Promise<{ readonly other: string; readonly close: () => Promise<void> }> {
  const own = await serve({ folder: 'dist', port })
  const other = otherFolder ? await serve({ folder: otherFolder, port: port + 1 }) : undefined
  return {
    other: other?.address ?? address,
    close: async () => {
      await own.close()
      await other?.close()
    },
  }
}

export const launchArgs: readonly string[] = [
  ...quietArgs,
  '--enable-precise-memory-info',
  '--js-flags=--expose-gc',
]

export function browserPath(): string {
  const found = findBrowser()
  if (!found) throw new Error('No browser found: run `npm test -- browser` once.')
  return found
}

/** @param args beside those of every measurement */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: [...launchArgs, ...args] })
}

export function screenOptions(screen: Screen): BrowserContextOptions {
  return {
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.pixelRatio,
    isMobile: screen.pixelRatio > 1,
    hasTouch: screen.pixelRatio > 1,
  }
}

export async function slowDown(page: Page, { throttle }: Screen): Promise<void> {
  if (throttle === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
}

/** A page with nothing kept from earlier ones, whose world has so many markers. */
export async function openPage(
  browser: Browser,
  screen: Screen,
  markers: number | 'real',
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    ...screenOptions(screen),
    // Every visit is measured as a first one; keeping the files for later comes after the map is ready.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  if (markers !== 'real') {
    const body = JSON.stringify(generatedWorld(markers))
    await page.route('**/world.json', (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    )
  }
  await slowDown(page, screen)
  return { page, context }
}

/** Of a map whose land in view and markers are drawn. */
export const mapSelector = '[data-map-state="ready"]'

export async function mapReady(page: Page): Promise<void> {
  await page.locator(mapSelector).waitFor({ timeout: 60_000 })
}
