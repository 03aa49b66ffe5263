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
  /** Factor by which the processor is slowed down. */
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

/** Serves this build at `address`, and another build, if given, at the returned address. */
export async function openServers(
  otherFolder?: string,
): Promise<{ readonly other: string; readonly close: () => Promise<void> }> {
  const thisServer = await serve({ folder: 'dist', port })
  const other = otherFolder ? await serve({ folder: otherFolder, port: port + 1 }) : undefined
  return {
    other: other?.address ?? address,
    close: async () => {
      await thisServer.close()
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

/** @param args arguments in addition to those of every measurement */
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

/** Opens a page without caches, in a world with this number of markers. */
export async function openPage(
  browser: Browser,
  screen: Screen,
  markers: number | 'real',
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    ...screenOptions(screen),
    // Every visit counts as a first one; the service worker would fetch files for later visits.
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

/** Selector of a map whose markers and visible land are drawn. */
export const mapSelector = '[data-map-state="ready"]'

export async function mapReady(page: Page): Promise<void> {
  await page.locator(mapSelector).waitFor({ timeout: 60_000 })
}
