import { configDefaults, defineConfig } from 'vitest/config'
import { worldsModule } from './tools/site/worlds.ts'

// Unit tests know a site of two worlds, whatever lies in `worlds/`. The home one is the one that every browser of
// today has stored.
const worlds = { home: 'kcd1', others: ['shore'] }
const anyGame = { game: 'A Game', studio: 'A Studio', title: 'A World', glyphs: 0 }

/**
 * Node.js 25 and newer have a `localStorage` of their own, which is `undefined` without a file and hides that of the test's
 * page. Versions before 22 refuse the flag.
 */
const hasOwnStorage = Number(process.versions.node.split('.')[0]) >= 25

export default defineConfig({
  plugins: [worldsModule(worlds, () => anyGame)],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'pipeline/**/*.test.ts', 'tools/**/*.test.ts'],
    // Component tests have vitest.browser.config.ts.
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
    // A file that needs a page says so in its first line: // @vitest-environment happy-dom
    environment: 'node',
    // A limit for what hangs, no measure of speed: a slow machine takes three times as long as a quick one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    // A process for each file took most of the time.
    isolate: false,
    execArgv: hasOwnStorage ? ['--no-experimental-webstorage'] : [],
    globalSetup: ['tools/before-tests.ts'],
    setupFiles: ['src/testing/fresh-page.ts'],
    // Modules that each file gets fresh: the fake database, and idb, which caches its classes.
    server: { deps: { inline: ['fake-indexeddb', 'idb'] } },
    // A random order reveals files that depend on another file.
    sequence: { shuffle: { files: true } },
  },
})
