import { describe, expect, it } from 'vitest'
import {
  isMixedContent,
  isOwnNetwork,
  parseLiveAddress,
  readProgramAddress,
} from './program-address.ts'

describe('the address that a player gives', () => {
  it.each([
    ['http://192.168.1.20:8765', 'http://192.168.1.20:8765'],
    ['  192.168.1.20:8765 ', 'http://192.168.1.20:8765'],
    ['localhost:9000', 'http://localhost:9000'],
    ['https://gaming-pc.local:8765/', 'https://gaming-pc.local:8765'],
    ['http://10.0.0.7:8765/position', 'http://10.0.0.7:8765'],
    ['http://172.16.0.1', 'http://172.16.0.1'],
    ['http://[fd00::1]:8765', 'http://[fd00::1]:8765'],
    ['http://127.0.0.1:8765', 'http://127.0.0.1:8765'],
  ])('%s is one', (text, origin) => {
    expect(readProgramAddress(text)).toBe(origin)
  })

  it.each([
    '',
    'http://',
    'the computer upstairs',
    'http://example.org:8765',
    'http://8.8.8.8:8765',
    'http://172.32.0.1:8765',
    'http://192.168.1.20:99999',
    'http://192.168.1.20:8765/other',
    'http://192.168.1.20:8765/?a=b',
    'http://me:secret@192.168.1.20:8765',
    'ftp://192.168.1.20',
    'javascript:alert(1)',
    'http://local',
    'http://127.0.0.1.example.org',
    'http://192.168.1.20.example.org',
    'http://[2001:db8::1]:8765',
  ])('%s is none', (text) => {
    expect(readProgramAddress(text)).toBeUndefined()
  })
})

describe('the address configured by the site’s operator', () => {
  it('may be any', () => {
    expect(parseLiveAddress(' https://game.example.org:8443/ ')).toBe(
      'https://game.example.org:8443',
    )
    expect(parseLiveAddress(undefined)).toBeUndefined()
    expect(parseLiveAddress('')).toBeUndefined()
  })

  it.each(['192.168.1.20', 'http://192.168.1.20/else', 'http://a; script-src *'])(
    'is told to be wrong in one line: %s',
    (value) => {
      expect(() => parseLiveAddress(value)).toThrow(
        /^VITE_LIVE_ADDRESS is ".*": it must be [^\n]+\.$/,
      )
    },
  )
})

it('a page that came by https asks no other machine by http', () => {
  expect(isMixedContent('https:', 'http://192.168.1.20:8765')).toBe(true)
  expect(isMixedContent('https:', 'https://192.168.1.20:8765')).toBe(false)
  expect(isMixedContent('http:', 'http://192.168.1.20:8765')).toBe(false)
  for (const own of ['localhost', '127.0.0.1', '[::1]', 'map.localhost'])
    expect(isMixedContent('https:', `http://${own}:8765`)).toBe(false)
})

it('a page of the own network may be one that the program serves itself', () => {
  expect(['localhost', '192.168.1.20', 'pc.local'].map(isOwnNetwork)).toEqual([true, true, true])
  expect(['example.org', 'localhost.example.org', ''].map(isOwnNetwork)).toEqual([
    false,
    false,
    false,
  ])
})
