import { describe, expect, it } from 'vitest'
import { BaseUrlError, parseBaseUrl, pagePath, readSitePath, worldPath } from './site-path.ts'

describe('parseBaseUrl', () => {
  it.each([
    ['/', '/', '/'],
    ['/maps/mine/', '/maps/mine/', '/maps/mine/'],
    ['/maps/mine', '/maps/mine/', '/maps/mine/'],
    ['  /maps/ ', '/maps/', '/maps/'],
    ['https://example.org', 'https://example.org/', '/'],
    ['https://example.org/maps/mine', 'https://example.org/maps/mine/', '/maps/mine/'],
    ['http://localhost:4173/a/', 'http://localhost:4173/a/', '/a/'],
    ['https://EXAMPLE.org/Maps/', 'https://example.org/Maps/', '/Maps/'],
  ])('reads "%s"', (value, address, path) => {
    expect(parseBaseUrl(value)).toEqual({ address, path })
  })

  it.each([[undefined], [null], [''], ['   '], [0], [{}]])('requires a value: %j', (value) => {
    expect(() => parseBaseUrl(value)).toThrow(BaseUrlError)
    expect(() => parseBaseUrl(value)).toThrow(/^VITE_BASE_URL is required and must not be empty/)
  })

  it.each([
    'maps/mine/',
    '//example.org/',
    'ftp://example.org/',
    'javascript:alert(1)//',
    'data:text/html,hello/',
    'https://example.org/?a=1',
    'https://example.org/#map',
    '/maps?a=1',
    '/maps#a',
    '/my maps/',
    'https://',
  ])('refuses %s in one line', (value) => {
    expect(() => parseBaseUrl(value)).toThrow(BaseUrlError)
    expect(() => parseBaseUrl(value)).toThrow(/^VITE_BASE_URL is ".*": .*$/)
  })
})

const worlds = { home: 'island', others: ['far-shore', 'shore'] }

describe.each(['/', '/maps/mine/'])('an address below %s', (base) => {
  it.each([
    ['', '', 'island'],
    ['embed', 'embed', 'island'],
    ['embed/', 'embed', 'island'],
    ['shore', '', 'shore'],
    ['shore/', '', 'shore'],
    ['shore/embed', 'embed', 'shore'],
    ['far-shore/embed/', 'embed', 'far-shore'],
    ['terms', 'terms', null],
    ['privacy-policy/', 'privacy-policy', null],
    ['credits', 'credits', null],
  ])('“%s” is a page', (below, page, world) => {
    expect(readSitePath(base + below, base, worlds)).toEqual({ page, world })
  })

  it.each([
    // The home world is reachable only at the root.
    'island',
    'island/embed',
    'Shore',
    'shores',
    'shore/terms',
    'shore/404',
    'shore/embed/embed',
    'shore//',
    'shore//embed',
    'embed/shore',
    'embed//',
    'shore/index.html',
    'constructor',
    '%73hore',
    '404',
    'nowhere',
  ])('“%s” is none', (below) => {
    expect(readSitePath(base + below, base, worlds)).toEqual({ page: '404', world: null })
  })
})

it('finds the site’s root without its last slash, and nothing outside it', () => {
  expect(readSitePath('/maps/mine', '/maps/mine/', worlds)).toEqual({ page: '', world: 'island' })
  for (const path of ['/', '/maps', '/maps/mine2', '/shore', '/maps/yours/shore'])
    expect(readSitePath(path, '/maps/mine/', worlds).page).toBe('404')
})

it('gives the path of a page of a world', () => {
  const island = worldPath('island', worlds)
  expect([pagePath(island, ''), pagePath(island, 'embed')]).toEqual(['', 'embed'])
  const shore = worldPath('shore', worlds)
  expect([pagePath(shore, ''), pagePath(shore, 'embed')]).toEqual(['shore', 'shore/embed'])
})
