// Journeys for every browser: `npm test -- firefox`, `npm test -- webkit`, and in Chromium for comparison.
import { defineConfig } from '@playwright/test'
import { findFirefox, findHeadlessBrowser, quietArgs } from '../../tools/browser.mjs'
import type { BrowserFixtures } from './browser-test.ts'

/** @param executablePath `undefined` if the browser is not installed: then only its own project fails. */
function launch(executablePath: string | undefined, args: readonly string[] = []) {
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...args] }
}

export default defineConfig<object, BrowserFixtures>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Limit for tests that hang, not a measure of speed.
  timeout: 120_000,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../node_modules/.cache/itinerarium/browsers.json' }],
  ],
  projects: [
    { name: 'chromium', use: { launchOptions: launch(findHeadlessBrowser(), quietArgs) } },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: launch(findFirefox()),
      },
    },
    // A single worker, because several windows on one display compete for the focus.
    { name: 'webkit', use: { isWebKit: true }, workers: 1 },
  ],
})
