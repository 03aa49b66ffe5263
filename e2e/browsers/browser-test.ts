import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { serve } from '../../tools/serve.mjs'
import { createPlayer, type Player } from './player.ts'
import { createPlaywrightTab } from './playwright-tab.ts'
import { startWebKit } from './webkit-tab.ts'
import type { BrowserTab, Size } from './browser-tab.ts'

/** A built site, served by this process. A test can stop the server to simulate a lost connection. */
export interface LocalSite {
  /** Address of the map page. */
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Privacy settings for each browser, for example without storage. */
export interface Shield {
  /** Preferences of `about:config`. */
  readonly firefox: Readonly<Record<string, boolean | number>>
  /** Arguments of MiniBrowser. */
  readonly webkit: readonly string[]
  /** Runs in Chromium's pages before their own scripts, since Chromium has no such preference. */
  readonly chromium: () => void
}

interface TestFixtures {
  readonly player: Player
  readonly shield: Shield | undefined
  readonly expectedErrors: RegExp
  readonly size: Size
}

export interface BrowserFixtures {
  /** Whether the test runs in WebKitGTK over WebDriver instead of a browser that Playwright drives. */
  readonly isWebKit: boolean
  /** Site of the two invented worlds. */
  readonly island: LocalSite
}

interface OpenedBrowser {
  readonly tab: BrowserTab
  readonly close: () => Promise<void>
}

/** First port for WebKitWebDriver. Each worker of the test runner adds its index. */
const firstDriverPort = Number(process.env['E2E_PORT'] ?? 4273) + 100

/** A test in any browser. After each test, unexpected console errors fail it. */
export const test = base.extend<TestFixtures, BrowserFixtures>({
  isWebKit: [false, { option: true, scope: 'worker' }],
  shield: [undefined, { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  island: [
    async ({ isWebKit: _isWebKit }, provide) => {
      const site = await serveFolder('dist-island')
      await provide(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  // Tests with a shield start a Firefox of their own, and WebKitGTK needs no browser of Playwright's.
  browser: [
    async ({ playwright, browserName, launchOptions, isWebKit }, provide) => {
      const browser = await (isWebKit ? undefined : playwright[browserName].launch(launchOptions))
      await provide(browser as never)
      await browser?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  player: async (
    { isWebKit, browser, playwright, browserName, launchOptions, shield, expectedErrors, size },
    provide,
    info,
  ) => {
    const open = async (): Promise<OpenedBrowser> => {
      if (isWebKit) return startWebKit(firstDriverPort + info.parallelIndex, size, shield?.webkit)
      const isOwn = browserName === 'firefox' && shield !== undefined
      const shielded = { ...launchOptions, firefoxUserPrefs: { ...shield?.firefox } }
      const used = isOwn ? await playwright.firefox.launch(shielded) : browser
      const context = await used.newContext({ viewport: size })
      if (browserName === 'chromium' && shield) await context.addInitScript(shield.chromium)
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      context.on('weberror', (webError) => errors.push(String(webError.error())))
      const tab = createPlaywrightTab(await context.newPage(), errors)
      return { tab, close: () => (isOwn ? used.close() : context.close()) }
    }
    const { tab, close } = await open()
    try {
      await provide(createPlayer(tab))
      expect(tab.errors().filter((error) => !expectedErrors.test(error))).toEqual([])
    } finally {
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath('screen.png'), await tab.takeScreenshot()).catch(() => {})
      await close()
    }
  },
})

export async function serveFolder(folder: string): Promise<LocalSite> {
  const { address, close } = await serve({ folder, port: 0, base: '/' })
  let isOpen = true
  return {
    address,
    stop: async () => {
      if (isOpen) await close()
      isOpen = false
    },
  }
}
