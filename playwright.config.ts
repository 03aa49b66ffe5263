import { defineConfig } from '@playwright/test'
import { bareLandSite, islandSite, siteBelowPath, wholeSite, type Site } from './e2e/sites.ts'
import { findHeadlessBrowser, quietArgs } from './tools/browser.mjs'

// The system's Chromium, so that Playwright need not download its own.
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
  // On two cores, three workers take 90 % of the time of two. Four are no faster than three.
  workers: 3,
  // Limits for tests that hang, not a measure of speed: a slow machine takes three times as long as a fast one.
  timeout: 180_000,
  expect: { toPass: { intervals: [20, 50, 100, 200] } },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/itinerarium/playwright.json' }]],
  use: {
    baseURL: bareLandSite.address,
    // Tracing doubles the time of a test. Use `--trace on` to examine one.
    trace: 'on-first-retry',
    // `page.route` does not see the requests of a service worker. e2e/offline/offline-site.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...quietArgs,
        // Otherwise Chromium starts a spare renderer beside each page, which takes a sixth of the processor time.
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
        // Phones have a device scale factor of 3, but drawing nine times the pixels in software takes a quarter of a
        // test's time.
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
      // Tests that measure time run when no other test is running.
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
