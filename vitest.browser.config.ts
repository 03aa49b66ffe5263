import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findHeadlessBrowser, quietArgs } from './tools/browser.mjs'
import { basemapStyleSheets } from './tools/site/basemap-styles.ts'
import { worldsModule } from './tools/site/worlds.ts'

// Component tests: single parts of the page in a real browser, without a site, its data or a server.

const executablePath = findHeadlessBrowser()
const desktop = { width: 1440, height: 900 }
const anyGame = { game: 'A Game', studio: 'A Studio', title: 'A World', glyphs: 0 }

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    worldsModule({ home: 'kcd1', others: ['shore'] }, () => anyGame),
    basemapStyleSheets(),
  ],
  // No public folder, so that all requests of a component fail.
  publicDir: false,
  test: {
    include: ['src/**/*.browser.test.{ts,tsx}'],
    globalSetup: ['tools/before-tests.ts'],
    setupFiles: ['src/testing/browser-page.ts'],
    restoreMocks: true,
    // Limit for tests that hang, not a measure of speed: a slow machine takes three times as long as a fast one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: 180_000,
      viewport: desktop,
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [...quietArgs],
        },
        // As large as the test's frame. In a smaller page, Vitest would scale the frame down, and its pictures with it.
        contextOptions: { locale: 'en-GB', timezoneId: 'UTC', viewport: desktop },
        actionTimeout: 15_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
