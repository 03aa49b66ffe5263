import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBaseUrl } from './base-url.ts'
import { mapLink, sharedMarkerId } from './share-link.ts'

describe('mapLink', () => {
  it('completes a base that is a path with the origin', () => {
    expect(mapLink(parseBaseUrl('/maps/'), 'https://example.org', '', '?marker=12')).toBe(
      'https://example.org/maps/?marker=12',
    )
  })

  it('prefers the configured address over the origin', () => {
    expect(
      mapLink(
        parseBaseUrl('https://maps.example.org/kcd1/'),
        'http://localhost:4173',
        '',
        '?marker=0',
      ),
    ).toBe('https://maps.example.org/kcd1/?marker=0')
  })

  it('opens the world at its path', () => {
    expect(mapLink(parseBaseUrl('/maps/'), 'https://example.org', 'shore', '?marker=12')).toBe(
      'https://example.org/maps/shore?marker=12',
    )
  })

  it('names the marker that it was made for', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (id) => {
        const link = mapLink(parseBaseUrl('/'), 'https://example.org', '', `?marker=${id}`)
        expect(sharedMarkerId(new URL(link).search)).toBe(id)
      }),
    )
  })
})

describe('sharedMarkerId', () => {
  it('reads the parameter wherever it stands', () => {
    expect(sharedMarkerId('?marker=7')).toBe(7)
    expect(sharedMarkerId('?utm=x&marker=1046')).toBe(1046)
  })

  it('takes the first of several', () => {
    expect(sharedMarkerId('?marker=3&marker=4')).toBe(3)
  })

  it.each([
    '',
    '?',
    '?marker',
    '?marker=',
    '?marker=NaN',
    '?marker=1e309',
    '?marker=1e2',
    '?marker=0x10',
    '?marker=-1',
    '?marker=+1',
    '?marker=1.5',
    '?marker=%201',
    '?marker=1%0A',
    '?marker=%E0%A4',
    '?marker=%E0%A4%A',
    '?marker=١٢',
    '?marker=9007199254740993',
    '?marker=<script>alert(1)</script>',
    '?marker=__proto__',
    '?Marker=1',
    `?marker=${'9'.repeat(100_000)}`,
  ])('reads nothing from %.40s', (search) => {
    expect(sharedMarkerId(search)).toBeUndefined()
  })

  it('never throws, and gives only ids', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        for (const search of [`?marker=${value}`, `?${name}=${value}`, name]) {
          const id = sharedMarkerId(search)
          expect(id === undefined || (Number.isSafeInteger(id) && id >= 0)).toBe(true)
        }
      }),
    )
  })
})
