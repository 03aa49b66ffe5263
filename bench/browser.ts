import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../tools/browser.mjs'
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

export async function openServer(): Promise<() => Promise<void>> {
  const { close } = await serve({ folder: 'dist', port })
  return close
}

/** Two builds side by side: this one at `address`, the other one at the address that is given back. */
export async function openServers(
  otherFolder: string,
): Promise<{ readonly other: string; readonly close: () => Promise<void> }> {
  const closeOwn = await openServer()
  const other = await serve({ folder: otherFolder, port: port + 1 })
  return {
    other: `http://localhost:${port + 1}/`,
    close: async () => {
      await closeOwn()
      await other.close()
    },
  }
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No browser found: run `npm test -- browser` once.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  })
}

/** A page with nothing kept from earlier ones, whose world has so many markers. */
export async function openPage(
  browser: Browser,
  screen: Screen,
  markers: number | 'real',
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.pixelRatio,
    isMobile: screen.pixelRatio > 1,
    hasTouch: screen.pixelRatio > 1,
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
  if (screen.throttle > 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: screen.throttle })
  }
  return { page, context }
}

export async function mapReady(page: Page): Promise<void> {
  await page.locator('[data-map-state="ready"]').waitFor({ timeout: 60_000 })
}
