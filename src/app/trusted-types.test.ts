import { describe, expect, it } from 'vitest'
import { ownScript } from './trusted-types.ts'

const page = 'https://example.org/maps/kcd1/terms'
const base = '/maps/kcd1/'

describe('the address of a script', () => {
  it.each([
    ['/maps/kcd1/assets/land-worker-1.js', 'https://example.org/maps/kcd1/assets/land-worker-1.js'],
    ['https://example.org/maps/kcd1/sw.js', 'https://example.org/maps/kcd1/sw.js'],
    ['sw.js', 'https://example.org/maps/kcd1/sw.js'],
  ])('is admitted below the site: %s', (address, full) => {
    expect(ownScript(address, page, base)).toBe(full)
  })

  it.each([
    'https://elsewhere.invalid/maps/kcd1/sw.js',
    '//elsewhere.invalid/maps/kcd1/sw.js',
    'http://example.org/maps/kcd1/sw.js',
    'https://example.org:8443/maps/kcd1/sw.js',
    'https://user@elsewhere.invalid/maps/kcd1/sw.js',
    '/sw.js',
    '/maps/kcd1',
    '/maps/kcd1/../kcd2/sw.js',
    '/maps/kcd1/%2e%2e/sw.js',
    'blob:https://example.org/maps/kcd1/1',
    'data:text/javascript,1',
    'javascript:1',
    'https://',
  ])('is refused anywhere else: %s', (address) => {
    expect(ownScript(address, page, base)).toBeUndefined()
  })
})
