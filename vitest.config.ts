import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'pipeline/**/*.test.ts', 'tools/**/*.test.ts'],
    // A file that needs a page says so in its first line: // @vitest-environment happy-dom
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
  },
})
