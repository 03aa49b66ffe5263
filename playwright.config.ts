import { defineConfig } from '@playwright/test'
import { bareLandSite, islandSite, siteBelowPath, wholeSite, type Site } from './e2e/sites.ts'
import { findHeadlessBrowser, quietArgs } from './tools/browser.mjs'

// The system's Chromium; Playwright's own download is never needed.
const executablePath = findHeadlessBrowser()

function server({ port, base, address }: Site, command: string) {
  return {
    command: `${command} --port ${port}`,
    url: address,
    env: { VITE_BASE_URL: base },
    reuseExistingServer: false,
  }
}

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: true,
  fullyParallel: true,
  // On two cores, three at a time take nine tenths of the time of two, and four as long as three.
  workers: 3,
  // Limits for what hangs, no measure of speed: a slow machine takes three times as long as a quick one.
  timeout: 180_000,
  expect: { toPass: { intervals: [20, 50, 100, 200] } },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/itinerarium/playwright.json' }]],
  use: {
    baseURL: bareLandSite.address,
    // To trace a test takes as long again as the test: `--trace on` where one is to be looked into.
    trace: 'on-first-retry',
    // What a service worker fetches, `page.route` does not see; e2e/offline/offline-site.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...quietArgs,
        // Chromium else starts a spare renderer beside each page: a sixth of the processor's time.
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // e2e/browsers has a configuration of its own.
      testIgnore: [
        '**/*.phone.spec.ts',
        '**/*.subpath.spec.ts',
        '**/*.alone.spec.ts',
        '**/browsers/**',
      ],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: ['**/*.phone.spec.ts', '**/*.both.spec.ts'],
      use: {
        viewport: { width: 390, height: 844 },
        // Phones have three pixels for one. To draw nine times as many in software takes a quarter of a test's
        // time; gestures.phone.spec.ts has them.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'subpath',
      testMatch: ['**/*.subpath.spec.ts'],
      use: {
        baseURL: siteBelowPath.address,
        viewport: { width: 1440, height: 900 },
      },
    },
    {
      // What measures itself against the clock runs when nothing else does.
      name: 'alone',
      testMatch: ['**/*.alone.spec.ts'],
      dependencies: ['desktop', 'phone', 'subpath'],
    },
  ],
  webServer: [
    server(wholeSite, 'node tools/serve.mjs --folder dist'),
    server(siteBelowPath, 'node tools/serve.mjs --folder dist-subpath'),
    server(bareLandSite, 'node --import tsx e2e/serve-bare-land.ts --folder dist'),
    server(islandSite, 'node --import tsx e2e/serve-bare-land.ts --folder dist-island'),
  ],
})
