import { describe, expect, it } from 'vitest'
import { BaseUrlError, parseBaseUrl } from './base-url.ts'

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
