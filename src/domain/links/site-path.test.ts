import { describe, expect, it } from 'vitest'
import { pagePath, readSitePath, worldPath } from './site-path.ts'

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
    // The home world has one address.
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
