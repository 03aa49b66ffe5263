import { defineConfig } from '@playwright/test'
import { findHeadlessBrowser } from './tools/browser.mjs'
import { configuredBase } from './tools/build.mjs'

// The system's Chromium; Playwright's own download is never needed.
const executablePath = findHeadlessBrowser()

// Not the ports of `npm start` and `npm run dev`, so that those may keep running during the tests.
const port = Number(process.env['E2E_PORT'] ?? 4273)
const subpathPort = port + 1
const subpath = '/maps/kcd1/'
const base = configuredBase() ?? '/'

function server(outDir: string, on: number, baseUrl: string) {
  return {
    command: `node tools/serve.mjs --folder ${outDir} --port ${on}`,
    url: addressOf(on, baseUrl),
    env: { VITE_BASE_URL: baseUrl },
    reuseExistingServer: false,
  }
}

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // On a busy machine one in some hundred journeys is late once; one that fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  // Limits for what hangs, no measure of speed: a slow machine takes three times as long as a quick one.
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/itinerarium/playwright.json' }]],
  use: {
    baseURL: addressOf(port, base),
    // To trace a journey takes as long again as the journey: `--trace on` where one is to be looked into.
    trace: 'on-first-retry',
    // What a service worker fetches, `page.route` does not see; e2e/offline-site.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', '**/*.subpath.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: ['**/*.phone.spec.ts', '**/*.both.spec.ts'],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 3,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'subpath',
      testMatch: ['**/*.subpath.spec.ts'],
      use: {
        baseURL: addressOf(subpathPort, subpath),
        viewport: { width: 1440, height: 900 },
      },
    },
  ],
  webServer: [server('dist', port, base), server('dist-subpath', subpathPort, subpath)],
})

/** Where a build made for `baseUrl`, a path or a full address, is found on this machine. */
function addressOf(on: number, baseUrl: string): string {
  const origin = `http://localhost:${on}`
  return `${origin}${new URL(baseUrl, origin).pathname}`
}
