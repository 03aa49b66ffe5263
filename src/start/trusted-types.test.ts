import { describe, expect, it } from 'vitest'
import { siteScriptAddress } from './trusted-types.ts'

const page = 'https://example.org/maps/mine/terms'
const base = '/maps/mine/'

describe('the address of a script', () => {
  it.each([
    ['/maps/mine/assets/land-worker-1.js', 'https://example.org/maps/mine/assets/land-worker-1.js'],
    ['https://example.org/maps/mine/sw.js', 'https://example.org/maps/mine/sw.js'],
    ['sw.js', 'https://example.org/maps/mine/sw.js'],
  ])('is admitted below the site: %s', (address, full) => {
    expect(siteScriptAddress(address, page, base)).toBe(full)
  })

  it.each([
    'https://elsewhere.invalid/maps/mine/sw.js',
    '//elsewhere.invalid/maps/mine/sw.js',
    'http://example.org/maps/mine/sw.js',
    'https://example.org:8443/maps/mine/sw.js',
    'https://user@elsewhere.invalid/maps/mine/sw.js',
    '/sw.js',
    '/maps/mine',
    '/maps/mine/../kcd2/sw.js',
    '/maps/mine/%2e%2e/sw.js',
    'blob:https://example.org/maps/mine/1',
    'data:text/javascript,1',
    'javascript:1',
    'https://',
  ])('is refused anywhere else: %s', (address) => {
    expect(siteScriptAddress(address, page, base)).toBeUndefined()
  })
})
