import { configDefaults, defineConfig } from 'vitest/config'
import { worldsModule } from './tools/site/worlds.ts'

// cspell:ignore indexeddb unstub

// Unit tests use a fixed site of two worlds, whatever `worlds/` holds. The home world's id is the one in the storage
// names of existing players.
const worlds = { home: 'kcd1', others: ['shore'] }
const anyGame = { game: 'A Game', studio: 'A Studio', title: 'A World', glyphs: 0 }

/**
 * True if Node.js has a `localStorage` of its own (since version 25). Without a file it is `undefined` and hides the
 * test page's. The flag that disables it is unknown before version 22.
 */
const hasOwnStorage = Number(process.versions.node.split('.')[0]) >= 25

export default defineConfig({
  plugins: [worldsModule(worlds, () => anyGame)],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'pipeline/**/*.test.ts', 'tools/**/*.test.ts'],
    // Component tests run with vitest.browser.config.ts.
    exclude: [...configDefaults.exclude, '**/*.browser.test.{ts,tsx}'],
    // A file that needs a page says so in its first line: // @vitest-environment happy-dom
    environment: 'node',
    // Limit for tests that hang, not a measure of speed: a slow machine takes three times as long as a fast one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    // With a process per file, starting processes took most of the time.
    isolate: false,
    execArgv: hasOwnStorage ? ['--no-experimental-webstorage'] : [],
    globalSetup: ['tools/before-tests.ts'],
    setupFiles: ['src/testing/fresh-page.ts'],
    // Modules that each file loads afresh: the fake database, and idb, which caches its classes.
    server: { deps: { inline: ['fake-indexeddb', 'idb'] } },
    // A random order reveals files that depend on another file.
    sequence: { shuffle: { files: true } },
  },
})
