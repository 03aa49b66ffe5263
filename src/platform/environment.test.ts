import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

it('joins paths to the configured address, with or without a leading slash', async () => {
  vi.stubEnv('VITE_BASE_URL', 'https://example.org/maps/mine')
  const { assetUrl, baseUrl } = await import('./environment.ts')
  expect(baseUrl.address).toBe('https://example.org/maps/mine/')
  expect(assetUrl('/icons/nest.webp')).toBe('/maps/mine/icons/nest.webp')
  expect(assetUrl('images/7-camp.webp')).toBe('/maps/mine/images/7-camp.webp')
})

it('refuses to start without an address', async () => {
  vi.stubEnv('VITE_BASE_URL', '')
  await expect(import('./environment.ts')).rejects.toThrow('VITE_BASE_URL is required')
})
