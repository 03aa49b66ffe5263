import { afterEach, expect, it, vi } from 'vitest'

vi.mock('virtual:worlds', () => ({ home: 'island', others: ['shore'] }))

const { providePageWorld } = await import('../../platform/page-world.ts')
const { loadWorldTitle, otherWorldUrl } = await import('./other-worlds.ts')

afterEach(() => vi.unstubAllGlobals())

it('knows where the other worlds of the site are, and no others', () => {
  providePageWorld('island')
  expect(otherWorldUrl('shore')).toBe('/shore')
  expect(otherWorldUrl('island')).toBeUndefined()
  expect(otherWorldUrl('toString')).toBeUndefined()
  providePageWorld('shore')
  expect(otherWorldUrl('island')).toBe('/')
  expect(otherWorldUrl('shore')).toBeUndefined()
})

it('knows their titles, as far as they can be loaded', async () => {
  const world = { id: 'shore', game: 'A game', title: 'The shore', total: 1, ids: '7', bytes: 9 }
  const file = { format: 'itinerarium-worlds', worlds: [world] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
  expect(await loadWorldTitle('shore')).toBe('The shore')
  expect(await loadWorldTitle('island')).toBe('island')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await loadWorldTitle('shore')).toBe('shore')
})
