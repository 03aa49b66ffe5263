import { afterEach, expect, it, vi } from 'vitest'
import { drawLand } from './land-picture.ts'

afterEach(() => vi.unstubAllEnvs())

it('says that there is no browser [F98]', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  expect(await drawLand('{}', 256)).toMatch(/^to draw the land takes Chromium or Chrome\. /)
})

it('says that what shall be the browser is none [F98]', { timeout: 60_000 }, async () => {
  vi.stubEnv('CHROMIUM_PATH', import.meta.filename)
  expect(await drawLand('{}', 256)).toBe(
    `${import.meta.filename} is no browser that starts here. Set CHROMIUM_PATH to the executable of another, and run this again.`,
  )
})
