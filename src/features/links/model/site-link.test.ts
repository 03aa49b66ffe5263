import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSiteLink, transferFragmentsIn } from './site-link.ts'

const site = {
  origin: 'https://map.example',
  basePath: '/kcd/',
  worlds: { home: 'first', others: ['second-one', 'third'] },
}
const read = (text: string) => readSiteLink(text, site)
const home = (search: string) => ({ path: '', search })

describe('a link of this site', () => {
  it.each([
    ['https://map.example/kcd/?marker=12', home('?marker=12')],
    ['https://map.example/kcd/', home('')],
    ['https://map.example/kcd', home('')],
    ['map.example/kcd/?quest=3', home('?quest=3')],
    ['/kcd/?quest=3', home('?quest=3')],
    ['?quest=3', home('?quest=3')],
    ['https://map.example/kcd/index.html?quest=3', home('?quest=3')],
    ['https://map.example/kcd/second-one?spot=1,2', { path: 'second-one', search: '?spot=1%2C2' }],
    ['https://map.example/kcd/second-one', { path: 'second-one', search: '' }],
    [
      'https://map.example/kcd/third/embed?marker=4&lang=de',
      { path: 'third', search: '?marker=4' },
    ],
    ['https://map.example/kcd/embed?follow=1&marker=4', home('?marker=4')],
    ['https://map.example/kcd/terms', { path: 'terms', search: '' }],
    ['https://map.example/kcd/?marker=12&utm_source=chat', home('?marker=12')],
    ['https://map.example/kcd/?set=A%20b&types=-nest', home('?set=A+b&types=-nest')],
  ])('%s is read', (text, link) => {
    expect(read(text)).toEqual(link)
  })

  it.each([
    ['another host', 'https://other.example/?marker=12'],
    ['another host without https', 'other.example/maps/?marker=12'],
    ['a host of one word', 'localhost:8080/?marker=12'],
    ['another base path', 'https://map.example/old/place/?marker=12'],
    ['http', 'http://map.example/kcd/?marker=12'],
    ['capitals', 'HTTPS://MAP.EXAMPLE/KCD/?MARKER=12'],
    ['a capital first letter', 'Map.example/kcd/?marker=12'],
  ])('may have %s', (_, text) => {
    expect(read(text)).toEqual(home('?marker=12'))
  })

  it.each([
    '<https://map.example/kcd/?marker=12>',
    '(https://map.example/kcd/?marker=12)',
    '[the chest](https://map.example/kcd/?marker=12).',
    '“https://map.example/kcd/?marker=12”',
    'Look here: https://map.example/kcd/?marker=12, by the mill!',
    '  https://map.example/kcd/?marker=12. ',
    '<iframe src="https://map.example/kcd/embed?marker=12&amp;lang=de" width="600"></iframe>',
    '(map.example/kcd/?marker=12)',
    '"?marker=12"',
  ])('is found in %s', (text) => {
    expect(read(text)).toEqual(home('?marker=12'))
  })

  it('loses a full stop behind its path', () => {
    expect(read('https://map.example/kcd/third.')).toEqual({ path: 'third', search: '' })
  })

  it('keeps the brackets that it opens itself', () => {
    expect(read('https://map.example/kcd/?place=Mill%20(old)')).toEqual(
      home('?place=Mill+%28old%29'),
    )
  })

  it('on another host names its world by its path', () => {
    expect(read('https://other.example/x/SECOND-ONE/?marker=12')?.path).toBe('second-one')
    expect(read('https://other.example/x/third/embed?marker=12')?.path).toBe('third')
  })

  it.each([
    '',
    'bath',
    '4700, 4870',
    '4700.5/4870.25',
    '4700/4870',
    'map 12',
    'e.g. baths',
    'https://other.example/',
    'https://other.example/?page=3',
    'https://map.example/kcd/unknown',
    'https://',
    'ftp://map.example/?marker=12',
    'nest?',
    'what/where?',
  ])('“%s” is none', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('is looked for in any text without an error', () => {
    const part = fc.constantFrom('https://', 'map.example', '/kcd/', '?marker=', '%', '(', ')', '.')
    const text = fc.array(fc.oneof(part, fc.string({ unit: 'binary' })), { maxLength: 8 })
    fc.assert(
      fc.property(text, (parts) => {
        read(parts.join(''))
        transferFragmentsIn(parts.join(''))
      }),
    )
  })
})

it.each(['.', ')', '-', '/', 'a.', '://', '#', '%', '\\u00e9'])(
  'reads a million characters of “%s” without delay',
  (part) => {
    const text = part.repeat(1_000_000 / part.length)
    for (const whole of [text, `${text} x`, `https://${text}x`, `1.${text} x`, `#t=${text} x`]) {
      read(whole.slice(0, 19_000))
      read(whole)
      transferFragmentsIn(whole)
    }
  },
)

describe('the link from another device', () => {
  it.each([
    'https://map.example/kcd/#t=1.AbC_d-9012',
    'map.example/#t=1.AbC_d-9012',
    '#t=1.AbC_d-9012',
    't=1.AbC_d-9012',
    '1.AbC_d-9012',
    '(1.AbC_d-9012)',
    'https://map.example/kcd/#t%3D1.AbC_d-9012',
    'https://map.example/kcd/%23t=1.AbC_d-9012',
    '<https://map.example/kcd/?marker=3#t=1.AbC_d-9012>',
    'My progress: https://map.example/kcd/#t=1.AbC_d-9012 Have fun',
  ])('is found in %s', (text) => {
    expect(transferFragmentsIn(text)[0]).toBe('#t=1.AbC_d-9012')
  })

  it('may have been broken into lines', () => {
    expect(transferFragmentsIn('https://map.example/#t=1.AbCd\r\n Efgh\n12')).toContain(
      '#t=1.AbCdEfgh12',
    )
  })

  it('is recognized without its code', () => {
    expect(transferFragmentsIn('https://map.example/#t=')).toEqual(['#t='])
  })

  it.each(['', 'bath', '1.5, 2.5', '12.5', '1.25 m', 'https://map.example/#top'])(
    'is not in “%s”',
    (text) => {
      expect(transferFragmentsIn(text)).toEqual([])
    },
  )
})
